import { useRecordEdit, type DocumentEdit } from '../../../blocks/forms/useRecordEdit';
import type { DocumentForm } from '../../../blocks/forms/recordDraft';
import type { Recipe } from '../../../domain/records/recipes';
import type { Edit } from '../../../ui/useUndo';
import {
  differs,
  onTop,
  readRecipe,
  readValue,
  rebase,
  toRecipeValue,
  type RecipeValue,
} from '../model/recipeValue';

export const RECIPE_FORM: DocumentForm<Recipe, RecipeValue> = {
  collection: 'recipes',
  valueOf: toRecipeValue,
  differs,
  rebase,
  onTop,
  readDocument: readRecipe,
  readValue,
};

export type RecipeEditing = Edit<RecipeValue>;
export type RecipeEdit = DocumentEdit<Recipe, RecipeValue>;

export const useRecipeEdit = (key: string, stored: Recipe): RecipeEdit =>
  useRecordEdit(RECIPE_FORM, key, stored);
