import { useEffect, useMemo, useState } from 'react';
import { adviceFor } from '../../domain/publicHouse/survey/advice';
import {
  missingAnswers,
  wholeAnswers,
  type SurveyAnswers,
} from '../../domain/publicHouse/survey/answers';
import {
  surveyResult,
  type SurveyFigures,
  type SurveyGoal,
} from '../../domain/publicHouse/survey/result';
import { EXPERT_REASONS } from '../../domain/publicHouse/survey/resultWords';
import { surveySummary } from '../../domain/publicHouse/survey/words';
import { WEEK_PRICE } from '../../domain/money/orders/order';
import { RESULT_PATH, SURVEY_PATH, WEEKLY_ORDER_PATH } from '../../domain/publicHouse/publicPaths';
import { VISITOR_CALLS } from '../../domain/publicHouse/visitorCalls';
import { dong } from '../../domain/money/words';
import { visitorText } from '../../i18n/visitor';
import { call } from '../call';
import { Go } from '../Go';
import { go } from '../navigation';
import { isShared } from '../store';
import { EXPERTS_PATH } from '../survey/steps';
import { useSurveyDraft } from '../survey/useSurveyDraft';
import { WidestNotes } from '../survey/WidestNotes';
import { dateInVietnam, timeText } from '../../domain/text/days';
import { BmiCard } from './BmiCard';
import { DetailDialog } from './DetailDialog';
import { EnergyCard } from './EnergyCard';
import { MacroCard } from './MacroCard';
import { MenuList } from './MenuList';

const { result: text } = visitorText;

function NoAnswers({ isBegun }: { isBegun: boolean }) {
  return (
    <div className="notice">
      <h1>{text.noAnswers}</h1>
      <p className="lead">{text.noAnswersWhy}</p>
      <Go className="button primary" to={SURVEY_PATH}>
        {isBegun ? text.continue : text.start}
      </Go>
    </div>
  );
}

function SeeExpert({ reason }: { reason: string }) {
  return (
    <>
      <section className="panel warning">
        <h2>{text.expertTitle}</h2>
        <p>{reason}</p>
        <p>
          <a href={EXPERTS_PATH}>{visitorText.findExpert} →</a>
        </p>
      </section>
      <OrderCard />
    </>
  );
}

function OrderCard() {
  return (
    <section className="panel order-card">
      <div>
        <h2>{text.orderTitle}</h2>
        <p className="muted">{text.orderLead}</p>
      </div>
      <a href={EXPERTS_PATH}>{visitorText.findExpert}</a>
      <Go className="button" to={WEEKLY_ORDER_PATH}>
        {text.order(dong(WEEK_PRICE))}
      </Go>
    </section>
  );
}

interface FiguresProps {
  answers: SurveyAnswers;
  today: string;
  result: SurveyFigures;
  choose: (goal: SurveyGoal) => void;
}

function Figures({ answers, result, today, choose }: FiguresProps) {
  const [open, setOpen] = useState<'overview' | 'advice' | null>(null);
  const { warnings } = adviceFor(answers, result);
  return (
    <>
      <div className="result-grid">
        <BmiCard result={result} answers={answers} />
        <EnergyCard result={result} answers={answers} today={today} choose={choose} />
      </div>
      <MacroCard result={result} />
      {warnings.length > 0 ? (
        <section className="panel warning notes" aria-labelledby="notes-title">
          <h2 id="notes-title">{text.notes}</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="actions">
        <button type="button" className="button" onClick={() => setOpen('overview')}>
          {text.details}
        </button>
        <a className="button primary" href="#thuc-don">
          {text.toMenus} ↓
        </a>
      </p>
      <MenuList answers={answers} result={result} />
      <OrderCard />
      {open ? (
        <DetailDialog first={open} answers={answers} result={result} close={() => setOpen(null)} />
      ) : null}
    </>
  );
}

const tokenOfAddress = (): string | undefined =>
  /^#nhan=([\w.-]{20,200})$/.exec(window.location.hash)?.[1];

function useConfirmation(): string | null {
  const [token] = useState(tokenOfAddress);
  const [message, setMessage] = useState<string | null>(token ? text.confirming : null);
  useEffect(() => {
    if (!token) return;
    go(RESULT_PATH, { replace: true });
    call(VISITOR_CALLS.confirmSubmission, { token })
      .then(() => setMessage(text.confirmed))
      .catch(() => setMessage(text.confirmFailed));
  }, [token]);
  return message;
}

function renderBody(
  answers: SurveyAnswers,
  goal: SurveyGoal | undefined,
  choose: FiguresProps['choose'],
) {
  const today = dateInVietnam(new Date());
  const result = surveyResult(answers, today, goal);
  if (!result) return <p className="warning">{text.impossible}</p>;
  if (result.kind === 'expert') return <SeeExpert reason={EXPERT_REASONS[result.reason]} />;
  return <Figures answers={answers} result={result} today={today} choose={choose} />;
}

function PageHead({ answers }: { answers: SurveyAnswers }) {
  const [openedAt] = useState(() => new Date());
  return (
    <div className="page-head">
      <div>
        <h1>{text.title}</h1>
        <p className="small muted">
          {text.here(timeText(openedAt))} {isShared() ? text.sent : text.notSent}
        </p>
        <p className="small muted">{surveySummary(answers).slice(0, 2).join(' · ')}</p>
      </div>
      <span className="head-ways">
        <Go className="button" to={`${SURVEY_PATH}?cau=10`}>
          {text.edit}
        </Go>
        <Go className="button" to={`${SURVEY_PATH}?cau=10#email`}>
          {text.byMail}
        </Go>
      </span>
    </div>
  );
}

export function ResultPage() {
  const { draft } = useSurveyDraft();
  const answers = useMemo(() => wholeAnswers(draft), [draft]);
  const [goal, setGoal] = useState<SurveyGoal>();
  const confirmation = useConfirmation();
  useEffect(() => {
    document.title = `${text.title} · Bữa Lành`;
  }, []);
  if (!answers)
    return (
      <>
        {confirmation ? <output>{confirmation}</output> : null}
        <NoAnswers isBegun={missingAnswers(draft).length < 6} />
      </>
    );
  return (
    <div className="result">
      {confirmation ? <output>{confirmation}</output> : null}
      <PageHead answers={answers} />
      <WidestNotes allergies={answers.allergies} />
      {renderBody(answers, goal, setGoal)}
    </div>
  );
}
