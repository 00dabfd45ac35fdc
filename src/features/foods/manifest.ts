import { defineFeature, page } from '../../routing/feature';
import { FOOD_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    foods: typeof FOOD_PATHS;
  }
}

/** Foods that an expert added (product decision 21); reached from the recipes. */
export const foods = defineFeature('foods', {
  addresses: FOOD_PATHS,
  pages: [page(FOOD_PATHS.list, () => import('./FoodsPage'), 'FoodsPage', { cache: 'idle' })],
});
