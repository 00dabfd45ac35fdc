import { purchaseOpeningText } from '../../i18n/purchase';
import { refundAccountText as text } from '../../i18n/refundAccount';
import { LockIcon } from '../frame/icons';
import type { RefundView } from './model';

/** While the script fetches what the fragment of the address opens. */
export function RefundOpeningPage() {
  return (
    <section
      className="purchase"
      data-opening
      data-no-token={text.noToken}
      data-failed={purchaseOpeningText.failed}
    >
      <noscript>
        <h1>{purchaseOpeningText.noScript}</h1>
        <p>{text.noScriptLead}</p>
      </noscript>
      <output className="scripted" data-problem>
        {text.opening}
      </output>
      <p>
        <button type="button" className="button" data-look hidden>
          {purchaseOpeningText.retry}
        </button>
      </p>
    </section>
  );
}

/** Attributes by which the script finds the form and its words. */
const boundTo = (token: string) => ({
  'data-refund': token,
  'data-failed': text.failed,
  'data-sending': text.sending,
  'data-missing-bank': text.missing.bank,
  'data-missing-account': text.missing.account,
  'data-missing-holder': text.missing.holder,
});

/** The form, with its words for what is wrong; the page was opened by a script, which sends it. */
function AccountForm({ token, banks }: { token: string; banks: readonly string[] }) {
  return (
    <form className="buy-form" {...boundTo(token)} noValidate>
      <label>
        <span>{text.bank}</span>
        <select name="bank" defaultValue="" required>
          <option value="">{text.chooseBank}</option>
          {banks.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{text.number}</span>
        <input name="account" inputMode="numeric" autoComplete="off" maxLength={30} required />
      </label>
      <label>
        <span>{text.holder}</span>
        <input name="holder" autoComplete="name" maxLength={60} required />
        <small className="muted">{text.holderHint}</small>
      </label>
      <button type="submit" className="button solid">
        {text.send}
      </button>
      <output className="problem" data-problem />
      <p className="private muted small">
        <LockIcon />
        {text.safe}
      </p>
    </form>
  );
}

/** `/hoan-tien`: how much goes back, and into which account. */
export function RefundPage({ view }: { view: RefundView }) {
  const { heading, lead, facts, token, banks, isGiven, fixed } = view;
  const form = token === undefined ? null : <AccountForm token={token} banks={banks} />;
  return (
    <section className="purchase">
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      {facts.length === 0 ? null : (
        <dl className="copy-lines">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {fixed === '' ? null : <p>{fixed}</p>}
      {form && isGiven ? (
        <details className="fold">
          <summary>{text.change}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </section>
  );
}
