import type { readDashboard } from '../../api/adminDashboard';
import type { ContractAnswer } from '../../api/contract';
import { adminDashboardTexts as texts } from '../../i18n/adminDashboard';
import { formatMoney, formatNumber } from '../../ui/format';

export type Dashboard = ContractAnswer<typeof readDashboard>;

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
