import { defineFeature, page } from '../../routing/feature';
import { GENERATOR_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    generator: typeof GENERATOR_PATHS;
  }
}

export const generator = defineFeature('generator', {
  addresses: GENERATOR_PATHS,
  pages: [
    page(GENERATOR_PATHS.page, () => import('./GeneratorPage'), 'GeneratorPage', { cache: 'idle' }),
  ],
});
