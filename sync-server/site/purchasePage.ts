import type { Call } from '../http/routes';
import { readShown } from '../modules/published/publicDocuments';
import { opensUntil } from '../modules/purchases/records';
import { sendPrivate } from './answer';
import { drawing, type Notices, type PageParts } from './pages';

/** The page of a purchase, for who holds its link. */
export function createPurchasePage(parts: PageParts, notice: Notices) {
  const { ctx, purchases, showcase, reactions, files, now } = parts;
  return async (call: Call): Promise<undefined> => {
    const { token } = call.req.query;
    const found = typeof token === 'string' ? await purchases.open(token) : undefined;
    if (!found) return notice(call, 'missing');
    const { purchase, payment, goods, isOver, isWithdrawn } = found;
    const recipe = goods && readShown('recipes', goods.recipe);
    const seller = (await showcase.now()).experts.find(
      ({ accountId }) => accountId === purchase.expertId,
    );
    const {
      name = goods?.printable.letterhead.expert ?? '',
      slug = '',
      isVerified = false,
    } = seller ?? {};
    const author = { name, slug, isVerified };
    const target = { type: 'recipes', id: purchase.recipeId } as const;
    const reaction = recipe && {
      target,
      purchase: found.token,
      ...(await reactions.of(target)),
    };
    const pen = await drawing();
    const html = pen.drawPurchase(
      {
        purchase,
        token: found.token,
        payment,
        recipe: recipe && { recipe, author },
        opensUntil: opensUntil(purchase),
        isOver,
        isWithdrawn,
      },
      reaction,
      { files, publicUrl: ctx.publicUrl(), now: now() },
    );
    return sendPrivate(call.res, html);
  };
}
