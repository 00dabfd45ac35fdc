import { usageLevel } from '../accounts/access/entitlements';
import type { AccountProfile } from '../accounts/account';
import type { Tier } from '../accounts/access/tiers';
import type { Client, ClientSource, ClientStatus } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { searchMatches, searchRank, type ClientMatch } from './clientSearch';
import type { Notice } from '../records/notices';
import { weightDate } from './weightDate';
import { weightDifference } from './weightDifference';
import { once } from '../text/once';

export interface ClientRow {
  client: Client;
  /** Date of the newest visit, `YYYY-MM-DD`; absent when the client was never seen. */
  lastConsultationDate?: string;
  /** Present weight in kg. */
  weight?: number;
  /** The day on which it was weighed, `YYYY-MM-DD`; absent where nobody said it. */
  weightDate?: string;
  /** Present weight minus the weight measured before it, kg. */
  weightChange?: number;
  matches?: ClientMatch[];
}

export type ClientSortKey = 'name' | 'lastConsultationDate';
export interface ClientSort {
  key: ClientSortKey;
  direction: 'ascending' | 'descending';
}
export interface ClientFilter {
  query: string;
  status: ClientStatus | 'all';
  source: ClientSource | 'all';
}

export const DEFAULT_CLIENT_SORT: ClientSort = {
  key: 'lastConsultationDate',
  direction: 'descending',
};
export const NO_CLIENT_FILTER: ClientFilter = { query: '', status: 'all', source: 'all' };

/** Newest visit first; visits of one day by their creation, so that every device shows one order. */
function newerFirst(a: Consultation, b: Consultation): number {
  return (
    compare(b.visitDate, a.visitDate) || compare(b.createdAt, a.createdAt) || compare(b.id, a.id)
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export interface HistoryEntry {
  consultation: Consultation;
  weightChange?: number;
}

export { weightDifference } from './weightDifference';

export function consultationHistory(
  consultations: readonly Consultation[],
  clientId: string,
): HistoryEntry[] {
  const own = consultations.filter((visit) => visit.clientId === clientId).sort(newerFirst);
  return own.map((consultation, index) => {
    const before = own.slice(index + 1).find((visit) => visit.weight !== undefined);
    return consultation.weight !== undefined && before?.weight !== undefined
      ? { consultation, weightChange: weightDifference(consultation.weight, before.weight) }
      : { consultation };
  });
}

/**
 * Present weight and its change (kg). The record's weight is the present one; while it has none, the newest weighed
 * visit's is. If the record differs from the newest weighed visit it was edited since, and the change is against
 * that visit; otherwise against the weighed visit before it.
 * @param newestFirst visits of one client, newest first
 */
export function weightTrend(
  client: Pick<Client, 'weight'>,
  newestFirst: readonly Consultation[],
): { weight?: number; weightChange?: number } {
  const [newest, before] = newestFirst.flatMap((visit) =>
    visit.weight === undefined ? [] : [visit.weight],
  );
  const weight = client.weight ?? newest;
  if (weight === undefined) return {};
  const edited = newest !== undefined && weightDifference(weight, newest) !== 0;
  const reference = edited ? newest : before;
  return reference === undefined
    ? { weight }
    : { weight, weightChange: weightDifference(weight, reference) };
}

export function visitsByClient(
  consultations: readonly Consultation[],
): Map<string, Consultation[]> {
  const byClient = new Map<string, Consultation[]>();
  for (const visit of consultations) {
    const visits = byClient.get(visit.clientId);
    if (visits) visits.push(visit);
    else byClient.set(visit.clientId, [visit]);
  }
  for (const visits of byClient.values()) visits.sort(newerFirst);
  return byClient;
}

export function clientRows(
  clients: readonly Client[],
  consultations: readonly Consultation[],
): ClientRow[] {
  const byClient = visitsByClient(consultations);
  return clients.map((client) => {
    const visits = byClient.get(client.id) ?? [];
    const newest = visits[0];
    const date = weightDate(client, visits);
    return {
      client,
      ...weightTrend(client, visits),
      ...(date === undefined ? {} : { weightDate: date }),
      ...(newest ? { lastConsultationDate: newest.visitDate } : {}),
    };
  });
}

const byName = once(() => new Intl.Collator('vi', { sensitivity: 'variant', numeric: true }));

function sortValue(a: ClientRow, b: ClientRow, key: ClientSortKey): number {
  if (key === 'name') return byName().compare(a.client.clientName, b.client.clientName);
  const never = '';
  return compare(a.lastConsultationDate ?? never, b.lastConsultationDate ?? never);
}

export function sortClients(rows: readonly ClientRow[], sort: ClientSort): ClientRow[] {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort(
    (a, b) =>
      sign * sortValue(a, b, sort.key) ||
      compare(b.client.createdAt, a.client.createdAt) ||
      compare(a.client.id, b.client.id),
  );
}

export function nextSort(sort: ClientSort, key: ClientSortKey): ClientSort {
  if (sort.key === key)
    return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: key === 'name' ? 'ascending' : 'descending' };
}

/**
 * Rows that answer the filter, in the given order; with a query, those with the accents as typed
 * come first (product decision 17), and each with what answered it beside the name.
 */
export function filterClients(rows: readonly ClientRow[], filter: ClientFilter): ClientRow[] {
  const query = filter.query.trim();
  const filtered = rows.filter(
    ({ client }) =>
      (filter.status === 'all' || client.status === filter.status) &&
      (filter.source === 'all' || client.source === filter.source),
  );
  if (query === '') return filtered;
  const ranked = filtered.map((row) => ({ row, rank: searchRank(row.client, query) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ row }) => {
      const matches = searchMatches(row.client, query);
      return matches.length > 0 ? { ...row, matches } : row;
    });
}

export interface ClientCounts {
  status: Record<ClientStatus, number>;
  source: Record<ClientSource, number>;
}

export function countClients(clients: readonly Client[]): ClientCounts {
  const counts: ClientCounts = {
    status: { active: 0, inactive: 0 },
    source: { Metropole: 0, BVND115: 0, Khác: 0 },
  };
  for (const client of clients) {
    // A word that a newer version added has no button of its own here.
    if (Object.hasOwn(counts.status, client.status)) counts.status[client.status] += 1;
    if (Object.hasOwn(counts.source, client.source)) counts.source[client.source] += 1;
  }
  return counts;
}

/** `maxClients` 0 means unlimited. */
export interface ClientAllowance {
  plan: Tier;
  maxClients: number;
  /** `near` from 80 % of the limit on (platform specification, section 9). */
  level: ReturnType<typeof usageLevel>;
}

/**
 * The last plan that this device heard of (product decision 11): the newest account notice, or what was
 * known at sign-in.
 */
export function presentTier(
  account: Pick<AccountProfile, 'plan' | 'maxClients'>,
  notices: readonly Notice[],
): Pick<AccountProfile, 'plan' | 'maxClients'> {
  let newest: Notice | undefined;
  for (const notice of notices)
    if (notice.account && (!newest || notice.updatedAt > newest.updatedAt)) newest = notice;
  return newest?.account ?? account;
}

export function clientAllowance(
  account: Pick<AccountProfile, 'plan' | 'maxClients'>,
  notices: readonly Notice[],
  count: number,
): ClientAllowance {
  const { plan, maxClients } = presentTier(account, notices);
  return { plan, maxClients, level: usageLevel(count, maxClients) };
}
