import { mealsField } from '../../domain/collections/shared/lines';
import type { Clash } from '../../domain/generator/clashes';
import type { Exclusion, Gap, Violation } from '../../domain/generator/types';
import type { ChoiceReason } from '../../domain/generator/why';
import type { NutrientKey } from '../../domain/nutrients';
import { NUTRIENT_LABELS } from '../../domain/nutrients';
import { generatorText as text } from '../../i18n/generator';
import { amountText, originText } from '../../ui/nutrition/limitTexts';

export const slotName = mealsField.merge.slots;

/** Within a sentence: `natri`, `vitamin A`. */
function nutrientName(nutrient: NutrientKey): string {
  const label = NUTRIENT_LABELS[nutrient];
  return label.charAt(0).toLocaleLowerCase('vi') + label.slice(1);
}

/** Misses of one limit on several days. */
export interface Missed {
  key: string;
  days: Violation[];
}

/** Violations by the limit that they miss, in the order in which they came. */
export function missedLimits(violations: readonly Violation[]): Missed[] {
  const limits = new Map<string, Violation[]>();
  for (const one of violations) {
    const key = `${one.nutrient} ${one.side} ${one.bound}`;
    limits.set(key, [...(limits.get(key) ?? []), one]);
  }
  return [...limits].map(([key, days]) => ({ key, days }));
}

/** `natri vượt 2.000 mg (…): T4 02/12 2.105 mg, T6 04/12 2.050 mg`. */
export function missedText({ days }: Missed, dayText: (day: number) => string): string {
  const [first] = days;
  if (!first) return '';
  const { nutrient, side, bound, by } = first;
  const say = side === 'maximum' ? text.limit.over : text.limit.under;
  const whose = by === 'target' ? text.limit.target : originText(by);
  const values = days.map(({ day, value }) =>
    text.limit.onDay(dayText(day), amountText(nutrient, value)),
  );
  const said = say(nutrientName(nutrient), amountText(nutrient, bound), whose, values.join(', '));
  return said.charAt(0).toLocaleUpperCase('vi') + said.slice(1);
}

const limitName = ({ nutrient, side, bound }: Clash['with'][number]): string => {
  const say = side === 'maximum' ? text.limit.atMost : text.limit.atLeast;
  return say(nutrientName(nutrient), amountText(nutrient, bound));
};

/** Why a limit is missed. */
export function clashText({ days: [missed] }: Missed, clashes: readonly Clash[]): string {
  const clash = clashes.find(
    ({ nutrient, side }) => nutrient === missed?.nutrient && side === missed.side,
  );
  if (!clash || !missed) return '';
  const own = limitName(missed);
  if (clash.isVariety) return text.limit.variety(own);
  return clash.with.length > 0
    ? text.limit.clash(own, clash.with.map(limitName).join(', '))
    : text.limit.alone(own);
}

/** The nutrients of some violations, each once. */
export const namesOf = (violations: readonly Violation[]): string =>
  [...new Set(violations.map(({ nutrient }) => nutrientName(nutrient)))].join(', ');

const costWord = (level: string): string =>
  text.wishes.costs[level as keyof typeof text.wishes.costs].toLocaleLowerCase('vi');

/** The word of a wish as it is read: of a figure the nutrient's name, of a cost its level. */
function wordOf({ kind, word }: Pick<Exclusion, 'kind' | 'word'>): string {
  if (kind === 'dear' || kind === 'unknownCost') return costWord(word);
  return kind === 'unknownFigure' && Object.hasOwn(NUTRIENT_LABELS, word)
    ? nutrientName(word as NutrientKey)
    : word;
}

/** A wish that takes dishes away. */
export const wishText = (wish: Exclusion): string =>
  wish.kind === 'slow' && wish.value !== undefined
    ? text.gap.slowBy(wish.value, wish.word)
    : text.gap.kinds[wish.kind](wordOf(wish));

/** Label of giving a wish up. */
export function loosenText(wish: Exclusion): string {
  const { time, cost, method, restriction } = text.gap.loosen;
  if (wish.kind === 'slow' || wish.kind === 'unknownTime') return time;
  if (wish.kind === 'noMethod') return method;
  return wish.kind === 'dear' || wish.kind === 'unknownCost' ? cost : restriction(wish.word);
}

/** `Không thể vừa nấu mỗi món trong 20 phút, vừa kiêng đậu nành và …`. */
export const contradiction = ({ wishes, left }: Gap): string =>
  text.gap.contradict(
    wishes.map((wish) => text.gap.clauses[wish.kind](wordOf(wish))),
    left !== undefined,
  );

/** `Bữa trưa không còn món mặn nào`, `Bữa trưa không đủ món mặn: còn 5 món, 2 ngày bỏ trống`. */
export const gapTitle = ({ slot, role, left, days }: Gap): string =>
  left === undefined || days === undefined
    ? text.gap.title(slotName[slot], text.roles[role])
    : text.gap.few(slotName[slot], text.roles[role], left, days.length);

function regionText({ region, wished }: Extract<ChoiceReason, { kind: 'region' }>): string {
  const names = text.wishes.regions;
  if (region === undefined) return text.reasons.noRegion;
  return region === wished
    ? text.reasons.region(names[region])
    : text.reasons.otherRegion(names[region], names[wished]);
}

/** Whether it speaks for the dish; a dish of another region, or of none by name, only says so. */
export const isForIt = (reason: ChoiceReason): boolean =>
  reason.kind !== 'region' || reason.region === reason.wished;

export function reasonText(reason: ChoiceReason): string {
  const said = text.reasons;
  switch (reason.kind) {
    case 'gives': {
      const { nutrient, amount, day, of } = reason;
      const [one, all, target] = [amount, day, of].map((value) => amountText(nutrient, value));
      return said.gives(NUTRIENT_LABELS[nutrient], one ?? '', all ?? '', target ?? '');
    }
    case 'checked':
      return said.checked(reason.words.join(', ').toLocaleLowerCase('vi'), reason.parts);
    case 'low':
      return said.low(
        nutrientName(reason.nutrient),
        amountText(reason.nutrient, reason.amount),
        amountText(reason.nutrient, reason.of),
      );
    case 'region':
      return regionText(reason);
    case 'minutes':
      return (reason.isEstimate ? said.minutesAbout : said.minutes)(reason.minutes, reason.of);
    case 'cost':
      return said.cost(costWord(String(reason.level)));
    case 'times':
      return said.times(reason.times);
    case 'own':
      return said.own;
  }
}
