import type { Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import type { DiaryDay } from '../../domain/records/kinds/diaryDay';
import { weightOfDay } from '../../domain/practice/diary/day';

/** A weight on a day, kg. */
export interface Reading {
  id: string;
  date: string;
  weight: number;
  isOwn?: true;
}

/** Weights of the visits, and the record's own where no visit weighed on that day; oldest first. */
export function listReadings(
  newestFirst: readonly Consultation[],
  { id: clientId, weighing }: Partial<Pick<Client, 'id' | 'weighing'>> = {},
): Reading[] {
  const readings = newestFirst
    .flatMap(({ id, visitDate, weight }) =>
      weight === undefined ? [] : [{ id, date: visitDate, weight }],
    )
    .reverse();
  if (!weighing || readings.some(({ date }) => date === weighing.date)) return readings;
  return [...readings, { id: clientId ?? '', ...weighing }].sort((a, b) =>
    a.date.localeCompare(b.date),
  );
}

/** If both have a reading on one day, that of the visit counts. */
export function withOwnReadings(
  readings: readonly Reading[],
  diary: readonly DiaryDay[],
): Reading[] {
  const measured = new Set(readings.map(({ date }) => date));
  const own = diary.flatMap((day): Reading[] => {
    const dayWeight = weightOfDay(day);
    if (!dayWeight || measured.has(day.date)) return [];
    return [{ id: day.id, date: day.date, weight: dayWeight.weight, isOwn: true }];
  });
  return [...readings, ...own].sort((a, b) => a.date.localeCompare(b.date));
}

const toDayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

export interface Plot {
  points: { x: number; y: number; reading: Reading }[];
  targetY?: number;
}

/**
 * The range is at least 1 kg, so that grams make no cliffs.
 * @param width px
 * @param height px
 */
export function plotWeights(
  readings: readonly Reading[],
  target: number | undefined,
  { width, height }: { width: number; height: number },
): Plot {
  const days = readings.map((reading) => toDayNumber(reading.date));
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const weights = readings.map((reading) => reading.weight);
  if (target !== undefined) weights.push(target);
  const low = Math.min(...weights);
  const high = Math.max(...weights);
  const middle = (low + high) / 2;
  const range = Math.max(high - low, 1);
  const x = (day: number, index: number): number => {
    if (readings.length === 1) return width / 2;
    // All on one day: spread by order, as there is no time to show.
    if (last === first) return (index / (readings.length - 1)) * width;
    return ((day - first) / (last - first)) * width;
  };
  const y = (weight: number): number => height * (0.5 - (weight - middle) / range);
  return {
    points: readings.map((reading, index) => ({
      x: x(days[index] ?? first, index),
      y: y(reading.weight),
      reading,
    })),
    ...(target === undefined ? {} : { targetY: y(target) }),
  };
}
