import {
  acceptOrder,
  cancelOrder,
  deliverOrder,
  listAllOrders,
  listOrders,
  placeOrder,
  readOrder,
  renewOrderPayment,
} from '../../../src/api/orders';
import { TOKEN_HEADER } from '../../../src/domain/tokenHeader';
import type { Limited } from '../../http/limits';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { VisitorOrders } from './create';
import type { ExpertOrders } from './expertOrders';

/** Several people behind one address order; nobody orders ten times a minute. */
const PLACING = { name: 'placing orders', calls: 4, burst: 10 } as const;
/** A page asks every ten seconds while it waits; an office shares an address. */
const READING = { name: 'reading orders', calls: 120, burst: 60 } as const;
const CHANGING = { name: 'changing orders', calls: 10, burst: 20 } as const;
const EXPERTS = { name: 'orders of experts', calls: 60, burst: 60 } as const;

/** Orders of a personal week. */
export function orderRoutes(
  visitors: VisitorOrders,
  experts: ExpertOrders,
  placed: Limited,
): RouteDefinition[] {
  return [
    route(placeOrder, ({ req, res, body }) => placed(req, res, () => visitors.place(body)), {
      rate: PLACING,
    }),
    route(readOrder, ({ params, headers }) => visitors.read(params.id, headers[TOKEN_HEADER]), {
      rate: READING,
    }),
    route(
      renewOrderPayment,
      ({ req, res, params, body }) => placed(req, res, () => visitors.renew(params.id, body.token)),
      { rate: CHANGING },
    ),
    route(cancelOrder, ({ params, body }) => visitors.cancel(params.id, body.token), {
      rate: CHANGING,
    }),
    route(listOrders, ({ claims }) => experts.list(claims), { rate: EXPERTS }),
    route(
      acceptOrder,
      async ({ claims, params }) => ({ order: await experts.accept(claims, params.id) }),
      { rate: EXPERTS },
    ),
    route(
      deliverOrder,
      async ({ claims, params, body }) => ({
        order: await experts.deliver(claims, params.id, body.clientId),
      }),
      { rate: EXPERTS },
    ),
    route(listAllOrders, async ({ query }) => ({ orders: await experts.all(query.state) }), {
      rate: EXPERTS,
    }),
  ];
}
