import { defineFeature, page } from '../../routing/feature';
import { ACCOUNT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    account: typeof ACCOUNT_PATHS;
  }
}

export const account = defineFeature('account', {
  addresses: ACCOUNT_PATHS,
  pages: [
    page(ACCOUNT_PATHS.own, () => import('./ExpertAccountPage'), 'ExpertAccountPage'),
    page(ACCOUNT_PATHS.security, () => import('./ExpertSecurityPage'), 'ExpertSecurityPage'),
  ],
});
