import { dateAfter, dateInVietnam, daysBetween } from '../../text/days';
import { isWithin, getMonday, listWeeks, type Period } from './period';
import { quantile, type ReportSource, type ReportVisit, type VisitsByClient } from './source';

/** Days after an appointment within which a visit still counts as its own. */
const GRACE_DAYS = 7;

export interface VisitsReport {
  visits: number;
  clients: number;
  newClients: number;
  appointments: number;
  missed: number;
  daysBetween?: number;
  weeks: { monday: string; visits: number; missed: number }[];
}

/** An appointment that can still be kept is no miss. */
function listAppointments(visits: readonly ReportVisit[], period: Period, today: string) {
  return visits.flatMap((visit, at) => {
    const date = visit.nextVisitDate;
    if (date === undefined || date <= visit.visitDate || !isWithin(date, period)) return [];
    if (date >= today) return [];
    const next = visits.slice(at + 1).find(({ visitDate }) => visitDate > visit.visitDate);
    const until = dateAfter(date, GRACE_DAYS);
    const isMissed = next === undefined ? until < today : next.visitDate > until;
    return [{ date, isMissed }];
  });
}

export function beganOn(createdAt: string, visits: readonly ReportVisit[]): string {
  const made = dateInVietnam(createdAt);
  const first = visits[0]?.visitDate;
  return first === undefined ? made : first;
}

function computeGaps(visits: readonly ReportVisit[], period: Period): number[] {
  return visits.flatMap(({ visitDate }, at) => {
    const before = visits[at - 1]?.visitDate;
    if (before === undefined || !isWithin(visitDate, period) || before === visitDate) return [];
    return [daysBetween(before, visitDate)];
  });
}

export function visitsReport(
  { clients }: Pick<ReportSource, 'clients'>,
  byClient: VisitsByClient,
  period: Period,
  today: string,
): VisitsReport {
  const weeks = new Map(listWeeks(period).map((monday) => [monday, { visits: 0, missed: 0 }]));
  const report = { visits: 0, clients: 0, newClients: 0, appointments: 0, missed: 0 };
  const gaps: number[] = [];
  const count = (date: string, what: 'visits' | 'missed') => {
    const week = weeks.get(getMonday(date));
    if (week) week[what] += 1;
    report[what] += 1;
  };
  for (const client of clients) {
    const visits = byClient.get(client.id) ?? [];
    const own = visits.filter(({ visitDate }) => isWithin(visitDate, period));
    for (const { visitDate } of own) count(visitDate, 'visits');
    if (own.length > 0) report.clients += 1;
    if (isWithin(beganOn(client.createdAt, visits), period)) report.newClients += 1;
    for (const { date, isMissed } of listAppointments(visits, period, today)) {
      report.appointments += 1;
      if (isMissed) count(date, 'missed');
    }
    gaps.push(...computeGaps(visits, period));
  }
  const middle = quantile(gaps, 0.5);
  return {
    ...report,
    ...(middle === undefined ? {} : { daysBetween: Math.round(middle) }),
    weeks: [...weeks].map(([monday, counts]) => ({ monday, ...counts })),
  };
}
