import { defineFeature, page } from '../../routing/feature';
import { KITCHEN_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    kitchen: typeof KITCHEN_PATHS;
  }
}

const LATER = { cache: 'idle' } as const;

export const kitchen = defineFeature('kitchen', {
  addresses: KITCHEN_PATHS,
  pages: [
    page(KITCHEN_PATHS.list, () => import('./KitchenPage'), 'KitchenPage', LATER),
    page(KITCHEN_PATHS.edit(':id'), () => import('./SheetPage'), 'SheetPage', LATER),
  ],
});
