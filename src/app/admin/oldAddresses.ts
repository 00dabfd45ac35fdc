import { ADMIN_APPLICATION_PATHS } from '../../features/admin-applications/paths';
import { ADMIN_JOB_PATHS } from '../../features/admin-jobs/paths';
import { ADMIN_PAYMENT_PATHS } from '../../features/admin-payments/paths';
import { ADMIN_PUBLISHED_PATHS } from '../../features/admin-published/paths';
import { ADMIN_STAFF_PATHS } from '../../features/admin-staff/paths';
import { ADMIN_HOME } from '../routes';

/** Addresses of the specification that moved; people have bookmarked them. */
export const OLD_ADDRESSES: Readonly<Record<string, string>> = {
  '/admin/expert-applications': ADMIN_APPLICATION_PATHS.list,
  '/admin/daily-menus': ADMIN_PUBLISHED_PATHS.menus,
  '/admin/admin-management': ADMIN_STAFF_PATHS.list,
  '/admin/system-monitoring': ADMIN_JOB_PATHS.list,
  '/admin/analytics': ADMIN_PAYMENT_PATHS.list,
};

export const OLD_LOGIN = { from: '/admin-login', to: ADMIN_HOME } as const;
