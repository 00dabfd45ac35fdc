import { defineFeature, page } from '../../routing/feature';
import { FOOD_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    foods: typeof FOOD_PATHS;
  }
}

/** Product decision 21. */
export const foods = defineFeature('foods', {
  addresses: FOOD_PATHS,
  pages: [page(FOOD_PATHS.list, () => import('./FoodsPage'), 'FoodsPage', { cache: 'idle' })],
});
