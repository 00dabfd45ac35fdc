import { isPregnant } from '../../clinical/lifeStage';
import { getGoalGroup } from './clients';
import { monthsAfter } from './period';
import { beganOn } from './visits';
import type { ReportSource, ReportVisit, VisitsByClient } from './source';

export const COHORT_MONTHS = 6;
const MAX_COHORTS = 12;
/** A loss that counts, of the first weight: QĐ 2892/QĐ-BYT 2022 sets it as the first aim of treating obesity. */
const LOSS = 0.05;

/** A cell is null while that month has not passed for all of them. */
export interface Cohort {
  /** `YYYY-MM` */
  month: string;
  clients: number;
  losing: number;
  followed: (number | null)[];
  lost: (number | null)[];
}

interface Member {
  began: string;
  visits: readonly ReportVisit[];
  isLosing: boolean;
}

const isFollowed = ({ began, visits }: Member, months: number): boolean =>
  (visits.at(-1)?.visitDate ?? '') >= monthsAfter(began, months);

function hasLost({ began, visits, isLosing }: Member, months: number): boolean {
  if (!isLosing) return false;
  const weighed = visits.filter(({ weight }) => weight !== undefined);
  const first = weighed[0]?.weight;
  const until = monthsAfter(began, months);
  const last = weighed.findLast(({ visitDate }) => visitDate <= until)?.weight;
  return first !== undefined && last !== undefined && (first - last) / first >= LOSS;
}

export function cohortsReport(
  { clients }: Pick<ReportSource, 'clients'>,
  byClient: VisitsByClient,
  today: string,
): Cohort[] {
  const months = new Map<string, Member[]>();
  for (const client of clients) {
    const visits = byClient.get(client.id) ?? [];
    const began = beganOn(client.createdAt, visits);
    const month = began.slice(0, 7);
    const isLosing = getGoalGroup(client) === 'weight_loss' && !isPregnant(client, today);
    months.set(month, [...(months.get(month) ?? []), { began, visits, isLosing }]);
  }
  const newest = [...months].sort(([a], [b]) => b.localeCompare(a)).slice(0, MAX_COHORTS);
  return newest.toReversed().map(([month, members]) => {
    const counted = (of: (member: Member, months: number) => boolean) =>
      Array.from({ length: COHORT_MONTHS }, (_, at) => {
        const isOver = members.every(({ began }) => monthsAfter(began, at + 1) <= today);
        return isOver ? members.filter((member) => of(member, at + 1)).length : null;
      });
    return {
      month,
      clients: members.length,
      losing: members.filter(({ isLosing }) => isLosing).length,
      followed: counted(isFollowed),
      lost: counted(hasLost),
    };
  });
}
