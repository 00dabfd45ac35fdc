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
import { ageFrom, monthOf } from '../../person/body';
import { goalKindOf } from '../../targets/client';
import { isPregnant } from '../../clinical/lifeStage';
import { personOf } from '../../targets/person';
import { startOf } from './agenda';
import { mustWait } from '../../clinical/limitTypes';

/** Why a client needs attention. Weights in kg. */
export type AttentionReason =
  /** A value of the blood, or the want of one, that comes before every plan; in the words of all screens. */
  | { kind: 'alarm'; text: string }
  /** The menu in use certainly holds what the client must not eat. */
  | { kind: 'allergy'; menuId: string; foods: readonly string[] }
  /** The menu in use goes beyond a most of the client's rules. */
  | { kind: 'limit'; menuId: string; nutrient: NutrientKey; value: number; most: number }
  /** The weight goes the other way than the goal. */
  | { kind: 'against'; change: number; days: number; direction: 'down' | 'up' }
  /** The weight left the target weight that it had reached, or went beyond it. */
  | { kind: 'off'; change: number; days: number; target: number }
  /** A large change that nobody wishes for. `percent` of the first weight. */
  | { kind: 'unintended'; change: number; percent: number; days: number }
  /** The weight does not move though the goal asks for it. */
  | { kind: 'stalled'; change: number; days: number; direction: 'down' | 'up' }
  /** The newest haemoglobin is one of anaemia, g/L. */
  | { kind: 'anaemia'; level: 'mild' | 'moderate' | 'severe'; value: number; cutOff: number }
  /** Not seen for long, and no appointment stands. */
  | { kind: 'away'; days: number };

export interface Attention {
  client: Client;
  /** The gravest first. */
  reasons: AttentionReason[];
  weight?: number;
  lastVisit?: string;
}

/** Days and kg from which on a client is listed; the screen says them in its legend. */
export const ATTENTION = {
  /** Without a visit. */
  awayDays: 30,
  /** Between the two weights that are compared. */
  weightDays: { least: 30, most: 60 },
  /** That counts as a change. */
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

/** Where the weight is to go: by the target weight, else by the goals; undefined where it is to stay or nothing is said. */
export function wantedDirection(
  { targetWeight, goals }: Pick<Client, 'targetWeight' | 'goals'>,
  from: number,
): 'down' | 'up' | undefined {
  if (targetWeight !== undefined) {
    if (Math.abs(targetWeight - from) < ATTENTION.weightChange) return undefined;
    return targetWeight < from ? 'down' : 'up';
  }
  const goal = goalKindOf(goals);
  if (goal === 'weight_loss') return 'down';
  return goal === 'weight_gain' || goal === 'muscle_gain' ? 'up' : undefined;
}

interface Weighing {
  first: number;
  last: number;
  change: number;
  days: number;
}

/** A large change of a client who is to keep the weight, or of whom nothing is said. Children gain as they grow. */
function unintendedReason(
  client: Client,
  { first, change, days }: Weighing,
  today: string,
): AttentionReason | undefined {
  const percent = roundTo((100 * Math.abs(change)) / first, 1);
  const age = ageFrom(client.birthYear, monthOf(today).year);
  const isGrowing = change > 0 && age !== undefined && age < ADULT_FROM;
  if (wantedDirection(client, first) !== undefined || isGrowing) return undefined;
  return percent >= ATTENTION.unintendedPercent
    ? { kind: 'unintended', change, percent, days }
    : undefined;
}

/** Away from a target weight that was reached, before these weights or between them. */
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

/** Weights against the direction of the goal, or hardly towards it. */
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

/** Weights of the last weeks against the goal. Weight of a pregnancy follows other rules, and is not judged. */
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
  // So much in fewer days is no less a reason.
  const unintended = unintendedReason(client, weighing, today);
  if (unintended || days < least) return unintended;
  return offReason(client, weighing) ?? directionReason(client, weighing);
}

function awayReason(
  client: Client,
  newestFirst: readonly Consultation[],
  today: string,
): AttentionReason | undefined {
  const last = newestFirst[0]?.visitDate ?? startOf(client, newestFirst);
  const days = daysBetween(last, today);
  // A client with an appointment, missed or to come, stands in the agenda.
  const isExpected = (newestFirst[0]?.nextVisitDate ?? '') > last;
  return days >= ATTENTION.awayDays && !isExpected ? { kind: 'away', days } : undefined;
}

function alarmReasons(
  client: Client,
  newestFirst: readonly Consultation[],
  today: string,
): AttentionReason[] {
  const person = personOf(client, monthOf(today), newestFirst);
  const { weight } = weightTrend(client, newestFirst);
  const alarms = personAlarms(person.facts, alarmInputs({ ...client, weight }, person, today));
  return alarms.filter(mustWait).map(({ text }) => ({ kind: 'alarm', text }));
}

function anaemiaReason(
  client: Client,
  newestFirst: readonly Consultation[],
  today: string,
): AttentionReason | undefined {
  const found = presentAnaemia(client, newestFirst, today);
  if (!found || found.level === 'none') return undefined;
  return { kind: 'anaemia', level: found.level, value: found.value, cutOff: found.cutOff };
}

const rankOf = ({ reasons }: Attention): number =>
  Math.min(...reasons.map(({ kind }) => KINDS.indexOf(kind)));

/**
 * Clients who need attention, the gravest first.
 * @param byClient visits of each client, newest first
 * @param ofMenus reasons that their menus give, by client
 * @param today the calendar date in Vietnam
 */
export function attentionOf(
  clients: readonly Client[],
  byClient: ReadonlyMap<string, readonly Consultation[]>,
  ofMenus: ReadonlyMap<string, readonly AttentionReason[]>,
  today: string,
): Attention[] {
  const found = clients.flatMap((client): Attention[] => {
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
  return found.sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (a.lastVisit ?? '').localeCompare(b.lastVisit ?? '') ||
      a.client.id.localeCompare(b.client.id),
  );
}
