import { defineFeature, page } from '../../routing/feature';
import { PLAN_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    plans: typeof PLAN_PATHS;
  }
}

const LATER = { cache: 'idle' } as const;

export const plans = defineFeature('plans', {
  addresses: PLAN_PATHS,
  pages: [
    page(PLAN_PATHS.list, () => import('./PlansPage'), 'PlansPage', LATER),
    page(PLAN_PATHS.create, () => import('./PlanCreatePage'), 'PlanCreatePage', LATER),
    page(PLAN_PATHS.edit(':id'), () => import('./PlanPage'), 'PlanPage', LATER),
  ],
});
