import {
  DIARY_DAY_LIMITS,
  type DiaryDay,
  type MealTick,
  type OwnWeight,
} from '../../records/kinds/diaryDay';
import { dateAfter, dateInVietnam } from '../../text/days';
import { cleanLine } from '../../text/clean';
import { DIARY_REACH, type DayEntry, type DiaryEntry, type EntryRefusal } from './submission';

export type DayContents = Pick<DiaryDay, 'ticks' | 'weights'>;

/** Milliseconds that a device's clock may be ahead: the later press wins, so a fast clock would overrule all that follows. */
const MAX_AHEAD = 26 * 3_600_000;

export function entryRefusal(entry: DiaryEntry, now: Date): EntryRefusal | undefined {
  if (Date.parse(entry.at) > now.getTime() + MAX_AHEAD) return 'clock';
  if (entry.type === 'consent') return undefined;
  const today = dateInVietnam(now);
  const isNear =
    entry.date >= dateAfter(today, -DIARY_REACH.before) &&
    entry.date <= dateAfter(today, DIARY_REACH.after);
  return isNear ? undefined : 'date';
}

/**
 * Puts an item among others of its key. The later press wins; of two at one time the greater one, so that every order of
 * the same submissions ends alike.
 * @returns the same list where nothing changes; undefined where there is no room
 */
function withItem<T extends { at: string }>(
  items: readonly T[],
  item: T,
  { key, most, rank }: { key: keyof T; most: number; rank: (item: T) => number },
): readonly T[] | undefined {
  const before = items.find((one) => one[key] === item[key]);
  if (!before) return items.length < most ? [...items, item] : undefined;
  const [then, now] = [Date.parse(before.at), Date.parse(item.at)];
  const isNewer = now > then || (now === then && rank(item) > rank(before));
  return isNewer ? items.map((one) => (one === before ? item : one)) : items;
}

const heavier = ({ weight }: OwnWeight): number => weight;
const eaten = ({ isEaten }: MealTick): number => Number(isEaten);

/**
 * Repeated entries, in any order, give the same day.
 * @returns the same day where nothing changes; undefined where the day has no room
 */
export function withEntry(day: DayContents, entry: DayEntry): DayContents | undefined {
  const { at } = entry;
  if (entry.type === 'weight') {
    const item: OwnWeight = { entryId: entry.id, weight: entry.weight, at };
    const { weights: most } = DIARY_DAY_LIMITS;
    const weights = withItem(day.weights, item, { key: 'entryId', most, rank: heavier });
    return weights && (weights === day.weights ? day : { ...day, weights: [...weights] });
  }
  const { lineId, slot, isEaten } = entry;
  const item: MealTick = { lineId, slot, name: cleanLine(entry.name, 320) || '—', isEaten, at };
  const ticks = withItem(day.ticks, item, {
    key: 'lineId',
    most: DIARY_DAY_LIMITS.ticks,
    rank: eaten,
  });
  return ticks && (ticks === day.ticks ? day : { ...day, ticks: [...ticks] });
}

export function weightOfDay({ weights }: Pick<DiaryDay, 'weights'>): OwnWeight | undefined {
  return [...weights].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1);
}
