import {
  isInRange,
  lacksMotherhood,
  RESTRICTIONS,
  SURVEY_ACTIVITIES,
  WORKOUTS,
  type SurveyDraft,
} from '../../domain/publicHouse/survey/answers';
import { CONDITION_CHOICES } from '../../domain/publicHouse/survey/choices';
import { takeTyped } from '../../domain/publicHouse/survey/typedWords';
import {
  ACTIVITY_WORDS,
  GENDER_WORDS,
  MOTHERHOOD_WORDS,
  RESTRICTION_WORDS,
  WORKOUT_WORDS,
} from '../../domain/publicHouse/survey/words';
import { formatNumber } from '../../domain/text/numberFormat';
import { mifflinStJeor } from '../../domain/person/body';
import { surveyActivityFactor } from '../../domain/targets/strategies';
import { visitorText } from '../../i18n/visitor';
import { AddWords } from './AddWords';
import { Choices, Ticks } from './Choices';
import { FreeText } from './FreeText';

const { survey: text } = visitorText;

export interface StepProps {
  draft: SurveyDraft;
  set: (changes: SurveyDraft) => void;
  isTried: boolean;
}

export const EXPERTS_PATH = '/chuyen-gia';

function AskForChild() {
  return (
    <section className="aside-card">
      <h2>{text.childTitle}</h2>
      <p>{text.child}</p>
      <a href={EXPERTS_PATH}>{text.childExpert} →</a>
    </section>
  );
}

function AgeField({ draft, set, isTried }: StepProps) {
  const { age } = draft;
  const isChild = age !== undefined && age < 18;
  const isWrong = age !== undefined && !isInRange('age', age);
  const error = isChild
    ? text.under18
    : isWrong || (isTried && age === undefined)
      ? text.over100
      : '';
  return (
    <>
      <label className="field" data-wrong={error ? '' : undefined}>
        <span>{text.age}</span>
        <span className="with-unit">
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={age ?? ''}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'age-error' : undefined}
            onChange={({ target: { value } }) =>
              set({ age: /^\d{1,3}$/.test(value.trim()) ? Number(value) : undefined })
            }
          />
          <span className="unit">{text.ageUnit}</span>
        </span>
        {error ? (
          <span id="age-error" className="field-error" role="alert">
            {error}
          </span>
        ) : null}
      </label>
      {isChild ? <AskForChild /> : null}
    </>
  );
}

function MotherhoodField({ draft, set, isTried }: StepProps) {
  return (
    <>
      <Choices
        name="motherhood"
        legend={text.mother}
        value={draft.motherhood}
        choices={[
          { value: 'none', label: text.motherNone },
          { value: 'pregnant', label: MOTHERHOOD_WORDS.pregnant },
          { value: 'nursing', label: MOTHERHOOD_WORDS.nursing },
        ]}
        onChange={(motherhood) => set({ motherhood })}
      />
      {isTried && lacksMotherhood(draft) ? (
        <p className="field-error" role="alert">
          {text.chooseMother}
        </p>
      ) : null}
    </>
  );
}

export function WhoStep(props: StepProps) {
  const { draft, set, isTried } = props;
  return (
    <>
      <p className="lead">{text.whoLead}</p>
      <Choices
        name="gender"
        legend={text.gender}
        inRow
        value={draft.gender}
        choices={[
          { value: 'female', label: GENDER_WORDS.female },
          { value: 'male', label: GENDER_WORDS.male },
        ]}
        onChange={(gender) =>
          set(gender === 'male' ? { gender, motherhood: undefined } : { gender })
        }
      />
      {isTried && !draft.gender ? (
        <p className="field-error" role="alert">
          {text.chooseGender}
        </p>
      ) : null}
      <AgeField {...props} />
      {draft.gender === 'female' ? <MotherhoodField {...props} /> : null}
    </>
  );
}

function computeBmr({ age, gender, heightCm, weightKg }: SurveyDraft): number | undefined {
  if (age === undefined || !gender || heightCm === undefined || weightKg === undefined)
    return undefined;
  return mifflinStJeor({ weight: weightKg, height: heightCm, age, gender });
}

export function ActivityStep({ draft, set, isTried }: StepProps) {
  const bmr = computeBmr(draft);
  return (
    <>
      <p className="lead">{text.activityLead}</p>
      <Choices
        name="activity"
        legend={text.activityTitle}
        hideLegend
        value={draft.activity}
        choices={SURVEY_ACTIVITIES.map((value) => ({
          value,
          label: ACTIVITY_WORDS[value][0],
          note: ACTIVITY_WORDS[value][1],
          end: `× ${String(surveyActivityFactor(value)).replace('.', ',')}`,
        }))}
        onChange={(activity) => set({ activity })}
      />
      {isTried && !draft.activity ? (
        <p className="field-error" role="alert">
          {text.chooseActivity}
        </p>
      ) : null}
      {bmr === undefined ? null : (
        <p className="small muted">{text.activityNote(formatNumber(bmr))}</p>
      )}
    </>
  );
}

export function WorkoutStep({ draft, set, isTried }: StepProps) {
  return (
    <>
      <p className="lead">{text.workoutLead}</p>
      <Choices
        name="workout"
        legend={text.workoutTitle}
        hideLegend
        value={draft.workout}
        choices={WORKOUTS.map((value) => ({ value, label: WORKOUT_WORDS[value] }))}
        onChange={(workout) => set({ workout })}
      />
      {isTried && !draft.workout ? (
        <p className="field-error" role="alert">
          {text.chooseWorkout}
        </p>
      ) : null}
    </>
  );
}

export function ConditionStep({ draft, set, isTried }: StepProps) {
  return (
    <>
      <p className="lead">{text.conditionLead}</p>
      <Ticks
        legend={text.conditionTitle}
        choices={CONDITION_CHOICES.map((word) => [word, word] as const)}
        values={draft.conditions}
        none={text.noCondition}
        error={isTried && !takeTyped(draft).conditions ? text.chooseCondition : undefined}
        onChange={(next) => set({ conditions: next })}
      />
      <AddWords
        field="conditions"
        label={text.conditionAdd}
        draft={draft}
        set={set}
        hidden={CONDITION_CHOICES}
      />
    </>
  );
}

export function DietStep({ draft, set }: StepProps) {
  const restrictions = draft.restrictions ?? [];
  return (
    <>
      <p className="lead">{text.dietLead}</p>
      <Ticks
        legend={text.dietTitle}
        choices={RESTRICTIONS.map((one) => [one, RESTRICTION_WORDS[one]] as const)}
        values={restrictions}
        onChange={(next = []) =>
          set({ restrictions: RESTRICTIONS.filter((one) => next.includes(one)) })
        }
      />
      <h2>{text.dislikes}</h2>
      <AddWords field="dislikes" label={text.dislikesAdd} draft={draft} set={set} />
      <FreeText
        label={text.preferences}
        hint={text.preferencesHint}
        value={draft.preferences}
        onChange={(preferences) => set({ preferences })}
      />
    </>
  );
}
