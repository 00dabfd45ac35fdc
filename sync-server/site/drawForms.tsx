import { purchaseOpeningText, getPurchaseText } from '../../src/i18n/purchase';
import { refundAccountText } from '../../src/i18n/refundAccount';
import { reviewText } from '../../src/i18n/reviews';
import { siteText } from '../../src/i18n/site';
import { NoticePage, noticeTitle, type NoticeKind } from '../../src/site/notice/NoticePage';
import { purchaseView, type PurchaseSource } from '../../src/site/purchase/model';
import {
  BuyFormPage,
  OpeningPage,
  PurchasePage,
  type FormView,
} from '../../src/site/purchase/PurchasePage';
import { refundView, type RefundSource } from '../../src/site/refund/model';
import { RefundOpeningPage, RefundPage } from '../../src/site/refund/RefundPage';
import type { ReactionSource } from '../../src/site/reviews/model';
import { FormPage, type RefusedForm } from '../../src/site/reviews/FormPage';
import { draw, renderReactions, type Surroundings } from './drawing';

export function drawPurchase(
  source: PurchaseSource,
  reaction: ReactionSource | undefined,
  around: Surroundings,
): string {
  const view = purchaseView(source);
  const title = getPurchaseText(view.type).title(view.title);
  const head = {
    title,
    description: view.heading,
    kind: 'website',
    publicAddress: around.publicUrl + view.href,
  } as const;
  return draw(
    head,
    '',
    around,
    <>
      <PurchasePage view={view} />
      {reaction && view.recipe ? renderReactions(reaction) : null}
    </>,
  );
}

export function drawOpening(around: Surroundings): string {
  const { title } = purchaseOpeningText;
  const head = { title, description: title, kind: 'website' } as const;
  return draw(head, '', around, <OpeningPage />);
}

const REFUND_HEAD = {
  title: refundAccountText.title,
  description: refundAccountText.heading.asked,
  kind: 'website',
} as const;

/** Opens the refund that the address names behind its `#`. */
export const drawRefundOpening = (around: Surroundings): string =>
  draw(REFUND_HEAD, '', around, <RefundOpeningPage />);

/** A refund for who holds its link. */
export const drawRefund = (source: RefundSource | undefined, around: Surroundings): string =>
  draw(REFUND_HEAD, '', around, <RefundPage view={refundView(source)} />);

export function drawBuyForm(view: FormView, around: Surroundings): string {
  const title = getPurchaseText(view.type).title(view.title);
  const head = { title, description: view.problem, kind: 'website' } as const;
  return draw(head, '', around, <BuyFormPage view={view} />);
}

export function drawRefusedForm(refused: RefusedForm, around: Surroundings): string {
  const { title } = reviewText.refused;
  const head = {
    title: `${title} · ${siteText.product}`,
    description: title,
    kind: 'website',
  } as const;
  return draw(head, '', around, <FormPage refused={refused} />);
}

export function drawNotice(kind: NoticeKind, around: Surroundings): string {
  const title = `${noticeTitle(kind)} · ${siteText.product}`;
  const head = { title, description: siteText.notice[kind], kind: 'website' } as const;
  return draw(head, '', around, <NoticePage kind={kind} />);
}
