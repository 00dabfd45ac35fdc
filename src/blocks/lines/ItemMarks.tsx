import { useMemo } from 'react';
import { itemNutrients } from '../../domain/nutrition/totals';
import { FoodMarks } from './FoodMarks';
import { useMarkLine } from './marksContext';

type MarkedItem = Parameters<typeof itemNutrients>[0] & { name: string };

export function ItemMarks({ item }: { item: MarkedItem }) {
  const mark = useMarkLine();
  const marks = useMemo(() => mark(item, itemNutrients(item)), [mark, item]);
  return <FoodMarks marks={marks} />;
}
