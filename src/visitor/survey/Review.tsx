import {
  missingAnswers,
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
import { takeTyped } from '../../domain/publicHouse/survey/typedWords';
import { visitorText } from '../../i18n/visitor';
import { ByMail, type MailOffer } from './ByMail';
import { WidestNotes } from './WidestNotes';

const { survey: text } = visitorText;

const kg = (value: number | undefined): string =>
  value === undefined ? text.missing : `${formatNumber(value, 1)} kg`;
const listed = (words: readonly string[] | undefined): string =>
  words && words.length > 0 ? words.join(', ') : text.none;

function motherhoodText({ gender, motherhood }: SurveyDraft): string[] {
  if (gender !== 'female') return [];
  if (motherhood === undefined) return [text.motherMissing];
  return motherhood === 'none' ? [] : [MOTHERHOOD_WORDS[motherhood].toLocaleLowerCase('vi')];
}

function whoText(draft: SurveyDraft): string {
  const { gender, age } = draft;
  const parts = [
    gender ? GENDER_WORDS[gender] : text.missing,
    age === undefined ? text.missing : `${age} tuổi`,
    ...motherhoodText(draft),
  ];
  return parts.join(', ');
}

function bodyText({ heightCm, weightKg, targetWeightKg }: SurveyDraft): string {
  const height = heightCm === undefined ? text.missing : `${formatNumber(heightCm, 1)} cm`;
  const wishText = targetWeightKg === undefined ? '' : `, muốn ${formatNumber(targetWeightKg, 1)}`;
  return `${height}, ${kg(weightKg)}${wishText}`;
}

const activityText = ({ activity, workout }: SurveyDraft): string =>
  [
    activity ? ACTIVITY_WORDS[activity][0] : text.missing,
    workout ? WORKOUT_WORDS[workout].toLocaleLowerCase('vi') : text.missing,
  ].join(', ');

function allergyText({ allergies, allergyDetail }: SurveyDraft): string {
  if (!allergies) return text.missing;
  const detail = allergyDetail?.trim();
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
  motherhood: 0,
  heightCm: 1,
  weightKg: 2,
  activity: 4,
  workout: 5,
  allergies: 6,
  conditions: 7,
  dislikes: 8,
};

interface ReviewProps {
  draft: SurveyDraft;
  goTo: (step: number) => void;
  mail: MailOffer;
}

export function Review({ draft: kept, goTo, mail }: ReviewProps) {
  const draft = takeTyped(kept);
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
      <WidestNotes allergies={draft.allergies ?? []} />
      {missing.length > 0 ? (
        <p className="field-error" role="alert">
          {text.incomplete}
        </p>
      ) : (
        <ByMail mail={mail} />
      )}
    </>
  );
}
