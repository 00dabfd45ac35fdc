import type { Client } from '../../records/clients';
import type { Plan } from '../../records/plans';

/** `draft`: the newest plan, which was not given yet and no link shows. */
export type Deliverable = { kind: 'given' } | { kind: 'draft'; planId: string } | { kind: 'none' };

export function findDeliverable(
  client: Pick<Client, 'id' | 'assignedMenus'>,
  plans: readonly Pick<Plan, 'id' | 'clientId' | 'given' | 'updatedAt'>[],
): Deliverable {
  const own = plans.filter(({ clientId }) => clientId === client.id);
  const isGiven =
    own.some(({ given }) => given !== undefined) ||
    client.assignedMenus.some(({ status }) => status === 'active');
  if (isGiven) return { kind: 'given' };
  const [newest] = own.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return newest ? { kind: 'draft', planId: newest.id } : { kind: 'none' };
}

export const planForOrder = (clientId: string, plans: readonly Plan[]): Plan | undefined =>
  plans
    .filter((plan) => plan.clientId === clientId)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];

interface AcceptedOrder {
  id: string;
  change?: { at: string } | undefined;
}

/** @returns undefined where it was not delivered, or not since its visitor asked for a change */
export function deliveringSince(
  { id, change }: AcceptedOrder,
  { given }: Pick<Plan, 'given'>,
): string | undefined {
  const { delivers } = given ?? {};
  const isOfNow = delivers?.orderId === id && delivers.at > (change?.at ?? '');
  return isOfNow ? delivers.at : undefined;
}

export const awaitsWeek = (order: AcceptedOrder, plans: readonly Pick<Plan, 'given'>[]): boolean =>
  plans.every((plan) => deliveringSince(order, plan) === undefined);
