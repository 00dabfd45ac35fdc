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

/** Limits that are missed, each with its name and by how much: `Béo vượt 3 g`. */
export const missedLimits = (findings: readonly DietFinding[]): string[] =>
  findings.flatMap((finding) => {
    const miss = missText(finding);
    return miss === '' ? [] : [`${findingName(finding)} ${miss}`];
  });

/** Words about a day and its code; each is empty where nothing is to be said. */
export interface DietRemarks {
  /** Limits that it misses and by how much. */
  missed: string;
  /** Nutrients of which nothing can be concluded, for want of figures. */
  open: string;
  /** Nutrients that are limited only where the serum value is high. */
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

/** Remarks on a day by a code; all empty for a code that this version does not know. */
export function dietRemarks(code: string, meals: Meals, standard?: Standard): DietRemarks {
  const diet = dietOfCode(code);
  return remarksOn(diet ? checkDiet(diet, menuTotals(meals), mealCount(meals), standard) : []);
}

/** A day's verdict by a code, as paper, mail and link say it. */
export interface DietStatement {
  /** `missed`: a limit is not kept; `open`: nothing is missed, and something is not known; `kept`: all limits. */
  level: 'missed' | 'open' | 'kept';
  text: string;
}

const DECISION = 'QĐ 2879/QĐ-BYT 2006';

/**
 * The verdict in one text; `undefined` without a code, or for a day without a meal.
 * @param standard what the eater is held to; absent: the code alone
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
