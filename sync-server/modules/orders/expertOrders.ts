import type { OpenOrder, OwnOrder, StaffOrder } from '../../../src/api/orders';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { nextState, orderStateAt, type OrderState } from '../../../src/domain/money/orders/order';
import { isShown } from '../accounts/accountRecords';
import type { AccountState } from '../accounts/accountState';
import type { AccountStore } from '../accounts/store';
import { createInTurn } from '../reviews/inTurn';
import type { Arrived } from './arrival';
import { acceptanceFollows, changeAndNotify } from './changes';
import { createDelivery } from './delivery';
import type { OrderParts } from './parts';
import type { ListedOrder } from './orderList';
import { openOrderView, ownOrderView, staffOrderView } from './views';

export interface ExpertOrders {
  list(
    claims: AccessClaims,
  ): Promise<{ takesOrders: boolean; open: OpenOrder[]; mine: OwnOrder[] }>;
  /** Begins or stops taking orders. @throws AppError not_found; orders_not_yet for who is not shown to others yet */
  take(claims: AccessClaims, takesOrders: boolean): Promise<{ takesOrders: boolean }>;
  /**
   * Gives the order to the first who asks; asked again by the same expert, it is theirs.
   * @throws AppError not_found, order_taken, too_many_orders, orders_off, orders_not_yet, forbidden
   */
  accept(claims: AccessClaims, orderId: string): Promise<OwnOrder>;
  /**
   * Waits for menus still on the expert's device.
   * @throws AppError not_found for an order of somebody else, order_conflict, client_unknown for a client of no or another
   * practice
   */
  deliver(claims: AccessClaims, orderId: string, clientId: string): Promise<OwnOrder>;
  all(state?: OrderState): Promise<StaffOrder[]>;
}

/** Keeps one expert from taking all orders. */
const MAX_UNDELIVERED = 20;

const [MAX_OPEN, MAX_MINE, MAX_ALL] = [50, 200, 500];

const by = (key: 'paidAt' | 'createdAt' | 'acceptedAt') => (a: ListedOrder, b: ListedOrder) =>
  (a[key] ?? '') < (b[key] ?? '') ? -1 : 1;

interface Parts extends OrderParts {
  accountState: Pick<AccountState, 'accountOf'>;
  accounts: Pick<AccountStore, 'update'>;
  mayAccept: (accountId: string) => boolean;
  arrived: Arrived;
}

const isOpen = (order: ListedOrder, at: string): boolean => orderStateAt(order, at) === 'paid';

const listIds = (orders: readonly ListedOrder[], most: number): string[] =>
  orders.slice(0, most).map(({ orderId }) => orderId);

function createLists({
  store,
  now,
  accountState,
  mayAccept,
}: Parts): Pick<ExpertOrders, 'list' | 'all'> {
  return {
    list: async (claims) => {
      const { account } = await accountState.accountOf(claims);
      const { takesOrders = false } = account;
      const orders = await store.all();
      const at = now().toISOString();
      const isOffered = takesOrders && mayAccept(claims.sub) && isShown(account, now());
      const seen = isOffered ? orders : [];
      const open = seen.filter((order) => isOpen(order, at)).sort(by('paidAt'));
      const mine = orders.filter(({ expertId }) => expertId === claims.sub).sort(by('acceptedAt'));
      const [waiting, own] = await Promise.all([
        store.some(listIds(open, MAX_OPEN)),
        store.some(listIds(mine.toReversed(), MAX_MINE)),
      ]);
      return {
        takesOrders,
        open: waiting.filter((order) => isOpen(order, at)).map(openOrderView),
        mine: own.map(ownOrderView),
      };
    },
    all: async (state) => {
      const at = now();
      const isAsked = (order: ListedOrder): boolean =>
        state === undefined || orderStateAt(order, at.toISOString()) === state;
      const orders = (await store.all()).filter(isAsked).sort(by('createdAt')).toReversed();
      const expertOrders = await store.some(listIds(orders, MAX_ALL));
      return expertOrders.map((order) => staffOrderView(order, at));
    },
  };
}

async function requireRoom(
  store: Parts['store'],
  { sub }: AccessClaims,
  orderId: string,
): Promise<void> {
  const undelivered = (await store.all()).filter(
    (order) => order.expertId === sub && order.state === 'accepted' && order.orderId !== orderId,
  );
  if (undelivered.length >= MAX_UNDELIVERED) throw new AppError('too_many_orders');
}

export function createExpertOrders(parts: Parts): ExpertOrders {
  const { store, now, accountState, accounts, mayAccept } = parts;

  async function accept(claims: AccessClaims, orderId: string): Promise<OwnOrder> {
    const { account } = await accountState.accountOf(claims);
    if (!mayAccept(account.accountId)) throw new AppError('forbidden');
    if (!isShown(account, now())) throw new AppError('orders_not_yet');
    await requireRoom(store, claims, orderId);
    const at = now().toISOString();
    const stored = await changeAndNotify(parts, orderId, acceptanceFollows, (present) => {
      if (present.expertId === account.accountId) return undefined;
      if (!account.takesOrders) throw new AppError('orders_off');
      const state = isOpen(present, at) ? nextState(present.state, 'accept') : undefined;
      if (!state) throw new AppError('order_taken');
      return {
        ...present,
        state,
        expertId: account.accountId,
        expertName: account.name,
        expertWorkspaceId: account.workspaceId,
        acceptedAt: at,
      };
    });
    return ownOrderView(stored);
  }

  async function take(claims: AccessClaims, takesOrders: boolean) {
    const { account, stored } = await accountState.accountOf(claims);
    if (takesOrders && !isShown(account, now())) throw new AppError('orders_not_yet');
    await accounts.update(stored._id, claims.sub, (present) => ({ ...present, takesOrders }));
    return { takesOrders };
  }

  const inTurn = createInTurn();
  return {
    // One after the other, or each of many at once would find room.
    accept: (claims, orderId) => inTurn(claims.sub, () => accept(claims, orderId)),
    deliver: createDelivery(parts),
    take,
    ...createLists(parts),
  };
}
