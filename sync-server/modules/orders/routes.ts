import {
  acceptOrder,
  cancelOrder,
  changeOrder,
  confirmOrderEmail,
  correctOrderEmail,
  deliverOrder,
  listAllOrders,
  listOrders,
  orderPdf,
  placeOrder,
  readOrder,
  renewOrderPayment,
  takeOrders,
} from '../../../src/api/orders';
import { AppError } from '../../../src/domain/protocol/errors';
import { TOKEN_HEADER } from '../../../src/domain/accounts/tokenHeader';
import { FileAnswer } from '../../http/answer';
import type { Limited } from '../../http/limits';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { VisitorOrders } from './wiring';
import type { ExpertOrders } from './expertOrders';
import type { OrderPaper } from './paper';

/** Several people behind one address order; nobody orders ten times a minute. */
const PLACING = { name: 'placing orders', calls: 4, burst: 10 } as const;
/** A page asks every ten seconds while it waits; an office shares an address. */
const READING = { name: 'reading orders', calls: 120, burst: 60 } as const;
const CHANGING = { name: 'changing orders', calls: 10, burst: 20 } as const;
/** A PDF takes up to some seconds. */
const PAPER = { name: 'order papers', calls: 10, burst: 6 } as const;
const EXPERTS = { name: 'orders of experts', calls: 60, burst: 60 } as const;

interface Parts {
  visitors: VisitorOrders;
  experts: ExpertOrders;
  paper: OrderPaper;
  placed: Limited;
}

function visitorRoutes({ visitors, paper, placed }: Parts): RouteDefinition[] {
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
    route(changeOrder, ({ params, body }) => visitors.change(params.id, body.token, body.text), {
      rate: CHANGING,
    }),
    route(confirmOrderEmail, ({ params, body }) => visitors.confirm(params.id, body.token), {
      rate: CHANGING,
    }),
    route(
      correctOrderEmail,
      ({ params, body: { token, ...wanted } }) => visitors.correct(params.id, token, wanted),
      { rate: CHANGING },
    ),
    route(
      orderPdf,
      async ({ params, headers, res }) => {
        const order = await visitors.delivered(params.id, headers[TOKEN_HEADER]);
        const file = await paper(order);
        if (!file) throw new AppError('not_found');
        res.attachment(file.name);
        return new FileAnswer('application/pdf', Buffer.from(file.bytes));
      },
      { rate: PAPER },
    ),
  ];
}

function expertRoutes({ experts }: Parts): RouteDefinition[] {
  return [
    route(takeOrders, ({ claims, body }) => experts.take(claims, body.takesOrders), {
      rate: EXPERTS,
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

export const orderRoutes = (parts: Parts): RouteDefinition[] => [
  ...visitorRoutes(parts),
  ...expertRoutes(parts),
];
