import { hasPermission, type Permission } from './permissions';
import type { AdminRole } from './roles';

/** Everything that waits for a person, with the permission to see its queue. Most harm first. */
export const QUEUES = {
  payments: 'viewBillingHistory',
  refundsDue: 'viewBillingHistory',
  refundRequests: 'viewBillingHistory',
  refundsOwed: 'viewBillingHistory',
  applications: 'viewApplications',
  support: 'answerSupport',
  reports: 'manageContent',
  appeals: 'manageContent',
  reviews: 'manageContent',
  images: 'manageContent',
  foods: 'manageFoods',
  jobs: 'manageJobs',
} as const satisfies Record<string, Permission>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

export const isQueue = (name: string): name is QueueName => Object.hasOwn(QUEUES, name);

export const maySeeQueue = (role: AdminRole | undefined, name: QueueName): boolean =>
  hasPermission(role, QUEUES[name]);
