import { countItems, type Meals } from '../../../domain/food/storedLines';
import { menuTotals } from '../../../domain/nutrition/totals';
import { recallText as text } from '../../../i18n/recall';
import { boundText } from '../../../ui/nutrition/boundText';

export function recallSummary(meals: Meals): string {
  const totals = menuTotals(meals);
  return text.summary(
    countItems(meals),
    boundText('calories', totals),
    boundText('protein', totals),
  );
}
