import { Badge, Flex, Text } from '@chakra-ui/react';
import type { StaffOrder } from '../../api/orders';
import { adminPaymentTexts as texts } from '../../i18n/adminPayments';
import { formatMoney, formatWhen } from '../../ui/format';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';
import { ActButton } from './PaymentCard';
import type { Act } from './useMoneyActs';

interface OrderCardProps {
  order: StaffOrder;
  /** Absent where the person may only look. */
  onAct?: ((act: Act) => void) | undefined;
}

/** An order whose money has to go back: whose, how much, and why. */
export function OrderCard({ order, onAct }: OrderCardProps) {
  const { code, contact, amount, createdAt, refundReason, paymentId } = order;
  const description = texts.order(code);
  const begin =
    onAct && paymentId !== undefined
      ? () =>
          onAct({
            kind: 'refund',
            payment: { id: paymentId, kind: 'order', description, received: amount },
          })
      : undefined;
  return (
    <RecordCard
      title={description}
      about={
        <Flex gap="2" align="center" wrap="wrap">
          <Badge colorPalette="turmeric">{texts.refundDue}</Badge>
          <Text color="fg.muted" textStyle="sm">
            {texts.created(formatWhen(createdAt))}
          </Text>
        </Flex>
      }
      actions={begin ? <ActButton act="refund" what={description} onPress={begin} /> : null}
    >
      <RecordFacts>
        <RecordFact name={texts.fact.received}>{formatMoney(amount)}</RecordFact>
        <RecordFact name={texts.fact.payer}>{`${contact.name} · ${contact.email}`}</RecordFact>
        <RecordFact name={texts.fact.why}>
          {refundReason ? texts.refundReason[refundReason] : null}
        </RecordFact>
      </RecordFacts>
    </RecordCard>
  );
}
