import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import type { DiaryDay } from '../../records/kinds/diaryDay';
import type { MenuListing } from '../../menus/menuListing';

export type ReportVisit = Pick<
  Consultation,
  'id' | 'clientId' | 'visitDate' | 'createdAt' | 'weight' | 'nextVisitDate'
>;
export type ReportMenu = Pick<
  MenuListing,
  'id' | 'name' | 'items' | 'nutritionSummary' | 'extendedNutrition'
>;

export interface ReportSource {
  clients: readonly Client[];
  visits: readonly ReportVisit[];
  menus: readonly ReportMenu[];
  diary: readonly DiaryDay[];
}

/** Who restricts the use of their data is in no report, with visits and diary. */
export function withoutRestricted(source: ReportSource): ReportSource {
  const restricted = new Set(
    source.clients.filter((one) => one.restrictedSince !== undefined).map(({ id }) => id),
  );
  if (restricted.size === 0) return source;
  const isShown = ({ clientId }: { clientId: string }): boolean => !restricted.has(clientId);
  return {
    ...source,
    clients: source.clients.filter(({ id }) => !restricted.has(id)),
    visits: source.visits.filter(isShown),
    diary: source.diary.filter(isShown),
  };
}

export type VisitsByClient = ReadonlyMap<string, readonly ReportVisit[]>;

export function oldestFirst(visits: readonly ReportVisit[]): VisitsByClient {
  const byClient = new Map<string, ReportVisit[]>();
  const sorted = visits.toSorted(
    (a, b) => a.visitDate.localeCompare(b.visitDate) || a.createdAt.localeCompare(b.createdAt),
  );
  for (const visit of sorted) {
    const own = byClient.get(visit.clientId);
    if (own) own.push(visit);
    else byClient.set(visit.clientId, [visit]);
  }
  return byClient;
}

export interface Share {
  count: number;
  of: number;
}

/**
 * @param at 0.5 for the median, 0.25 and 0.75 for the quartiles
 * @returns undefined for no numbers
 */
export function quantile(numbers: readonly number[], at: number): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * at;
  const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (low === undefined || high === undefined) return undefined;
  return low + (high - low) * (position - Math.floor(position));
}
