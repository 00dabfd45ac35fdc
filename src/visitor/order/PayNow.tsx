import { useCallback, useEffect } from 'react';
import type { VisitorOrder } from '../../api/orders';
import type { PaymentView } from '../../domain/money/paymentView';
import { PlainPayment } from '../../blocks/payment/PlainPayment';
import { usePayment } from '../../blocks/payment/usePayment';
import { VISITOR_CALLS } from '../../domain/publicHouse/visitorCalls';
import { visitorText } from '../../i18n/visitor';
import { call, read } from '../call';
import { Act } from './Act';
import { look } from './orderWatch';

const { order: text } = visitorText;

type OpenPayment = NonNullable<VisitorOrder['payment']>;

async function play({ memo, amount }: PaymentView): Promise<void> {
  await call(VISITOR_CALLS.playBank, { memo, amount }).catch(() => undefined);
  await look();
}

export function PayNow({ payment }: { payment: OpenPayment }) {
  const { id, token } = payment;
  const ask = useCallback(async (): Promise<PaymentView> => {
    return (await read<{ payment: PaymentView }>(VISITOR_CALLS.payment(id), token)).payment;
  }, [id, token]);
  const watched = usePayment(payment, ask);
  const { status, settled, isTrial } = watched.payment;
  useEffect(() => {
    if (settled) void look();
  }, [settled]);
  const isOver =
    watched.payment.status === 'expired' || (status === 'pending' && watched.secondsLeft === 0);
  return (
    <PlainPayment
      watched={watched}
      onPlay={isTrial ? () => void play(watched.payment).then(watched.check) : undefined}
    >
      {isOver ? (
        <p className="warning">
          {text.codeOver} <Act what="orderPayment" label={text.newCode} />
        </p>
      ) : null}
    </PlainPayment>
  );
}
