import { create } from 'zustand';
import { NO_RECIPE_FILTER, type RecipeFilter } from '../model/recipeList';

interface RecipeView {
  filter: RecipeFilter;
  setFilter: (change: Partial<RecipeFilter>) => void;
}

export const useRecipeView = create<RecipeView>((set) => ({
  filter: NO_RECIPE_FILTER,
  setFilter: (change) => set(({ filter }) => ({ filter: { ...filter, ...change } })),
}));
