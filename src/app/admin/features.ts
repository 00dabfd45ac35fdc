import { adminAccount } from '../../features/account/manifest.admin';
import { adminExperts } from '../../features/admin-experts/manifest';

/** All that administrators work with. */
export const ADMIN_FEATURES = [adminExperts, adminAccount];
