import { defineFeature, page } from '../../routing/feature';
import { PUBLIC_PROFILE_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    publicProfile: typeof PUBLIC_PROFILE_PATHS;
  }
}

export const publicProfile = defineFeature('publicProfile', {
  addresses: PUBLIC_PROFILE_PATHS,
  pages: [
    page(PUBLIC_PROFILE_PATHS.edit, () => import('./PublicProfilePage'), 'PublicProfilePage', {
      cache: 'idle',
    }),
  ],
});
