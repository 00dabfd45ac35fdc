import { withEntry, type DayContents } from '../domain/practice/diary/day';
import type { DiaryEntry } from '../domain/practice/diary/submission';
import type { OwnDay, SharedMenu, SharedView } from '../domain/practice/diary/sharedView';
import type { KeptLink, Waiting } from './store';

const EMPTY: DayContents = { ticks: [], weights: [] };

export function withEntries(diary: readonly OwnDay[], entries: readonly DiaryEntry[]): OwnDay[] {
  const days = new Map<string, DayContents>(diary.map((day) => [day.date, day]));
  for (const entry of entries) {
    if (entry.type === 'consent') continue;
    const before = days.get(entry.date) ?? EMPTY;
    days.set(entry.date, withEntry(before, entry) ?? before);
  }
  return [...days]
    .map(([date, { ticks, weights }]) => ({ date, ticks, weights }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

export function hasConsent(view: SharedView | undefined, waiting: readonly Waiting[]): boolean {
  const pressed = waiting.findLast(({ entry }) => entry.type === 'consent')?.entry;
  return pressed?.type === 'consent' ? pressed.isGiven : (view?.hasConsent ?? false);
}

/** By the gateway's clock, as far as it is known. */
export const getNow = ({ ahead = 0 }: Pick<KeptLink, 'ahead'>): Date =>
  new Date(Date.now() + ahead);

export const eatenLines = (day: DayContents | undefined): ReadonlySet<string> =>
  new Set(day?.ticks.flatMap(({ lineId, isEaten }) => (isEaten ? [lineId] : [])));

/** kcal; `isWhole`: the energy of every line is known. */
export function eatenEnergy(
  { meals }: SharedMenu,
  eaten: ReadonlySet<string>,
): { kcal: number; isWhole: boolean } {
  const lines = meals.flatMap((meal) => meal.lines).filter(({ lineId }) => eaten.has(lineId));
  return {
    kcal: lines.reduce((sum, { kcal = 0 }) => sum + kcal, 0),
    isWhole: lines.every(({ kcal }) => kcal !== undefined),
  };
}

export type TypedWeight = { weight: number } | { problem: 'range' };

/** kg: `62,1` or `62.1` */
export function readWeight(typed: string, { min, max }: { min: number; max: number }): TypedWeight {
  const text = typed.trim().replace(',', '.');
  const weight = Math.round(Number(text) * 10) / 10;
  const isNumber = /^\d{1,3}(\.\d+)?$/.test(text);
  return isNumber && weight >= min && weight <= max ? { weight } : { problem: 'range' };
}
