import { v7 as uuid } from 'uuid';
import { CONFIRM_DAYS, type AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { isUnconfirmed } from './accountRecords';
import { CONFIRM_MAIL } from './jobKinds';
import { holdsLink, readLinkToken, type LinkKind } from './mailLinks';
import type { AccountState } from './accountState';
import type { AccountStore } from './store';

export const CONFIRMATION: LinkKind = {
  minutes: CONFIRM_DAYS * 24 * 60,
  of: ({ confirmation }) => confirmation?.links ?? [],
  put: (account, links) => ({ ...account, confirmation: { ...account.confirmation, links } }),
};

export interface EmailConfirmation {
  /**
   * No mail to a confirmed address.
   * @throws AppError too_many_requests
   */
  send(claims: AccessClaims): Promise<void>;
  /** @throws AppError confirm_link_invalid */
  confirm(token: string): Promise<void>;
}

interface Parts {
  store: AccountStore;
  accountState: AccountState;
  jobs: JobQueue;
  now: () => Date;
}

export const confirmMailRequest = (subject: string) =>
  jobRequest(CONFIRM_MAIL, { key: uuid(), subject, payload: {} });

export function createEmailConfirmation(parts: Parts): EmailConfirmation {
  const { store, accountState, jobs, now } = parts;
  return {
    send: async (claims) => {
      const { account, stored } = await accountState.accountOf(claims);
      if (isUnconfirmed(account)) await jobs.enqueue(confirmMailRequest(stored._id));
    },
    confirm: async (token) => {
      const link = readLinkToken(token);
      if (!link) throw new AppError('confirm_link_invalid');
      const confirmed = await store.update(link.key, 'gateway', (account) => {
        const { confirmation } = account;
        if (!confirmation || !holdsLink(CONFIRMATION, account, link.secret, now()))
          throw new AppError('confirm_link_invalid');
        if (confirmation.confirmedAt !== undefined) return undefined;
        return { ...account, confirmation: { ...confirmation, confirmedAt: now().toISOString() } };
      });
      if (!confirmed) throw new AppError('confirm_link_invalid');
      accountState.forget();
    },
  };
}
