import { quotaLevel, quotaPeriod, type Quota } from '../../../src/domain/accounts/access/quotas';
import type { Logger } from '../../http/log';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { QUOTA_WARNING } from './jobKinds';

/** Warnings that this gateway has asked for, so that it asks for each once. */
const MAX_KNOWN = 20_000;

export interface QuotaUse {
  workspaceId: string;
  quota: Quota;
  /** With what is used now. */
  used: number;
  /** null: no limit. */
  most: number | null;
}

/** Told of what practices use, wherever it is counted. */
export interface QuotaWatch {
  /**
   * Has the practice told at 80 % and at 100 %, once a period. It never throws: a warning that could not be asked for is
   * asked for with the next use, or with the next one that is refused.
   */
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
