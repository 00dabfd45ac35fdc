import { CookingPot } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { RECIPE_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    recipes: typeof RECIPE_PATHS;
  }
}

const LATER = { cache: 'idle' } as const;
const editor = () => import('./RecipePages');

export const recipes = defineFeature('recipes', {
  addresses: RECIPE_PATHS,
  pages: [
    page(RECIPE_PATHS.list, () => import('./RecipesPage'), 'RecipesPage', LATER),
    page(RECIPE_PATHS.create, editor, 'NewRecipePage', LATER),
    page(RECIPE_PATHS.import, () => import('./RecipeImportPage'), 'RecipeImportPage', LATER),
    page(RECIPE_PATHS.edit(':id'), editor, 'RecipeEditPage', LATER),
    page(
      RECIPE_PATHS.preview(':id'),
      () => import('./RecipePreviewPage'),
      'RecipePreviewPage',
      LATER,
    ),
  ],
  navigation: [{ path: RECIPE_PATHS.list, label: common.nav.recipes, icon: CookingPot, order: 30 }],
});
