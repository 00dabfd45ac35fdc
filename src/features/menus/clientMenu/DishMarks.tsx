import { useMemo } from 'react';
import { GroupedAllergies, GroupedMarks } from '../../../blocks/lines/GroupedMarks';
import type { Menu } from '../../../domain/records/menus';
import { listLines } from '../../../domain/printable/menu';

/** Dishes that are named of each kind of mark. */
const NAMED = 3;

interface DishMarksProps {
  meals: Menu['meals'];
  /** Of the person who will eat them. */
  allergies: readonly string[];
}

/** Warnings about the dishes of a menu for their eater, in lines. */
export function DishMarks({ meals, allergies }: DishMarksProps) {
  const items = useMemo(() => listLines(meals), [meals]);
  return (
    <>
      <GroupedAllergies items={items} allergies={allergies} />
      <GroupedMarks items={items} most={NAMED} />
    </>
  );
}
