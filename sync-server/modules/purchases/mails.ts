import { dayText } from '../../../src/domain/days';
import { handlerOf, WriteMissing, type JobHandler } from '../jobs/kinds';
import { compose, type Composed } from '../mail/compose';
import type { Mailer } from '../mail/mailer';
import type { DocumentParts } from '../printables/create';
import { PURCHASE_MAIL } from './jobKinds';
import type { PurchaseLinks } from './links';
import { allergyFindings, purchasePaper } from './goods';
import { opensUntil, thingOf, type Goods, type Purchase } from './records';
import type { PurchaseStore } from './store';
import { purchaseMail } from './texts';

interface Parts {
  store: PurchaseStore;
  links: PurchaseLinks;
  mailer: Mailer;
  documents: DocumentParts;
  publicUrl: () => string;
  /** Gets the answers. */
  replyTo: string;
}

const PRODUCT = 'Bữa Lành';

/** The mail of a purchase, in both forms. */
export function letterOf(purchase: Purchase, goods: Goods, url: string): Composed {
  const { title, buyer } = purchase;
  const until = dayText(opensUntil(purchase));
  const { type } = thingOf(purchase);
  const findings = allergyFindings(goods);
  return compose(purchaseMail({ type, title, name: buyer.name, until, findings }, url));
}

/** The jobs that send what belongs to a purchase. */
export function mailHandlers(parts: Parts): JobHandler[] {
  const { store, links, mailer, documents, publicUrl, replyTo } = parts;
  return [
    handlerOf(PURCHASE_MAIL, async ({ id, payload: { purchaseId, time = 1 } }) => {
      const purchase = await store.find(purchaseId);
      const goods = await store.goods(purchaseId);
      // Taken away meanwhile.
      if (!purchase || !goods || purchase.revokedAt !== undefined) return;
      const { buyer, mails = 1 } = purchase;
      if (mails < time) throw new WriteMissing('that it was asked for again');
      const { name, bytes } = await purchasePaper(documents, purchase, goods);
      await mailer.sendLetter(
        {
          fromName: PRODUCT,
          replyTo,
          to: { name: buyer.name, address: buyer.email },
          ...letterOf(purchase, goods, publicUrl() + links.pathOf(purchaseId)),
          attachment: { name, content: bytes },
        },
        id,
      );
    }),
  ];
}
