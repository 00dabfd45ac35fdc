import { defineFeature, page } from '../../routing/feature';
import { SUPPORT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    support: typeof SUPPORT_PATHS;
  }
}

export const support = defineFeature('support', {
  addresses: SUPPORT_PATHS,
  pages: [page(SUPPORT_PATHS.page, () => import('./SupportPage'), 'SupportPage')],
});
