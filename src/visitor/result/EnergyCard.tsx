import type { SurveyAnswers } from '../../domain/publicHouse/survey/answers';
import type { SurveyFigures, SurveyGoal } from '../../domain/publicHouse/survey/result';
import { GOAL_WORDS, NO_LOSS_REASONS } from '../../domain/publicHouse/survey/resultWords';
import type { WeightChange } from '../../domain/publicHouse/survey/weightChange';
import { formatNumber } from '../../domain/text/numberFormat';
import { visitorText } from '../../i18n/visitor';
import { dateText } from '../../domain/text/days';
import { WeightChart } from './WeightChart';

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
  /** `YYYY-MM-DD` in Vietnam. */
  today: string;
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

export function EnergyCard({ result, answers, today, choose }: EnergyCardProps) {
  const { change, noLoss, isRaised, bounds } = result;
  const target = answers.targetWeightKg;
  return (
    <section className="panel energy-card" aria-label={text.energy}>
      <h2>{text.energy}</h2>
      <p className="small muted">
        {text.energyFrom(formatNumber(result.bmr), String(result.factor).replace('.', ','))}
      </p>
      <Ways result={result} choose={choose} />
      {noLoss ? <p className="warning">{NO_LOSS_REASONS[noLoss]}</p> : null}
      {change && target !== undefined ? <p>{changeText(change, target)}</p> : null}
      {change && target !== undefined && change.targetDate !== 'later' ? (
        <WeightChart
          from={{ kg: answers.weightKg, date: today }}
          to={{ kg: target, date: change.targetDate }}
          normal={[bounds[0], bounds[1]]}
        />
      ) : null}
      {isRaised ? <p className="small muted">{text.raised}</p> : null}
      {change?.isFast ? <p className="warning">{text.fast}</p> : null}
    </section>
  );
}
