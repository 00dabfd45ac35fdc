import { reviewText as text } from '../../i18n/reviews';
import { PUBLIC_PATHS } from '../../domain/publicHouse/publicPaths';
import {
  CONTACT_TEXT_MAX,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  REVIEW_NAME_MAX,
  REVIEW_TEXT_MAX,
  type ReaderForm,
} from '../../domain/publicHouse/reviews';
import type { ReactionView } from './model';

const { report, contact } = text;

export const formPath = (form: ReaderForm): string => PUBLIC_PATHS.form + form;

export type Typed = Readonly<Record<string, string>>;
const NOTHING: Typed = {};

export const TargetFields = ({ target }: Pick<ReactionView, 'target'>) => (
  <>
    <input type="hidden" name="type" value={target.type} />
    <input type="hidden" name="id" value={target.id} />
  </>
);

/** A field that people do not see: whoever fills it in is a program. */
const Trap = () => (
  <label className="unseen" aria-hidden="true">
    {text.trap}
    <input name="website" tabIndex={-1} autoComplete="off" />
  </label>
);

const Problem = () => <output className="problem" data-problem />;

const getMessageAttributes = (sent: string) => ({
  'data-sent': sent,
  'data-sending': text.sending,
  'data-failed': text.failed,
  'data-missing-name': text.missingName,
  'data-missing-stars': text.missingStars,
  'data-missing-text': text.missingText,
  'data-wrong-email': contact.wrongEmail,
  'data-short': contact.short,
});

function Stars({ values }: { values: Typed }) {
  return (
    <fieldset className="stars-field">
      <legend>{text.yourStars}</legend>
      {text.stars.map((label, at) => (
        <label key={label} title={label}>
          <input
            type="radio"
            name="stars"
            value={at + 1}
            defaultChecked={values.stars === String(at + 1)}
            required
          />
          <span aria-hidden="true">★</span>
          <span className="unseen">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Words({ kind, values }: Pick<ReactionView, 'kind'> & { values: Typed }) {
  return (
    <>
      {kind === 'stars' ? <Stars values={values} /> : null}
      <label data-name-field>
        <span>{text.name}</span>
        <input name="name" maxLength={REVIEW_NAME_MAX} defaultValue={values.name} required />
      </label>
      <p className="small" data-signed-in={text.signedIn('{name}')} hidden />
      <label>
        <span>{text.text[kind]}</span>
        <textarea
          name="text"
          rows={4}
          maxLength={REVIEW_TEXT_MAX}
          defaultValue={values.text}
          required={kind === 'comments'}
        />
      </label>
    </>
  );
}

const ReviewButtons = () => (
  <>
    <button type="submit" className="button solid">
      {text.send}
    </button>
    <button
      type="submit"
      className="text-button"
      formAction={formPath('rut-lai')}
      formNoValidate
      data-withdraw
      data-done={text.withdrawn}
    >
      {text.withdraw}
    </button>
  </>
);

export function ReviewForm({
  view: { kind, target, purchase },
  values = NOTHING,
}: {
  view: Pick<ReactionView, 'kind' | 'target' | 'purchase'>;
  values?: Typed | undefined;
}) {
  return (
    <details className="talk" open={values !== NOTHING}>
      <summary className="button">{text.write[kind]}</summary>
      <form
        className="talk-form"
        method="post"
        action={formPath('danh-gia')}
        data-say="review"
        data-type={target.type}
        data-id={target.id}
        data-kind={kind}
        {...(purchase === undefined ? {} : { 'data-purchase': purchase })}
        {...getMessageAttributes(text.sent)}
      >
        <TargetFields target={target} />
        {purchase === undefined ? null : <input type="hidden" name="purchase" value={purchase} />}
        <Words kind={kind} values={values} />
        <Trap />
        <p className="muted small">{text.note}</p>
        <Problem />
        <ReviewButtons />
      </form>
    </details>
  );
}

export function ReportForm({
  target,
  values = NOTHING,
}: Pick<ReactionView, 'target'> & { values?: Typed | undefined }) {
  return (
    <details className="talk report" open={values !== NOTHING}>
      <summary>{report.open}</summary>
      <form
        className="talk-form"
        method="post"
        action={formPath('bao-cao')}
        data-say="report"
        data-type={target.type}
        data-id={target.id}
        {...getMessageAttributes(report.sent)}
      >
        <TargetFields target={target} />
        <label>
          <span>{report.reason}</span>
          <select name="reason" defaultValue={values.reason}>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {report.reasons[reason]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{report.text}</span>
          <textarea name="text" rows={3} maxLength={REPORT_TEXT_MAX} defaultValue={values.text} />
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

const ContactFields = ({ values }: { values: Typed }) => (
  <>
    <label>
      <span>{contact.name}</span>
      <input
        name="name"
        autoComplete="name"
        maxLength={REVIEW_NAME_MAX}
        defaultValue={values.name}
        required
      />
    </label>
    <label>
      <span>{contact.email}</span>
      <input
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={values.email}
        required
      />
    </label>
    <label>
      <span>{contact.text}</span>
      <textarea
        name="text"
        rows={5}
        minLength={10}
        maxLength={CONTACT_TEXT_MAX}
        defaultValue={values.text}
        required
      />
    </label>
  </>
);

/** The expert's address stands nowhere in the page. */
export function ContactForm({
  expertId,
  values = NOTHING,
}: {
  expertId: string;
  values?: Typed | undefined;
}) {
  return (
    <section className="panel contact" aria-labelledby="contact">
      <h2 id="contact">{contact.heading}</h2>
      <p className="muted small">{contact.lead}</p>
      <form
        className="talk-form"
        method="post"
        action={formPath('tin-nhan')}
        data-say="contact"
        data-expert={expertId}
        {...getMessageAttributes(contact.sent)}
      >
        <input type="hidden" name="expertId" value={expertId} />
        <ContactFields values={values} />
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
