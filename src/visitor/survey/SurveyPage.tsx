import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import {
  isInRange,
  isPlausibleBody,
  lacksMotherhood,
  missingAnswers,
  type SurveyDraft,
} from '../../domain/publicHouse/survey/answers';
import {
  findWordProblem,
  takeTyped,
  type WordField,
} from '../../domain/publicHouse/survey/typedWords';
import { RESULT_PATH, SURVEY_PATH } from '../../domain/publicHouse/publicPaths';
import { visitorText } from '../../i18n/visitor';
import { go, usePlace } from '../navigation';
import { isShared, isStorageKept } from '../store';
import { AllergyStep } from './AllergyStep';
import { HeightStep } from './HeightStep';
import { useMailOffer } from './ByMail';
import { Review, STEP_OF } from './Review';
import {
  ActivityStep,
  ConditionStep,
  DietStep,
  WhoStep,
  WorkoutStep,
  type StepProps,
} from './steps';
import { useSurveyDraft } from './useSurveyDraft';
import { TargetStep, WeightStep } from './weights';

const { survey: text } = visitorText;

interface Step {
  title: string;
  Body: ComponentType<StepProps>;
  isDone: (draft: SurveyDraft) => boolean;
  isOptional?: boolean;
}

const has = (field: 'heightCm' | 'weightKg') => (draft: SurveyDraft) => {
  const value = draft[field];
  return value !== undefined && isInRange(field, value);
};

/** What was typed counts, and what contradicts it or finds no room is asked about first. */
const isAnswered = (field: WordField) => (draft: SurveyDraft) =>
  findWordProblem(draft, field) === undefined &&
  !(field === 'allergies' && draft.allergies?.length === 0 && draft.allergyDetail?.trim()) &&
  !missingAnswers(draft).includes(field);

const STEPS: readonly Step[] = [
  {
    title: text.whoTitle,
    Body: WhoStep,
    isDone: (draft) => {
      const { gender, age } = draft;
      const isAged = age !== undefined && isInRange('age', age);
      return gender !== undefined && isAged && !lacksMotherhood(draft);
    },
  },
  { title: text.heightTitle, Body: HeightStep, isDone: has('heightCm') },
  {
    title: text.weightTitle,
    Body: WeightStep,
    isDone: (draft) => has('weightKg')(draft) && isPlausibleBody(draft),
  },
  {
    title: text.targetTitle,
    Body: TargetStep,
    isDone: ({ targetWeightKg: kg, heightCm, typed }) =>
      kg === undefined
        ? !typed?.targetWeightKg
        : isInRange('targetWeightKg', kg) && isPlausibleBody({ heightCm, weightKg: kg }),
    isOptional: true,
  },
  {
    title: text.activityTitle,
    Body: ActivityStep,
    isDone: ({ activity }) => activity !== undefined,
  },
  { title: text.workoutTitle, Body: WorkoutStep, isDone: ({ workout }) => workout !== undefined },
  {
    title: text.allergyTitle,
    Body: AllergyStep,
    isDone: isAnswered('allergies'),
  },
  {
    title: text.conditionTitle,
    Body: ConditionStep,
    isDone: isAnswered('conditions'),
  },
  { title: text.dietTitle, Body: DietStep, isDone: isAnswered('dislikes') },
];

const REVIEW = STEPS.length;

/** The step of the address; the number of a question tells nothing about anybody. */
function parseStep(address: string): number {
  const step = Number(new URL(address, window.location.origin).searchParams.get('cau') ?? '1');
  return Number.isInteger(step) && step >= 1 && step <= REVIEW + 1 ? step - 1 : 0;
}

const goTo = (step: number): void => go(`${SURVEY_PATH}?cau=${step + 1}`);

function Progress({ step, back }: { step: number; back: () => void }) {
  return (
    <div className="progress">
      <button
        type="button"
        className="button square bare"
        aria-label={visitorText.back}
        disabled={step === 0}
        onClick={back}
      >
        ‹
      </button>
      <b>{step === REVIEW ? text.complete(STEPS.length) : text.progress(step + 1, STEPS.length)}</b>
      <span className="bars" aria-hidden="true">
        {STEPS.map(({ title }, at) => (
          <i key={title} className={at <= step ? 'on' : undefined} />
        ))}
      </span>
    </div>
  );
}

function EraseAnswers({
  draft,
  replace,
}: {
  draft: SurveyDraft;
  replace: (d: SurveyDraft) => void;
}) {
  const [before, setBefore] = useState<SurveyDraft | null>(null);
  if (before)
    return (
      <output>
        {text.erased}{' '}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            replace(before);
            setBefore(null);
          }}
        >
          {text.undo}
        </button>
      </output>
    );
  return (
    <button
      type="button"
      className="text-button danger"
      onClick={() => {
        setBefore(draft);
        replace({});
      }}
    >
      {text.erase}
    </button>
  );
}

function storageText(): string {
  if (!isStorageKept()) return text.notSaved;
  return isShared() ? text.savedHereToo : text.savedHere;
}

interface BottomProps {
  step: number;
  next: () => void;
  skip: () => void;
  children: ReactNode;
}

function Bottom({ step, next, skip, children }: BottomProps) {
  const current = STEPS[step];
  return (
    <div className="bottom">
      <div className="bottom-row">
        {current?.isOptional ? (
          <button type="button" className="button" onClick={skip}>
            {text.skip}
          </button>
        ) : null}
        <button type="button" className="button primary" onClick={next}>
          {current ? text.next(text.names[step + 1] ?? '') : text.result} →
        </button>
      </div>
      {current ? <p className="small muted">{storageText()}</p> : null}
      {children}
    </div>
  );
}

function useHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${text.title} · Bữa Lành`;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}

export function SurveyPage() {
  const step = parseStep(usePlace());
  const { draft, set, replace } = useSurveyDraft();
  const mail = useMailOffer(draft);
  const [triedAt, setTriedAt] = useState(-1);
  const current = STEPS[step];
  const title = current?.title ?? text.reviewTitle;
  const heading = useHeading(title);
  const next = (): void => {
    if (current && !current.isDone(draft)) return setTriedAt(step);
    if (current) {
      if (draft.typed) set(takeTyped(draft));
      return goTo(step + 1);
    }
    const [missing] = missingAnswers(draft);
    if (missing) goTo(STEP_OF[missing]);
    else if (mail.isUnsent) mail.ask();
    else go(RESULT_PATH);
  };
  const skip = (): void => {
    set({ targetWeightKg: undefined, typed: { ...draft.typed, targetWeightKg: undefined } });
    goTo(step + 1);
  };
  return (
    <div className="survey">
      <Progress step={step} back={() => goTo(step - 1)} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {current ? (
        <current.Body key={step} draft={draft} set={set} isTried={triedAt === step} />
      ) : (
        <Review draft={draft} goTo={goTo} mail={mail} />
      )}
      <Bottom step={step} next={next} skip={skip}>
        {current ? null : <EraseAnswers draft={draft} replace={replace} />}
      </Bottom>
    </div>
  );
}
