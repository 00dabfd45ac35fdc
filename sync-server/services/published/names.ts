import type { Couch } from '../../couch/client';
import { pagesOf } from '../../couch/paging';
import { ACCOUNTS_DATABASE, accountSchema, readSound } from '../accounts/documents';

/** Milliseconds for which names are believed. */
const FRESH = 600_000;
/** Milliseconds between two readings, however many unknown experts are asked for. */
const PAUSE = 10_000;
/** Shown where an account is gone. */
const UNKNOWN = 'Chuyên gia';

/** What experts are called. */
export interface ExpertNames {
  of(accountIds: readonly string[]): Promise<Map<string, string>>;
}

/** Accounts are kept by e-mail address, so all are read at once, seldom. */
export function createExpertNames(couch: Couch): ExpertNames {
  let names = new Map<string, string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const found = new Map<string, string>();
    for await (const rows of pagesOf(couch.database(ACCOUNTS_DATABASE), 'account:'))
      for (const { doc } of rows) {
        const account = readSound(accountSchema, doc?.body);
        if (account) found.set(account.accountId, account.name);
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
  };
}
