import type { SurveyAnswers } from '../../domain/survey/answers';
import type { SurveyFigures, SurveyGoal } from '../../domain/survey/result';
import { GOAL_WORDS, NO_LOSS_REASONS } from '../../domain/survey/resultWords';
import type { WeightChange } from '../../domain/survey/weightChange';
import { formatNumber } from '../../domain/nutrition/numberFormat';
import { visitorText } from '../../i18n/visitor';
import { dateText } from '../../domain/days';

const { result: text } = visitorText;
const GOALS: readonly SurveyGoal[] = ['lose', 'keep', 'gain'];

function changeText(
  { isLosing, weekly, monthly, targetDate }: WeightChange,
  target: number,
): string {
  const pace = (isLosing ? text.losing : text.gaining)(
    formatNumber(weekly, 2),
    formatNumber(monthly, 1),
  );
  const kg = formatNumber(target, 1);
  const end =
    targetDate === 'later' ? text.reachedLater(kg) : text.reached(kg, dateText(targetDate));
  return `${pace}; ${end}`;
}

interface EnergyCardProps {
  result: SurveyFigures;
  answers: SurveyAnswers;
  choose: (goal: SurveyGoal) => void;
}

function Ways({ result: { energies, goal }, choose }: Pick<EnergyCardProps, 'result' | 'choose'>) {
  return (
    <fieldset className="ways">
      <legend className="unseen">{text.energy}</legend>
      {GOALS.map((one) => {
        const energy = energies[one];
        return (
          <button
            key={one}
            type="button"
            aria-pressed={goal === one}
            disabled={energy === undefined}
            onClick={() => choose(one)}
          >
            <span>{GOAL_WORDS[one]}</span>
            {energy === undefined ? (
              <small>{text.notAdvised}</small>
            ) : (
              <b>
                {formatNumber(energy)} <small>{text.kcal}</small>
              </b>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The energy of each way, and where the chosen one leads. */
export function EnergyCard({ result, answers, choose }: EnergyCardProps) {
  const { change, noLoss, isRaised } = result;
  return (
    <section className="panel energy-card" aria-label={text.energy}>
      <h2>{text.energy}</h2>
      <p className="small muted">
        {text.energyFrom(formatNumber(result.bmr), String(result.factor).replace('.', ','))}
      </p>
      <Ways result={result} choose={choose} />
      {noLoss ? <p className="warning">{NO_LOSS_REASONS[noLoss]}</p> : null}
      {change && answers.targetWeightKg !== undefined ? (
        <p>{changeText(change, answers.targetWeightKg)}</p>
      ) : null}
      {isRaised ? <p className="small muted">{text.raised}</p> : null}
      {change?.isFast ? <p className="warning">{text.fast}</p> : null}
    </section>
  );
}

/** Grams of a day, each with its share of the energy. */
export function MacroCard({ result }: { result: SurveyFigures }) {
  const { macros, fiber, water } = result;
  const rows = (['protein', 'carbs', 'fat'] as const).map(
    (key) =>
      [key, `${macros[key].percent} %`, text.grams(formatNumber(macros[key].grams))] as const,
  );
  return (
    <section className="panel">
      <dl className="macros">
        {rows.map(([key, share, grams]) => (
          <div key={key}>
            <dt className={`dot ${key}`}>{text.macros[key]}</dt>
            <dd className="muted">{share}</dd>
            <dd>{grams}</dd>
          </div>
        ))}
        <div>
          <dt className="dot fiber">{text.macros.fiber}</dt>
          <dd />
          <dd>{text.grams(formatNumber(fiber))}</dd>
        </div>
        <div>
          <dt className="dot water">{text.macros.water}</dt>
          {water === undefined ? (
            <>
              <dd className="muted">{text.waterByDoctor}</dd>
              <dd />
            </>
          ) : (
            <>
              <dd className="muted">{text.glasses(formatNumber(water * 5))}</dd>
              <dd>{text.litres(formatNumber(water, 1))}</dd>
            </>
          )}
        </div>
      </dl>
    </section>
  );
}
