import type { RegisterRequest, SessionResponse } from '../../../src/domain/account';
import { registerRequestSchema } from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import type { Config } from '../../config';
import { addAccount } from './add';
import { accountKey, isOfRound } from './documents';
import type { Account } from './documents';
import type { PasswordHashes } from './password';
import type { OpenSession, Sessions } from './sessions';
import type { AccountStore } from './store';
import { ACCESS_SECONDS, type Tokens } from './tokens';

/** An answer and the cookie that goes with it. */
export interface SignedIn {
  response: SessionResponse;
  cookie: string;
}

export interface Accounts {
  /**
   * A new expert with a workspace of one (decision 22), signed in at once; pending where an administrator
   * approves.
   * @throws AppError email_taken
   */
  register(request: RegisterRequest): Promise<SignedIn>;
  /** @throws AppError wrong_credentials (unknown e-mail or wrong password alike), account_suspended */
  signIn(email: string, password: string, deviceName?: string): Promise<SignedIn>;
  /**
   * Fresh claims for a signed-in device, which may tell its new name.
   * @throws AppError session_ended, account_suspended
   */
  refresh(accountId: string, cookie: string | undefined, deviceName?: string): Promise<SignedIn>;
  signOut(accountId: string, cookie: string | undefined): Promise<void>;
}

interface Parts {
  store: AccountStore;
  tokens: Tokens;
  sessions: Sessions;
  hashes: PasswordHashes;
  config: Pick<Config, 'expertApproval'>;
  now: () => Date;
}

/** Said only to someone who knows the password or holds a session. */
function refuseSuspended({ status, statusReason }: Account): void {
  if (status !== 'suspended') return;
  throw new AppError(
    'account_suspended',
    statusReason === undefined ? undefined : { reason: statusReason },
  );
}

/** Registering, signing in with e-mail and password, and staying signed in. */
export function createAccounts(parts: Parts): Accounts {
  const { store, tokens, sessions, hashes, config, now } = parts;
  const { database } = store;

  async function answer(account: Account, { session, cookie }: OpenSession): Promise<SignedIn> {
    const profile = await store.profileOf(account);
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

  async function openFor(account: Account, deviceName: string | undefined): Promise<SignedIn> {
    const { accountId, email } = account;
    const round = account.sessionRound ?? 0;
    const key = accountKey(email);
    return answer(account, await sessions.open({ accountId, accountKey: key, round, deviceName }));
  }

  return {
    register: async (request) => {
      const read = registerRequestSchema.parse(request);
      // Also one that counts as none here: its place is taken.
      if (await database.get(accountKey(read.email))) throw new AppError('email_taken');
      const status = config.expertApproval === 'auto' ? 'approved' : 'pending';
      const { email, name, application } = read;
      const passwordHash = await hashes.hash(read.password);
      const account = await addAccount(
        database,
        { email, name, passwordHash, role: 'expert', status, application },
        now(),
      );
      return openFor(account, read.deviceName);
    },
    signIn: async (email, password, deviceName) => {
      const found = await store.at(accountKey(email));
      const matches = found
        ? await hashes.verify(password, found.account.passwordHash)
        : await hashes.verifyNobody(password);
      if (!found || !matches) throw new AppError('wrong_credentials');
      refuseSuspended(found.account);
      return openFor(found.account, deviceName);
    },
    refresh: async (accountId, cookie, deviceName) => {
      const opened = await sessions.resume(cookie, accountId, deviceName);
      const found = await store.at(opened.session.accountKey);
      if (!found || !isOfRound(opened.session, found.account)) throw new AppError('session_ended');
      refuseSuspended(found.account);
      return answer(found.account, opened);
    },
    signOut: (accountId, cookie) => sessions.end(cookie, accountId),
  };
}
