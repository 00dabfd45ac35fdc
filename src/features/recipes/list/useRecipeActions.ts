import { useNavigate } from 'react-router-dom';
import { createRecordActions } from '../../../blocks/recordList/recordActions';
import { useData } from '../../../data/react';
import type { Recipe } from '../../../domain/records/recipes';
import { copyRecipe } from '../../../domain/recipes/recipeEditing';
import { recipesText } from '../../../i18n/recipes';
import { newId } from '../../../platform/ids';
import { getRecipeTitle } from '../model/recipeList';
import { RECIPE_PATHS } from '../paths';

const text = recipesText.list;

export function useRecipeActions() {
  const data = useData();
  const navigate = useNavigate();
  const { archive, remove, insertCopy } = createRecordActions(data.recipes, text, getRecipeTitle);
  const duplicate = (recipe: Recipe) => {
    const title = recipesText.copyName(getRecipeTitle(recipe));
    const copy = copyRecipe(recipe, data.newBase(), title, newId);
    const open = () => navigate(RECIPE_PATHS.edit(copy.id));
    return insertCopy(copy, { label: text.edit, run: open });
  };
  return { archive, remove, duplicate };
}
