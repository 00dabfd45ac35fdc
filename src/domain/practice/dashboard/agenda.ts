import { weightTrend } from '../../person/clientList';
import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import { dateInVietnam, daysBetween } from '../../text/days';

export interface Appointment {
  client: Client;
  visitId: string;
  date: string;
  /** `HH:mm` in Vietnam. */
  time?: string;
  daysLate: number;
  lastVisit: string;
  visits: number;
  /** kg. */
  weight?: number;
  weightChange?: number;
}

export interface SeenToday {
  client: Client;
  visitId: string;
  weight?: number;
  weightChange?: number;
  at: string;
}

export interface Agenda {
  /** Longest overdue last: the newest missed appointment is the likeliest to be mended. */
  overdue: Appointment[];
  today: Appointment[];
  visits: SeenToday[];
}

const NO_TIME = '99:99';

const byTime = (a: Appointment, b: Appointment): number =>
  (a.time ?? NO_TIME).localeCompare(b.time ?? NO_TIME) ||
  a.client.clientName.localeCompare(b.client.clientName, 'vi');

function findAppointment(
  client: Client,
  visits: readonly Consultation[],
  today: string,
): Appointment | undefined {
  const [newest] = visits;
  const date = newest?.nextVisitDate;
  // An appointment on or before the visit that noted it is a slip, and nobody is expected.
  if (!newest || date === undefined || date > today || date <= newest.visitDate) return undefined;
  return {
    client,
    visitId: newest.id,
    date,
    ...(newest.nextVisitTime === undefined ? {} : { time: newest.nextVisitTime }),
    daysLate: daysBetween(date, today),
    lastVisit: newest.visitDate,
    visits: visits.length,
    ...weightTrend(client, visits),
  };
}

/**
 * Who is expected today, who missed an appointment, and who was seen. The newest visit of a client alone says when they
 * are expected next; clients that are paused are expected by nobody.
 * @param byClient visits of each client, newest first
 * @param today the calendar date in Vietnam
 */
export function buildAgenda(
  clients: readonly Client[],
  byClient: ReadonlyMap<string, readonly Consultation[]>,
  today: string,
): Agenda {
  const agenda: Agenda = { overdue: [], today: [], visits: [] };
  for (const client of clients) {
    const visits = byClient.get(client.id) ?? [];
    const [newest] = visits;
    if (newest?.visitDate === today) {
      const { id: visitId, createdAt: at } = newest;
      agenda.visits.push({ client, visitId, at, ...weightTrend(client, visits) });
      continue;
    }
    const expected = client.status === 'active' && findAppointment(client, visits, today);
    if (expected) agenda[expected.daysLate > 0 ? 'overdue' : 'today'].push(expected);
  }
  agenda.overdue.sort((a, b) => a.daysLate - b.daysLate || byTime(a, b));
  agenda.today.sort(byTime);
  agenda.visits.sort((a, b) => b.at.localeCompare(a.at));
  return agenda;
}

export function getStartDate(client: Client, newestFirst: readonly Consultation[]): string {
  const made = dateInVietnam(client.createdAt);
  const first = newestFirst.at(-1)?.visitDate;
  return first !== undefined && first < made ? first : made;
}
