import { useState } from 'react';
import {
  missingAnswers,
  wholeAnswers,
  type NeededAnswer,
  type SurveyDraft,
} from '../../domain/publicHouse/survey/answers';
import {
  ACTIVITY_WORDS,
  GENDER_WORDS,
  RESTRICTION_WORDS,
  WORKOUT_WORDS,
  MOTHERHOOD_WORDS,
} from '../../domain/publicHouse/survey/words';
import { formatNumber } from '../../domain/text/numberFormat';
import { CONSENT_VERSION, VISITOR_CALLS } from '../../domain/publicHouse/visitorCalls';
import { visitorText } from '../../i18n/visitor';
import { timeText } from '../../domain/text/days';
import { newId } from '../../domain/schema/newId';
import { isEmail } from '../email';
import { send, useOutbox } from '../outbox';
import { markShared } from '../store';

const { survey: text } = visitorText;

const kg = (value: number | undefined): string =>
  value === undefined ? text.missing : `${formatNumber(value, 1)} kg`;
const listed = (words: readonly string[] | undefined): string =>
  words && words.length > 0 ? words.join(', ') : text.none;

function whoText({ gender, age, motherhood }: SurveyDraft): string {
  const parts = [
    gender ? GENDER_WORDS[gender] : text.missing,
    age === undefined ? text.missing : `${age} tuổi`,
    ...(motherhood ? [MOTHERHOOD_WORDS[motherhood].toLocaleLowerCase('vi')] : []),
  ];
  return parts.join(', ');
}

function bodyText({ heightCm, weightKg, targetWeightKg }: SurveyDraft): string {
  const height = heightCm === undefined ? text.missing : `${formatNumber(heightCm, 1)} cm`;
  const wanted = targetWeightKg === undefined ? '' : `, muốn ${formatNumber(targetWeightKg, 1)}`;
  return `${height}, ${kg(weightKg)}${wanted}`;
}

const activityText = ({ activity, workout }: SurveyDraft): string =>
  [
    activity ? ACTIVITY_WORDS[activity][0] : text.missing,
    workout ? WORKOUT_WORDS[workout].toLocaleLowerCase('vi') : text.missing,
  ].join(', ');

function allergyText({ allergies, allergyDetail }: SurveyDraft): string {
  if (!allergies) return text.missing;
  const detail = allergies.length > 0 ? allergyDetail?.trim() : undefined;
  return detail ? `${listed(allergies)}; ${detail}` : listed(allergies);
}

function dietText({ restrictions = [], dislikes = [], preferences }: SurveyDraft): string {
  const parts = [
    ...restrictions.map((one) => RESTRICTION_WORDS[one]),
    ...(dislikes.length > 0 ? [`không thích ${dislikes.join(', ')}`] : []),
    ...(preferences?.trim() ? [preferences.trim()] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : text.none;
}

const ROWS: readonly (readonly [
  keyof typeof text.rows,
  step: number,
  of: (draft: SurveyDraft) => string,
])[] = [
  ['who', 0, whoText],
  ['body', 1, bodyText],
  ['activity', 4, activityText],
  ['allergies', 6, allergyText],
  ['conditions', 7, ({ conditions }) => (conditions ? listed(conditions) : text.missing)],
  ['diet', 8, dietText],
];

export const STEP_OF: Record<NeededAnswer, number> = {
  gender: 0,
  age: 0,
  heightCm: 1,
  weightKg: 2,
  activity: 4,
  workout: 5,
  allergies: 6,
  conditions: 7,
};

interface EmailRowProps {
  isReady: boolean;
  submit: (email: string) => void;
}

const timeOfDay = (at: Date): string => timeText(at).slice(0, 5);

function EmailRow({ isReady, submit }: EmailRowProps) {
  const [email, setEmail] = useState('');
  const isWrong = email.trim() !== '' && !isEmail(email);
  return (
    <>
      <div className="add-row">
        <input
          type="email"
          autoComplete="email"
          aria-label={text.email}
          placeholder={text.email}
          maxLength={254}
          value={email}
          aria-invalid={isWrong || undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <button
          type="button"
          className="button"
          disabled={!isEmail(email) || !isReady}
          onClick={() => submit(email.trim())}
        >
          {text.sendMail}
        </button>
      </div>
      {isWrong ? <p className="field-error">{text.emailWrong}</p> : null}
    </>
  );
}

function useMail(draft: SurveyDraft) {
  const [sentId, setSentId] = useState<string | null>(null);
  const answers = wholeAnswers(draft);
  const submit = (email: string): void => {
    if (!answers) return;
    const id = newId();
    const consent = { agreed: true, textVersion: CONSENT_VERSION };
    markShared(new Date().toISOString());
    send({
      id,
      path: VISITOR_CALLS.submissions,
      body: { id, kind: 'survey', email, answers, consent },
    });
    setSentId(id);
  };
  return { sentId, isReady: answers !== undefined, submit };
}

function ByMail({ draft }: { draft: SurveyDraft }) {
  const [agreedAt, setAgreedAt] = useState<Date | null>(null);
  const { sentId, isReady, submit } = useMail(draft);
  const outbox = useOutbox();
  const waits = outbox.some(({ id }) => id === sentId);
  return (
    <section className="panel by-mail" id="email">
      <p className="stays">
        <b>{text.staysHere}</b> {text.staysHereWhat}
      </p>
      <label className="consent">
        <input
          type="checkbox"
          checked={agreedAt !== null}
          onChange={(event) => setAgreedAt(event.target.checked ? new Date() : null)}
        />
        {text.byMail}
      </label>
      <p className="small muted consent-note">
        {text.byMailNote} {agreedAt ? <b>{text.agreedAt(timeOfDay(agreedAt))}</b> : null}
      </p>
      {agreedAt && sentId === null ? <EmailRow isReady={isReady} submit={submit} /> : null}
      {sentId === null ? null : <output>{waits ? text.mailWaits : text.mailAsked}</output>}
    </section>
  );
}

export function Review({ draft, goTo }: { draft: SurveyDraft; goTo: (step: number) => void }) {
  const missing = missingAnswers(draft);
  return (
    <>
      <dl className="panel review">
        {ROWS.map(([row, step, of]) => (
          <div key={row}>
            <dt>{text.rows[row]}</dt>
            <dd className={row === 'allergies' && draft.allergies?.length ? 'danger' : undefined}>
              <span>{of(draft)}</span>
              <button
                type="button"
                className="text-button"
                aria-label={text.edit(text.rows[row])}
                onClick={() => goTo(step)}
              >
                ✎
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 ? (
        <p className="field-error" role="alert">
          {text.incomplete}
        </p>
      ) : (
        <ByMail draft={draft} />
      )}
    </>
  );
}
