import type { AccessClaims } from '../../../src/domain/accounts/account';
import { backgroundPart, type BackgroundPart } from '../../http/backgroundPart';
import type { AccountServices } from '../accounts/wiring';
import { accountKey } from '../accounts/accountRecords';
import { keysFor } from '../accounts/tokens';
import type { DocumentParts } from '../printables/wiring';
import type { JobHandler } from '../jobs/kinds';
import type { JobRequest } from '../jobs/queue';
import type { Mailer } from '../mail/mailer';
import type { Core } from '../module';
import type { QuotaWatch } from '../quotas/watch';
import { tellOfDeadMails } from './deadMails';
import { clientMailRequest } from './kind';
import { createReceipts } from './receipts';
import { clientMailHandler } from './send';
import { createMailStop, type MailStop } from './stop';

interface Parts extends Pick<Core, 'ctx' | 'jobs' | 'counters' | 'now'> {
  mailer: Mailer;
  quotaWatch: QuotaWatch;
  documents: DocumentParts;
  accounts: Pick<AccountServices, 'store' | 'accountState'>;
}

export interface ClientMails {
  handler: JobHandler;
  stop: MailStop;
  wake(workspaceId: string): void;
  teller: BackgroundPart;
  createRequests(claims: AccessClaims, ids: readonly string[]): Promise<JobRequest[]>;
  /** Stores the jobs before the write, so that no mail is lost. */
  around<T>(claims: AccessClaims, ids: readonly string[], write: () => Promise<T>): Promise<T>;
}

export function createClientMails(parts: Parts): ClientMails {
  const { ctx, jobs, accounts, now, mailer, documents, counters, quotaWatch } = parts;
  const { couch, wake, log, publicUrl, config, readiness } = ctx;
  const receipts = createReceipts({ couch, wake, now });
  const keys = keysFor('mail-stop', config);
  const stop = createMailStop({ couch, wake, keys, now });
  const { store, accountState } = accounts;
  const { ready } = readiness;
  const listRequests: ClientMails['createRequests'] = async (claims, ids) => {
    if (ids.length === 0) return [];
    const { account } = await accountState.accountOf(claims);
    const subject = accountKey(account.email);
    return ids.map((id) => clientMailRequest(claims.workspaceId, id, subject));
  };
  const own = { couch, store, receipts, stop, publicUrl, now };
  const sending = { ...own, mailer, counters, documents, quotaWatch };
  const notifyDeadMails = (signal: AbortSignal): Promise<void> =>
    tellOfDeadMails({ jobs, receipts, log, ready }, signal);
  return {
    handler: clientMailHandler(sending),
    stop,
    wake: (workspaceId) => wake.wake(workspaceId, ['outbox']),
    teller: backgroundPart('dead mails', notifyDeadMails, log),
    createRequests: listRequests,
    around: async (claims, ids, write) =>
      jobs.enqueueAround(await listRequests(claims, ids), write),
  };
}
