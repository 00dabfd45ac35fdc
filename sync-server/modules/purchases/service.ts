import { AppError } from '../../../src/domain/errors';
import { recipeSchema } from '../../../src/domain/collections/recipes';
import { cleanLine } from '../../../src/domain/printable/clean';
import { priceOf } from '../../../src/domain/publicCards';
import { AMOUNT_LIMITS } from '../../../src/domain/vietQr';
import { fileName } from '../../../src/printables/files';
import { workspaceDatabase, type Couch } from '../../couch/client';
import { readSound, type Account } from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import { SettleRefused, type PaymentHandler } from '../billing/handlers';
import type { Payments } from '../billing/payments';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { DocumentParts } from '../printables/create';
import { createDocumentLoader } from '../printables/load';
import type { PublicDocuments } from '../published/publicDocuments';
import { PURCHASE_MAIL, TAKEN_BACK_MAIL } from './jobKinds';
import type { PurchaseLinks } from './links';
import { opensUntil, purchaseIdOf, type Goods, type Purchase } from './records';
import type { PurchaseStore } from './store';

export interface PurchaseParts {
  couch: Couch;
  accounts: AccountStore;
  store: PurchaseStore;
  links: PurchaseLinks;
  payments: Payments;
  published: PublicDocuments;
  documents: DocumentParts;
  jobs: JobQueue;
  now: () => Date;
}

/** What a buyer says. */
interface Wanted {
  recipeId: string;
  key: string;
  name: string;
  email: string;
}

/** A purchase as its page shows it. */
export interface OpenedPurchase {
  purchase: Purchase;
  token: string;
  payment: ReturnType<Payments['viewOf']> | undefined;
  /** What was bought; absent until it is paid, and once it was taken away. */
  goods: Goods | undefined;
  author: { name: string } | undefined;
  /** Whether its link opens nothing any more. */
  isOver: boolean;
}

/** Mails of one purchase that its buyer may ask for again. */
const MAX_MAILS = 3;

/** Sells recipes to people without an account. */
export interface Purchases {
  /** @returns where it is paid and opened. @throws AppError not_found, not_for_sale, payments_off */
  buy(wanted: Wanted): Promise<string>;
  /** @returns undefined for a token that is none of ours */
  open(token: string): Promise<OpenedPurchase | undefined>;
  /** @throws AppError not_found, payment_conflict */
  cancel(token: string): Promise<void>;
  /** @throws AppError not_found, too_many_requests */
  mailAgain(token: string): Promise<void>;
  /** @throws AppError not_found */
  pdf(token: string): Promise<{ name: string; bytes: Uint8Array }>;
  handler: PaymentHandler;
}

/** What the buyer is called stands at the foot of their paper. */
const withBuyer = (goods: Goods, { buyer }: Purchase): Goods['printable'] => ({
  ...goods.printable,
  letterhead: {
    ...goods.printable.letterhead,
    footer: `Bản mua riêng cho ${cleanLine(buyer.name, 100)}`,
  },
});

/** Draws what was bought as paper. */
export async function purchasePaper(
  documents: DocumentParts,
  purchase: Purchase,
  goods: Goods,
): Promise<{ name: string; bytes: Uint8Array }> {
  const printable = withBuyer(goods, purchase);
  const { files } = await documents.images(purchase.workspaceId, printable);
  const bytes = await documents.pdf(`purchase ${purchase.purchaseId}`, { printable, files });
  return { name: fileName(printable.title, 'pdf'), bytes };
}

