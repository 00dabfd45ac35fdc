import { AppError } from '../../../src/domain/protocol/errors';
import { cleanLine } from '../../../src/domain/text/clean';
import { priceOf } from '../../../src/domain/publicHouse/publicCards';
import { AMOUNT_LIMITS } from '../../../src/domain/money/vietQr';
import type { PaymentRequest, Payments } from '../billing/payments/payments';
import type { RefundAccounts } from '../billing/payments/refundAccounts';
import type { JobQueue } from '../jobs/queue';
import type { DocumentParts } from '../printables/wiring';
import type { PublicDocuments } from '../published/publicDocuments';
import { purchasePaper } from './goods';
import { mailRequest } from './handler';
import type { PurchaseLinks } from './links';
import { letterOf } from './mails';
import {
  fieldOf,
  opensUntil,
  purchaseIdOf,
  thingOf,
  type Goods,
  type Purchase,
  type SoldThing,
} from './records';
import type { PurchaseStore } from './store';

export interface PurchaseParts {
  store: PurchaseStore;
  links: PurchaseLinks;
  payments: Payments;
  refundAccounts: Pick<RefundAccounts, 'pathFor'>;
  published: PublicDocuments;
  documents: DocumentParts;
  jobs: JobQueue;
  publicUrl: () => string;
  now: () => Date;
}

/** Details that a buyer gives. */
interface Wanted {
  thing: SoldThing;
  key: string;
  name: string;
  email: string;
}

/** A purchase as its page shows it. */
export interface OpenedPurchase {
  purchase: Purchase;
  token: string;
  payment: ReturnType<Payments['viewOf']> | undefined;
  /** Where its buyer gives the account for a refund, while they are asked. */
  refundPath: string | undefined;
  /** Bought goods; absent until they are paid, and once they were taken away. */
  goods: Goods | undefined;
  /** Whether its link opens nothing any more. */
  isOver: boolean;
  /** Whether it is not sold any more: who has not paid is shown no code; money that is on its way still buys it. */
  isWithdrawn: boolean;
}

/** Mails of one purchase, the first among them. */
const MAX_MAILS = 3;

/** Sells recipes and menus to people without an account. */
export interface Purchases {
  /** @returns where it is paid and opened. @throws AppError not_found, not_for_sale, payments_off */
  buy(wanted: Wanted): Promise<string>;
  /** @returns undefined for a token that is none of ours */
  open(token: string): Promise<OpenedPurchase | undefined>;
  /** @throws AppError not_found, payment_conflict */
  cancel(token: string): Promise<void>;
  /** Notes that the address is the buyer's. @returns where the purchase is opened. @throws AppError not_found */
  confirm(token: string): Promise<string>;
  /**
   * Sends the mail of what was paid for once more, and gives its paper and its text (platform specification, section 7).
   * @throws AppError not_found where the token opens something else, not_paid, too_many_requests
   */
  send(token: string, thing: SoldThing): Promise<{ pdf: Uint8Array; emailHTML: string }>;
  /** The offer of a thing. @throws AppError not_found, not_for_sale */
  offer(thing: SoldThing): Promise<{ title: string; price: number }>;
  /** @throws AppError not_found */
  pdf(token: string): Promise<{ name: string; bytes: Uint8Array }>;
}

/**
 * Reads the offer of a recipe or menu.
 * @throws AppError not_found where it never was public, not_for_sale
 */
async function offerOf(published: PublicDocuments, { type, id }: SoldThing) {
  const found = await published.byId(type, id);
  const shown = found.state === 'shown' ? found.read() : undefined;
  if (found.state === 'gone') throw new AppError('not_for_sale');
  if (found.state !== 'shown' || !shown) throw new AppError('not_found');
  const { price } = { price: undefined, ...priceOf(shown.sale) };
  if (price === undefined || price < AMOUNT_LIMITS.min) throw new AppError('not_for_sale');
  const { workspaceId, expertId } = found;
  const title = cleanLine('title' in shown ? shown.title : shown.name, 200);
  return { workspaceId, expertId, price, title };
}

