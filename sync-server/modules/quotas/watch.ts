import { quotaLevel, quotaPeriod, type Quota } from '../../../src/domain/accounts/access/quotas';
import type { Logger } from '../../http/log';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { QUOTA_WARNING } from './jobKinds';

const MAX_KNOWN = 20_000;

export interface QuotaUse {
  workspaceId: string;
  quota: Quota;
  used: number;
  most: number | null;
}

export interface QuotaWatch {
  /** At 80 % and 100 %, once a period. Never throws: a lost warning is retried with the next use or refusal. */
  note(use: QuotaUse): Promise<void>;
}

export function createQuotaWatch(parts: {
  jobs: Pick<JobQueue, 'enqueue'>;
  log: Logger;
  now: () => Date;
}): QuotaWatch {
  const { jobs, log, now } = parts;
  const known = new Set<string>();
  return {
    note: async ({ workspaceId, quota, used, most }) => {
      const level = quotaLevel(used, most);
      if (level === undefined || most === null) return;
      const period = quotaPeriod(quota, now());
      const key = `${workspaceId} ${quota} ${period} ${level}`;
      if (known.has(key)) return;
      known.add(key);
      if (known.size > MAX_KNOWN) known.delete([...known][0] ?? '');
      const payload = { workspaceId, quota, period, level, used, most };
      try {
        await jobs.enqueue(jobRequest(QUOTA_WARNING, { key, payload }));
      } catch (err) {
        known.delete(key);
        log.warn({ err, quota }, 'a warning of a quota could not be asked for');
      }
    },
  };
}
