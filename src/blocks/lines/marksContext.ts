import { createContext, useContext } from 'react';
import type { MenuItem } from '../../domain/food/storedLines';
import type { NutrientMap } from '../../domain/food/nutrients';
import type { FoodMark } from '../../domain/verdict/marks';

/** Marks a line; `nutrients` are those of the amount that is eaten. */
export type MarkLine = (
  line: Pick<MenuItem, 'name' | 'snapshot'>,
  nutrients: NutrientMap,
) => readonly FoodMark[];

const none: MarkLine = () => [];

/** Marks lines for the person who eats them; keeps its identity while the person is the same. */
const Marks = createContext<MarkLine>(none);
export const MarksProvider = Marks.Provider;

export const useMarkLine = (): MarkLine => useContext(Marks);
