import { adminAccount } from '../../features/account/manifest.admin';
import { adminAppeals } from '../../features/admin-appeals/manifest';
import { adminApplications } from '../../features/admin-applications/manifest';
import { adminDashboard } from '../../features/admin-dashboard/manifest';
import { adminExperts } from '../../features/admin-experts/manifest';
import { adminFoods } from '../../features/admin-foods/manifest';
import { adminImages } from '../../features/admin-images/manifest';
import { adminJobs } from '../../features/admin-jobs/manifest';
import { adminPayments } from '../../features/admin-payments/manifest';
import { adminPublished } from '../../features/admin-published/manifest';
import { adminReviews } from '../../features/admin-reviews/manifest';
import { adminStaff } from '../../features/admin-staff/manifest';
import { adminSupport } from '../../features/admin-support/manifest';

export const ADMIN_FEATURES = [
  adminDashboard,
  adminApplications,
  adminExperts,
  adminPublished,
  adminImages,
  adminReviews,
  adminFoods,
  adminAppeals,
  adminPayments,
  adminJobs,
  adminSupport,
  adminStaff,
  adminAccount,
];
