import { problemText } from '../../blocks/foods/problemText';
import type { Doubt } from '../../domain/food/doubts';
import type { Basis } from '../../domain/food/edible';
import { displayUnit, NUTRIENT_LABELS, type NutrientKey } from '../../domain/food/nutrients';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { formatNumber } from '../../ui/format';

const texts = adminFoodTexts.doubts;

export const formatFigure = (key: NutrientKey, value: number | undefined): string =>
  value === undefined
    ? adminFoodTexts.panel.unknown
    : `${formatNumber(value, value < 10 ? 2 : 1)} ${displayUnit(key)}`;

function formatReason(doubt: Doubt, basis: Basis): string {
  switch (doubt.kind) {
    case 'negative':
      return texts.negative;
    case 'saltyWithoutSodium':
      return texts.saltyWithoutSodium;
    case 'overGroup':
      return texts.overGroup(formatFigure(doubt.field, doubt.most));
    case 'greatChange':
      return texts.greatChange(
        formatFigure(doubt.field, doubt.from),
        formatFigure(doubt.field, doubt.to),
      );
    default:
      return problemText(doubt, basis);
  }
}

export const doubtText = (doubt: Doubt, basis: Basis): string =>
  adminFoodTexts.doubt(NUTRIENT_LABELS[doubt.field], formatReason(doubt, basis));
