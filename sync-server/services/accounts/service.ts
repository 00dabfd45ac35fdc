import type { z } from 'zod';
import type { AccountStatus, RegisterRequest, SessionResponse } from '../../../src/domain/account';
import { registerRequestSchema } from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import type { Config } from '../../config';
import type { JobQueue } from '../jobs/queue';
import { addAccount, type NewAccount } from './add';
import type { Devices } from './devices';
import { accountKey, isOfRound } from './documents';
import { confirmMailRequest } from './emailConfirmation';
import type { Account } from './documents';
import type { PasswordHashes } from './password';
import type { OpenSession, Sessions } from './sessions';
import type { AccountStore } from './store';
import { ACCESS_SECONDS, type Tokens } from './tokens';

/** Devices of an account that are signed in at the same time; one more, and the one seen longest ago ends. */
export const MOST_SESSIONS = 40;

/** An answer and the cookie that goes with it. */
export interface SignedIn {
  response: SessionResponse;
  cookie: string;
}

export interface Accounts {
  /**
   * A new expert with a workspace of one (decision 22), signed in at once; pending where an administrator
   * approves.
   * @param place network address of who asks
   * @throws AppError email_taken
   */
  register(request: RegisterRequest, place: string): Promise<SignedIn>;
  /** @throws AppError wrong_credentials (unknown e-mail or wrong password alike), account_suspended */
  signIn(
    email: string,
    password: string,
    deviceName: string | undefined,
    place: string,
  ): Promise<SignedIn>;
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
  devices: Pick<Devices, 'keepNewest'>;
  hashes: PasswordHashes;
  jobs: Pick<JobQueue, 'enqueue'>;
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

/** Whose address nobody has shown to be theirs yet. */
const newExpert = (
  { email, name, application }: z.output<typeof registerRequestSchema>,
  passwordHash: string,
  status: AccountStatus,
): NewAccount => ({
  email,
  name,
  passwordHash,
  role: 'expert',
  status,
  application,
  confirmation: { links: [] },
});

/** Registering works at once, also where the mail has to be asked for again. */
async function askForConfirmation(jobs: Parts['jobs'], { email }: Account): Promise<void> {
  await jobs.enqueue(confirmMailRequest(accountKey(email))).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

/** Registering, signing in with e-mail and password, and staying signed in. */
export function createAccounts(parts: Parts): Accounts {
  const { store, tokens, sessions, devices, hashes, jobs, config, now } = parts;
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
    const opened = await sessions.open({ accountId, accountKey: key, round, deviceName });
    await devices.keepNewest(accountId, MOST_SESSIONS);
    return answer(account, opened);
  }

  return {
    register: async (request, place) => {
      const read = registerRequestSchema.parse(request);
      // Also one that counts as none here: its place is taken.
      if (await database.get(accountKey(read.email))) throw new AppError('email_taken');
      const status = config.expertApproval === 'auto' ? 'approved' : 'pending';
      const passwordHash = await hashes.hash(read.password, place);
      const account = await addAccount(database, newExpert(read, passwordHash, status), now());
      await askForConfirmation(jobs, account);
      return openFor(account, read.deviceName);
    },
    signIn: async (email, password, deviceName, place) => {
      const found = await store.at(accountKey(email));
      const matches = found
        ? await hashes.verify(password, found.account.passwordHash, place)
        : await hashes.verifyNobody(password, place);
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
