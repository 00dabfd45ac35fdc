import { encode } from 'uqr';
import { REVIEW_REASONS, type PaymentStatus, type ReviewReason } from '../../domain/money/payments';
import { dong } from '../../domain/money/words';
import { dayText } from '../../domain/text/days';
import { cleanLine } from '../../domain/text/clean';
import { dailyMenuPath, recipePath } from '../../domain/publicHouse/publicPaths';
import { getPurchaseText } from '../../i18n/purchase';
import { dailyMenuView, type DailyMenuView, type PublishedMenu } from '../dailyMenu/model';
import type { Preparation } from '../../domain/records/printableModel';
import { recipeView, type PublishedRecipe, type RecipeView } from '../recipe/model';

/** Amounts in VND. */
interface Payment {
  memo: string;
  amount: number;
  received: number;
  qr: string;
  bank: { name: string; account: string; holder: string };
  status: PaymentStatus;
  reviewReason?: ReviewReason | undefined;
  expiresAt: string;
  paidAt?: string | undefined;
  receipt?: string | undefined;
  refunded?: { amount: number; at: string; isSent?: true | undefined } | undefined;
  isTrial: boolean;
}

export interface PurchaseSource {
  purchase: {
    type: 'recipes' | 'menus';
    id: string;
    title: string;
    buyer: { name: string; email: string };
    settledAt?: string | undefined;
    mails?: number | undefined;
    confirmedAt?: string | undefined;
    corrections?: number | undefined;
  };
  token: string;
  payment: Payment | undefined;
  /** Where its buyer gives the account for a refund, while they are asked. */
  refundPath?: string | undefined;
  recipe?: PublishedRecipe | undefined;
  menu?: PublishedMenu | undefined;
  preparations?: readonly Preparation[] | undefined;
  opensUntil: Date;
  isOver: boolean;
  isWithdrawn: boolean;
}

export interface CopyView {
  label: string;
  value: string;
  plain: string;
}

export interface QrView {
  size: number;
  path: string;
  label: string;
}

export interface PurchaseView {
  type: 'recipes' | 'menus';
  id: string;
  title: string;
  href: string;
  token: string;
  /** State of the page: `pay` has a code, `wait` looks again by itself, `open` shows what was bought. */
  state: 'pay' | 'wait' | 'open' | 'told';
  status: PaymentStatus | undefined;
  isWithdrawn: boolean;
  heading: string;
  lead: string;
  price: string;
  /** UTC */
  until?: string | undefined;
  qr?: QrView | undefined;
  lines: CopyView[];
  /** On a trial installation: the transfer whose message can be played. */
  trialTransfer?: { memo: string; amount: number } | undefined;
  mayCancel: boolean;
  recipe?: RecipeView | undefined;
  menu?: DailyMenuView | undefined;
  preparations: readonly Preparation[];
  pdfHref: string;
  refundPath: string | undefined;
  receipt: string;
  mailed: string;
  mayMail: boolean;
  /** The address that may be mended here, until somebody has confirmed it. */
  mendable: string | undefined;
  link: string;
}

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;
const MAX_MAILS = 3;
const MAX_CORRECTIONS = 3;

const shared = getPurchaseText('recipes');

function qrView(code: string, amount: string): QrView {
  const { size, data } = encode(code, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path, label: shared.qr(amount) };
}

function copyLines({ bank, memo }: Payment, due: number): CopyView[] {
  return [
    { label: shared.bank, value: bank.name, plain: bank.name },
    { label: shared.account, value: bank.account, plain: bank.account },
    { label: shared.holder, value: bank.holder, plain: bank.holder },
    { label: shared.amount, value: dong(due), plain: String(due) },
    { label: shared.memo, value: memo, plain: memo },
  ];
}

/** Says that money goes back, and that it went once it did. */
const backWords = ({ amount, at, isSent }: NonNullable<Payment['refunded']>): string =>
  (isSent ? shared.sentBack : shared.refunded)(dong(amount), dayText(at));

