import { createContext, useContext } from 'react';
import { emptyMeals, type Meals } from '../../domain/food/storedLines';

/**
 * A context, because meals change with each keystroke: as a property they would render everything between the form and the
 * changed line.
 */
const EditorMeals = createContext<Meals>(emptyMeals());
export const MealsProvider = EditorMeals.Provider;

export function useMeals(): Meals {
  return useContext(EditorMeals);
}