export function createPurchases(parts: PurchaseParts): Purchases {
  const { couch, accounts, store, links, payments, published, documents, jobs, now } = parts;
  const load = createDocumentLoader({ couch, store: accounts, now });

  /** @throws AppError not_found where it is not public, not_for_sale */
  async function offerOf(recipeId: string) {
    const found = await published.byId('recipes', recipeId);
    const recipe = found.state === 'shown' ? found.read() : undefined;
    if (found.state !== 'shown' || !recipe) throw new AppError('not_found');
    const { price } = { price: undefined, ...priceOf(recipe.sale) };
    if (price === undefined || price < AMOUNT_LIMITS.min) throw new AppError('not_for_sale');
    const { workspaceId, expertId } = found;
    return { workspaceId, expertId, price, title: cleanLine(recipe.title, 200) };
  }

  async function ofToken(token: string): Promise<Purchase | undefined> {
    const purchaseId = links.read(token);
    return purchaseId === undefined ? undefined : store.find(purchaseId);
  }

  /** @throws AppError not_found */
  async function required(token: string): Promise<Purchase> {
    const purchase = await ofToken(token);
    if (!purchase) throw new AppError('not_found');
    return purchase;
  }

  const isOver = (purchase: Purchase): boolean =>
    purchase.revokedAt !== undefined || opensUntil(purchase) < now();

  async function goodsOf(purchase: Purchase): Promise<Goods | undefined> {
    if (purchase.settledAt === undefined || isOver(purchase)) return undefined;
    return store.goods(purchase.purchaseId);
  }

  /** The recipe as its author has it now. @throws SettleRefused where it is gone */
  async function goodsNow({ workspaceId, expertId, recipeId }: Purchase): Promise<Goods> {
    const account: Account | undefined = (await accounts.byId(expertId))?.account;
    const stored = await couch.database(workspaceDatabase(workspaceId)).get(`recipes:${recipeId}`);
    const recipe = stored && !stored.deleted && readSound(recipeSchema, stored.body);
    if (!account || !recipe) throw new SettleRefused('the recipe is gone');
    const { printable } = await load.recipe({ ...account, workspaceId }, recipeId);
    return { recipe: { ...recipe }, printable };
  }

  return {
    buy: async ({ recipeId, key, name, email }) => {
      const offer = await offerOf(recipeId);
      const purchaseId = purchaseIdOf({ key, recipeId, email });
      const createdAt = now().toISOString();
      const buyer = { name, email };
      const purchase = await store.create({ purchaseId, recipeId, ...offer, buyer, createdAt });
      if (purchase.paymentId === undefined) {
        const { payment } = await payments.create({
          purpose: { kind: 'purchase', purchaseId },
          amount: purchase.price,
          description: `Công thức: ${purchase.title}`,
          payer: purchase.buyer,
          seller: purchase.workspaceId,
          key: `purchase ${purchaseId}`,
        });
        await store.change(purchaseId, { paymentId: payment.id });
      }
      return links.pathOf(purchaseId);
    },
    open: async (token) => {
      const purchase = await ofToken(token);
      if (!purchase) return undefined;
      const payment = purchase.paymentId && (await payments.find(purchase.paymentId));
      const goods = await goodsOf(purchase);
      return {
        purchase,
        token,
        payment: payment ? payments.viewOf(payment) : undefined,
        goods,
        author: goods ? { name: goods.printable.letterhead.expert } : undefined,
        isOver: isOver(purchase),
      };
    },
    cancel: async (token) => {
      const { paymentId } = await required(token);
      if (paymentId === undefined) throw new AppError('not_found');
      await payments.cancel(paymentId);
    },
    mailAgain: async (token) => {
      const purchase = await required(token);
      if (!(await goodsOf(purchase))) throw new AppError('not_found');
      const { purchaseId, mails = 1 } = purchase;
      if (mails >= MAX_MAILS) throw new AppError('too_many_requests');
      await store.change(purchaseId, { mails: mails + 1 });
      await jobs.enqueue(mailRequest(purchaseId, mails + 1));
    },
    pdf: async (token) => {
      const purchase = await required(token);
      const goods = await goodsOf(purchase);
      if (!goods) throw new AppError('not_found');
      return purchasePaper(documents, purchase, goods);
    },
    handler: {
      kind: 'purchase',
      label: 'Giao công thức đã mua',
      settle: async ({ purpose }) => {
        if (purpose.kind !== 'purchase') return;
        const purchase = await store.find(purpose.purchaseId);
        if (!purchase) throw new SettleRefused('the purchase is not there');
        const { purchaseId } = purchase;
        if (purchase.settledAt === undefined) {
          await store.keepGoods(purchaseId, await goodsNow(purchase));
          await store.change(purchaseId, { settledAt: now().toISOString() });
        }
        await jobs.enqueue(mailRequest(purchaseId, 1));
      },
      refund: async ({ purpose }) => {
        if (purpose.kind !== 'purchase') return;
        const { purchaseId } = purpose;
        const revoked = await store.find(purchaseId);
        if (!revoked) return;
        if (revoked.revokedAt === undefined)
          await store.change(purchaseId, { revokedAt: now().toISOString() });
        await jobs.enqueue(
          jobRequest(TAKEN_BACK_MAIL, { key: purchaseId, payload: { purchaseId } }),
        );
      },
    },
  };
}

/** The mail of a purchase; its number tells it from those that were asked for again. */
function mailRequest(purchaseId: string, time: number) {
  const key = `${purchaseId} ${time}`;
  return jobRequest(PURCHASE_MAIL, { key, payload: { purchaseId } });
}
