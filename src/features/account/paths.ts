import { RESET_PATH } from '../../domain/account';

/** Addresses of the account's own pages. */
export const ACCOUNT_PATHS = {
  login: '/expert/login',
  register: '/expert/register',
  forgot: '/expert/forgot-password',
  reset: RESET_PATH,
} as const;
