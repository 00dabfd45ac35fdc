import { useEffect, useState } from 'react';
import { WEEKLY_ORDER_PATH } from '../../domain/publicHouse/publicPaths';
import { VISITOR_CALLS } from '../../domain/publicHouse/visitorCalls';
import { visitorText } from '../../i18n/visitor';
import { call } from '../call';
import { go } from '../navigation';
import { discard, useOutbox } from '../outbox';
import { OrderForm } from './OrderForm';
import { OrderStatus } from './OrderStatus';
import { orderFormStore } from '../store';
import { forgetOrder, look, useOrder } from './orderWatch';

const { order: text } = visitorText;

function Unsent({ id }: { id: string }) {
  const entry = useOutbox().find((one) => one.id === id);
  const isAnswered = entry?.refused !== undefined;
  const mend = (): void => {
    // An order that was sent without an answer may have arrived: mended under its own number it is told, not doubled.
    if (!isAnswered) orderFormStore.write({ ...orderFormStore.read(), sentId: id });
    discard(id);
    forgetOrder();
  };
  if (entry && !isAnswered)
    return (
      <>
        <h1>{text.states.placed}</h1>
        <output className="panel good">{navigator.onLine ? text.sending : text.waiting}</output>
        <button type="button" className="button" onClick={mend}>
          {text.mend}
        </button>
      </>
    );
  return (
    <>
      <h1>{text.title}</h1>
      <p className="warning" role="alert">
        {entry?.code === 'id_taken'
          ? text.arrivedBefore
          : `${text.refused} ${entry?.refused ?? ''}`}
      </p>
      <button type="button" className="button" onClick={mend}>
        {text.mend}
      </button>
    </>
  );
}

function Body() {
  const { storedOrder, order, problem } = useOrder();
  if (!storedOrder) return <OrderForm />;
  if (!storedOrder.token) return <Unsent id={storedOrder.id} />;
  if (problem === 'lost')
    return (
      <>
        <p className="warning">{text.lost}</p>
        <button type="button" className="button" onClick={forgetOrder}>
          {text.another}
        </button>
      </>
    );
  return (
    <>
      {problem === 'away' ? <p className="warning">{text.notLoaded}</p> : null}
      {order ? <OrderStatus order={order} /> : <output>{text.loading}</output>}
    </>
  );
}

const confirmationIn = (hash: string): { id: string; token: string } | undefined => {
  const [, id, token] = /^#xacnhan=([\w-]{10,80})\.([\w-]{20,100})$/.exec(hash) ?? [];
  return id && token ? { id, token } : undefined;
};

function useConfirmation(): string | null {
  const [confirmation] = useState(() => confirmationIn(window.location.hash));
  const [message, setMessage] = useState<string | null>(confirmation ? text.confirming : null);
  useEffect(() => {
    if (!confirmation) return;
    go(WEEKLY_ORDER_PATH, { replace: true });
    call(VISITOR_CALLS.confirmOrder(confirmation.id), { token: confirmation.token })
      .then(() => {
        setMessage(text.confirmed);
        return look();
      })
      .catch(() => setMessage(text.confirmFailed));
  }, [confirmation]);
  return message;
}

export function OrderPage() {
  useEffect(() => {
    document.title = `${text.title} · Bữa Lành`;
  }, []);
  const confirmation = useConfirmation();
  const { storedOrder } = useOrder();
  return (
    <div className="order">
      {confirmation ? <output className="panel good">{confirmation}</output> : null}
      {confirmation && !storedOrder ? null : <Body />}
    </div>
  );
}
