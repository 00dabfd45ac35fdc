import { hasFeature } from '../../accounts/access/entitlements';
import { adherenceReport, type AdherenceReport } from './adherence';
import { clientsReport } from './clients';
import { cohortsReport, type Cohort } from './cohorts';
import { comparison, type Compared, type ComparedReports } from './comparison';
import { menusReport } from './menus';
import { periodBefore, type Period } from './period';
import { oldestFirst, withoutRestricted, type ReportSource, type VisitsByClient } from './source';
import { visitsReport } from './visits';
import { weightReport, type WeightReport } from './weights';

export interface AskedReport {
  period: Period;
  today: string;
  tier: string;
}

export interface AdvancedReport {
  cohorts: Cohort[];
  comparison: Compared[];
  adherence: AdherenceReport;
}

export interface Report extends ComparedReports {
  period: Period;
  weights: WeightReport;
  made: { clients: number; visits: number };
  advanced?: AdvancedReport;
}

function comparedReports(
  source: ReportSource,
  byClient: VisitsByClient,
  period: Period,
  today: string,
): ComparedReports {
  return {
    clients: clientsReport(source, byClient, period),
    visits: visitsReport(source, byClient, period, today),
    menus: menusReport(source, period),
  };
}

export function buildReport(
  all: ReportSource,
  { period, today, tier }: AskedReport,
): Report | undefined {
  if (!hasFeature(tier, 'basicReports')) return undefined;
  const source = withoutRestricted(all);
  const byClient = oldestFirst(source.visits);
  const now = comparedReports(source, byClient, period, today);
  const report: Report = {
    ...now,
    period,
    weights: weightReport(source, byClient, period),
    made: { clients: source.clients.length, visits: source.visits.length },
  };
  if (!hasFeature(tier, 'advancedReports')) return report;
  const before = comparedReports(source, byClient, periodBefore(period), today);
  const advanced = {
    cohorts: cohortsReport(source, byClient, today),
    comparison: comparison(now, before),
    adherence: adherenceReport(source, period),
  };
  return { ...report, advanced };
}
