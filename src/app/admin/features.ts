import { adminAccount } from '../../features/account/manifest.admin';
import { adminExperts } from '../../features/admin-experts/manifest';
import { adminJobs } from '../../features/admin-jobs/manifest';

/** All that administrators work with. */
export const ADMIN_FEATURES = [adminExperts, adminJobs, adminAccount];
