import { avoidedBy } from '../../clinical/allergens/avoided';
import { findConcerns, isCertain } from '../../clinical/allergens/concerns';
import { weightTrend } from '../../person/clientList';
import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import type { Menu } from '../../records/menus';
import { dietOfCode } from '../../targets/hospitalDiets/diets';
import { toCalendarMonth } from '../../person/body';
import { dayTargets } from '../../targets/dayTargets';
import { computeDayAmounts } from '../../verdict/amounts';
import { isNutrient, judgeDay } from '../../verdict/judge';
import { buildStandard } from '../../verdict/standard';
import type { AttentionReason } from './attention';
import type { Limit } from '../../clinical/limitTypes';

/** Targets and codes are compared elsewhere. */
const isOwnMost = ({ origin }: Limit): boolean => origin.by !== 'target' && origin.by !== 'code';

export function menuReasons(
  client: Client,
  newestFirst: readonly Consultation[],
  menu: Pick<Menu, 'id' | 'meals'>,
  today: string,
): AttentionReason[] {
  const menuId = menu.id;
  const certain = findConcerns(menu, avoidedBy(client)).filter(isCertain);
  const foods = [...new Set(certain.map(({ name }) => name))];
  const { weight } = weightTrend(client, newestFirst);
  const day = dayTargets({ ...client, weight }, newestFirst, toCalendarMonth(today));
  const diet = dietOfCode(client.hospitalDiet?.code);
  const lines = judgeDay(computeDayAmounts(menu.meals), buildStandard({ day, diet }));
  const above = lines.flatMap(({ limit, status, known = 0 }) =>
    status === 'over' && isOwnMost(limit) && isNutrient(limit.of)
      ? [{ kind: 'limit', menuId, nutrient: limit.of, value: known, most: limit.value } as const]
      : [],
  );
  const worst = above.sort((a, b) => b.value / b.most - a.value / a.most)[0];
  return [
    ...(foods.length > 0 ? [{ kind: 'allergy', menuId, foods } as const] : []),
    ...(worst ? [worst] : []),
  ];
}
