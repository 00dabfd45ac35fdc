import { defineFeature, page } from '../../routing/feature';
import { ADMIN_ACCOUNT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminAccount: typeof ADMIN_ACCOUNT_PATHS;
  }
}

export const adminAccount = defineFeature('adminAccount', {
  addresses: ADMIN_ACCOUNT_PATHS,
  pages: [
    page(ADMIN_ACCOUNT_PATHS.own, () => import('./AdminAccountPage'), 'AdminAccountPage'),
    page(ADMIN_ACCOUNT_PATHS.security, () => import('./AdminSecurityPage'), 'AdminSecurityPage'),
  ],
});
