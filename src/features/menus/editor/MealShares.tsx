import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useMeals } from '../../../blocks/meals/mealsContext';
import { MEAL_SLOTS } from '../../../domain/food/storedLines';
import { NUTRIENT_LABELS, type NutrientKey } from '../../../domain/food/nutrients';
import { lineShares } from '../../../domain/nutrition/lineShares';
import { nutritionPanelText as text } from '../../../i18n/nutritionPanel';
import { amountText } from '../../../ui/nutrition/limitTexts';
import { ShareList } from '../../../ui/nutrition/ShareList';

export function MealShares({ nutrient }: { nutrient: NutrientKey }) {
  const meals = useMeals();
  const { bringing, unknown } = useMemo(() => {
    const lines = MEAL_SLOTS.flatMap((slot) => meals[slot].items);
    const shares = lineShares(lines, nutrient);
    return {
      bringing: shares.filter(({ amount = 0 }) => amount > 0),
      unknown: shares.filter(({ amount }) => amount === undefined).map(({ name }) => name),
    };
  }, [meals, nutrient]);
  return (
    <>
      {bringing.length > 0 ? (
        <ShareList
          label={text.bringing(NUTRIENT_LABELS[nutrient])}
          shares={bringing}
          formatAmount={(amount) => amountText(nutrient, amount)}
        />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {text.bringsNone}
        </Text>
      )}
      {unknown.length > 0 ? (
        <Text textStyle="xs" color="fg.muted" mt="1">
          {text.withoutShare(unknown)}
        </Text>
      ) : null}
    </>
  );
}

export const mealShares = (nutrient: NutrientKey) => <MealShares nutrient={nutrient} />;
