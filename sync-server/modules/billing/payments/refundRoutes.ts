import { giveRefundAccount } from '../../../../src/api/refunds';
import { route } from '../../../http/route';
import type { RouteDefinition } from '../../../http/routes';
import type { RefundAccounts } from './refundAccounts';

/** A payer types it once, and again where the bank refused it; several of a household share an address. */
const GIVING = { name: 'refund accounts', calls: 6, burst: 12 } as const;

/** Calls of payers to whom money goes back. */
export const refundRoutes = (refunds: Pick<RefundAccounts, 'give'>): RouteDefinition[] => [
  route(giveRefundAccount, ({ body: { token, ...to } }) => refunds.give(token, to), {
    rate: GIVING,
  }),
];
