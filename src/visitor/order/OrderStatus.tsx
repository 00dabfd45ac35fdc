import type { OrderView, VisitorOrder } from '../../api/orders';
import { visitorText } from '../../i18n/visitor';
import { timeText } from '../../domain/text/days';
import { PUBLIC_PAGES } from '../../domain/publicHouse/publicPaths';
import { Act } from './Act';
import { CorrectEmail } from './CorrectEmail';
import { Delivered } from './Delivered';
import { forgetOrder } from './orderWatch';
import { PayNow } from './PayNow';
import { useNow } from './useNow';

const { order: text } = visitorText;
const HOUR = 3_600_000;

function Timeline({ order }: { order: OrderView }) {
  const { paidAt, acceptedAt, deliveredAt, expertName } = order;
  const steps: readonly [string, string | undefined, string | undefined][] = [
    [text.timeline.paid, paidAt, undefined],
    [text.timeline.accept, acceptedAt, expertName ? text.by(expertName) : undefined],
    [text.timeline.plan, deliveredAt, acceptedAt && !deliveredAt ? text.within : undefined],
    [text.timeline.deliver, deliveredAt, undefined],
  ];
  return (
    <ol className="timeline">
      {steps.map(([name, at, note]) => (
        <li key={name} data-done={at ? '' : undefined}>
          <b>{name}</b>
          <small>{[at ? timeText(at) : undefined, note].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ol>
  );
}

function Waiting({ acceptBy }: { acceptBy: string }) {
  const now = useNow();
  const hours = Math.max(0, Math.ceil((Date.parse(acceptBy) - now) / HOUR));
  return (
    <p className="panel good">
      <b>{text.hoursLeft(hours)}</b> {text.until(timeText(acceptBy))}
    </p>
  );
}

function Meanwhile() {
  return (
    <section className="panel">
      <h2>{text.meanwhile}</h2>
      <p className="actions">
        <a className="button" href={PUBLIC_PAGES.experts}>
          {text.experts}
        </a>
        <a className="button" href={PUBLIC_PAGES.menus}>
          {text.menus}
        </a>
      </p>
    </section>
  );
}

function Note({ order }: { order: OrderView }) {
  const { state, acceptBy, refundReason } = order;
  if (state === 'paid' && acceptBy)
    return (
      <>
        <output>{text.confirmation}</output>
        <Waiting acceptBy={acceptBy} />
      </>
    );
  if (state === 'delivered' || state === 'changing') return <Delivered order={order} />;
  if (state === 'refunding' || state === 'refunded') {
    const why =
      state === 'refunded' ? text.refundNote.other : text.refundNote[refundReason ?? 'other'];
    return (
      <>
        <p className="warning">{why}</p>
        <Meanwhile />
      </>
    );
  }
  return null;
}

/** Leads to where the account for the money is given: the bank does not say where it came from. */
function RefundAccount({ path }: { path: string }) {
  return (
    <section className="panel">
      <p>{text.refundAccountLead}</p>
      <p className="actions">
        <a className="button" href={path}>
          {text.refundAccount}
        </a>
      </p>
    </section>
  );
}

function Unpaid({ order: { order, payment } }: { order: VisitorOrder }) {
  if (payment && order.state === 'placed') return <PayNow key={payment.id} payment={payment} />;
  return (
    <p className="warning">
      {text.codeOver} <Act what="orderPayment" label={text.newCode} />
    </p>
  );
}

/** A mail's link may be in the hands of others: it asks the staff. */
function CancelPaid({ order: { byMail, refundAsked } }: { order: VisitorOrder }) {
  if (refundAsked) return <output>{text.cancelAsked}</output>;
  if (byMail) return <Act what="cancelOrder" label={text.askCancel} sure={text.askCancelSure} />;
  return <Act what="cancelOrder" label={text.cancelPaid} sure={text.cancelSure} />;
}

export function OrderStatus({ order: known }: { order: VisitorOrder }) {
  const { order } = known;
  const isUnpaid = order.state === 'placed' || order.state === 'expired';
  // Where money still goes back, this page is where its account is given.
  const isOver =
    known.refundPath === undefined &&
    ['cancelled', 'delivered', 'refunded', 'expired'].includes(order.state);
  return (
    <div className="order-status">
      <p className="muted">{text.code(order.code)}</p>
      <h1>{text.states[order.state]}</h1>
      {order.emailConfirmed === false ? <p className="panel">{text.confirmEmail}</p> : null}
      {order.state === 'cancelled' ? null : (
        <CorrectEmail order={order} mayMend={known.byMail !== true} />
      )}
      <Note order={order} />
      {known.refundPath ? <RefundAccount path={known.refundPath} /> : null}
      {isUnpaid ? <Unpaid order={known} /> : null}
      {order.state === 'cancelled' ? null : <Timeline order={order} />}
      <p className="actions">
        {order.state === 'placed' ? (
          <Act what="cancelOrder" label={text.cancelUnpaid} sure={text.cancelSure} />
        ) : null}
        {order.state === 'paid' ? <CancelPaid order={known} /> : null}
        {isOver ? (
          <button type="button" className="button" onClick={forgetOrder}>
            {text.another}
          </button>
        ) : null}
      </p>
    </div>
  );
}
