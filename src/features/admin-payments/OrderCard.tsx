import { Badge, Flex, Text } from '@chakra-ui/react';
import type { PaymentRecord } from '../../api/adminPayments';
import type { StaffOrder } from '../../api/orders';
import { adminPaymentTexts as texts } from '../../i18n/adminPayments';
import { formatMoney, formatWhen } from '../../ui/format';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';
import { ActButton } from './PaymentCard';
import type { Act } from './useMoneyActs';

interface OrderCardProps {
  order: StaffOrder;
  payment?: PaymentRecord | undefined;
  isLate?: boolean;
  onAct?: ((act: Act) => void) | undefined;
}

function LateFacts({ order: { expertName, deliverBy, deliveringSince } }: { order: StaffOrder }) {
  return (
    <>
      <RecordFact name={texts.fact.expert}>{expertName}</RecordFact>
      <RecordFact name={texts.fact.deliverBy}>
        {deliverBy ? formatWhen(deliverBy) : null}
      </RecordFact>
      <RecordFact name={texts.fact.why}>
        {deliveringSince ? texts.noWeek(formatWhen(deliveringSince)) : texts.notDelivered}
      </RecordFact>
    </>
  );
}

function buildRefund(
  { paymentId, code, amount, paidAmount = amount }: StaffOrder,
  payment: PaymentRecord | undefined,
): Act | undefined {
  if (paymentId === undefined) return undefined;
  const known = { id: paymentId, kind: 'order', received: paidAmount } as const;
  return { kind: 'refund', payment: { ...known, ...payment, description: texts.order(code) } };
}

export function OrderCard({ order, payment, isLate = false, onAct }: OrderCardProps) {
  const { code, contact, amount, createdAt, refundReason } = order;
  const { paidAmount: paid = amount } = order;
  const description = texts.order(code);
  const refund = buildRefund(order, payment);
  const begin = onAct && refund ? () => onAct(refund) : undefined;
  return (
    <RecordCard
      title={description}
      about={
        <Flex gap="2" align="center" wrap="wrap">
          <Badge colorPalette="turmeric">{isLate ? texts.late : texts.refundDue}</Badge>
          <Text color="fg.muted" textStyle="sm">
            {texts.created(formatWhen(createdAt))}
          </Text>
        </Flex>
      }
      actions={begin ? <ActButton act="refund" what={description} onPress={begin} /> : null}
    >
      <RecordFacts>
        <RecordFact name={texts.fact.received}>{formatMoney(paid)}</RecordFact>
        <RecordFact name={texts.fact.payer}>{`${contact.name} · ${contact.email}`}</RecordFact>
        <RecordFact name={texts.fact.why}>
          {refundReason ? texts.refundReason[refundReason] : null}
        </RecordFact>
        {isLate ? <LateFacts order={order} /> : null}
      </RecordFacts>
    </RecordCard>
  );
}
