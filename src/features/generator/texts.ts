import { mealsField } from '../../domain/food/storedLines';
import type { Clash } from '../../domain/generator/clashes';
import type { RegionMark as Kitchen, Region } from '../../domain/menus/dishMarks';
import type { Exclusion, Gap, MissedLine, Repeat } from '../../domain/generator/types';
import type { ChoiceReason } from '../../domain/generator/why';
import { NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import { generatorText as text } from '../../i18n/generator';
import {
  knownText,
  limitText,
  lineName,
  originText,
  quantityName,
  statusText,
} from '../../domain/verdict/say';
import { amountText } from '../../ui/nutrition/limitTexts';
import type { Limit } from '../../domain/clinical/limitTypes';

export const slotName = mealsField.merge.slots;

const inSentence = (label: string): string =>
  label.charAt(0).toLocaleLowerCase('vi') + label.slice(1);

const nutrientName = (nutrient: NutrientKey): string => inSentence(NUTRIENT_LABELS[nutrient]);

export interface MissedLimit {
  key: string;
  days: MissedLine[];
}

export function missedLimits(missed: readonly MissedLine[]): MissedLimit[] {
  const limits = new Map<string, MissedLine[]>();
  for (const one of missed) {
    const key = `${one.line.limit.key} ${one.line.slot ?? ''}`;
    limits.set(key, [...(limits.get(key) ?? []), one]);
  }
  return [...limits].map(([key, days]) => ({ key, days }));
}

export function missedText({ days }: MissedLimit, dayText: (day: number) => string): string {
  const [first] = days;
  if (!first) return '';
  const { limit } = first.line;
  const values = days.map(({ day, line }) =>
    text.limit.onDay(
      day === undefined ? text.summary.week : dayText(day),
      knownText(line),
      statusText(line),
    ),
  );
  return text.limit.missed(
    lineName(first.line),
    limitText(limit),
    originText(limit.origin),
    values.join('; '),
  );
}

const limitName = (limit: Limit): string =>
  text.limit.named(inSentence(quantityName(limit.of)), limitText(limit));

/** Limits of which one must give way, for a missed one to be kept; none where no choice between them helps. */
export function clashingLimits(
  { days: [missed] }: MissedLimit,
  clashes: readonly Clash[],
): readonly Limit[] {
  const clash = clashes.find(({ of }) => of.key === missed?.line.limit.key);
  return clash && clash.with.length > 0 ? [clash.of, ...clash.with] : [];
}

export function clashText({ days: [missed] }: MissedLimit, clashes: readonly Clash[]): string {
  const clash = clashes.find(({ of }) => of.key === missed?.line.limit.key);
  if (!clash || !missed) return '';
  const own = limitName(clash.of);
  if (clash.isVariety) return text.limit.variety(own);
  return clash.with.length > 0
    ? text.limit.clash(own, clash.with.map(limitName).join(', '))
    : text.limit.alone(own);
}

export const formatNames = (missed: readonly MissedLine[]): string =>
  [...new Set(missed.map(({ line }) => inSentence(lineName(line))))].join(', ');

export function repeatText({ kind, name, times, of }: Repeat): string {
  const say = text.summary.repeats;
  if (kind === 'region') return say.region(text.wishes.regions[name as Region], times, of);
  if (kind === 'place') return say.place(text.wishes.places[name as Kitchen], times, of);
  return kind === 'main' || kind === 'vegetable' || kind === 'sweet'
    ? say[kind](name, times)
    : say.dish(name, times);
}

/** The loosened limits: `kali, natri`, and refusals that are kept in part. */
export function loosenedText(loosened: readonly Exclusion[]): string {
  const words = (isRefusal: boolean) =>
    loosened
      .filter(({ kind }) => (kind === 'restriction') === isRefusal)
      .map(formatWord)
      .join(', ');
  const [figures, refusals] = [words(false), words(true)];
  return [
    figures === '' ? '' : text.summary.loosened(figures),
    refusals === '' ? '' : text.summary.keptInPart(refusals),
  ]
    .filter(Boolean)
    .join(' ');
}

const costWord = (level: string): string =>
  text.wishes.costs[level as keyof typeof text.wishes.costs].toLocaleLowerCase('vi');

function formatWord({ kind, word }: Pick<Exclusion, 'kind' | 'word'>): string {
  if (kind === 'dear' || kind === 'unknownCost') return costWord(word);
  if (kind === 'care') return text.gap.cares[word] ?? word;
  const isFigure = kind === 'unknownFigure' || kind === 'partlyKnown';
  return isFigure && Object.hasOwn(NUTRIENT_LABELS, word)
    ? nutrientName(word as NutrientKey)
    : word;
}

export const wishText = (wish: Exclusion): string =>
  wish.kind === 'slow' && wish.value !== undefined
    ? text.gap.slowBy(wish.value, wish.word)
    : text.gap.kinds[wish.kind](formatWord(wish));

export function loosenText(wish: Exclusion): string {
  const { time, cost, method, restriction } = text.gap.loosen;
  if (wish.kind === 'slow' || wish.kind === 'unknownTime') return time;
  if (wish.kind === 'noMethod') return method;
  return wish.kind === 'dear' || wish.kind === 'unknownCost' ? cost : restriction(wish.word);
}

export const contradiction = ({ wishes, left }: Gap): string =>
  text.gap.contradict(
    wishes.map((wish) => text.gap.clauses[wish.kind](formatWord(wish))),
    left !== undefined,
  );

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

export const isForIt = (reason: ChoiceReason): boolean =>
  reason.kind !== 'region' || reason.region === reason.wished;

export function reasonText(reason: ChoiceReason): string {
  const reasonTexts = text.reasons;
  switch (reason.kind) {
    case 'gives': {
      const { nutrient, amount, day, of } = reason;
      const [one, all, target] = [amount, day, of].map((value) => amountText(nutrient, value));
      return reasonTexts.gives(NUTRIENT_LABELS[nutrient], one ?? '', all ?? '', target ?? '');
    }
    case 'checked':
      return reasonTexts.checked(reason.words.join(', ').toLocaleLowerCase('vi'), reason.parts);
    case 'low':
      return reasonTexts.low(
        nutrientName(reason.nutrient),
        amountText(reason.nutrient, reason.amount),
        amountText(reason.nutrient, reason.of),
      );
    case 'region':
      return regionText(reason);
    case 'minutes':
      return (reason.isEstimate ? reasonTexts.minutesAbout : reasonTexts.minutes)(
        reason.minutes,
        reason.of,
      );
    case 'cost':
      return reasonTexts.cost(costWord(String(reason.level)));
    case 'times':
      return reasonTexts.times(reason.timesInWeek);
    case 'own':
      return reasonTexts.own;
  }
}
