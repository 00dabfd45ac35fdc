import type { LocalData, Repository } from '../../data/types';
import { limitOf } from '../../domain/accounts/access/entitlements';
import { BULK, type BulkKind } from '../../domain/practice/bulk/kinds';
import { presentTier } from '../../domain/person/clientList';

type AnyDocument = { id: string; updatedAt: string } & Record<string, unknown>;
type AnyRepository = Pick<Repository<AnyDocument>, 'all' | 'insertAll' | 'removeAll'>;

/** The documents of a kind, whatever their fields are. */
export const repositoryOf = (data: LocalData, kind: BulkKind): AnyRepository =>
  data[kind] as unknown as AnyRepository;

/** Ids of all documents of a kind that are here. */
export async function idsOf(data: LocalData, kind: BulkKind): Promise<string[]> {
  const all = await repositoryOf(data, kind).all();
  return all.map(({ id }) => id);
}

/** How many documents of a kind the tier allows. */
export interface Room {
  tier: string;
  /** 0 means unlimited. */
  most: number;
  count: number;
}

/** The limit of the last tier that this device heard of, and what counts against it. */
export async function roomFor(data: LocalData, kind: BulkKind, count: number): Promise<Room> {
  const { plan, maxClients } = presentTier(data.account, await data.notices.all());
  const { limit } = BULK[kind];
  const most = limit === 'clients' ? maxClients : limit === null ? 0 : (limitOf(plan, limit) ?? 0);
  return { tier: plan, most, count };
}

/** How many more there may be; undefined without a limit. */
export const leftIn = ({ most, count }: Room): number | undefined =>
  most === 0 ? undefined : Math.max(0, most - count);
