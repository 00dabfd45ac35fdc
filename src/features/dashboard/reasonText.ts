import type { AttentionReason } from '../../domain/practice/dashboard/attention';
import { displayUnit, NUTRIENT_LABELS } from '../../domain/food/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import { dashboardText } from '../../i18n/dashboard';
import { formatNumber } from '../../ui/format';

const texts = dashboardText.attention;

export function reasonText(reason: AttentionReason): string {
  switch (reason.kind) {
    case 'alarm':
      return reason.text;
    case 'allergy':
      return texts.allergy(reason.foods.join(', '));
    case 'limit': {
      const { nutrient, value, most } = reason;
      const amount = (of: number) => `${formatAmount(nutrient, of)} ${displayUnit(nutrient)}`;
      return texts.limit(NUTRIENT_LABELS[nutrient], amount(value), amount(most));
    }
    case 'against':
      return texts.against(reason.change > 0, formatNumber(Math.abs(reason.change)), reason.days);
    case 'off':
      return texts.off(
        reason.change > 0,
        formatNumber(Math.abs(reason.change)),
        reason.days,
        formatNumber(reason.target),
      );
    case 'unintended':
      return texts.unintended(
        reason.change > 0,
        formatNumber(Math.abs(reason.change)),
        formatNumber(reason.percent),
        reason.days,
      );
    case 'stalled':
      return texts.stalled(reason.days, reason.direction === 'down');
    case 'anaemia':
      return texts.anaemia(reason.level, formatNumber(reason.value, 0), reason.cutOff);
    case 'away':
      return texts.absent(reason.days);
  }
}
