import { getPurchaseText } from '../../i18n/purchase';
import type { PurchaseView } from './model';

const text = getPurchaseText('recipes');

/** Attributes by which the script finds the form and its words. */
const boundTo = (token: string) => ({
  'data-mend': token,
  'data-failed': text.mendFailed,
  'data-sending': text.savingEmail,
  'data-wrong-email': text.wrongEmail,
});

/** For a mistyped address; what opens the page mends it until somebody confirmed it. */
export function MendEmail({ view: { mendable, token } }: { view: PurchaseView }) {
  if (mendable === undefined) return null;
  return (
    <details className="fold scripted">
      <summary>{text.mendEmail}</summary>
      <form className="buy-form" {...boundTo(token)} noValidate>
        <p className="muted small">{text.mendLead(mendable)}</p>
        <label>
          <span>{text.rightEmail}</span>
          <input name="email" type="email" autoComplete="email" maxLength={254} required />
        </label>
        <button type="submit" className="button solid">
          {text.saveEmail}
        </button>
        <output className="problem" data-problem />
      </form>
    </details>
  );
}