function describePayment(
  { status, reviewReason, received, amount, refunded }: Payment,
  { type, buyer: { email } }: PurchaseSource['purchase'],
): Pick<PurchaseView, 'state' | 'heading' | 'lead'> {
  const text = getPurchaseText(type);
  switch (status) {
    case 'pending':
      return { state: 'pay', heading: text.pay, lead: text.payLead(email) };
    case 'expired':
      return { state: 'wait', heading: text.late, lead: text.lateLead };
    case 'paid':
      return { state: 'wait', heading: text.preparing, lead: text.preparingLead };
    case 'cancelled':
      return { state: 'told', heading: text.cancelled, lead: text.cancelledLead };
    case 'refunded':
      return {
        state: 'told',
        heading: text.over,
        lead: refunded ? backWords(refunded) : text.overLead,
      };
    case 'review':
      if (reviewReason === 'amount_low')
        return {
          state: 'pay',
          heading: text.pay,
          lead: text.part(dong(received), dong(amount - received)),
        };
      return {
        state: 'wait',
        heading: text.review,
        lead: reviewReason ? `${REVIEW_REASONS[reviewReason]}.` : '',
      };
  }
}

const isUnpaid = ({ status, reviewReason }: Payment): boolean =>
  status === 'pending' || status === 'expired' || reviewReason === 'amount_low';

/** Nobody is asked for money for what is not sold any more; what was sent already is not lost. */
const describeWithdrawn = ({ received }: Payment, text: ReturnType<typeof getPurchaseText>) => ({
  state: 'wait' as const,
  heading: text.withdrawn,
  lead: received > 0 ? text.withdrawnPart(dong(received)) : text.withdrawnLead,
});

function describeState(source: PurchaseSource, isOpen: boolean) {
  const { payment, purchase, isOver, isWithdrawn, opensUntil } = source;
  const text = getPurchaseText(purchase.type);
  const paidAt = dayText(payment?.paidAt ?? opensUntil);
  const thanks = text.thanks(dong(payment?.amount ?? 0), paidAt);
  if (isOpen) return { state: 'open' as const, heading: thanks, lead: '' };
  if (!payment || (isOver && payment.status !== 'refunded'))
    return { state: 'told' as const, heading: text.over, lead: text.overLead };
  if (isWithdrawn && isUnpaid(payment)) return describeWithdrawn(payment, text);
  return describePayment(payment, purchase);
}

const mendableEmail = ({
  buyer,
  confirmedAt,
  corrections = 0,
}: PurchaseSource['purchase']): string | undefined =>
  confirmedAt === undefined && corrections < MAX_CORRECTIONS ? buyer.email : undefined;

/** VND */
const computeDue = ({ amount, received }: Payment): number =>
  received < amount ? amount - received : amount;

export function purchaseView(source: PurchaseSource): PurchaseView {
  const { purchase, token, payment, recipe, menu, opensUntil, isOver, isWithdrawn } = source;
  const { buyer, type, id } = purchase;
  const text = getPurchaseText(type);
  const title = cleanLine(purchase.title, 300);
  const price = dong(payment?.amount ?? 0);
  const due = payment ? computeDue(payment) : 0;
  const isOpen = (recipe ?? menu) !== undefined && !isOver;
  const pageState = describeState(source, isOpen);
  const isPayable = pageState.state === 'pay' && payment !== undefined;
  const query = new URLSearchParams({ token }).toString();
  return {
    ...pageState,
    status: payment?.status,
    isWithdrawn,
    title,
    price,
    token,
    type,
    id,
    href: type === 'recipes' ? recipePath(id) : dailyMenuPath(id),
    until: isPayable && payment.status === 'pending' ? payment.expiresAt : undefined,
    qr: isPayable ? qrView(payment.qr, dong(due)) : undefined,
    lines: isPayable ? copyLines(payment, due) : [],
    trialTransfer: isPayable && payment.isTrial ? { memo: payment.memo, amount: due } : undefined,
    mayCancel: isPayable && payment.status === 'pending',
    recipe: isOpen && recipe ? recipeView({ ...recipe, isBought: true }) : undefined,
    menu: isOpen && menu ? dailyMenuView({ ...menu, isBought: true }) : undefined,
    preparations: (isOpen && source.preparations) || [],
    pdfHref: `/mua/pdf?${query}`,
    refundPath: source.refundPath,
    receipt: payment?.receipt === undefined ? '' : text.receipt(payment.receipt),
    mailed: text.mailed(buyer.email),
    mayMail: (purchase.mails ?? 1) < MAX_MAILS + (purchase.corrections ?? 0),
    mendable: payment ? mendableEmail(purchase) : undefined,
    link: text.link(dayText(opensUntil)),
  };
}
