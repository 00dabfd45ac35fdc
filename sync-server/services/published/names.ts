import type { Couch } from '../../couch/client';
import { pagesOf } from '../../couch/paging';
import type { AccountStatus } from '../../../src/domain/account';
import {
  ACCOUNTS_DATABASE,
  accountSchema,
  isUnconfirmed,
  readSound,
  type Account,
} from '../accounts/documents';

/** Milliseconds for which names are believed. */
const FRESH = 600_000;
/** Milliseconds between two readings, however many unknown experts are asked for. */
const PAUSE = 10_000;
/** Shown where an account is gone. */
const UNKNOWN: ExpertCard = { name: 'Chuyên gia', isShown: true };

/** What others may know of an expert. */
export interface ExpertCard {
  name: string;
  /** Whether others see what the expert published: not while suspended, once rejected, or before confirming. */
  isShown: boolean;
}

/** What experts are called, and whether they are shown. */
export interface ExpertNames {
  of(accountIds: readonly string[]): Promise<Map<string, ExpertCard>>;
  /** An account was changed. @returns whether others see the expert otherwise than before */
  changed(account: Account): boolean;
}

const HIDDEN: readonly AccountStatus[] = ['suspended', 'rejected'];

const cardOf = (account: Account): ExpertCard => ({
  name: account.name,
  isShown: !HIDDEN.includes(account.status) && !isUnconfirmed(account),
});

/** Accounts are kept by e-mail address, so all are read at once, seldom. */
export function createExpertNames(couch: Couch): ExpertNames {
  let names = new Map<string, ExpertCard>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const found = new Map<string, ExpertCard>();
    for await (const rows of pagesOf(couch.database(ACCOUNTS_DATABASE), 'account:'))
      for (const { doc } of rows) {
        const account = readSound(accountSchema, doc?.body);
        if (account) found.set(account.accountId, cardOf(account));
      }
    names = found;
    readAt = performance.now();
  }

  return {
    of: async (accountIds) => {
      const age = performance.now() - readAt;
      const isMissing = accountIds.some((id) => !names.has(id));
      if (age > FRESH || (isMissing && age > PAUSE)) {
        reading ??= read().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return new Map(accountIds.map((id) => [id, names.get(id) ?? UNKNOWN]));
    },
    changed: (account) => {
      const before = names.get(account.accountId);
      const card = cardOf(account);
      names.set(account.accountId, card);
      return before?.name !== card.name || before.isShown !== card.isShown;
    },
  };
}
