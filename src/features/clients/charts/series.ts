import type { Client } from '../../../domain/records/clients';
import { consultations, type Consultation } from '../../../domain/records/consultations';
import {
  fromStored,
  MEASURE_KEYS,
  MEASURES,
  waistBand,
  weightBand,
  type MeasureKey,
  type MeasureUnit,
  type ReferenceBand,
} from '../../../domain/records/measures';
import { ruleYears } from '../../../domain/clinical/ruleAge';
import type { Birth } from '../../../domain/person/age';

export type SeriesKey = 'weight' | 'pressure' | Exclude<MeasureKey, 'systolic' | 'diastolic'>;

export interface Series {
  key: SeriesKey;
  label: string;
  unit: string;
  digits: number;
  /** `YYYY-MM-DD` */
  dates: string[];
  lines: number[][];
  goal?: number;
  band?: ReferenceBand;
}

const ADULT = 18;

interface Read {
  date: string;
  values: number[];
}

function readings(
  newestFirst: readonly Consultation[],
  of: (visit: Consultation) => (number | undefined)[],
): Read[] {
  return newestFirst
    .flatMap((visit) => {
      const values = of(visit).filter((value) => value !== undefined);
      return values.length === of(visit).length ? [{ date: visit.visitDate, values }] : [];
    })
    .reverse();
}

function toLines(read: Read[]): number[][] {
  return (read[0]?.values ?? []).map((_first, line) => read.map(({ values }) => values[line] ?? 0));
}

/** Adults' bands do not hold for a child, in pregnancy, or where the age is unknown. */
function isAdult(client: Birth, today: string): boolean {
  const age = ruleYears(client, today);
  return age !== undefined && age >= ADULT;
}

function measureSeries(
  key: Exclude<MeasureKey, 'systolic' | 'diastolic'>,
  visits: readonly Consultation[],
  unit: MeasureUnit,
): Series {
  const read = readings(visits, ({ measures }) => {
    const value = measures?.[key];
    return [value === undefined ? undefined : fromStored(value, unit)];
  });
  return {
    key,
    label: MEASURES[key].label,
    unit: unit.unit,
    digits: unit.digits,
    dates: read.map(({ date }) => date),
    lines: toLines(read),
  };
}

function bandIn(band: ReferenceBand, unit: MeasureUnit): ReferenceBand {
  const { least, most, source } = band;
  return {
    source,
    ...(least === undefined ? {} : { least: fromStored(least, unit) }),
    ...(most === undefined ? {} : { most: fromStored(most, unit) }),
  };
}

type Drawn = Pick<
  Client,
  'targetWeight' | 'height' | 'gender' | 'birthYear' | 'birthMonth' | 'birthDay'
>;

function weightSeries(client: Drawn, visits: readonly Consultation[], adult: boolean): Series {
  const read = readings(visits, ({ weight }) => [weight]);
  const band = adult ? weightBand(client.height) : undefined;
  return {
    key: 'weight',
    label: consultations.fields.weight.label,
    unit: 'kg',
    digits: 1,
    dates: read.map(({ date }) => date),
    lines: toLines(read),
    ...(client.targetWeight === undefined ? {} : { goal: client.targetWeight }),
    ...(band ? { band } : {}),
  };
}

function pressureSeries(label: string, visits: readonly Consultation[]): Series {
  const read = readings(visits, ({ measures }) => [measures?.systolic, measures?.diastolic]);
  return {
    key: 'pressure',
    label,
    unit: MEASURES.systolic.unit,
    digits: 0,
    dates: read.map(({ date }) => date),
    lines: toLines(read),
  };
}

interface SeriesOptions {
  /** `YYYY-MM-DD` */
  today: string;
  pressureLabel: string;
  getUnit: (key: MeasureKey) => MeasureUnit;
  pregnant: boolean;
}

/**
 * Without a known source there is no band.
 * @param newestFirst visits of one client, newest first
 */
export function buildSeries(
  client: Drawn,
  newestFirst: readonly Consultation[],
  { today, pressureLabel, getUnit, pregnant }: SeriesOptions,
): Series[] {
  const adult = isAdult(client, today) && !pregnant;
  const single = MEASURE_KEYS.filter((key) => key !== 'systolic' && key !== 'diastolic');
  const all = [
    weightSeries(client, newestFirst, adult),
    ...single.map((key) => {
      const unit = getUnit(key);
      const band = key === 'waist' && adult ? waistBand(client.gender) : undefined;
      const series = measureSeries(key, newestFirst, unit);
      return band ? { ...series, band: bandIn(band, unit) } : series;
    }),
  ];
  all.splice(4, 0, pressureSeries(pressureLabel, newestFirst));
  return all.filter(({ dates }) => dates.length > 1);
}

/** Seconds since 1970, as the chart's axis of time counts. */
export const toSeconds = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;

export function getTimeRange(all: readonly Series[]): [number, number] {
  const seconds = all.flatMap(({ dates }) => dates.map(toSeconds));
  return [Math.min(...seconds), Math.max(...seconds)];
}

export function getValueRange({ lines, goal, band }: Series): [number, number] {
  const values = lines.flat();
  const edges = [goal, band?.least, band?.most].filter((edge) => edge !== undefined);
  const low = Math.min(...values, ...edges);
  const high = Math.max(...values, ...edges);
  const room = Math.max((high - low) * 0.12, Math.abs(high) * 0.01, 0.1);
  return [low - room, high + room];
}
