import type { AccessClaims } from '../../../src/domain/accounts/account';
import type { CouchDatabase } from '../../../sync-server/couch/client';
import type { AccountState } from '../../../sync-server/modules/accounts/accountState';
import type { Payments } from '../../../sync-server/modules/billing/payments/payments';
import { createHandler } from '../../../sync-server/modules/jobs/kinds';
import type { JobQueue } from '../../../sync-server/modules/jobs/queue';
import { createVisitorOrders } from '../../../sync-server/modules/orders/wiring';
import { deliveryJob } from '../../../sync-server/modules/orders/delivery';
import { createExpertOrders } from '../../../sync-server/modules/orders/expertOrders';
import { TELL_EXPERTS } from '../../../sync-server/modules/orders/jobKinds';
import { orderJobHandlers } from '../../../sync-server/modules/orders/jobHandlers';
import { createOrderStore } from '../../../sync-server/modules/orders/orderStore';
import { orderPayments } from '../../../sync-server/modules/orders/settle';
import { orderSweeps } from '../../../sync-server/modules/orders/sweep';
import type { World } from './world';

interface Parts {
  world: World;
  database: CouchDatabase;
  jobs: JobQueue;
  payments: Payments;
  now: () => Date;
}

const send = () => Promise.resolve();
const DAY = 86_400_000;

const EXPERT = { name: 'Hà', takesOrders: true, createdAt: '2020-01-01T00:00:00.000Z' };

const MAILS = {
  mailer: { send, sendAsked: send, sendLetter: send, mayAsk: () => Promise.resolve(true) },
  publicUrl: () => 'http://127.0.0.1',
  createClientLink: () =>
    Promise.resolve({
      url: 'http://127.0.0.1/khach#x',
      linkId: 'x',
      expiresAt: '2027-01-01T00:00:00.000Z',
    }),
  paper: () => Promise.resolve(undefined),
  replyTo: 'ho-tro@example.vn',
};

export function walkOrders({ world, database, jobs, payments, now }: Parts) {
  // A day passes with each look, so that each reads all orders.
  const steady = (): number => (looks += DAY);
  let looks = 0;
  const store = createOrderStore({ database, now, steady });
  const parts = { store, payments, jobs, now };
  const arrived = async (_: string, clientId: string) =>
    world.arrived.has(clientId) ? ('there' as const) : ('noWeek' as const);
  const accountState = {
    accountOf: ({ sub, workspaceId }: AccessClaims) =>
      Promise.resolve({ account: { ...EXPERT, accountId: sub, workspaceId } }),
  } as unknown as AccountState;
  return {
    store,
    visitors: createVisitorOrders({
      ...parts,
      revokeClientLink: send,
      refundAccounts: { pathFor: () => Promise.resolve(undefined) },
    }),
    experts: createExpertOrders({
      ...parts,
      arrived,
      accountState,
      accounts: { update: () => Promise.resolve(undefined) },
      mayAccept: () => true,
    }),
    sweep: async (): Promise<void> => {
      for (const { remove } of orderSweeps(parts)) await remove();
    },
    handler: orderPayments(parts),
    jobs: [
      ...orderJobHandlers({ ...parts, ...MAILS }),
      deliveryJob({ ...parts, arrived }),
      createHandler(TELL_EXPERTS, () => Promise.resolve()),
    ],
  };
}
