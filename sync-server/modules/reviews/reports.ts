import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import type { CouchDatabase } from '../../couch/client';
import { listDocuments, putNew, removeDocument, updateBody } from '../../store/documents';
import { reportKey, REPORTS, reportSchema, hashVoter, type Report, type Subject } from './records';
import { readSound } from '../../store/envelope';

/** Days after which a closed and an open report are removed. */
const [KEEP_DAYS, OPEN_DAYS] = [180, 365];

export interface Reports {
  take(subject: Subject, by: string, words: Pick<Report, 'reason' | 'text'>): Promise<void>;
  open(): Promise<Report[]>;
  /**
   * Idempotent.
   * @throws AppError not_found
   */
  close(by: AccessClaims, reportId: string): Promise<void>;
  removeOld(): Promise<number>;
}

async function removeOld(database: CouchDatabase, now: Date): Promise<number> {
  const [closed, open] = [KEEP_DAYS, OPEN_DAYS].map((days) =>
    new Date(now.getTime() - days * 86_400_000).toISOString(),
  );
  let removed = 0;
  for await (const stored of listDocuments(database, REPORTS)) {
    const report = readSound(reportSchema, stored.body);
    if (!report) continue;
    const isOver = report.closed
      ? report.closed.at < (closed ?? '')
      : report.createdAt < (open ?? '');
    if (!isOver) continue;
    if (await removeDocument(database, stored)) removed += 1;
  }
  return removed;
}

export function createReports(database: CouchDatabase, now: () => Date): Reports {
  return {
    take: async (subject, device, { reason, text }) => {
      const { type, id } = subject.target;
      const reportId = hashVoter(`report ${type} ${id} ${device} ${reason}`);
      const createdAt = now().toISOString();
      const report: Report = { ...subject, reportId, reason, text, createdAt };
      await putNew(database, reportKey(reportId), report, now());
    },
    open: async () => {
      const reports: Report[] = [];
      for await (const stored of listDocuments(database, REPORTS)) {
        const report = readSound(reportSchema, stored.body);
        if (report && !report.closed) reports.push(report);
      }
      return reports.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
    close: async ({ sub: by }, reportId) => {
      const target = { database, key: reportKey(reportId), schema: reportSchema, now };
      const report = await updateBody(target, (present) =>
        present.closed ? undefined : { ...present, closed: { by, at: now().toISOString() } },
      );
      if (!report) throw new AppError('not_found');
    },
    removeOld: () => removeOld(database, now()),
  };
}
