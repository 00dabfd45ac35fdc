import { weightDifference } from '../../person/clientList';
import type { Client, GoalKind } from '../../records/clients';
import { ATTENTION, wantedDirection } from '../dashboard/attention';
import { matchGoalKind } from '../../targets/client';
import { isPregnant } from '../../clinical/lifeStage';
import { isWithin, type Period } from './period';
import type { ReportSource, ReportVisit, VisitsByClient } from './source';

export type Progress = 'towards' | 'slow' | 'against' | 'unknown';

export type GoalGroup = GoalKind | 'other';
const GROUPS: readonly GoalGroup[] = [
  'weight_loss',
  'weight_gain',
  'muscle_gain',
  'maintenance',
  'other',
];

export type ProgressCounts = Record<Progress, number>;

export interface ClientsReport {
  status: { active: number; inactive: number };
  goals: { group: GoalGroup; clients: number; progress: ProgressCounts }[];
  progress: ProgressCounts;
}

export const getGoalGroup = ({ goals }: Pick<Client, 'goals'>): GoalGroup =>
  matchGoalKind(goals) ?? 'other';

/**
 * Needs two weights in the period. A pregnancy and a client without a direction are not judged.
 * @param visits oldest first
 */
export function computeProgress(
  client: Client,
  visits: readonly ReportVisit[],
  period: Period,
): Progress {
  const weights = visits.flatMap(({ weight, visitDate }) =>
    weight !== undefined && isWithin(visitDate, period) ? [weight] : [],
  );
  const [first, last] = [weights[0], weights.at(-1)];
  if (first === undefined || last === undefined || weights.length < 2) return 'unknown';
  if (isPregnant(client, period.to)) return 'unknown';
  const direction = wantedDirection(client, first);
  const change = weightDifference(last, first);
  if (direction === undefined) {
    if (client.targetWeight === undefined) return 'unknown';
    // A client who stays at the target does as intended.
    return Math.abs(change) < ATTENTION.weightChange ? 'towards' : 'against';
  }
  const towards = direction === 'down' ? -change : change;
  if (towards >= ATTENTION.weightChange) return 'towards';
  return towards <= -ATTENTION.weightChange ? 'against' : 'slow';
}

const noProgress = (): ProgressCounts => ({ towards: 0, slow: 0, against: 0, unknown: 0 });

export function clientsReport(
  { clients }: Pick<ReportSource, 'clients'>,
  byClient: VisitsByClient,
  period: Period,
): ClientsReport {
  const status = { active: 0, inactive: 0 };
  const groups = new Map(GROUPS.map((group) => [group, { clients: 0, progress: noProgress() }]));
  const progress = noProgress();
  for (const client of clients) {
    const isActive = client.status === 'active';
    status[isActive ? 'active' : 'inactive'] += 1;
    const group = groups.get(getGoalGroup(client));
    if (!isActive || !group) continue;
    const how = computeProgress(client, byClient.get(client.id) ?? [], period);
    group.clients += 1;
    group.progress[how] += 1;
    progress[how] += 1;
  }
  const goals = [...groups].flatMap(([group, counts]) =>
    counts.clients > 0 ? [{ group, ...counts }] : [],
  );
  return { status, goals, progress };
}
