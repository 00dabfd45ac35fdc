import { isMailed, quotaText } from '../../../src/domain/accounts/access/quotas';
import { workspaceDatabase, type Couch } from '../../couch/client';
import { findOwner } from '../accounts/owner';
import type { AccountServices } from '../accounts/wiring';
import { createHandler, type JobHandler } from '../jobs/kinds';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { Mailer } from '../mail/mailer';
import type { NoticeWriter } from '../notices/notices';
import { QUOTA_MAIL, QUOTA_WARNING } from './jobKinds';

const TIERS_PATH = '/expert/dashboard?tab=plans';

interface Parts {
  couch: Couch;
  accounts: AccountServices['store'];
  notices: NoticeWriter;
  jobs: JobQueue;
  mailer: Mailer;
  ownUrl: () => string;
}

export function quotaJobs({ couch, accounts, notices, jobs, mailer, ownUrl }: Parts): JobHandler[] {
  return [
    createHandler(QUOTA_WARNING, async ({ payload }) => {
      const { workspaceId, quota, period, level } = payload;
      const id = `quota-${quota}-${period}-${level}`;
      // Finished jobs are forgotten after a week, but a period is a month: the notice remembers.
      const database = couch.database(workspaceDatabase(workspaceId));
      await database.ensure();
      if (await database.get(`notices:${id}`)) return;
      if (isMailed(payload)) {
        const key = `${workspaceId} ${quota} ${period} ${level}`;
        await jobs.enqueue(jobRequest(QUOTA_MAIL, { key, payload }));
      }
      const { title, lines } = quotaText(payload);
      await notices.write(workspaceId, {
        id,
        kind: 'notification',
        title,
        body: lines.join(' '),
        act: 'quota',
      });
    }),
    createHandler(QUOTA_MAIL, async ({ payload, id }) => {
      const owner = await findOwner(accounts, payload.workspaceId);
      if (!owner) return;
      const { title, lines } = quotaText(payload);
      const mail = {
        subject: title,
        lines: [`Chào ${owner.name},`, ...lines],
        button: { label: 'Xem các gói', url: ownUrl() + TIERS_PATH },
      };
      await mailer.send(owner.email, mail, id);
    }),
  ];
}
