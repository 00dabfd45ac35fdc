import { SECURITY_PATHS } from '../../domain/accounts/security';
import { CONFIRM_PATH, RESET_PATH } from '../../domain/accounts/account';
import { PROFILE_PATH } from '../../domain/publicHouse/ownPages';

export const ENTRANCE_PATHS = {
  login: '/expert/login',
  register: '/expert/register',
  forgot: '/expert/forgot-password',
  reset: RESET_PATH,
  confirm: CONFIRM_PATH,
  profile: PROFILE_PATH,
} as const;

export const ACCOUNT_PATHS = { own: '/expert/account', security: SECURITY_PATHS.expert } as const;
export const ADMIN_ACCOUNT_PATHS = {
  own: '/admin/account',
  security: SECURITY_PATHS.admin,
} as const;