/** Payment request for a purchase. */
export function purchasePayment(purchase: Purchase): PaymentRequest {
  const { purchaseId, workspaceId, title, price, buyer } = purchase;
  const what = thingOf(purchase).type === 'recipes' ? 'Công thức' : 'Thực đơn';
  return {
    purpose: { kind: 'purchase', purchaseId },
    amount: price,
    description: `${what}: ${title}`,
    payer: buyer,
    seller: workspaceId,
    key: `purchase ${purchaseId}`,
  };
}

/** Tells whether a purchase that was not delivered yet is no longer for sale. */
async function isWithdrawn(published: PublicDocuments, purchase: Purchase): Promise<boolean> {
  if (purchase.settledAt !== undefined) return false;
  try {
    await offerOf(published, thingOf(purchase));
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

function createBuying({ store, links, payments, published, now }: PurchaseParts) {
  return async ({ thing, key, name, email }: Wanted): Promise<string> => {
    const offer = await offerOf(published, thing);
    const purchaseId = purchaseIdOf({ key, thing, email });
    const createdAt = now().toISOString();
    const bought = { purchaseId, ...fieldOf(thing), ...offer };
    const purchase = await store.create({ ...bought, buyer: { name, email }, createdAt });
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

/** Sends what was paid for once more. */
function createSending(
  { store, documents, jobs, publicUrl, links }: PurchaseParts,
  { required, goodsOf }: ReturnType<typeof createOpening>,
): Purchases['send'] {
  return async (token, thing) => {
    const purchase = await required(token);
    const { type, id } = thingOf(purchase);
    if (type !== thing.type || id !== thing.id) throw new AppError('not_found');
    const goods = await goodsOf(purchase);
    if (!goods) throw new AppError('not_paid');
    const { purchaseId, mails = 1 } = purchase;
    if (mails >= MAX_MAILS) throw new AppError('too_many_requests');
    const { bytes: pdf } = await purchasePaper(documents, purchase, goods);
    await jobs.enqueueAround([mailRequest(purchaseId, mails + 1)], () =>
      store.change(purchaseId, { mails: mails + 1 }),
    );
    const url = publicUrl() + links.pathOf(purchaseId);
    return { pdf, emailHTML: letterOf(purchase, goods, url).html };
  };
}

function createConfirming({ store, links, now }: PurchaseParts): Purchases['confirm'] {
  return async (token) => {
    const purchaseId = links.readConfirmation(token);
    const purchase = purchaseId === undefined ? undefined : await store.find(purchaseId);
    if (!purchase) throw new AppError('not_found');
    const { purchaseId: id, confirmedAt } = purchase;
    if (confirmedAt === undefined) await store.change(id, { confirmedAt: now().toISOString() });
    return links.pathOf(id);
  };
}

export function createPurchases(parts: PurchaseParts): Purchases {
  const { payments, refundAccounts, published, documents } = parts;
  const opening = createOpening(parts);
  const { find, required, isOver, goodsOf } = opening;
  return {
    buy: createBuying(parts),
    confirm: createConfirming(parts),
    open: async (token) => {
      const purchase = await find(token);
      if (!purchase) return undefined;
      const payment = purchase.paymentId && (await payments.find(purchase.paymentId));
      return {
        purchase,
        token,
        payment: payment ? payments.viewOf(payment) : undefined,
        refundPath: payment ? await refundAccounts.pathFor(payment, 'purchase') : undefined,
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
    offer: (thing) => offerOf(published, thing),
    send: createSending(parts, opening),
    pdf: async (token) => {
      const purchase = await required(token);
      const goods = await goodsOf(purchase);
      if (!goods) throw new AppError('not_found');
      return purchasePaper(documents, purchase, goods);
    },
  };
}
