import { paymentSchema, type Payment } from '../../../src/domain/money/payments';
import {
  transferSchema,
  type Transfer,
} from '../../../sync-server/modules/billing/payments/billingRecords';
import { orderSchema, type StoredOrder } from '../../../sync-server/modules/orders/orderRecords';
import type { World } from './world';

export const WORKSPACES = ['w-lan', 'w-minh'] as const;

type Documents = Pick<World, 'documents'>;

const all = <T>({ documents }: Documents, prefix: string, parse: (body: unknown) => T): T[] =>
  [...documents.values()]
    .filter(({ _id }) => _id.startsWith(prefix))
    .map(({ body }) => parse(body));
export const paymentsIn = (world: Documents): Payment[] =>
  all(world, 'payment:', (body) => paymentSchema.parse(body));
export const transfersIn = (world: Documents): Transfer[] =>
  all(world, 'transfer:', (body) => transferSchema.parse(body));

export const ordersIn = (world: Documents): StoredOrder[] =>
  all(world, 'order:', (body) => orderSchema.parse(body));
