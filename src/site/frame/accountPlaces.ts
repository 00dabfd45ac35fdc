import type { Permission } from '../../domain/accounts/access/permissions';
import { siteText } from '../../i18n/site';

const { expert, admin } = siteText.account;

export interface AccountPlace {
  path: string;
  label: string;
  permission?: Permission;
}

/** Platform specification, section 2. */
export const EXPERT_PLACES: readonly AccountPlace[] = [
  { path: '/expert/dashboard', label: expert.dashboard },
  { path: '/expert/recipes', label: expert.recipes },
  { path: '/expert/daily-menus', label: expert.menus },
  { path: '/expert/articles', label: expert.articles },
  { path: '/expert/clients', label: expert.clients },
  { path: '/expert/item-for-sales', label: expert.sales },
  { path: '/expert/subscription', label: expert.subscription },
];

export const ADMIN_PLACES: readonly AccountPlace[] = [
  { path: '/admin', label: admin.dashboard },
  { path: '/admin/applications', label: admin.applications, permission: 'viewApplications' },
  { path: '/admin/experts', label: admin.experts, permission: 'viewUserProfiles' },
  { path: '/admin/menus', label: admin.menus, permission: 'manageContent' },
  { path: '/admin/recipes', label: admin.recipes, permission: 'manageContent' },
  { path: '/admin/articles', label: admin.articles, permission: 'manageContent' },
  { path: '/admin/image-library', label: admin.images, permission: 'manageContent' },
  { path: '/admin/reviews', label: admin.reviews, permission: 'manageContent' },
  { path: '/admin/foods', label: admin.foods, permission: 'manageFoods' },
  { path: '/admin/products', label: admin.products, permission: 'manageFoods' },
  { path: '/admin/appeals', label: admin.appeals, permission: 'manageContent' },
  { path: '/admin/payments', label: admin.payments, permission: 'viewBillingHistory' },
  { path: '/admin/support', label: admin.support, permission: 'answerSupport' },
  { path: '/admin/jobs', label: admin.jobs, permission: 'manageJobs' },
  { path: '/admin/staff', label: admin.staff, permission: 'manageAdminRoles' },
];
