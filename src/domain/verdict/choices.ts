import { MAX_LIMIT_CHOICES, type LimitChoice } from '../records/shared/limitChoice';
import { NUTRIENT_UNITS } from '../food/nutrients';
import { mustWait, type Alarm, type Limit } from '../clinical/limitTypes';

/** Share by which a figure may have moved since somebody chose about it: an estimate follows each weighing. */
const SAME_FIGURE = 0.1;

const isSameFigure = (value: number, chosen: number): boolean =>
  Math.abs(value - chosen) <= SAME_FIGURE * chosen;

/** Amounts of a day alone are weighed against each other; alcohol, purine in gout and the swings of warfarin are not. */
const isAmount = ({ of, per }: Limit): boolean =>
  per === 'day' && (of === 'freeSugars' || Object.hasOwn(NUTRIENT_UNITS, of));

/** Whether a person may let a limit give way. While an alarm waits, nothing is weighed against anything. */
export const mayYield = (limit: Limit, alarms: readonly Alarm[]): boolean =>
  isAmount(limit) && !alarms.some(mustWait);

/** Choices that are in force for these limits, the newest first. */
function inForce(
  limits: readonly Limit[],
  choices: readonly LimitChoice[],
  alarms: readonly Alarm[],
): { limit: Limit; to: Limit[]; date: string }[] {
  const byKey = new Map(limits.map((limit) => [limit.key, limit]));
  return [...choices]
    .sort((a, b) => b.date.localeCompare(a.date))
    .flatMap(({ limit: key, value, to: keys, date }) => {
      const limit = byKey.get(key);
      if (!limit || !mayYield(limit, alarms) || !isSameFigure(limit.value, value)) return [];
      const to = keys.flatMap((one) => byKey.get(one) ?? []);
      return to.length === keys.length ? [{ limit, to, date }] : [];
    });
}

/** The day on which somebody chose that one limit gives way to another of the same amount; absent: nobody did. */
export function pairChoice(
  limit: Limit,
  other: Limit,
  choices: readonly LimitChoice[],
  alarms: readonly Alarm[],
): string | undefined {
  const chosen = inForce([limit, other], choices, alarms);
  const [newest] = chosen.filter(({ to }) => to.length === 1);
  return newest?.limit === limit ? newest.date : undefined;
}

const isOfPair = (limit: Limit, to: readonly Limit[]): boolean =>
  to.length === 1 && to[0]?.of === limit.of;

/**
 * The limits with those marked that give way to limits of other amounts. A choice lapses where its figure is another one now, where
 * a limit that it was made for is gone, or where that one gives way itself.
 */
export function withYielding(
  limits: readonly Limit[],
  choices: readonly LimitChoice[],
  alarms: readonly Alarm[],
): Limit[] {
  const yielding = new Map<Limit, Limit['yields']>();
  const gives = (limit: Limit) => limit.yields !== undefined || yielding.has(limit);
  // Nothing that others give way to may give way itself.
  const yieldKeys = new Set(limits.flatMap(({ yields }) => yields?.to.map(({ key }) => key) ?? []));
  for (const { limit, to, date } of inForce(limits, choices, alarms)) {
    if (isOfPair(limit, to) || gives(limit) || yieldKeys.has(limit.key) || to.some(gives)) continue;
    yielding.set(limit, { to, date });
    for (const { key } of to) yieldKeys.add(key);
  }
  return limits.map((limit) => {
    const yields = yielding.get(limit);
    return yields ? { ...limit, yields } : limit;
  });
}

const isAboutAll = (choice: LimitChoice, keys: ReadonlySet<string>): boolean =>
  [choice.limit, ...choice.to].every((key) => keys.has(key)) && choice.to.length + 1 === keys.size;

/** The choices without the one about a limit. */
export const withoutLimitChoice = (choices: readonly LimitChoice[], key: string): LimitChoice[] =>
  choices.filter(({ limit }) => limit !== key);

/**
 * The choices with one more: of limits that cannot be kept together one gives way, in place of what was chosen of the same ones.
 * @param date `YYYY-MM-DD`
 */
export function withLimitChoice(
  choices: readonly LimitChoice[],
  limit: Limit,
  others: readonly Limit[],
  date: string,
): LimitChoice[] {
  const to = others.map(({ key }) => key);
  const all = new Set([limit.key, ...to]);
  const rest = withoutLimitChoice(choices, limit.key).filter((one) => !isAboutAll(one, all));
  return [...rest, { limit: limit.key, value: limit.value, to, date }].slice(-MAX_LIMIT_CHOICES);
}
