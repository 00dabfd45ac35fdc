import type { Meals } from '../../food/storedLines';
import { NUTRIENT_LABELS } from '../../food/nutrients';
import { menuTotals } from '../../nutrition/totals';
import type { Standard } from '../types';
import { checkDiet, mealCount, type DietFinding } from './check';
import { dietOfCode } from '../../targets/hospitalDiets/diets';
import { dietLabel, type ChosenDiet } from '../../records/hospitalDietForms';
import { missText } from './texts';

export const findingName = ({ of }: Pick<DietFinding, 'of'>): string =>
  of === 'meals' ? 'Số bữa' : NUTRIENT_LABELS[of];

export const missedLimits = (findings: readonly DietFinding[]): string[] =>
  findings.flatMap((finding) => {
    const miss = missText(finding);
    return miss === '' ? [] : [`${findingName(finding)} ${miss}`];
  });

export interface DietRemarks {
  missed: string;
  open: string;
  conditional: string;
}

function remarksOn(findings: readonly DietFinding[]): DietRemarks {
  const named = (verdict: DietFinding['verdict']) =>
    findings.filter((finding) => finding.verdict === verdict).map(findingName);
  return {
    missed: missedLimits(findings).join('; '),
    open: named('unknown').join(', '),
    conditional: named('conditional').join(', '),
  };
}

export function dietRemarks(code: string, meals: Meals, standard?: Standard): DietRemarks {
  const diet = dietOfCode(code);
  return remarksOn(diet ? checkDiet(diet, menuTotals(meals), mealCount(meals), standard) : []);
}

export interface DietStatement {
  /** `missed`: a limit is not kept; `open`: nothing is missed, and something is not known; `kept`: all limits. */
  level: 'missed' | 'open' | 'kept';
  text: string;
}

const DECISION = 'QĐ 2879/QĐ-BYT 2006';

/**
 * @param standard absent: the code alone
 * @returns undefined without a code, or for a day without a meal
 */
export function dietStatement(
  chosen: ChosenDiet | undefined,
  meals: Meals,
  standard?: Standard,
): DietStatement | undefined {
  if (!chosen || mealCount(meals) === 0) return undefined;
  const label = `${dietLabel(chosen)} (${DECISION})`;
  if (!dietOfCode(chosen.code)) return { level: 'open', text: `Chưa kiểm được theo mã ${label}.` };
  const { missed, open, conditional } = dietRemarks(chosen.code, meals, standard);
  const more = [
    open === '' ? '' : ` Chưa kết luận vì thiếu số liệu: ${open}.`,
    conditional === '' ? '' : ` Chỉ áp dụng khi chỉ số máu cao: ${conditional}.`,
  ].join('');
  if (missed !== '') return { level: 'missed', text: `Chưa đạt ${label}: ${missed}.${more}` };
  return more === ''
    ? { level: 'kept', text: `Đạt ${label}.` }
    : { level: 'open', text: `Chưa kết luận được về ${label}.${more}` };
}
