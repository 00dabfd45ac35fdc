import { defineFeature, page } from '../../routing/feature';
import { API_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    publicApi: typeof API_PATHS;
  }
}

export const publicApi = defineFeature('publicApi', {
  addresses: API_PATHS,
  pages: [
    page(API_PATHS.page, () => import('./ApiPage'), 'ApiPage'),
    page(API_PATHS.tryIt, () => import('./TryPage'), 'TryPage'),
  ],
});
