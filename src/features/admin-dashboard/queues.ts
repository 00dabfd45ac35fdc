import type { Waiting } from '../../api/waiting';
import { isQueue, type QueueName } from '../../domain/accounts/access/queues';
import { adminDashboardTexts as texts } from '../../i18n/adminDashboard';
import { getAddresses } from '../../routing/addresses';
import { formatAge, formatMoney } from '../../ui/format';

export function queuePath(name: QueueName): string {
  switch (name) {
    case 'applications':
      return getAddresses('adminApplications').list;
    case 'support':
      return getAddresses('adminSupport').list;
    case 'reviews':
    case 'reports':
      return getAddresses('adminReviews').list;
    case 'images':
      return getAddresses('adminImages').list;
    case 'appeals':
      return getAddresses('adminAppeals').list;
    case 'foods':
      return getAddresses('adminFoods').foods;
    case 'jobs':
      return getAddresses('adminJobs').list;
    default:
      return getAddresses('adminPayments').list;
  }
}

const TABS: Partial<Record<QueueName, string>> = {
  reports: '?state=reports',
  refundsOwed: '?tab=owed',
  foods: '?tab=sent',
};

export interface Work {
  name: QueueName;
  title: string;
  count: number;
  hint: string;
  age: string | null;
  action: string;
  to: string;
}

function toWork({ name, count, oldest, sum }: Waiting, now: Date): Work[] {
  if (!isQueue(name) || count === 0) return [];
  const { title, hint, action } = texts.queues[name];
  const money = sum === undefined ? '' : ` ${formatMoney(sum)}`;
  const age = oldest === null ? null : texts.oldest(formatAge(oldest, now));
  return [
    {
      name,
      title,
      count,
      hint: hint + money,
      age,
      action,
      to: queuePath(name) + (TABS[name] ?? ''),
    },
  ];
}

export const nameQueues = (names: readonly string[]): string =>
  names
    .filter(isQueue)
    .map((name) => texts.queues[name].title)
    .join(', ');

/** In the order of the gateway, which lists what does most harm first. */
export const listWork = (queues: readonly Waiting[], at: string): Work[] =>
  queues.flatMap((one) => toWork(one, new Date(at)));

/** Counts by place of the navigation; several queues may stand behind one. */
export function countPlaces(queues: readonly Waiting[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, count } of queues) {
    if (!isQueue(name)) continue;
    const path = queuePath(name);
    counts[path] = (counts[path] ?? 0) + count;
  }
  return counts;
}
