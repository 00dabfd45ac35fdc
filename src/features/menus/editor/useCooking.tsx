import { useMemo, useState, type ReactNode } from 'react';
import { DishCardDialog } from '../../../blocks/dishes/lazyDishCard';
import type { LineActions } from '../../../blocks/lines/actions';
import { useMeals } from '../../../blocks/meals/mealsContext';
import { findLine } from '../../../domain/food/lines';

function Cooking({ lineId, onClose }: { lineId: string; onClose: () => void }) {
  const item = findLine(useMeals(), lineId)?.item;
  return item ? <DishCardDialog item={item} onClose={onClose} /> : null;
}

export function useCooking(actions: LineActions): { actions: LineActions; dialog: ReactNode } {
  const [lineId, setLineId] = useState<string>();
  const withCook = useMemo(
    () => ({ ...actions, cook: (line: { lineId: string }) => setLineId(line.lineId) }),
    [actions],
  );
  const dialog =
    lineId === undefined ? null : <Cooking lineId={lineId} onClose={() => setLineId(undefined)} />;
  return { actions: withCook, dialog };
}
