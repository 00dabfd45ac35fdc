import { useEffect, useMemo, useState } from 'react';
import { useData, useLive } from '../../data/react';
import { presentTier } from '../../domain/person/clientList';
import type { Period } from '../../domain/practice/reports/period';
import type { Report } from '../../domain/practice/reports/report';
import type { ReportSource } from '../../domain/practice/reports/source';
import { localDate } from '../../platform/clock';
import { reportsClient } from '../../workers/reportsClient';

export function useTier(): string | undefined {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  return notices && presentTier(data.account, notices).plan;
}

function useSource(): ReportSource | undefined {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const consultations = useLive(() => data.consultations.watchAll(), [data]);
  const menus = useLive(() => data.menuList, [data]);
  const diary = useLive(() => data.records.of('diaryDay').watchAll(), [data]);
  return useMemo(() => {
    if (!clients || !consultations || !menus || !diary) return undefined;
    // Notes and measures of visits are not sent to the worker: reports do not read them.
    const visits = consultations.map(
      ({ id, clientId, visitDate, createdAt, weight, nextVisitDate }) => ({
        id,
        clientId,
        visitDate,
        createdAt,
        weight,
        nextVisitDate,
      }),
    );
    return { clients, visits, menus, diary };
  }, [clients, consultations, menus, diary]);
}

export interface ReportState {
  report?: Report;
  state: 'making' | 'done' | 'failed';
}

export function useReport(period: Period, tier: string): ReportState {
  const source = useSource();
  const { from, to } = period;
  const [made, setMade] = useState<ReportState>({ state: 'making' });
  useEffect(() => {
    if (!source) return undefined;
    let isOver = false;
    const show = (change: ReportState) => {
      if (!isOver) setMade((before) => ({ ...before, ...change }));
    };
    reportsClient()
      .report(source, { period: { from, to }, today: localDate(), tier })
      .then((report) => show({ report, state: 'done' }))
      .catch(() => show({ state: 'failed' }));
    return () => {
      isOver = true;
    };
  }, [source, from, to, tier]);
  return made;
}
