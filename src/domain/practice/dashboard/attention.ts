import { weightDifference, weightTrend } from '../../person/clientList';
import { personAlarms } from '../../clinical/alarms';
import { ADULT_FROM } from '../../clinical/recognise';
import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import { dateAfter, daysBetween } from '../../text/days';
import type { NutrientKey } from '../../food/nutrients';
import { roundTo } from '../../text/round';
import { presentAnaemia } from '../../targets/labs';
import { alarmInputs } from '../../targets/alarmInputs';
import { ruleYears } from '../../clinical/ruleAge';
import { toCalendarMonth } from '../../person/body';
import { matchGoalKind } from '../../targets/client';
import { isPregnant } from '../../clinical/lifeStage';
import { buildPerson } from '../../targets/person';
import { getStartDate } from './agenda';
import { mustWait } from '../../clinical/limitTypes';

/** Why a client needs attention. Weights in kg. */
export type AttentionReason =
  | { kind: 'alarm'; text: string }
  | { kind: 'allergy'; menuId: string; foods: readonly string[] }
  | { kind: 'limit'; menuId: string; nutrient: NutrientKey; value: number; most: number }
  | { kind: 'against'; change: number; days: number; direction: 'down' | 'up' }
  | { kind: 'off'; change: number; days: number; target: number }
  /** `percent` of the first weight. */
  | { kind: 'unintended'; change: number; percent: number; days: number }
  | { kind: 'stalled'; change: number; days: number; direction: 'down' | 'up' }
  /** g/L. */
  | { kind: 'anaemia'; level: 'mild' | 'moderate' | 'severe'; value: number; cutOff: number }
  | { kind: 'away'; days: number };

export interface Attention {
  client: Client;
  reasons: AttentionReason[];
  weight?: number;
  lastVisit?: string;
}

export const ATTENTION = {
  awayDays: 30,
  weightDays: { least: 30, most: 60 },
  weightChange: 0.5,
  /** Percent of the weight that counts where no change is wished for: our own level for a reminder, by no guideline. */
  unintendedPercent: 5,
} as const;

const KINDS: readonly AttentionReason['kind'][] = [
  'alarm',
  'allergy',
  'limit',
  'anaemia',
  'unintended',
  'against',
  'off',
  'stalled',
  'away',
];

export function wantedDirection(
  { targetWeight, goals }: Pick<Client, 'targetWeight' | 'goals'>,
  from: number,
): 'down' | 'up' | undefined {
  if (targetWeight !== undefined) {
    if (Math.abs(targetWeight - from) < ATTENTION.weightChange) return undefined;
    return targetWeight < from ? 'down' : 'up';
  }
  const goal = matchGoalKind(goals);
  if (goal === 'weight_loss') return 'down';
  return goal === 'weight_gain' || goal === 'muscle_gain' ? 'up' : undefined;
}

interface Weighing {
  first: number;
  last: number;
  change: number;
  days: number;
}

function unintendedReason(
  client: Client,
  { first, change, days }: Weighing,
  today: string,
): AttentionReason | undefined {
  const percent = roundTo((100 * Math.abs(change)) / first, 1);
  const age = ruleYears(client, today);
  const isGrowing = change > 0 && age !== undefined && age < ADULT_FROM;
  if (wantedDirection(client, first) !== undefined || isGrowing) return undefined;
  return percent >= ATTENTION.unintendedPercent
    ? { kind: 'unintended', change, percent, days }
    : undefined;
}

function offReason(
  client: Client,
  { first, last, change, days }: Weighing,
): AttentionReason | undefined {
  const { targetWeight: target } = client;
  const [before, now] = [wantedDirection(client, first), wantedDirection(client, last)];
  if (target === undefined || now === undefined || before === now) return undefined;
  return Math.abs(change) >= ATTENTION.weightChange
    ? { kind: 'off', change, days, target }
    : undefined;
}

