import { defineFeature, page } from '../../routing/feature';
import { ENTRANCE_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    entrance: typeof ENTRANCE_PATHS;
  }
}

export const entrance = defineFeature('entrance', {
  addresses: ENTRANCE_PATHS,
  pages: [
    page(ENTRANCE_PATHS.login, () => import('./LoginPage'), 'LoginPage'),
    page(ENTRANCE_PATHS.register, () => import('./RegisterPage'), 'RegisterPage'),
    page(ENTRANCE_PATHS.forgot, () => import('./ForgotPasswordPage'), 'ForgotPasswordPage'),
    page(ENTRANCE_PATHS.reset, () => import('./ResetPasswordPage'), 'ResetPasswordPage'),
    page(ENTRANCE_PATHS.confirm, () => import('./ConfirmEmailPage'), 'ConfirmEmailPage'),
    page(ENTRANCE_PATHS.profile, () => import('./ProfilePage'), 'ProfilePage'),
  ],
});
