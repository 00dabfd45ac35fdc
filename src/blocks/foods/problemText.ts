import type { Basis } from '../../domain/food/edible';
import { labelProblems, type LabelProblem } from '../../domain/food/foodLabel';
import { displayUnit, NUTRIENT_LABELS } from '../../domain/food/nutrients';
import type { OwnFood } from '../../domain/food/ownFoods';
import { formatNumber } from '../../domain/nutrition/format';
import { foodsText } from '../../i18n/foods';

const number = (value: number) => formatNumber(value, value < 10 ? 1 : 0);

export function problemText(problem: LabelProblem, basis: Basis): string {
  const say = foodsText.problems;
  switch (problem.kind) {
    case 'tooMuchEnergy':
      return say.tooMuchEnergy(number(problem.most), `${number(basis.amount)} ${basis.unit}`);
    case 'heavierThanFood':
      return say.heavierThanFood(number(problem.grams));
    case 'overPure': {
      const most = `${number(problem.most)} ${displayUnit(problem.field)}`;
      return say.overPure(most, `${number(problem.grams)} ${basis.unit}`);
    }
    case 'partsTooHeavy':
      return say.partsTooHeavy(number(problem.parts), number(problem.grams));
    case 'partOverWhole': {
      const whole = NUTRIENT_LABELS[problem.whole].toLocaleLowerCase('vi');
      return say.partOverWhole(NUTRIENT_LABELS[problem.field], whole);
    }
    case 'kilojoules':
      return say.kilojoules(number(problem.kilocalories));
    case 'energyDiffers':
      return say.energyDiffers(number(problem.computed));
    case 'moreThanLeft':
      return say.moreThanLeft(number(problem.most));
    case 'fatMissing':
      return say.fatMissing;
  }
}

/**
 * The first doubt about the figures of a stored food. Those that were typed from a label were asked about when they were saved;
 * those of a table, of the API or of another device were not.
 */
export function doubtText({ basis, nutrients, source }: OwnFood): string | undefined {
  const isAsked = source?.name === foodsText.form.source;
  const problem = labelProblems(basis, nutrients).find(({ certain }) => certain || !isAsked);
  return problem && problemText(problem, basis);
}
