import type { AdminRole } from './roles';

/** Staff roles that hold a permission beside the owner, who holds all. */
const HOLDERS = {
  viewUserProfiles: ['billing', 'support'],
  manageUsers: [],
  resetPasswords: ['support'],
  activateAccounts: ['support'],
  answerSupport: ['support'],
  manageExperts: [],
  viewApplications: ['billing', 'support'],
  decideApplications: ['support'],
  manageContent: ['content'],
  publishArticles: ['content'],
  editRecipes: ['content'],
  editDailyMenus: ['content'],
  manageFoods: ['content'],
  viewContentAnalytics: ['content'],
  viewFinancialAnalytics: ['billing'],
  viewUserAnalytics: [],
  viewFinancialReports: ['billing'],
  exportReports: ['billing'],
  manageSubscriptions: ['billing', 'support'],
  processRefunds: ['billing'],
  viewBillingHistory: ['billing', 'support'],
  manageSystemSettings: [],
  viewLogs: [],
  manageCache: [],
  manageJobs: [],
  manageAdminRoles: [],
} as const satisfies Record<string, readonly Exclude<AdminRole, 'owner'>[]>;

/**
 * Rights of members of the staff: the platform specification's table (section 6), with financial and content analytics
 * apart, foods for content, and applications that billing reads and support decides. Nobody reads clients' health records.
 */
export type Permission = keyof typeof HOLDERS;

export const PERMISSIONS = Object.keys(HOLDERS) as Permission[];

/** An administrator without a role, or with one of a newer version, holds none. */
export function hasPermission(role: AdminRole | undefined, permission: Permission): boolean {
  if (role === 'owner') return true;
  const holders: readonly (AdminRole | undefined)[] = HOLDERS[permission];
  return holders.includes(role);
}
