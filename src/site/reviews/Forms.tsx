import { reviewText as text } from '../../i18n/reviews';
import {
  CONTACT_TEXT_MAX,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  REVIEW_NAME_MAX,
  REVIEW_TEXT_MAX,
} from '../../domain/reviews';
import type { ReactionView } from './model';

const { report, contact } = text;

/** A field that people do not see: whoever fills it in is a program. */
const Trap = () => (
  <label className="unseen" aria-hidden="true">
    {text.trap}
    <input name="website" tabIndex={-1} autoComplete="off" />
  </label>
);

const Problem = () => <output className="problem" data-problem />;

/** Sentences of a form that its script says. */
const said = (sent: string) => ({
  'data-sent': sent,
  'data-sending': text.sending,
  'data-failed': text.failed,
  'data-missing-name': text.missingName,
  'data-missing-stars': text.missingStars,
  'data-missing-text': text.missingText,
  'data-wrong-email': contact.wrongEmail,
  'data-short': contact.short,
});

function Stars() {
  return (
    <fieldset className="stars-field">
      <legend>{text.yourStars}</legend>
      {text.stars.map((label, at) => (
        <label key={label} title={label}>
          <input type="radio" name="stars" value={at + 1} />
          <span aria-hidden="true">★</span>
          <span className="unseen">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Fields of what a reader says. */
function Words({ kind }: Pick<ReactionView, 'kind'>) {
  return (
    <>
      {kind === 'stars' ? <Stars /> : null}
      <label>
        <span>{text.name}</span>
        <input name="name" maxLength={REVIEW_NAME_MAX} required />
      </label>
      <label>
        <span>{text.text[kind]}</span>
        <textarea name="text" rows={4} maxLength={REVIEW_TEXT_MAX} />
      </label>
    </>
  );
}

/** Form of a review, or of a comment. */
export function ReviewForm({ view }: { view: ReactionView }) {
  const { kind, target, purchase } = view;
  return (
    <details className="talk">
      <summary className="button">{text.write[kind]}</summary>
      <noscript>
        <p className="allergens">{text.needsScript}</p>
      </noscript>
      <form
        className="talk-form scripted"
        data-say="review"
        data-type={target.type}
        data-id={target.id}
        data-kind={kind}
        {...(purchase === undefined ? {} : { 'data-purchase': purchase })}
        {...said(text.sent)}
        noValidate
      >
        <Words kind={kind} />
        <Trap />
        <p className="muted small">{text.note}</p>
        <Problem />
        <button type="submit" className="button solid">
          {text.send}
        </button>
        <button
          type="button"
          className="text-button"
          data-withdraw
          data-done={text.withdrawn}
          hidden
        >
          {text.withdraw}
        </button>
      </form>
    </details>
  );
}

/** Tells the staff of something wrong on the page. */
export function ReportForm({ target }: Pick<ReactionView, 'target'>) {
  return (
    <details className="talk report">
      <summary>{report.open}</summary>
      <form
        className="talk-form scripted"
        data-say="report"
        data-type={target.type}
        data-id={target.id}
        {...said(report.sent)}
        noValidate
      >
        <label>
          <span>{report.reason}</span>
          <select name="reason">
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {report.reasons[reason]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{report.text}</span>
          <textarea name="text" rows={3} maxLength={REPORT_TEXT_MAX} />
        </label>
        <Trap />
        <Problem />
        <button type="submit" className="button">
          {report.send}
        </button>
      </form>
    </details>
  );
}

/** Writes to the expert, whose address stands nowhere. */
export function ContactForm({ expertId }: { expertId: string }) {
  return (
    <section className="panel contact" aria-labelledby="contact">
      <h2 id="contact">{contact.heading}</h2>
      <p className="muted small">{contact.lead}</p>
      <noscript>
        <p className="allergens">{text.needsScript}</p>
      </noscript>
      <form
        className="talk-form scripted"
        data-say="contact"
        data-expert={expertId}
        {...said(contact.sent)}
        noValidate
      >
        <label>
          <span>{contact.name}</span>
          <input name="name" autoComplete="name" maxLength={REVIEW_NAME_MAX} required />
        </label>
        <label>
          <span>{contact.email}</span>
          <input name="email" type="email" autoComplete="email" maxLength={254} required />
        </label>
        <label>
          <span>{contact.text}</span>
          <textarea name="text" rows={5} maxLength={CONTACT_TEXT_MAX} required />
        </label>
        <Trap />
        <p className="muted small">{contact.note}</p>
        <Problem />
        <button type="submit" className="button solid">
          {contact.send}
        </button>
      </form>
    </section>
  );
}
