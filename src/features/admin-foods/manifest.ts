import { Apple, Package } from 'lucide-react';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_FOOD_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminFoods: typeof ADMIN_FOOD_PATHS;
  }
}

export const adminFoods = defineFeature('adminFoods', {
  addresses: ADMIN_FOOD_PATHS,
  pages: [
    page(ADMIN_FOOD_PATHS.foods, () => import('./CataloguePage'), 'FoodsPage'),
    page(ADMIN_FOOD_PATHS.products, () => import('./CataloguePage'), 'ProductsPage'),
  ],
  navigation: [
    {
      path: ADMIN_FOOD_PATHS.foods,
      label: adminFoodTexts.foods.nav,
      icon: Apple,
      order: 15.2,
      permission: 'manageFoods',
    },
    {
      path: ADMIN_FOOD_PATHS.products,
      label: adminFoodTexts.products.nav,
      icon: Package,
      order: 15.4,
      permission: 'manageFoods',
    },
  ],
});
