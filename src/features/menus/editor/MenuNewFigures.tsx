import { Suspense, useMemo } from 'react';
import { NewFigures } from '../../../blocks/lines/newFigures/lazyNewFigures';
import { MEAL_SLOTS, type Meals } from '../../../domain/food/storedLines';
import { sortedItems } from '../../../domain/food/lines';
import { withNewFigures, type NewFigures as Newer } from '../../../domain/nutrition/newFigures';
import type { Edit } from '../hooks/useEditing';
import { useMeals } from '../../../blocks/meals/mealsContext';

function taking(meals: Meals, taken: readonly Newer[]): Meals {
  return MEAL_SLOTS.reduce(
    (now, slot) => ({
      ...now,
      [slot]: { ...now[slot], items: withNewFigures(now[slot].items, taken) },
    }),
    meals,
  );
}

export function MenuNewFigures({ edit }: { edit: Edit }) {
  const meals = useMeals();
  const lines = useMemo(() => MEAL_SLOTS.flatMap((slot) => sortedItems(meals[slot])), [meals]);
  return (
    <Suspense fallback={null}>
      <NewFigures
        lines={lines}
        onTake={(taken) => edit((now) => ({ ...now, meals: taking(now.meals, taken) }))}
      />
    </Suspense>
  );
}
