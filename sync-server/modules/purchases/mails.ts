import { dayText } from '../../../src/domain/days';
import { handlerOf, WriteMissing, type JobHandler } from '../jobs/kinds';
import { compose } from '../mail/compose';
import type { Mailer } from '../mail/mailer';
import type { DocumentParts } from '../printables/create';
import { PURCHASE_MAIL } from './jobKinds';
import type { PurchaseLinks } from './links';
import { opensUntil } from './records';
import { purchasePaper } from './goods';
import type { PurchaseStore } from './store';
import { purchaseMail } from './texts';

interface Parts {
  store: PurchaseStore;
  links: PurchaseLinks;
  mailer: Mailer;
  documents: DocumentParts;
  publicUrl: () => string;
  /** Whom mails come from. */
  mailFrom: string;
}

const PRODUCT = 'Bữa Lành';

/** The jobs that send what belongs to a purchase. */
export function mailHandlers(parts: Parts): JobHandler[] {
  const { store, links, mailer, documents, publicUrl, mailFrom } = parts;
  const replyTo = /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
  return [
    handlerOf(PURCHASE_MAIL, async ({ id, payload: { purchaseId, time = 1 } }) => {
      const purchase = await store.find(purchaseId);
      const goods = await store.goods(purchaseId);
      // Taken away meanwhile.
      if (!purchase || !goods || purchase.revokedAt !== undefined) return;
      const { title, buyer, mails = 1 } = purchase;
      if (mails < time) throw new WriteMissing('that it was asked for again');
      const until = dayText(opensUntil(purchase));
      const url = publicUrl() + links.pathOf(purchaseId);
      const { name, bytes } = await purchasePaper(documents, purchase, goods);
      await mailer.sendLetter(
        {
          fromName: PRODUCT,
          replyTo,
          to: { name: buyer.name, address: buyer.email },
          ...compose(purchaseMail({ title, name: buyer.name, until }, url)),
          attachment: { name, content: bytes },
        },
        id,
      );
    }),
  ];
}
