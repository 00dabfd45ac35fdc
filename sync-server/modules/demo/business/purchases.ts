import type { Recipe } from '../../../../src/domain/records/recipes';
import { dateInVietnam } from '../../../../src/domain/text/days';
import { cleanLine } from '../../../../src/domain/text/clean';
import { buildLetterhead } from '../../../../src/domain/printable/letterhead';
import { recipePrintable } from '../../../../src/domain/printable/recipe';
import { goodsKey, buildPurchaseId, purchaseKey, type Purchase } from '../../purchases/records';
import { purchasePayment } from '../../purchases/service';
import { BILLING, HA } from '../accounts';
import type { DemoBooks, Filed } from './books';
import type { Kitchens } from './kitchens';
import { laterThan, parseMoment, type DemoStart } from './start';
import type { Story } from './story';

const PAYING = '+2m';

type Plan = Story['purchases'][number];

function buildPurchase({ key, at, buyer }: Plan, recipe: Recipe, start: DemoStart): Purchase {
  const { id: recipeId, title, sale, workspaceId, expertId } = recipe;
  if (!sale) throw new RangeError(`${title} is not for sale`);
  return {
    purchaseId: buildPurchaseId({
      key: `demo ${key}`,
      thing: { type: 'recipes', id: recipeId },
      email: buyer.email,
    }),
    recipeId,
    workspaceId,
    expertId,
    title: cleanLine(title, 200),
    price: sale.price,
    buyer,
    createdAt: parseMoment(start, at),
  };
}

function buildGoods(recipe: Recipe, at: string) {
  const letterhead = buildLetterhead(HA, undefined, HA.plan);
  const printable = recipePrintable(recipe, { letterhead, today: dateInVietnam(at) });
  return { recipe: { ...recipe }, printable };
}

export function purchaseDocuments(
  story: Story,
  { books, start, getKitchen }: { books: DemoBooks; start: DemoStart; getKitchen: Kitchens },
): Filed[] {
  const { recipes } = getKitchen(HA).pantry;
  return story.purchases.flatMap((plan): Filed[] => {
    const recipe = recipes.get(plan.recipe);
    if (!recipe) throw new RangeError(`There is no demo recipe ${plan.recipe}.`);
    const pendingPurchase = buildPurchase(plan, recipe, start);
    const { purchaseId, createdAt, price } = pendingPurchase;
    const payment = books.ask(purchasePayment(pendingPurchase), createdAt);
    const { paymentId } = payment;
    const settledAt = laterThan(createdAt, PAYING);
    books.receive(payment, price, settledAt);
    const purchase: Purchase = { ...pendingPurchase, paymentId, settledAt };
    if (plan.refunded) {
      const { after, sent, reason } = plan.refunded;
      const at = laterThan(createdAt, after);
      const sentAt = laterThan(createdAt, sent);
      books.refund(paymentId, { by: BILLING.accountId, reason, at, sentAt });
      purchase.revokedAt = at;
    }
    return [
      [goodsKey(purchaseId), buildGoods(recipe, settledAt)],
      [purchaseKey(purchaseId), purchase],
    ];
  });
}
