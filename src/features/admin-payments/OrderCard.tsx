import { Badge, Flex, Text } from '@chakra-ui/react';
import type { StaffOrder } from '../../api/orders';
import { adminPaymentTexts as texts } from '../../i18n/adminPayments';
import { formatMoney, formatWhen } from '../../ui/format';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';
import { ActButton } from './PaymentCard';
import type { Act } from './useMoneyActs';

interface OrderCardProps {
  order: StaffOrder;
  /** Its week has not come in time. */
  isLate?: boolean;
  /** Absent where the person may only look. */
  onAct?: ((act: Act) => void) | undefined;
}

/** Facts of an order whose week has not come in time. */
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

/** An order whose money has to go back, or whose week never came: whose, how much, and why. */
export function OrderCard({ order, isLate = false, onAct }: OrderCardProps) {
  const { code, contact, amount, createdAt, refundReason, paymentId } = order;
  const { paidAmount: paid = amount } = order;
  const description = texts.order(code);
  const begin =
    onAct && paymentId !== undefined
      ? () =>
          onAct({
            kind: 'refund',
            payment: { id: paymentId, kind: 'order', description, received: paid },
          })
      : undefined;
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