function directionReason(
  client: Client,
  { first, last, change, days }: Weighing,
): AttentionReason | undefined {
  const direction = wantedDirection(client, first);
  if (direction === undefined) return undefined;
  const towards = direction === 'down' ? -change : change;
  if (towards <= -ATTENTION.weightChange) return { kind: 'against', change, days, direction };
  const isThere = wantedDirection(client, last) !== direction;
  if (towards >= ATTENTION.weightChange || isThere) return undefined;
  return { kind: 'stalled', change, days, direction };
}

/** Weight in pregnancy follows other rules, and is not judged. */
function weightReason(
  client: Client,
  newestFirst: readonly Consultation[],
  today: string,
): AttentionReason | undefined {
  const { least, most } = ATTENTION.weightDays;
  const since = dateAfter(today, -most);
  const weighed = newestFirst.flatMap(({ visitDate, weight }) =>
    weight === undefined || visitDate < since || visitDate > today ? [] : [{ visitDate, weight }],
  );
  const [last, first] = [weighed[0], weighed.at(-1)];
  if (!last || !first || isPregnant(client, today)) return undefined;
  const days = daysBetween(first.visitDate, last.visitDate);
  const change = weightDifference(last.weight, first.weight);
  const weighing = { first: first.weight, last: last.weight, change, days };
  const unintended = unintendedReason(client, weighing, today);
  if (unintended || days < least) return unintended;
  return offReason(client, weighing) ?? directionReason(client, weighing);
}

function awayReason(
  client: Client,
  newestFirst: readonly Consultation[],
  today: string,
): AttentionReason | undefined {
  const last = newestFirst[0]?.visitDate ?? getStartDate(client, newestFirst);
  const days = daysBetween(last, today);
  const isExpected = (newestFirst[0]?.nextVisitDate ?? '') > last;
  return days >= ATTENTION.awayDays && !isExpected ? { kind: 'away', days } : undefined;
}

function alarmReasons(
  client: Client,
  newestFirst: readonly Consultation[],
  today: string,
): AttentionReason[] {
  const person = buildPerson(client, toCalendarMonth(today), newestFirst);
  const { weight } = weightTrend(client, newestFirst);
  const alarms = personAlarms(person.facts, alarmInputs({ ...client, weight }, person, today));
  return alarms.filter(mustWait).map(({ text }) => ({ kind: 'alarm', text }));
}

function anaemiaReason(
  client: Client,
  newestFirst: readonly Consultation[],
  today: string,
): AttentionReason | undefined {
  const anaemia = presentAnaemia(client, newestFirst, today);
  if (!anaemia || anaemia.level === 'none') return undefined;
  return { kind: 'anaemia', level: anaemia.level, value: anaemia.value, cutOff: anaemia.cutOff };
}

const getRank = ({ reasons }: Attention): number =>
  Math.min(...reasons.map(({ kind }) => KINDS.indexOf(kind)));

/**
 * The gravest first.
 * @param byClient visits of each client, newest first
 * @param ofMenus reasons that their menus give, by client
 * @param today the calendar date in Vietnam
 */
export function listAttention(
  clients: readonly Client[],
  byClient: ReadonlyMap<string, readonly Consultation[]>,
  ofMenus: ReadonlyMap<string, readonly AttentionReason[]>,
  today: string,
): Attention[] {
  const entries = clients.flatMap((client): Attention[] => {
    if (client.status !== 'active') return [];
    const visits = byClient.get(client.id) ?? [];
    const reasons = [
      ...alarmReasons(client, visits, today),
      ...(ofMenus.get(client.id) ?? []),
      ...[anaemiaReason(client, visits, today) ?? []].flat(),
      ...[weightReason(client, visits, today) ?? []].flat(),
      ...[awayReason(client, visits, today) ?? []].flat(),
    ];
    if (reasons.length === 0) return [];
    const { weight } = weightTrend(client, visits);
    const lastVisit = visits[0]?.visitDate;
    return [
      {
        client,
        reasons,
        ...(weight === undefined ? {} : { weight }),
        ...(lastVisit === undefined ? {} : { lastVisit }),
      },
    ];
  });
  return entries.sort(
    (a, b) =>
      getRank(a) - getRank(b) ||
      (a.lastVisit ?? '').localeCompare(b.lastVisit ?? '') ||
      a.client.id.localeCompare(b.client.id),
  );
}
