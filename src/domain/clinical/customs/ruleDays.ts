import type { ChayRule, Custom, Degree } from './types';

export const ruleKey = ({ days = [], months = [], weekdays = [] }: ChayRule): string =>
  [
    days.join('.'),
    months.length > 0 ? `m${months.join('.')}` : '',
    weekdays.length > 0 ? `w${weekdays.join('.')}` : '',
  ]
    .filter(Boolean)
    .join('');
export const chayKey = (on: readonly ChayRule[]): string =>
  `chay:${on.map((rule) => ruleKey(rule) || 'daily').join('+')}`.slice(0, 160);

const isOfDays = ({ days, months }: ChayRule) => days !== undefined && months === undefined;
const isOfMonths = ({ days, months }: ChayRule) => months !== undefined && days === undefined;

export function mergeDays(rules: readonly ChayRule[]): ChayRule[] {
  const days = new Set(rules.filter(isOfDays).flatMap((rule) => rule.days ?? []));
  const months = new Set(rules.filter(isOfMonths).flatMap((rule) => rule.months ?? []));
  return [
    ...(days.size > 0 ? [{ days: [...days].sort((a, b) => a - b) }] : []),
    ...(months.size > 0 ? [{ months: [...months] }] : []),
    ...rules.filter((rule) => !isOfDays(rule) && !isOfMonths(rule)),
  ];
}

/** Behind the key of a food that is refused on some days alone. */
export const daysKey = (on: readonly ChayRule[]): string =>
  on.length > 0 ? `@${on.map(ruleKey).join('+')}` : '';

const STRICTNESS: Record<Degree, number> = { allergy: 2, cannot: 1, dislike: 0 };
/** Of two refusals of one food the stricter stays. */
const isStricter = (one: Custom, other: Custom): boolean =>
  one.kind === 'avoid' &&
  other.kind === 'avoid' &&
  STRICTNESS[one.degree] > STRICTNESS[other.degree];

/** Into a custom of the same key: the stricter one stays, with the words of both. */
export function mergeCustom(known: Custom, custom: Custom): void {
  const words = `${known.words}, ${custom.words}`.slice(0, 300);
  Object.assign(known, isStricter(known, custom) ? {} : custom, { words });
}
