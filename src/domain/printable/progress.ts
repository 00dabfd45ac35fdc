import type { Client } from '../records/clients';
import {
  consultationHistory,
  weightDifference,
  weightTrend,
  type HistoryEntry,
} from '../person/clientList';
import type { Consultation } from '../records/consultations';
import { formatNumber } from '../nutrition/format';
import { roundTo } from '../text/round';
import { cleanLine } from '../text/clean';
import { dateText, madeOn } from './dates';
import { buildPerson, type PrintContext } from './menu';
import {
  PRINTABLE_LIMITS,
  type Printable,
  type PrintableFigure,
  type PrintableRow,
} from '../records/printableModel';
import { printableWords as words } from './words';

const kilograms = (weight: number): string => `${formatNumber(roundTo(weight, 1), 1)} kg`;

const changeText = (change: number): string =>
  change === 0 ? '±0 kg' : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change), 1)} kg`;

function figure(key: string, label: string, weight: number | undefined): PrintableFigure[] {
  return weight === undefined ? [] : [{ key, label, value: kilograms(weight) }];
}

type Followed = Pick<
  Client,
  'id' | 'clientName' | 'allergies' | 'goals' | 'birthYear' | 'weight' | 'targetWeight'
>;

function rowOfVisit({ consultation, weightChange }: HistoryEntry): PrintableRow {
  return {
    measure: dateText(consultation.visitDate),
    name: kilograms(consultation.weight ?? 0),
    ...(weightChange === undefined ? {} : { figure: changeText(weightChange) }),
  };
}

/** Notes of visits are the expert's own and stay out. */
export function progressPrintable(
  client: Followed,
  consultations: readonly Consultation[],
  { letterhead, today }: Pick<PrintContext, 'letterhead' | 'today'>,
): Printable {
  const entries = consultationHistory(consultations, client.id).filter(
    ({ consultation }) => consultation.weight !== undefined,
  );
  const rows = entries.slice(0, PRINTABLE_LIMITS.rows).map(rowOfVisit);
  const first = entries.at(-1)?.consultation.weight;
  const visits = entries.map(({ consultation }) => consultation);
  const { weight } = weightTrend(client, visits);
  const isKnown = first !== undefined && weight !== undefined;
  const total = isKnown ? { total: changeText(weightDifference(weight, first)) } : {};
  const person = buildPerson({ client, letterhead, today, recipes: new Map() });
  const figures = [
    ...figure('start', words.startWeight, first),
    ...figure('present', words.presentWeight, weight),
    ...figure('target', words.targetWeight, client.targetWeight),
  ];
  return {
    kind: 'progress',
    eyebrow: words.progress,
    title: cleanLine(client.clientName, 200),
    ...(person ? { person } : {}),
    days: [{ sections: [{ heading: words.weights, ...total, rows, ticked: false }], figures }],
    preparations: [],
    legend: [],
    made: madeOn(today),
    letterhead,
  };
}
