import { defineFeature, page } from '../../routing/feature';
import { HANDOUT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    handouts: typeof HANDOUT_PATHS;
  }
}

const LATER = { cache: 'idle' } as const;
const print = () => import('./PrintPages');
const mail = () => import('./email/EmailPages');

export const handouts = defineFeature('handouts', {
  addresses: HANDOUT_PATHS,
  pages: [
    page(HANDOUT_PATHS.print, print, 'PrintMenuPage', LATER),
    page(HANDOUT_PATHS.plan, print, 'PrintPlanPage', LATER),
    page(HANDOUT_PATHS.printRecipe, print, 'PrintRecipePage', LATER),
    page(HANDOUT_PATHS.progress, print, 'PrintProgressPage', LATER),
    page(HANDOUT_PATHS.kitchen, () => import('./PrintKitchenPage'), 'PrintKitchenPage', LATER),
    page(HANDOUT_PATHS.email(':id'), mail, 'MenuEmailPage', LATER),
    page(HANDOUT_PATHS.emailRecipe(':id'), mail, 'RecipeEmailPage', LATER),
    page(HANDOUT_PATHS.emailPlan(':id'), mail, 'PlanEmailPage', LATER),
    page(HANDOUT_PATHS.practice, () => import('./practice/PracticePage'), 'PracticePage', LATER),
    page(HANDOUT_PATHS.fee, () => import('./fee/FeePage'), 'FeePage', LATER),
  ],
});
