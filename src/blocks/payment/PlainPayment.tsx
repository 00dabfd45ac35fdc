import { useState, type ReactNode } from 'react';
import { dong } from '../../domain/money/words';
import { dueAmount } from '../../domain/money/due';
import type { PaymentView } from '../../domain/money/paymentView';
import { paymentText as text } from '../../i18n/payment';
import { QrCode } from '../../ui/QrCode';
import { bankLinks, copyMemo } from './bankLinks';
import { clockText, type WatchedPayment } from './paymentWatch';
import { copyFields, hasCode, paymentWords, saveQr } from './paymentWords';
import './plainPayment.css';

interface Props {
  watched: WatchedPayment;
  onCancel?: (() => void) | undefined;
  onPlay?: (() => void) | undefined;
  children?: ReactNode;
}

function CopyButton({ label, value }: { label: string; value: string }) {
  const [caption, setCaption] = useState<string>(text.copy);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCaption(text.copied);
    } catch {
      setCaption(text.copyFailed);
    }
  };
  return (
    <button
      type="button"
      className="pay-copy"
      aria-label={text.copyLabel(label)}
      onClick={() => void copy()}
    >
      {caption}
    </button>
  );
}

function BankApps({ payment }: { payment: PaymentView }) {
  const links = bankLinks(payment);
  if (links.length === 0) return null;
  return (
    <details className="pay-apps">
      <summary>{text.openBank}</summary>
      <p className="pay-quiet">{text.openBankHint}</p>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => copyMemo(payment)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Code({ payment }: { payment: PaymentView }) {
  const amount = dong(dueAmount(payment));
  return (
    <div className="pay-code">
      <p className="pay-amount">{amount}</p>
      <div className="pay-qr">
        <QrCode text={payment.qr} label={text.qr(amount, payment.memo)} />
      </div>
      <p className="pay-quiet">{text.scan}</p>
      <button type="button" className="pay-button" onClick={() => void saveQr(payment)}>
        {text.saveQr}
      </button>
      <BankApps payment={payment} />
    </div>
  );
}

function Fields({ payment }: { payment: PaymentView }) {
  return (
    <>
      <h2>{text.fields}</h2>
      <dl className="pay-fields">
        {copyFields(payment).map(({ label, shown, copied }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown}</dd>
            {copied === undefined ? null : (
              <dd>
                <CopyButton label={label} value={copied} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="pay-warning">{text.keep}</p>
    </>
  );
}

function State({ watched }: Pick<Props, 'watched'>) {
  const { payment, secondsLeft, isUnreachable } = watched;
  const { tone, title, hint } = paymentWords(payment);
  return (
    <div className={`pay-state pay-${tone}`}>
      <output className="pay-words">
        <strong>{title}</strong>
        {hint ? <span>{hint}</span> : null}
        {payment.receipt ? <span>{text.receipt(payment.receipt)}</span> : null}
        {isUnreachable ? <span>{text.unreachable}</span> : null}
      </output>
      {payment.status === 'pending' ? (
        <span className="pay-clock" role="timer">
          {text.left(clockText(secondsLeft))}
        </span>
      ) : null}
    </div>
  );
}

export function PlainPayment({ watched, onCancel, onPlay, children }: Props) {
  const { payment } = watched;
  return (
    <section className="pay" aria-label={payment.description}>
      {payment.isTrial ? (
        <p className="pay-trial">
          <strong>{text.trial}.</strong> {text.trialHint}{' '}
          {onPlay && hasCode(payment) ? (
            <button type="button" className="pay-copy" onClick={onPlay}>
              {text.play}
            </button>
          ) : null}
        </p>
      ) : null}
      <State watched={watched} />
      {hasCode(payment) ? (
        <div className="pay-parts">
          <Code payment={payment} />
          <div>
            <Fields payment={payment} />
          </div>
        </div>
      ) : null}
      {payment.status === 'pending' ? (
        <p className="pay-quiet">
          {text.closeSafe}{' '}
          {onCancel ? (
            <button type="button" className="pay-cancel" onClick={onCancel}>
              {text.cancel}
            </button>
          ) : null}
        </p>
      ) : null}
      {children}
    </section>
  );
}
