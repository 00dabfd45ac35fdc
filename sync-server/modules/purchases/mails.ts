import { dayText } from '../../../src/domain/text/days';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import { compose, type Composed } from '../mail/compose';
import type { Mailer } from '../mail/mailer';
import type { DocumentParts } from '../printables/wiring';
import { PURCHASE_MAIL } from './jobKinds';
import type { PurchaseLinks } from './links';
import { allergyFindings, purchasePaper } from './goods';
import { opensUntil, getThing, type Goods, type Purchase } from './records';
import type { PurchaseStore } from './store';
import { purchaseMail, unconfirmedMail } from './texts';

interface Parts {
  store: PurchaseStore;
  links: PurchaseLinks;
  mailer: Mailer;
  documents: DocumentParts;
  publicUrl: () => string;
  replyTo: string;
}

const PRODUCT = 'Bữa Lành';

const buildFacts = (purchase: Purchase, goods: Goods) => ({
  type: getThing(purchase).type,
  title: purchase.title,
  findings: allergyFindings(goods),
});

/** @param url opens the purchase, so for its buyer only */
export function buildLetter(purchase: Purchase, goods: Goods, url: string): Composed {
  const { buyer } = purchase;
  const until = dayText(opensUntil(purchase));
  return compose(purchaseMail({ ...buildFacts(purchase, goods), name: buyer.name, until }, url));
}

/** For an unconfirmed address: without the link that opens the purchase. */
const askingLetter = (purchase: Purchase, goods: Goods, url: string): Composed =>
  compose(unconfirmedMail(buildFacts(purchase, goods), url));

export function mailHandlers(parts: Parts): JobHandler[] {
  const { store, links, mailer, documents, publicUrl, replyTo } = parts;
  return [
    createHandler(PURCHASE_MAIL, async ({ id, payload: { purchaseId, time = 1 } }) => {
      const purchase = await store.find(purchaseId);
      const goods = await store.goods(purchaseId);
      if (!purchase || !goods || purchase.revokedAt !== undefined) return;
      const { buyer, mails = 1, confirmedAt } = purchase;
      if (mails < time) throw new WriteMissing('that it was asked for again');
      const { name, bytes } = await purchasePaper(documents, purchase, goods);
      await mailer.sendLetter(
        {
          fromName: PRODUCT,
          replyTo,
          to: { name: buyer.name, address: buyer.email },
          isAsked: confirmedAt === undefined,
          ...(confirmedAt === undefined
            ? askingLetter(purchase, goods, publicUrl() + links.confirmationPath(purchaseId))
            : buildLetter(purchase, goods, publicUrl() + links.pathOf(purchaseId))),
          attachment: { name, content: bytes },
        },
        id,
      );
    }),
  ];
}
