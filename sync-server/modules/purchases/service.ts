import { AppError } from '../../../src/domain/protocol/errors';
import { cleanLine } from '../../../src/domain/text/clean';
import { toPrice } from '../../../src/domain/publicHouse/publicCards';
import { AMOUNT_LIMITS } from '../../../src/domain/money/vietQr';
import type { PaymentRequest, Payments } from '../billing/payments/payments';
import type { PublicDocuments } from '../published/publicDocuments';
import { createCorrecting, type PurchaseCorrections } from './correction';
import { purchasePaper } from './goods';
import { mailRequest } from './handler';
import { buildLetter } from './mails';
import type { PurchaseParts } from './parts';
import {
  toField,
  opensUntil,
  buildPurchaseId,
  getThing,
  MAX_MAILS,
  type Goods,
  type Purchase,
  type SoldThing,
} from './records';

interface Wanted {
  thing: SoldThing;
  key: string;
  name: string;
  email: string;
}

export interface OpenedPurchase {
  purchase: Purchase;
  token: string;
  payment: ReturnType<Payments['toView']> | undefined;
  /** Where its buyer gives the account for a refund, while they are asked. */
  refundPath: string | undefined;
  goods: Goods | undefined;
  isOver: boolean;
  /** No code is shown any more, but money already on its way still buys it. */
  isWithdrawn: boolean;
}

export interface Purchases extends PurchaseCorrections {
  /**
   * @returns address of the purchase's page
   * @throws AppError not_found, not_for_sale, payments_off
   */
  buy(request: Wanted): Promise<string>;
  open(token: string): Promise<OpenedPurchase | undefined>;
  /** @throws AppError not_found, payment_conflict */
  cancel(token: string): Promise<void>;
  /**
   * @returns address of the purchase
   * @throws AppError not_found
   */
  confirm(token: string): Promise<string>;
  /**
   * Platform specification, section 7.
   * @throws AppError not_found where the token opens something else, not_paid, too_many_requests
   */
  send(token: string, thing: SoldThing): Promise<{ pdf: Uint8Array; emailHTML: string }>;
  offer(thing: SoldThing): Promise<{ title: string; price: number }>;
  pdf(token: string): Promise<{ name: string; bytes: Uint8Array }>;
}

/** @throws AppError not_found where it never was public, not_for_sale */
async function findOffer(published: PublicDocuments, { type, id }: SoldThing) {
  const document = await published.byId(type, id);
  const content = document.state === 'shown' ? document.read() : undefined;
  if (document.state === 'gone') throw new AppError('not_for_sale');
  if (document.state !== 'shown' || !content) throw new AppError('not_found');
  const { price } = { price: undefined, ...toPrice(content.sale) };
  if (price === undefined || price < AMOUNT_LIMITS.min) throw new AppError('not_for_sale');
  const { workspaceId, expertId } = document;
  const title = cleanLine('title' in content ? content.title : content.name, 200);
  return { workspaceId, expertId, price, title };
}

export function purchasePayment(purchase: Purchase): PaymentRequest {
  const { purchaseId, workspaceId, title, price, buyer } = purchase;
  const what = getThing(purchase).type === 'recipes' ? 'Công thức' : 'Thực đơn';
  return {
    purpose: { kind: 'purchase', purchaseId },
    amount: price,
    description: `${what}: ${title}`,
    payer: buyer,
    seller: workspaceId,
    key: `purchase ${purchaseId}`,
  };
}

