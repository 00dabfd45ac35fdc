import { createContext, useContext } from 'react';
import type { MenuItem } from '../../domain/food/storedLines';
import type { NutrientMap } from '../../domain/food/nutrients';
import type { FoodMark } from '../../domain/verdict/marks';

export type MarkLine = (
  line: Pick<MenuItem, 'name' | 'snapshot'>,
  nutrients: NutrientMap,
) => readonly FoodMark[];

const none: MarkLine = () => [];

const Marks = createContext<MarkLine>(none);
export const MarksProvider = Marks.Provider;

export const useMarkLine = (): MarkLine => useContext(Marks);
