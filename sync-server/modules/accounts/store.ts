import { type AccountProfile } from '../../../src/domain/accounts/account';
import { getMaxClients } from '../../../src/domain/accounts/access/entitlements';
import { type Tier } from '../../../src/domain/accounts/access/tiers';
import type { Couch, CouchDatabase, StoredDocument } from '../../couch/client';
import {
  accountSchema,
  isUnconfirmed,
  readWorkspace,
  shownFrom,
  workspaceKey,
  type Account,
} from './accountRecords';
import { listDocuments, whileConflicts } from '../../store/documents';
import { lacksSecondFactor } from './secondFactor/secondFactorRules';
import { ACCOUNTS_DATABASE, readBody } from '../../store/envelope';

const ACCOUNTS = 'account:';

export interface FoundAccount {
  account: Account;
  stored: StoredDocument;
}

export interface AccountStore {
  database: CouchDatabase;
  at(key: string): Promise<FoundAccount | undefined>;
  byId(accountId: string): Promise<FoundAccount | undefined>;
  all(): AsyncGenerator<FoundAccount>;
  /**
   * Retries on conflict.
   * @param change undefined leaves it unchanged
   * @returns what is stored; undefined when there is no account
   */
  update(
    key: string,
    by: string,
    change: (account: Account) => Account | undefined,
  ): Promise<Account | undefined>;
  isDue(account: Account): boolean;
  buildProfile(account: Account): Promise<AccountProfile>;
}

interface Parts {
  couch: Couch;
  isClosed: (accountId: string) => boolean;
  isWaived?: (accountId: string) => boolean;
  now: () => Date;
}

function getFactor(account: Account, isDue: boolean): Partial<AccountProfile> {
  if (!lacksSecondFactor(account)) return {};
  return isDue ? { secondFactorDue: true } : { secondFactorWaived: true };
}

function profileWith(account: Account, plan: Tier, isDue: boolean, at: Date): AccountProfile {
  const from = shownFrom(account);
  const { accountId, workspaceId, email, name, role, adminRole, status, statusReason } = account;
  return {
    accountId,
    workspaceId,
    email,
    name,
    role,
    ...(adminRole === undefined ? {} : { adminRole }),
    status,
    ...(statusReason === undefined ? {} : { statusReason }),
    plan,
    maxClients: getMaxClients(plan),
    ...getFactor(account, isDue),
    ...(isUnconfirmed(account) ? { emailConfirmed: false } : {}),
    ...(from && from > at ? { shownFrom: from.toISOString() } : {}),
  };
}

async function profileIn(
  database: CouchDatabase,
  account: Account,
  isDue: boolean,
  at: Date,
): Promise<AccountProfile> {
  const stored = await database.get(workspaceKey(account.workspaceId));
  if (!stored) throw new Error(`Account ${account.accountId} has no workspace.`);
  return profileWith(account, readWorkspace(stored, at).plan, isDue, at);
}

const dueUnless =
  (isWaived: Parts['isWaived']) =>
  (account: Account): boolean =>
    lacksSecondFactor(account) && !isWaived?.(account.accountId);

export function createAccountStore({ couch, isClosed, isWaived, now }: Parts): AccountStore {
  const database = couch.database(ACCOUNTS_DATABASE);
  const isDue = dueUnless(isWaived);

  function open(stored: StoredDocument | undefined): FoundAccount | undefined {
    if (!stored || stored.deleted) return undefined;
    const account = readBody(accountSchema, stored);
    return isClosed(account.accountId) ? undefined : { account, stored };
  }

  const at = async (key: string): Promise<FoundAccount | undefined> =>
    open(await database.get(key));

  async function* all(): AsyncGenerator<FoundAccount> {
    for await (const stored of listDocuments(database, ACCOUNTS)) {
      const accountRecord = open(stored);
      if (accountRecord) yield accountRecord;
    }
  }

  return {
    database,
    at,
    all,
    isDue,
    byId: async (accountId) => {
      for await (const stored of listDocuments(database, ACCOUNTS))
        // A list comes from one, possibly stale copy: read the document again by quorum.
        if (stored.body.accountId === accountId) return at(stored._id);
      return undefined;
    },
    update: (key, by, change) =>
      whileConflicts(async () => {
        const accountRecord = await at(key);
        const next = accountRecord && change(accountRecord.account);
        if (!accountRecord || !next) return accountRecord?.account;
        const receivedAt = now().toISOString();
        await database.put({
          ...accountRecord.stored,
          body: next,
          by,
          device: 'gateway',
          receivedAt,
        });
        return next;
      }),
    buildProfile: (account) => profileIn(database, account, isDue(account), now()),
  };
}
