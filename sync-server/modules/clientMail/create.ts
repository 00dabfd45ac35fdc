import type { AccessClaims } from '../../../src/domain/account';
import { backgroundPart, type BackgroundPart } from '../../http/backgroundPart';
import type { GatewayContext } from '../../http/context';
import type { AccountServices } from '../accounts/create';
import { accountKey } from '../accounts/accountRecords';
import { keysFor } from '../accounts/tokens';
import type { DocumentParts } from '../printables/create';
import type { JobHandler } from '../jobs/kinds';
import type { JobQueue } from '../jobs/queue';
import type { Counters } from '../limits/counters';
import type { Mailer } from '../mail/mailer';
import { tellOfDeadMails } from './deadMails';
import { clientMailRequest } from './kind';
import { createReceipts } from './receipts';
import { clientMailHandler } from './send';
import { createMailStop, type MailStop } from './stop';

interface Parts {
  ctx: GatewayContext;
  jobs: JobQueue;
  counters: Counters;
  mailer: Mailer;
  documents: DocumentParts;
  accounts: Pick<AccountServices, 'store' | 'accountState'>;
  now: () => Date;
}

/** Mails to clients, from the push to the receipt. */
export interface ClientMails {
  handler: JobHandler;
  stop: MailStop;
  /** Wakes the devices of a workspace: there is a new mail that none of them wrote. */
  wake(workspaceId: string): void;
  /** Tells devices of mails that ended without their handler. */
  teller: BackgroundPart;
  /** Stores the jobs of new outbox documents, and then writes these. */
  around<T>(claims: AccessClaims, ids: readonly string[], write: () => Promise<T>): Promise<T>;
}

export function createClientMails({ ctx, jobs, accounts, now, ...sending }: Parts): ClientMails {
  const { couch, wake, log, publicUrl, config, readiness } = ctx;
  const receipts = createReceipts({ couch, wake, now });
  const keys = keysFor('mail-stop', config);
  const stop = createMailStop({ couch, wake, keys, now });
  const { store, accountState } = accounts;
  const parts = { ...sending, couch, store, receipts, stop, publicUrl, now };
  const { ready } = readiness;
  return {
    handler: clientMailHandler(parts),
    stop,
    wake: (workspaceId) => wake.wake(workspaceId, ['outbox']),
    teller: backgroundPart(
      'dead mails',
      (signal) => tellOfDeadMails({ jobs, receipts, log, ready }, signal),
      log,
    ),
    around: async (claims, ids, write) => {
      if (ids.length === 0) return write();
      const { account } = await accountState.accountOf(claims);
      const subject = accountKey(account.email);
      const requests = ids.map((id) => clientMailRequest(claims.workspaceId, id, subject));
      return jobs.enqueueAround(requests, write);
    },
  };
}
