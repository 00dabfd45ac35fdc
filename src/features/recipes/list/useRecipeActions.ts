import { useNavigate } from 'react-router-dom';
import { explainLimit } from '../../../blocks/tier/limitStore';
import { useData } from '../../../data/react';
import type { Recipe } from '../../../domain/records/recipes';
import { copyRecipe } from '../../../domain/recipes/recipeEditing';
import { common } from '../../../i18n/common';
import { recipesText } from '../../../i18n/recipes';
import { newId } from '../../../platform/ids';
import { toaster } from '../../../ui/toaster';
import { getRecipeTitle } from '../model/recipeList';
import { RECIPE_PATHS } from '../paths';

const text = recipesText.list;

async function written(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (!explainLimit(error)) toaster.create({ type: 'error', title: text.failed });
    return false;
  }
}

export function useRecipeActions() {
  const data = useData();
  const navigate = useNavigate();
  const setStatus = (recipe: Recipe, status: Recipe['status']) =>
    written(() => data.recipes.update(recipe.id, (current) => ({ ...current, status })));
  return {
    duplicate: async (recipe: Recipe) => {
      const title = recipesText.copyOf(getRecipeTitle(recipe));
      const copy = copyRecipe(recipe, data.newBase(), title, newId);
      if (!(await written(() => data.recipes.insert(copy)))) return;
      toaster.create({
        type: 'success',
        title: text.copied(title),
        action: { label: text.edit, onClick: () => void navigate(RECIPE_PATHS.edit(copy.id)) },
      });
    },
    archive: async (recipe: Recipe) => {
      const archived = recipe.status === 'archived';
      if (!(await setStatus(recipe, archived ? 'draft' : 'archived'))) return;
      toaster.create({
        type: 'success',
        title: (archived ? text.unarchived : text.archived)(getRecipeTitle(recipe)),
        action: { label: common.undo, onClick: () => void setStatus(recipe, recipe.status) },
      });
    },
    remove: async (recipe: Recipe) => {
      if (!(await written(() => data.recipes.remove(recipe.id)))) return;
      toaster.create({
        type: 'success',
        title: text.removed(getRecipeTitle(recipe)),
        action: {
          label: common.undo,
          onClick: () => void written(() => data.recipes.restore(recipe)),
        },
      });
    },
  };
}
