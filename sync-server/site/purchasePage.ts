import { randomBytes } from 'node:crypto';
import { buyFormSchema } from '../../src/api/purchases';
import { AppError } from '../../src/domain/protocol/errors';
import { dong } from '../../src/domain/money/words';
import { idSchema } from '../../src/domain/schema/primitives';
import { TOKEN_HEADER } from '../../src/domain/accounts/tokenHeader';
import { getPurchaseText } from '../../src/i18n/purchase';
import type { Author } from '../../src/site/home/model';
import { isFromOwnPage } from '../http/ownPage';
import type { Call } from '../http/routes';
import { readShown } from '../modules/published/publicDocuments';
import {
  opensUntil,
  getThing,
  type Goods,
  type Purchase,
  type SoldThing,
} from '../modules/purchases/records';
import { sendPrivate } from './answer';
import { drawing, type Notices, type PageParts } from './pages';

function toBought(goods: Goods | undefined, author: Author) {
  const recipe = goods?.recipe && readShown('recipes', goods.recipe);
  const menu = goods?.menu && readShown('menus', goods.menu);
  return {
    recipe: recipe && { recipe, author },
    menu: menu && { menu, author },
    preparations: menu ? goods.printable.preparations : [],
  };
}

async function findSeller(
  { showcase }: PageParts,
  { expertId }: Purchase,
  goods: Goods | undefined,
): Promise<Author> {
  const { experts } = await showcase.now();
  const seller = experts.find(({ accountId }) => accountId === expertId);
  const { name = goods?.printable.letterhead.expert ?? '', slug = '' } = seller ?? {};
  return { name, slug, isVerified: seller?.isVerified ?? false };
}

async function sendOpening({ ctx, files, now }: PageParts, { res }: Call): Promise<undefined> {
  const around = { files, publicUrl: ctx.publicUrl(), now: now(), operator: ctx.config.operator };
  return sendPrivate(res, (await drawing()).drawOpening(around));
}

function tokenIn({ req }: Call): string | undefined {
  const { token } = req.query;
  if (token === undefined) return req.get(TOKEN_HEADER);
  // Given twice, it is invalid.
  return typeof token === 'string' ? token : '';
}

export function createPurchasePage(parts: PageParts, notice: Notices) {
  const { ctx, purchases, reactions, files, now } = parts;
  return async (call: Call): Promise<undefined> => {
    const token = tokenIn(call);
    if (token === undefined) return sendOpening(parts, call);
    const opened = await purchases.open(token);
    if (!opened) return notice(call, 'missing');
    const { purchase, payment, refundPath, goods, isOver, isWithdrawn } = opened;
    const thing = getThing(purchase);
    const bought = toBought(goods, await findSeller(parts, purchase, goods));
    const target = { type: 'recipes', id: thing.id } as const;
    const reaction = bought.recipe && {
      target,
      purchase: opened.token,
      ...(await reactions.of(target)),
    };
    const pen = await drawing();
    const html = pen.drawPurchase(
      {
        purchase: { ...purchase, ...thing },
        token: opened.token,
        payment,
        refundPath,
        ...bought,
        opensUntil: opensUntil(purchase),
        isOver,
        isWithdrawn,
      },
      reaction,
      { files, publicUrl: ctx.publicUrl(), now: now(), operator: ctx.config.operator },
    );
    return sendPrivate(call.res, html);
  };
}

function readForm(bytes: unknown) {
  const sent = new URLSearchParams(Buffer.isBuffer(bytes) ? bytes.toString('utf8') : '');
  const of = (name: string): string | undefined => sent.get(name) ?? undefined;
  return {
    recipeId: of('recipeId'),
    dailyMenuId: of('dailyMenuId'),
    name: of('name') ?? '',
    email: of('email') ?? '',
  };
}

function thingIn({ recipeId, dailyMenuId }: ReturnType<typeof readForm>): SoldThing | undefined {
  const id = idSchema.safeParse(recipeId ?? dailyMenuId).data;
  return id === undefined ? undefined : { type: recipeId === undefined ? 'menus' : 'recipes', id };
}

const EMAIL_ALONE = buyFormSchema.shape.email;

function readBuyer(
  typed: ReturnType<typeof readForm>,
): { buyer: { name: string; email: string } } | { problem: string } {
  const text = getPurchaseText('recipes');
  const { data } = buyFormSchema.safeParse(typed);
  if (data) return { buyer: { name: data.name, email: data.email } };
  const isEmail = EMAIL_ALONE.safeParse(typed.email).success;
  return { problem: isEmail ? text.missingName : text.wrongEmail };
}

export function createFormPurchase(parts: PageParts, notice: Notices) {
  const { ctx, purchases, purchaseLimit, files, now } = parts;
  return async (call: Call): Promise<undefined> => {
    const { req, res } = call;
    const typed = readForm(req.body);
    const thing = thingIn(typed);
    if (!thing) return notice(call, 'missing');
    const { name, email } = typed;
    const again = async (problem: string): Promise<undefined> => {
      const { title, price } = await purchases.offer(thing);
      const form = { ...thing, title, price: dong(price), values: { name, email }, problem };
      const around = {
        files,
        publicUrl: ctx.publicUrl(),
        now: now(),
        operator: ctx.config.operator,
      };
      return sendPrivate(res, (await drawing()).drawBuyForm(form, around));
    };
    try {
      if (!isFromOwnPage(req, ctx.publicUrl()))
        return await again(getPurchaseText(thing.type).sendAgain);
      const read = readBuyer(typed);
      if ('problem' in read) return await again(read.problem);
      // Random: whoever could name this purchase could open it.
      const key = randomBytes(16).toString('hex');
      const purchase = { thing, key, ...read.buyer };
      const address = await purchaseLimit(req, res, () => purchases.buy(purchase));
      res.set('Cache-Control', 'no-store');
      // A browser without scripts cannot read the fragment.
      res.redirect(303, address.replace('#', '?'));
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'not_found') return notice(call, 'missing');
      if (error.code === 'not_for_sale') return notice(call, 'gone');
      if (error.code === 'database_unavailable') throw error;
      return again(error.message);
    }
  };
}
