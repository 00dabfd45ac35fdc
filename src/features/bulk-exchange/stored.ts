import type { LocalData, Repository } from '../../data/types';
import { getLimit } from '../../domain/accounts/access/entitlements';
import { BULK, type BulkKind } from '../../domain/practice/bulk/kinds';
import { presentTier } from '../../domain/person/clientList';

type AnyDocument = { id: string; updatedAt: string } & Record<string, unknown>;
type AnyRepository = Pick<Repository<AnyDocument>, 'all' | 'insertAll' | 'removeAll'>;

export const getRepository = (data: LocalData, kind: BulkKind): AnyRepository =>
  data[kind] as unknown as AnyRepository;

export async function listIds(data: LocalData, kind: BulkKind): Promise<string[]> {
  const all = await getRepository(data, kind).all();
  return all.map(({ id }) => id);
}

export interface Room {
  tier: string;
  /** 0 means unlimited. */
  most: number;
  count: number;
}

export async function roomFor(data: LocalData, kind: BulkKind, count: number): Promise<Room> {
  const { plan, maxClients } = presentTier(data.account, await data.notices.all());
  const { limit } = BULK[kind];
  const most = limit === 'clients' ? maxClients : limit === null ? 0 : (getLimit(plan, limit) ?? 0);
  return { tier: plan, most, count };
}

export const leftIn = ({ most, count }: Room): number | undefined =>
  most === 0 ? undefined : Math.max(0, most - count);
