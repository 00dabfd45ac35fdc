import {
  buy,
  cancelPurchase,
  confirmPurchaseEmail,
  correctPurchaseEmail,
  purchasePdf,
  readPurchase,
  sendDailyMenu,
  sendRecipe,
} from '../../../src/api/purchases';
import { correctBuyerEmail } from '../../../src/api/adminPayments';
import { AppError } from '../../../src/domain/protocol/errors';
import { TOKEN_HEADER } from '../../../src/domain/accounts/tokenHeader';
import { FileAnswer } from '../../http/answer';
import type { Limited } from '../../http/limits';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import { getThing } from './records';
import type { Purchases } from './service';

/** A whole quarter of a city may share an address of its mobile network. */
const BUY: Rate = { name: 'purchases', calls: 30, burst: 40 };
/** A page with a code asks every ten seconds; some may be open. */
const LOOK: Rate = { name: 'purchase states', calls: 60, burst: 30 };
/** A paid thing is sent three times in all; the rest is refused before anything is drawn. */
const SEND: Rate = { name: 'purchases sent', calls: 20, burst: 20 };
/** Three corrections of a purchase are all; several of a household share an address. */
const MEND: Rate = { name: 'purchases mended', calls: 10, burst: 20 };
/** A PDF takes up to some seconds. */
const PAPER: Rate = { name: 'purchase papers', calls: 10, burst: 6 };

const asThing = ({
  recipeId,
  dailyMenuId,
}: {
  recipeId?: string | undefined;
  dailyMenuId?: string | undefined;
}) => ({
  recipeId,
  menuId: dailyMenuId,
});

async function encodeSent(sending: ReturnType<Purchases['send']>) {
  const { pdf, emailHTML } = await sending;
  return { pdfBuffer: Buffer.from(pdf).toString('base64'), emailHTML };
}

const sendRoutes = (purchases: Pick<Purchases, 'send'>): RouteDefinition[] => [
  route(
    sendRecipe,
    ({ body }) => encodeSent(purchases.send(body.token, { type: 'recipes', id: body.recipeId })),
    { rate: SEND },
  ),
  route(
    sendDailyMenu,
    ({ body }) => encodeSent(purchases.send(body.token, { type: 'menus', id: body.dailyMenuId })),
    { rate: SEND },
  ),
];

const paperRoute = (purchases: Pick<Purchases, 'pdf'>): RouteDefinition =>
  route(
    purchasePdf,
    async ({ query, headers, res }) => {
      const token = headers[TOKEN_HEADER] ?? query.token;
      if (token === undefined) throw new AppError('not_found');
      const { name, bytes } = await purchases.pdf(token);
      res.set('Cache-Control', 'no-store');
      res.attachment(name);
      return new FileAnswer('application/pdf', Buffer.from(bytes));
    },
    { rate: PAPER },
  );

export function purchaseRoutes(purchases: Purchases, bought: Limited): RouteDefinition[] {
  return [
    route(
      buy,
      ({ req, res, body }) =>
        bought(req, res, async () => ({
          address: await purchases.buy({ ...body, thing: getThing(asThing(body)) }),
        })),
      { rate: BUY },
    ),
    route(
      readPurchase,
      async ({ headers }) => {
        const opened = await purchases.open(headers[TOKEN_HEADER]);
        if (!opened?.payment) throw new AppError('not_found');
        const { status } = opened.payment;
        const { purchase, isWithdrawn } = opened;
        return { status, settled: purchase.settledAt !== undefined, isWithdrawn };
      },
      { rate: LOOK },
    ),
    route(cancelPurchase, ({ body }) => purchases.cancel(body.token), { rate: BUY }),
    route(
      confirmPurchaseEmail,
      async ({ body }) => ({ address: await purchases.confirm(body.token) }),
      { rate: BUY },
    ),
    route(correctPurchaseEmail, ({ body: { token, email } }) => purchases.correct(token, email), {
      rate: BUY,
    }),
    route(
      correctBuyerEmail,
      ({ claims: { sub: by }, params: { id }, body }) => purchases.correctFor(id, { ...body, by }),
      { rate: MEND },
    ),
    ...sendRoutes(purchases),
    paperRoute(purchases),
  ];
}
