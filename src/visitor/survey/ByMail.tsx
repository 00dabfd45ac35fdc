import { useState } from 'react';
import {
  wholeAnswers,
  type SurveyAnswers,
  type SurveyDraft,
} from '../../domain/publicHouse/survey/answers';
import { RESULT_PATH } from '../../domain/publicHouse/publicPaths';
import { CONSENT_VERSION, VISITOR_CALLS } from '../../domain/publicHouse/visitorCalls';
import { newId } from '../../domain/schema/newId';
import { timeText } from '../../domain/text/days';
import { visitorText } from '../../i18n/visitor';
import { isComposing } from '../../ui/composing';
import { isEmail } from '../email';
import { go } from '../navigation';
import { send, useOutbox } from '../outbox';
import { markShared } from '../store';

const { survey: text } = visitorText;

interface SentMail {
  id: string;
  /** What it was sent for: other answers may be sent again, and are agreed to again. */
  draft: SurveyDraft;
}

function sendAnswers(email: string, answers: SurveyAnswers): string {
  const id = newId();
  const consent = { agreed: true, textVersion: CONSENT_VERSION };
  markShared(new Date().toISOString());
  send({
    id,
    path: VISITOR_CALLS.submissions,
    body: { id, kind: 'survey', email: email.trim(), answers, consent },
  });
  return id;
}

/** Belongs to the page and not to its last step, so that correcting an answer loses no address. */
export function useMailOffer(draft: SurveyDraft) {
  const [email, setEmail] = useState('');
  const [tickedAt, setTickedAt] = useState<Date | null>(null);
  const [sent, setSent] = useState<SentMail | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const answers = wholeAnswers(draft);
  const sentId = sent?.draft === draft ? sent.id : null;
  const agreedAt = sent && sentId === null ? null : tickedAt;
  const isUnsent = agreedAt !== null && sentId === null;
  const isReady = isEmail(email) && answers !== undefined;
  return {
    email,
    setEmail,
    agreedAt,
    agree: (isAgreed: boolean): void => {
      setTickedAt(isAgreed ? new Date() : null);
      setSent(null);
      setIsAsked(false);
    },
    sentId,
    isReady,
    submit: (): void => {
      if (isReady && isUnsent) setSent({ id: sendAnswers(email, answers), draft });
    },
    isUnsent,
    isAsked: isUnsent && isAsked,
    ask: () => setIsAsked(true),
  };
}
export type MailOffer = ReturnType<typeof useMailOffer>;

function EmailRow({ mail: { email, setEmail, isReady, submit } }: { mail: MailOffer }) {
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
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) submit();
          }}
        />
        <button type="button" className="button" disabled={!isReady} onClick={submit}>
          {text.sendMail}
        </button>
      </div>
      {isWrong ? <p className="field-error">{text.emailWrong}</p> : null}
    </>
  );
}

function AskToSend({ agree }: Pick<MailOffer, 'agree'>) {
  return (
    <p className="field-error" role="alert">
      {text.mailUnsent}{' '}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          agree(false);
          go(RESULT_PATH);
        }}
      >
        {text.withoutMail}
      </button>
    </p>
  );
}

const timeOfDay = (at: Date): string => timeText(at).slice(0, 5);

export function ByMail({ mail }: { mail: MailOffer }) {
  const { agreedAt, agree, sentId, isUnsent, isAsked } = mail;
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
          onChange={(event) => agree(event.target.checked)}
        />
        {text.byMail}
      </label>
      <p className="small muted consent-note">
        {text.byMailNote} {agreedAt ? <b>{text.agreedAt(timeOfDay(agreedAt))}</b> : null}
      </p>
      {isUnsent ? <EmailRow mail={mail} /> : null}
      {isAsked ? <AskToSend agree={agree} /> : null}
      {sentId === null ? null : <output>{waits ? text.mailWaits : text.mailAsked}</output>}
    </section>
  );
}
