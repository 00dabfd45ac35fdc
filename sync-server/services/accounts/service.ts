import {
  PLAN_MAX_CLIENTS,
  type AccountProfile,
  type SessionResponse,
} from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import {
  ACCOUNTS_DATABASE,
  accountKey,
  accountSchema,
  readBody,
  workspaceKey,
  workspaceSchema,
} from './documents';
import type { Account } from './documents';
import type { Config } from '../../config';
import type { Couch } from '../../couch/client';
import { verifyNobody, verifyPassword } from './password';
import { createSessions, type OpenSession } from './sessions';
import { ACCESS_SECONDS, createTokens } from './tokens';

/** An answer and the cookie that goes with it. */
export interface SignedIn {
  response: SessionResponse;
  cookie: string;
}

export interface Accounts {
  /** @throws AppError wrong_credentials (unknown e-mail or wrong password alike), account_suspended */
  signIn(email: string, password: string, deviceName?: string): Promise<SignedIn>;
  /** Fresh claims for a signed-in device. @throws AppError session_ended, account_suspended */
  refresh(accountId: string, cookie: string | undefined): Promise<SignedIn>;
  signOut(accountId: string, cookie: string | undefined): Promise<void>;
}

interface Parts {
  couch: Couch;
  config: Pick<Config, 'sessionSecret'>;
  /** Accounts that count as none on this installation (default: no account does). */
  isClosed?: (accountId: string) => boolean;
  now?: () => Date;
}

/** Signing in with e-mail and password, and staying signed in. */
export function createAccounts({
  couch,
  config,
  isClosed = () => false,
  now = () => new Date(),
}: Parts): Accounts {
  const database = couch.database(ACCOUNTS_DATABASE);
  const tokens = createTokens(config.sessionSecret, now);
  const sessions = createSessions(database, config.sessionSecret, now);

  async function accountAt(key: string): Promise<Account | undefined> {
    const stored = await database.get(key);
    if (!stored || stored.deleted) return undefined;
    const account = readBody(accountSchema, stored);
    return isClosed(account.accountId) ? undefined : account;
  }

  async function profileOf(account: Account): Promise<AccountProfile> {
    const stored = await database.get(workspaceKey(account.workspaceId));
    if (!stored) throw new Error(`Account ${account.accountId} has no workspace.`);
    const { plan } = readBody(workspaceSchema, stored);
    const { accountId, workspaceId, email, name, role, adminRole, status } = account;
    return {
      accountId,
      workspaceId,
      email,
      name,
      role,
      ...(adminRole === undefined ? {} : { adminRole }),
      status,
      plan,
      maxClients: PLAN_MAX_CLIENTS[plan],
    };
  }

  async function answer(account: Account, { session, cookie }: OpenSession): Promise<SignedIn> {
    const profile = await profileOf(account);
    const { accountId: sub, workspaceId, role, adminRole, status } = profile;
    const accessToken = await tokens.issue({
      sub,
      workspaceId,
      role,
      ...(adminRole === undefined ? {} : { adminRole }),
      status,
      sid: session.sessionId,
    });
    return {
      response: { success: true, accessToken, expiresIn: ACCESS_SECONDS, account: profile },
      cookie,
    };
  }

  return {
    signIn: async (email, password, deviceName) => {
      const key = accountKey(email);
      const account = await accountAt(key);
      const matches = account
        ? await verifyPassword(password, account.passwordHash)
        : await verifyNobody(password);
      if (!account || !matches) throw new AppError('wrong_credentials');
      // Said only to someone who knows the password.
      if (account.status === 'suspended') throw new AppError('account_suspended');
      const { accountId } = account;
      return answer(account, await sessions.open({ accountId, accountKey: key, deviceName }));
    },
    refresh: async (accountId, cookie) => {
      const opened = await sessions.resume(cookie, accountId);
      const account = await accountAt(opened.session.accountKey);
      if (!account) throw new AppError('session_ended');
      if (account.status === 'suspended') throw new AppError('account_suspended');
      return answer(account, opened);
    },
    signOut: (accountId, cookie) => sessions.end(cookie, accountId),
  };
}
