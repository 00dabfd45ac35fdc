import type { readDashboard } from '../../api/adminDashboard';
import type { ContractAnswer } from '../../api/contract';
import { adminDashboardTexts as texts } from '../../i18n/adminDashboard';
import { getAddresses } from '../../routing/addresses';
import { formatAge, formatMoney, formatNumber } from '../../ui/format';

export type Dashboard = ContractAnswer<typeof readDashboard>;

export interface Work {
  title: string;
  count: number;
  hint: string;
  action: string;
  to: string;
}

export function listWork({ people, money, jobs, foods, at }: Dashboard): Work[] {
  const work: Work[] = [];
  if (money && money.review > 0)
    work.push({ ...texts.review, count: money.review, to: getAddresses('adminPayments').list });
  if (money && money.refundsDue > 0)
    work.push({
      ...texts.refundsDue,
      count: money.refundsDue,
      to: getAddresses('adminPayments').list,
    });
  if (money?.refundsOwed)
    work.push({
      ...texts.refundsOwed,
      hint: texts.refundsOwed.hint(formatMoney(money.owedSum ?? 0)),
      count: money.refundsOwed,
      to: `${getAddresses('adminPayments').list}?tab=owed`,
    });
  if (people && people.waiting > 0)
    work.push({
      ...texts.applications,
      hint: texts.applications.hint(formatAge(people.oldestWaiting ?? at, new Date(at))),
      count: people.waiting,
      to: getAddresses('adminApplications').list,
    });
  if (foods && foods.waiting > 0)
    work.push({
      ...texts.foods,
      count: foods.waiting,
      to: `${getAddresses('adminFoods').foods}?tab=sent`,
    });
  if (jobs && jobs.failed > 0)
    work.push({ ...texts.failedJobs, count: jobs.failed, to: getAddresses('adminJobs').list });
  return work;
}

export function listFigures({
  people,
  money,
  content,
}: Dashboard): [name: string, value: string][] {
  const { figure } = texts;
  const counted = (values: Partial<Record<keyof typeof figure, number>>): [string, string][] =>
    Object.entries(values).map(([key, value]) => [
      figure[key as keyof typeof figure],
      formatNumber(value),
    ]);
  return [
    ...(people ? counted({ working: people.working, registered: people.registered }) : []),
    ...(money
      ? ([
          ...counted({ payments: money.payments }),
          [figure.revenue, formatMoney(money.revenue)],
          [figure.refunded, formatMoney(money.refunded)],
        ] as [string, string][])
      : []),
    ...(content
      ? counted({
          menus: content.menus,
          recipes: content.recipes,
          articles: content.articles,
          today: content.today,
          removed: content.removed,
        })
      : []),
  ];
}
