import type { Client } from '../domain/records/clients';
import type { Consultation } from '../domain/records/consultations';
import type { Menu } from '../domain/records/menus';
import type { AttentionReason } from '../domain/practice/dashboard/attention';
import { menuReasons } from '../domain/practice/dashboard/menuReasons';
import { buildReport, type AskedReport, type Report } from '../domain/practice/reports/report';
import type { ReportSource } from '../domain/practice/reports/source';

export interface MenuQuestion {
  client: Client;
  visits: readonly Consultation[];
  menu: Pick<Menu, 'id' | 'meals'>;
}

export interface ReportsService {
  menuReasons(
    questions: readonly MenuQuestion[],
    today: string,
  ): [clientId: string, reasons: AttentionReason[]][];
  report(source: ReportSource, options: AskedReport): Report | undefined;
}

export const reportsService: ReportsService = {
  menuReasons: (questions, today) =>
    questions.flatMap(({ client, visits, menu }): [string, AttentionReason[]][] => {
      const reasons = menuReasons(client, visits, menu, today);
      return reasons.length > 0 ? [[client.id, reasons]] : [];
    }),
  report: buildReport,
};
