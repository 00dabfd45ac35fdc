import { dayText } from '../../../src/domain/text/days';
import { createHandler, JobFailed, WriteMissing, type JobHandler } from '../jobs/kinds';
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

/**
 * Drawing the paper takes seconds, in which the address may be corrected.
 * @throws JobFailed to begin anew
 */
function requireSameAddress(present: Purchase | undefined, { corrections = 0 }: Purchase): void {
  if (present && (present.corrections ?? 0) !== corrections)
    throw new JobFailed('internal', 'the address was mended');
}

export function mailHandlers(parts: Parts): JobHandler[] {
  const { store, links, mailer, documents, publicUrl, replyTo } = parts;
  return [
    createHandler(PURCHASE_MAIL, async ({ id, payload: { purchaseId, time = 1 } }) => {
      const purchase = await store.find(purchaseId);
      const goods = await store.goods(purchaseId);
      if (!purchase || !goods || purchase.revokedAt !== undefined) return;
      const { buyer, mails = 1, confirmedAt } = purchase;
      if (mails < time) throw new WriteMissing('that it was asked for again');
      const isConfirmed = confirmedAt !== undefined;
      const { name, bytes } = await purchasePaper(documents, purchase, goods, isConfirmed);
      requireSameAddress(await store.find(purchaseId), purchase);
      await mailer.sendLetter(
        {
          fromName: PRODUCT,
          replyTo,
          to: { name: buyer.name, address: buyer.email },
          isAsked: !isConfirmed,
          ...(isConfirmed
            ? buildLetter(purchase, goods, publicUrl() + links.buildPath(purchase))
            : askingLetter(purchase, goods, publicUrl() + links.confirmationPath(purchase))),
          attachment: { name, content: bytes },
        },
        id,
      );
    }),
  ];
}
