import { useEffect } from 'react';
import { visitorText } from '../../i18n/visitor';
import { discard, useOutbox } from '../outbox';
import { OrderForm } from './OrderForm';
import { OrderStatus } from './OrderStatus';
import { forgetOrder, useOrder } from './orderWatch';

const { order: text } = visitorText;

function Unsent({ id }: { id: string }) {
  const entry = useOutbox().find((one) => one.id === id);
  const mend = (): void => {
    discard(id);
    forgetOrder();
  };
  if (entry?.refused === undefined && entry)
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
        {text.refused} {entry?.refused}
      </p>
      <button type="button" className="button" onClick={mend}>
        {text.mend}
      </button>
    </>
  );
}

function Body() {
  const { kept, known, problem } = useOrder();
  if (!kept) return <OrderForm />;
  if (!kept.token) return <Unsent id={kept.id} />;
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
      {known ? <OrderStatus known={known} /> : <output>{text.loading}</output>}
    </>
  );
}

/** The order of a personal week: the form, or how the order stands that was placed here. */
export function OrderPage() {
  useEffect(() => {
    document.title = `${text.title} · Bữa Lành`;
  }, []);
  return (
    <div className="order">
      <Body />
    </div>
  );
}
