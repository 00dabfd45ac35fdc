import { useState, type ReactNode } from 'react';
import {
  MEAL_FREQUENCIES,
  wholeAnswers,
  type SurveyAnswers,
} from '../../domain/publicHouse/survey/answers';
import { MEAL_FREQUENCY_WORDS, surveySummary } from '../../domain/publicHouse/survey/words';
import { WEEK_PRICE } from '../../domain/money/orders/order';
import { SURVEY_PATH } from '../../domain/publicHouse/publicPaths';
import { CONSENT_VERSION, VISITOR_CALLS } from '../../domain/publicHouse/visitorCalls';
import { dong } from '../../domain/money/words';
import { visitorText } from '../../i18n/visitor';
import { readPhone } from '../../domain/text/phone';
import { isEmail, meantEmail } from '../email';
import { Go } from '../Go';
import { newId } from '../../domain/schema/newId';
import { send } from '../outbox';
import { orderFormStore, type OrderForm as Form } from '../store';
import { Choices } from '../survey/Choices';
import { useSurveyDraft } from '../survey/useSurveyDraft';
import { watchNew } from './orderWatch';

const { order: text } = visitorText;
type Part = keyof typeof text.parts;

const ADDRESS = /:\/\/|www\.|@|\.(com|net|vn|org|info)\b/iu;

function missingParts(form: Form, answers: SurveyAnswers | undefined, agreed: boolean): Part[] {
  const phone = form.phone.trim();
  return (
    [
      ['survey', answers !== undefined],
      ['meals', form.mealFrequency !== undefined],
      ['name', form.name.trim() !== '' && !ADDRESS.test(form.name)],
      ['email', isEmail(form.email)],
      ['phone', phone === '' || 'phone' in readPhone(phone)],
      ['consent', agreed],
    ] as const
  ).flatMap(([part, isThere]) => (isThere ? [] : [part]));
}

interface TextFieldProps {
  label: string;
  value: string;
  type?: string;
  autoComplete: string;
  error?: ReactNode;
  maxLength: number;
  onChange: (value: string) => void;
}

function TextField({ label, error, onChange, ...input }: TextFieldProps) {
  return (
    <label className="field" data-wrong={error ? '' : undefined}>
      <span>{label}</span>
      <input
        {...input}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error ? <span className="field-error">{error}</span> : null}
    </label>
  );
}

function nameError(name: string, isTried: boolean): string | undefined {
  if (ADDRESS.test(name)) return text.nameWrong;
  return isTried && name.trim() === '' ? text.nameMissing : undefined;
}

interface EmailFieldProps {
  email: string;
  set: (changes: Partial<Form>) => void;
  isTried: boolean;
}

function EmailField({ email, set, isTried }: EmailFieldProps) {
  const meant = meantEmail(email);
  const isWrong = !isEmail(email) && (isTried || email.includes('@'));
  return (
    <>
      <TextField
        label={text.email}
        type="email"
        value={email}
        autoComplete="email"
        maxLength={254}
        error={isWrong ? text.emailWrong : undefined}
        onChange={(typed) => set({ email: typed })}
      />
      {meant ? (
        <button type="button" className="text-button" onClick={() => set({ email: meant })}>
          {text.didYouMean(meant)}
        </button>
      ) : null}
    </>
  );
}

function Contact({
  form,
  set,
  isTried,
}: {
  form: Form;
  set: (f: Partial<Form>) => void;
  isTried: boolean;
}) {
  return (
    <>
      <TextField
        label={text.name}
        value={form.name}
        autoComplete="name"
        maxLength={120}
        error={nameError(form.name, isTried)}
        onChange={(name) => set({ name })}
      />
      <EmailField email={form.email} set={set} isTried={isTried} />
      <TextField
        label={text.phone}
        type="tel"
        value={form.phone}
        autoComplete="tel"
        maxLength={20}
        error={
          form.phone.trim() !== '' && 'problem' in readPhone(form.phone.trim())
            ? text.phoneWrong
            : undefined
        }
        onChange={(phone) => set({ phone })}
      />
    </>
  );
}

