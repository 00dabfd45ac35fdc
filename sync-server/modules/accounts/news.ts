import { v7 as uuid } from 'uuid';
import type { SecurityEvent, SecurityEventKind } from '../../../src/domain/accounts/security';
import type { Logger } from '../../http/log';
import { isDemoAccount } from '../demo/accounts';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { Origin } from './accountRecords';
import type { SecurityEvents } from './events';
import { SECURITY_MAIL } from './jobKinds';
import type { FoundAccount } from './store';

const MAILED: ReadonlySet<SecurityEventKind> = new Set<SecurityEventKind>([
  'newDevice',
  'recoveryUsed',
  'secondFactorOn',
  'secondFactorOff',
  'passkeyAdded',
  'passkeyRemoved',
  'apiKeyMade',
  'apiKeyLeaked',
  'googleLinked',
  'googleUnlinked',
]);

/** Never throws: signing in must not depend on it. */
export interface AccountNews {
  notify(accountRecord: FoundAccount, kind: SecurityEventKind, origin: Origin): Promise<void>;
  note(accountId: string, kind: SecurityEventKind, origin: Origin): Promise<void>;
  list(accountId: string): Promise<SecurityEvent[]>;
}

interface Parts {
  events: SecurityEvents;
  jobs: Pick<JobQueue, 'enqueue'>;
  log: Logger;
  now: () => Date;
}

export function createAccountNews({ events, jobs, log, now }: Parts): AccountNews {
  async function mail(subject: string, kind: SecurityEventKind, origin: Origin): Promise<void> {
    const payload = { kind, at: now().toISOString(), ...origin };
    await jobs.enqueue(jobRequest(SECURITY_MAIL, { key: uuid(), subject, payload }));
  }

  return {
    notify: async ({ account: { accountId }, stored }, kind, origin) => {
      const mails = MAILED.has(kind) && !isDemoAccount(accountId);
      if (!(await events.add(accountId, kind, origin, mails))) return;
      await mail(stored._id, kind, origin).catch((err: unknown) =>
        log.warn({ err, accountId, kind }, 'a security mail could not be asked for'),
      );
    },
    note: async (accountId, kind, origin) => {
      await events.add(accountId, kind, origin);
    },
    list: events.list,
  };
}
