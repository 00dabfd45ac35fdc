import { createContext, useContext } from 'react';
import { emptyMeals, type Meals } from '../../domain/food/storedLines';

/**
 * The meals of the open form. They change with each keystroke; handed down as a property they would
 * render everything between the form and the line that changed.
 */
const EditorMeals = createContext<Meals>(emptyMeals());
export const MealsProvider = EditorMeals.Provider;

/** For what is small or memoised below: it is rendered with each keystroke. */
export function useMeals(): Meals {
  return useContext(EditorMeals);
}