function Answers({ answers }: { answers: SurveyAnswers | undefined }) {
  if (!answers)
    return (
      <p className="warning">
        {text.needSurvey}{' '}
        <Go className="button" to={SURVEY_PATH}>
          {visitorText.result.start}
        </Go>
      </p>
    );
  return (
    <div className="filled">
      <p>
        {text.filled} <Go to={`${SURVEY_PATH}?cau=10`}>{text.again}</Go>
      </p>
      <ul className="bullets">
        {surveySummary(answers).map((line) => (
          <li key={line} className={line.startsWith('dị ứng') ? 'danger-text' : undefined}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offer({ missing, place }: { missing: readonly Part[]; place: () => void }) {
  return (
    <aside>
      <section className="panel">
        <p className="headline">
          <span>{text.week}</span>
          <b className="large">{dong(WEEK_PRICE)}</b>
        </p>
        <p className="small muted">{text.once}</p>
        <ul className="gains">
          {text.gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
        <button type="button" className="button primary full" onClick={place}>
          {text.place(dong(WEEK_PRICE))}
        </button>
        {missing.length > 0 ? (
          <p className="small danger-text">
            {text.missing(missing.map((part) => text.parts[part]).join(', '))}
          </p>
        ) : null}
      </section>
      <section className="panel">
        <h2>{text.after}</h2>
        <ol className="timeline">
          {text.steps.map(([name, note]) => (
            <li key={name}>
              <b>{name}</b>
              <small>{note}</small>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

function sendOrder(form: Form, answers: SurveyAnswers): void {
  const { sentId, ...kept } = form;
  const id = sentId ?? newId();
  const phone = form.phone.trim();
  const contact = {
    name: form.name.trim(),
    email: form.email.trim(),
    ...(phone === '' ? {} : { phone }),
  };
  const consent = { agreed: true, textVersion: CONSENT_VERSION };
  const { mealFrequency } = form;
  orderFormStore.write(kept);
  watchNew(id);
  send({
    id,
    path: VISITOR_CALLS.orders,
    body: { id, contact, answers, mealFrequency, consent },
  });
}

interface FieldsProps {
  form: Form;
  set: (changes: Partial<Form>) => void;
  isTried: boolean;
  answers: SurveyAnswers | undefined;
  agreed: boolean;
  setAgreed: (agreed: boolean) => void;
}

function Fields({ form, set, isTried, answers, agreed, setAgreed }: FieldsProps) {
  return (
    <section className="panel order-form">
      <Answers answers={answers} />
      <Choices
        name="meals"
        legend={text.meals}
        inRow
        value={form.mealFrequency}
        choices={MEAL_FREQUENCIES.map((value) => ({
          value,
          label: MEAL_FREQUENCY_WORDS[value],
        }))}
        onChange={(mealFrequency) => set({ mealFrequency })}
      />
      <Contact form={form} set={set} isTried={isTried} />
      <label className="consent">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {text.consent}
      </label>
      <p className="small muted consent-note">{text.consentNote}</p>
    </section>
  );
}

export function OrderForm() {
  const [form, setForm] = useState(orderFormStore.read);
  const [agreed, setAgreed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const answers = wholeAnswers(useSurveyDraft().draft);
  const set = (changes: Partial<Form>): void => {
    const next = { ...form, ...changes };
    orderFormStore.write(next);
    setForm(next);
  };
  const missing = missingParts(form, answers, agreed);
  const submitOrder = (): void => {
    if (missing.length > 0 || !answers) return setIsTried(true);
    sendOrder(form, answers);
  };
  return (
    <>
      <h1>{text.title}</h1>
      <p className="lead muted">{text.lead}</p>
      <div className="order-grid">
        <Fields {...{ form, set, isTried, answers, agreed, setAgreed }} />
        <Offer missing={isTried ? missing : []} place={submitOrder} />
      </div>
    </>
  );
}
