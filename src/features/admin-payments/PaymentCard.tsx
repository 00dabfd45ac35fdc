import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import type { PaymentRecord, TransferRecord } from '../../api/adminPayments';
import { PAYMENT_STATUS_NAMES, REVIEW_REASONS } from '../../domain/money/payments';
import { adminPaymentTexts as texts } from '../../i18n/adminPayments';
import { formatMoney, formatWhen } from '../../ui/format';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';
import type { Act } from './useMoneyActs';

const { fact } = texts;

const TONES = {
  pending: 'gray',
  paid: 'leaf',
  cancelled: 'gray',
  expired: 'gray',
  refunded: 'turmeric',
  review: 'turmeric',
} as const satisfies Record<PaymentRecord['status'], string>;

interface ActButtonProps {
  act: keyof typeof texts.action;
  what: string;
  onPress: () => void;
}

export function ActButton({ act, what, onPress }: ActButtonProps) {
  const { label, of } = texts.action[act];
  return (
    <Button minH="11" variant="outline" colorPalette="gray" aria-label={of(what)} onClick={onPress}>
      {label}
    </Button>
  );
}

interface PaymentCardProps {
  payment: PaymentRecord;
  onAct?: ((act: Act) => void) | undefined;
}

function Actions({ payment, onAct }: PaymentCardProps) {
  const { status, received, description, kept = received } = payment;
  const isOver = status === 'refunded' && kept < 1;
  if (!onAct || isOver || !['paid', 'review', 'refunded'].includes(status)) return null;
  return (
    <>
      {status === 'review' ? (
        <ActButton
          act="accept"
          what={description}
          onPress={() => onAct({ kind: 'accept', payment })}
        />
      ) : null}
      {payment.refundRequest ? (
        <ActButton
          act="decline"
          what={description}
          onPress={() => onAct({ kind: 'decline', payment })}
        />
      ) : null}
      {payment.kind === 'purchase' && payment.payer.email ? (
        <ActButton
          act="email"
          what={description}
          onPress={() => onAct({ kind: 'email', payment })}
        />
      ) : null}
      {kept > 0 ? (
        <ActButton
          act="refund"
          what={description}
          onPress={() => onAct({ kind: 'refund', payment })}
        />
      ) : null}
    </>
  );
}

type Refund = NonNullable<PaymentRecord['refund']>;

function RefundFacts({ refund }: { refund: Refund }) {
  return (
    <>
      <RecordFact name={fact.refund}>
        {`${formatMoney(refund.amount)}, ${formatWhen(refund.at)}`}
      </RecordFact>
      <RecordFact name={fact.sentAt}>
        {refund.sentAt
          ? [formatWhen(refund.sentAt), refund.reference].filter(Boolean).join(' · ')
          : texts.owed.notSent}
      </RecordFact>
      <RecordFact name={fact.sentTo}>
        {refund.to ? [refund.to.account, refund.to.holder, refund.to.bank].join(' · ') : null}
      </RecordFact>
      <RecordFact name={refund.isGoodwill ? fact.goodwill : fact.reason}>
        {refund.reason}
      </RecordFact>
    </>
  );
}

function MoneyLeft({
  payment: { refund, refunds: all, kept, undecided },
}: {
  payment: PaymentRecord;
}) {
  const refunds = all ?? (refund ? [refund] : []);
  return (
    <>
      {refunds.map((one) => (
        <RefundFacts key={one.at} refund={one} />
      ))}
      <RecordFact name={fact.balance}>
        {refunds.length > 0 && kept !== undefined ? formatMoney(kept) : null}
      </RecordFact>
      <RecordFact name={fact.undecided}>
        {undecided === undefined ? null : formatMoney(undecided)}
      </RecordFact>
    </>
  );
}

export function PaymentCard({ payment, onAct }: PaymentCardProps) {
  const { description, kind, status, amount, received, payer, reviewReason } = payment;
  const { refundRequest } = payment;
  const who = [payer.name, payer.email].filter(Boolean).join(' · ');
  return (
    <RecordCard
      title={description}
      about={
        <Flex gap="2" align="center" wrap="wrap">
          <Badge colorPalette={TONES[status]}>{PAYMENT_STATUS_NAMES[status]}</Badge>
          <Text color="fg.muted" textStyle="sm">
            {`${texts.kind[kind]} · ${texts.created(formatWhen(payment.createdAt))}`}
          </Text>
        </Flex>
      }
      actions={<Actions payment={payment} onAct={onAct} />}
    >
      <RecordFacts>
        <RecordFact name={fact.amount}>{formatMoney(amount)}</RecordFact>
        <RecordFact name={fact.received}>{formatMoney(received)}</RecordFact>
        <RecordFact name={fact.payer}>{who}</RecordFact>
        <RecordFact name={fact.memo}>{payment.memo}</RecordFact>
        <RecordFact name={fact.paidAt}>
          {payment.paidAt ? formatWhen(payment.paidAt) : null}
        </RecordFact>
        <RecordFact name={fact.receipt}>{payment.receipt}</RecordFact>
        <RecordFact name={fact.why}>
          {reviewReason ? REVIEW_REASONS[reviewReason] : null}
        </RecordFact>
        <MoneyLeft payment={payment} />
        <RecordFact name={fact.requestedAt}>
          {refundRequest ? `${formatMoney(refundRequest.amount)}: ${refundRequest.reason}` : null}
        </RecordFact>
      </RecordFacts>
    </RecordCard>
  );
}

interface TransferCardProps {
  transfer: TransferRecord;
  isWaiting?: boolean;
  onAct?: ((act: Act) => void) | undefined;
}

function TransferActions({
  transfer,
  isWaiting = false,
  onAct,
}: TransferCardProps & { onAct: (act: Act) => void }) {
  const amount = formatMoney(transfer.amount);
  const acts = isWaiting ? (['undo'] as const) : (['count', 'giveBack'] as const);
  return acts.map((kind) => (
    <ActButton key={kind} act={kind} what={amount} onPress={() => onAct({ kind, transfer })} />
  ));
}

export function TransferCard(props: TransferCardProps) {
  const { transfer, onAct } = props;
  const amount = formatMoney(transfer.amount);
  return (
    <RecordCard
      title={`${props.isWaiting ? texts.waiting : texts.transfer}: ${amount}`}
      about={
        <Text color="fg.muted" textStyle="sm">
          {texts.cameAt(formatWhen(transfer.receivedAt))}
        </Text>
      }
      actions={onAct ? <TransferActions {...props} onAct={onAct} /> : null}
    >
      <RecordFacts>
        <RecordFact name={fact.content}>{transfer.content}</RecordFact>
        <RecordFact name={fact.bank}>{transfer.gateway}</RecordFact>
        <RecordFact name={fact.reference}>{transfer.reference}</RecordFact>
        <RecordFact name={fact.undoUntil}>
          {props.isWaiting && transfer.undoUntil ? formatWhen(transfer.undoUntil) : null}
        </RecordFact>
        <RecordFact name={fact.why}>
          {transfer.reviewReason ? REVIEW_REASONS[transfer.reviewReason] : null}
        </RecordFact>
      </RecordFacts>
    </RecordCard>
  );
}