async function isWithdrawn(published: PublicDocuments, purchase: Purchase): Promise<boolean> {
  if (purchase.settledAt !== undefined) return false;
  try {
    await findOffer(published, getThing(purchase));
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

function createBuying({ store, links, payments, published, now }: PurchaseParts) {
  return async ({ thing, key, name, email }: Wanted): Promise<string> => {
    const offer = await findOffer(published, thing);
    const purchaseId = buildPurchaseId({ key, thing, email });
    const createdAt = now().toISOString();
    const bought = { purchaseId, ...toField(thing), ...offer };
    const purchase = await store.create({ ...bought, buyer: { name, email }, createdAt });
    if (purchase.paymentId === undefined) {
      const { payment } = await payments.create(purchasePayment(purchase));
      await store.change(purchaseId, { paymentId: payment.id });
    }
    return links.buildPath(purchase);
  };
}

function createOpening({ store, links, now }: PurchaseParts) {
  async function find(token: string): Promise<Purchase | undefined> {
    const purchaseId = links.idIn(token);
    const purchase = purchaseId === undefined ? undefined : await store.find(purchaseId);
    return purchase && links.opens(token, purchase) ? purchase : undefined;
  }
  const isOver = (purchase: Purchase): boolean =>
    purchase.revokedAt !== undefined || opensUntil(purchase) < now();
  return {
    find,
    isOver,
    required: async (token: string): Promise<Purchase> => {
      const purchase = await find(token);
      if (!purchase) throw new AppError('not_found');
      return purchase;
    },
    readGoods: async (purchase: Purchase): Promise<Goods | undefined> =>
      purchase.settledAt === undefined || isOver(purchase)
        ? undefined
        : store.goods(purchase.purchaseId),
  };
}

function createSending(
  { store, documents, jobs, publicUrl, links }: PurchaseParts,
  { required, readGoods }: ReturnType<typeof createOpening>,
): Purchases['send'] {
  return async (token, thing) => {
    const purchase = await required(token);
    const { type, id } = getThing(purchase);
    if (type !== thing.type || id !== thing.id) throw new AppError('not_found');
    const goods = await readGoods(purchase);
    if (!goods) throw new AppError('not_paid');
    const { purchaseId, mails = 1, corrections = 0 } = purchase;
    if (mails >= MAX_MAILS + corrections) throw new AppError('too_many_requests');
    const { bytes: pdf } = await purchasePaper(documents, purchase, goods);
    await jobs.enqueueAround([mailRequest(purchaseId, mails + 1)], () =>
      store.change(purchaseId, { mails: mails + 1 }),
    );
    const url = publicUrl() + links.buildPath(purchase);
    return { pdf, emailHTML: buildLetter(purchase, goods, url).html };
  };
}

function createConfirming({ store, links, now }: PurchaseParts): Purchases['confirm'] {
  return async (token) => {
    const purchaseId = links.idIn(token);
    const confirmedAt = now().toISOString();
    const purchase =
      purchaseId === undefined
        ? undefined
        : await store.update(purchaseId, (present) => {
            // Mended meanwhile: the link of the former address says nothing of the new one.
            if (!links.confirms(token, present)) throw new AppError('not_found');
            return present.confirmedAt === undefined ? { ...present, confirmedAt } : undefined;
          });
    if (!purchase) throw new AppError('not_found');
    return links.buildPath(purchase);
  };
}

export function createPurchases(parts: PurchaseParts): Purchases {
  const { payments, refundAccounts, published, documents } = parts;
  const opening = createOpening(parts);
  const { find, required, isOver, readGoods } = opening;
  return {
    buy: createBuying(parts),
    confirm: createConfirming(parts),
    ...createCorrecting(parts, required),
    open: async (token) => {
      const purchase = await find(token);
      if (!purchase) return undefined;
      const payment = purchase.paymentId && (await payments.find(purchase.paymentId));
      return {
        purchase,
        token,
        payment: payment ? payments.toView(payment) : undefined,
        refundPath: payment ? await refundAccounts.pathFor(payment, 'purchase') : undefined,
        goods: await readGoods(purchase),
        isOver: isOver(purchase),
        isWithdrawn: await isWithdrawn(published, purchase),
      };
    },
    cancel: async (token) => {
      const { paymentId } = await required(token);
      if (paymentId === undefined) throw new AppError('not_found');
      await payments.cancel(paymentId);
    },
    offer: (thing) => findOffer(published, thing),
    send: createSending(parts, opening),
    pdf: async (token) => {
      const purchase = await required(token);
      const goods = await readGoods(purchase);
      if (!goods) throw new AppError('not_found');
      return purchasePaper(documents, purchase, goods);
    },
  };
}
