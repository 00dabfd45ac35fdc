import { AppError } from '../../../src/domain/errors';
import { cleanLine } from '../../../src/domain/printable/clean';
import { priceOf } from '../../../src/domain/publicCards';
import { AMOUNT_LIMITS } from '../../../src/domain/vietQr';
import type { PaymentRequest, Payments } from '../billing/payments';
import type { JobQueue } from '../jobs/queue';
import type { DocumentParts } from '../printables/create';
import type { PublicDocuments } from '../published/publicDocuments';
import { purchasePaper } from './goods';
import { mailRequest } from './handler';
import type { PurchaseLinks } from './links';
import { opensUntil, purchaseIdOf, type Goods, type Purchase } from './records';
import type { PurchaseStore } from './store';

export interface PurchaseParts {
  store: PurchaseStore;
  links: PurchaseLinks;
  payments: Payments;
  published: PublicDocuments;
  documents: DocumentParts;
  jobs: JobQueue;
  now: () => Date;
}

/** Details that a buyer gives. */
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
  /** Bought goods; absent until they are paid, and once they were taken away. */
  goods: Goods | undefined;
  /** Whether its link opens nothing any more. */
  isOver: boolean;
  /** Whether it is not sold any more: who has not paid is shown no code; money that is on its way still buys it. */
  isWithdrawn: boolean;
}

/** Mails of one purchase, the first among them. */
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
}

/**
 * Reads the offer of a recipe.
 * @throws AppError not_found where it never was public, not_for_sale
 */
async function offerOf(published: PublicDocuments, recipeId: string) {
  const found = await published.byId('recipes', recipeId);
  const recipe = found.state === 'shown' ? found.read() : undefined;
  if (found.state === 'gone') throw new AppError('not_for_sale');
  if (found.state !== 'shown' || !recipe) throw new AppError('not_found');
  const { price } = { price: undefined, ...priceOf(recipe.sale) };
  if (price === undefined || price < AMOUNT_LIMITS.min) throw new AppError('not_for_sale');
  const { workspaceId, expertId } = found;
  return { workspaceId, expertId, price, title: cleanLine(recipe.title, 200) };
}

/** Payment request for a purchase. */
export const purchasePayment = ({
  purchaseId,
  workspaceId,
  title,
  price,
  buyer,
}: Purchase): PaymentRequest => ({
  purpose: { kind: 'purchase', purchaseId },
  amount: price,
  description: `Công thức: ${title}`,
  payer: buyer,
  seller: workspaceId,
  key: `purchase ${purchaseId}`,
});

/** Tells whether a purchase that was not delivered yet is no longer for sale. */
async function isWithdrawn(
  published: PublicDocuments,
  { settledAt, recipeId }: Purchase,
): Promise<boolean> {
  if (settledAt !== undefined) return false;
  try {
    await offerOf(published, recipeId);
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

function createBuying({ store, links, payments, published, now }: PurchaseParts) {
  return async ({ recipeId, key, name, email }: Wanted): Promise<string> => {
    const offer = await offerOf(published, recipeId);
    const purchaseId = purchaseIdOf({ key, recipeId, email });
    const createdAt = now().toISOString();
    const buyer = { name, email };
    const purchase = await store.create({ purchaseId, recipeId, ...offer, buyer, createdAt });
    if (purchase.paymentId === undefined) {
      const { payment } = await payments.create(purchasePayment(purchase));
      await store.change(purchaseId, { paymentId: payment.id });
    }
    return links.pathOf(purchaseId);
  };
}

/** Purchases by the token of their links. */
function createOpening({ store, links, now }: PurchaseParts) {
  async function find(token: string): Promise<Purchase | undefined> {
    const purchaseId = links.read(token);
    return purchaseId === undefined ? undefined : store.find(purchaseId);
  }
  const isOver = (purchase: Purchase): boolean =>
    purchase.revokedAt !== undefined || opensUntil(purchase) < now();
  return {
    find,
    isOver,
    /** @throws AppError not_found */
    required: async (token: string): Promise<Purchase> => {
      const purchase = await find(token);
      if (!purchase) throw new AppError('not_found');
      return purchase;
    },
    /** Goods of a purchase, where it is open. */
    goodsOf: async (purchase: Purchase): Promise<Goods | undefined> =>
      purchase.settledAt === undefined || isOver(purchase)
        ? undefined
        : store.goods(purchase.purchaseId),
  };
}

export function createPurchases(parts: PurchaseParts): Purchases {
  const { store, payments, published, documents, jobs } = parts;
  const { find, required, isOver, goodsOf } = createOpening(parts);
  return {
    buy: createBuying(parts),
    open: async (token) => {
      const purchase = await find(token);
      if (!purchase) return undefined;
      const payment = purchase.paymentId && (await payments.find(purchase.paymentId));
      return {
        purchase,
        token,
        payment: payment ? payments.viewOf(payment) : undefined,
        goods: await goodsOf(purchase),
        isOver: isOver(purchase),
        isWithdrawn: await isWithdrawn(published, purchase),
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
      await jobs.enqueueAround([mailRequest(purchaseId, mails + 1)], () =>
        store.change(purchaseId, { mails: mails + 1 }),
      );
    },
    pdf: async (token) => {
      const purchase = await required(token);
      const goods = await goodsOf(purchase);
      if (!goods) throw new AppError('not_found');
      return purchasePaper(documents, purchase, goods);
    },
  };
}
