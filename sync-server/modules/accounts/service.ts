import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import {
  registerRequestSchema,
  type RegisterRequest,
  type SessionResponse,
} from '../../../src/api/auth';
import type { AccountStatus } from '../../../src/domain/accounts/access/roles';
import type { PasskeyAnswer } from '../../../src/domain/accounts/passkeys';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Config } from '../../config';
import type { JobQueue } from '../jobs/queue';
import { addAccount, type NewAccount } from './add';
import type { Devices } from './devices';
import {
  accountKey,
  isSessionOf,
  isUnconfirmed,
  type Account,
  type Origin,
} from './accountRecords';
import { confirmMailRequest } from './emailConfirmation';
import type { AccountNews } from './news';
import type { PasswordHashes } from './password';
import type { SecondFactor } from './secondFactor/secondFactor';
import type { OpenSession, Sessions } from './sessions';
import type { AccountStore, FoundAccount } from './store';
import { ACCESS_SECONDS, type Tokens } from './tokens';

export const MAX_SESSIONS = 40;

export interface SignedIn {
  response: SessionResponse;
  cookie: string;
}

export interface Entry {
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
  deviceName?: string | undefined;
  origin: Origin;
  isKnown: boolean;
  /** Runs after all proof and before a session opens; an error keeps the device out. */
  claim?: (() => Promise<void>) | undefined;
}

export interface SignIn extends Entry {
  email: string;
  password: string;
  address: string;
}

export type NewExpert = Omit<NewAccount, 'role' | 'status' | 'sealKey'>;

export interface Accounts {
  /**
   * Requires an identity proven by other means.
   * @throws AppError account_suspended, second_factor_needed, wrong_code, wrong_passkey
   */
  letIn(accountRecord: FoundAccount, entry: Entry): Promise<SignedIn>;
  /** @throws AppError email_taken */
  add(person: NewExpert, deviceName: string | undefined, origin?: Origin): Promise<SignedIn>;
  /**
   * Creates a workspace of one (product decision 22); pending when an administrator approves.
   * @throws AppError email_taken
   */
  register(request: RegisterRequest, address: string, origin?: Origin): Promise<SignedIn>;
  /**
   * @throws AppError wrong_credentials (unknown e-mail and wrong password alike), account_suspended, and after the right
   * password second_factor_needed, wrong_code
   */
  signIn(request: SignIn): Promise<SignedIn>;
  /** @throws AppError session_ended, account_suspended */
  refresh(
    accountId: string,
    cookie: string | undefined,
    deviceName?: string,
    address?: string,
  ): Promise<SignedIn>;
  signOut(accountId: string, cookie: string | undefined): Promise<void>;
}

interface Parts {
  store: AccountStore;
  tokens: Tokens;
  sessions: Sessions;
  devices: Pick<Devices, 'keepNewest'>;
  hashes: PasswordHashes;
  secondFactor: Pick<SecondFactor, 'pass'>;
  news: AccountNews;
  jobs: Pick<JobQueue, 'enqueue'>;
  config: Pick<Config, 'expertApproval'>;
  now: () => Date;
}

/** Only for somebody who proved the password or holds a session, else it would reveal the account. */
function refuseSuspended({ status, statusReason }: Account): void {
  if (status !== 'suspended') return;
  throw new AppError(
    'account_suspended',
    statusReason === undefined ? undefined : { reason: statusReason },
  );
}

const newExpert = (
  { email, name, application }: z.output<typeof registerRequestSchema>,
  passwordHash: string,
): NewExpert => ({ email, name, passwordHash, application, confirmation: { links: [] } });

/** Never fails the registration: the mail can be requested again. */
async function askForConfirmation(jobs: Parts['jobs'], { email }: Account): Promise<void> {
  await jobs.enqueue(confirmMailRequest(accountKey(email))).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

const newSealKey = (): string => randomBytes(32).toString('base64');

/** Older accounts get their key at the next contact. */
async function ensureSealKey(store: AccountStore, account: Account): Promise<string | undefined> {
  if (account.sealKey !== undefined) return account.sealKey;
  const { accountId, email } = account;
  const changed = await store.update(accountKey(email), accountId, (present) =>
    present.sealKey === undefined ? { ...present, sealKey: newSealKey() } : undefined,
  );
  return changed?.sealKey;
}

function createAnswers({ store, tokens, sessions, devices }: Parts) {
  async function answer(account: Account, { session, cookie }: OpenSession): Promise<SignedIn> {
    const profile = await store.buildProfile(account);
    const { accountId: sub, workspaceId, role, adminRole, status } = profile;
    const accessToken = await tokens.issue({
      sub,
      workspaceId,
      role,
      ...(adminRole === undefined ? {} : { adminRole }),
      status,
      sid: session.sessionId,
    });
    const opened = { accessToken, expiresIn: ACCESS_SECONDS, account: profile };
    const sealKey = await ensureSealKey(store, account);
    return {
      response: { success: true, ...opened, ...(sealKey === undefined ? {} : { sealKey }) },
      cookie,
    };
  }

  async function openFor(
    account: Account,
    deviceName: string | undefined,
    origin?: Origin,
  ): Promise<SignedIn> {
    const { accountId, email } = account;
    const round = account.sessionRound ?? 0;
    const key = accountKey(email);
    const opened = await sessions.open({
      accountId,
      accountKey: key,
      round,
      deviceName,
      ...(origin === undefined ? {} : { origin }),
    });
    await devices.keepNewest(accountId, MAX_SESSIONS);
    return answer(account, opened);
  }

  return { answer, openFor };
}

/** @throws AppError second_factor_needed, wrong_code, wrong_passkey */
async function passSecondFactor(
  { secondFactor, news }: Pick<Parts, 'secondFactor' | 'news'>,
  accountRecord: FoundAccount,
  { code, passkey, origin }: Entry,
): Promise<void> {
  try {
    if (await secondFactor.pass(accountRecord, { code, passkey }))
      await news.notify(accountRecord, 'recoveryUsed', origin);
  } catch (error) {
    if (
      error instanceof AppError &&
      (error.code === 'wrong_code' || error.code === 'wrong_passkey')
    )
      await news.notify(accountRecord, 'wrongCode', origin);
    throw error;
  }
}

function createDoor(parts: Parts, { openFor }: ReturnType<typeof createAnswers>) {
  const { store, news, jobs, config, now } = parts;
  const letIn: Accounts['letIn'] = async (accountRecord, entry) => {
    // The password may have waited half a minute for its turn: a second factor set up since then is asked for.
    const record = await store.at(accountRecord.stored._id);
    if (!record || record.account.sessionRound !== accountRecord.account.sessionRound)
      throw new AppError('wrong_credentials');
    refuseSuspended(record.account);
    await passSecondFactor(parts, record, entry);
    await entry.claim?.();
    const signedIn = await openFor(record.account, entry.deviceName, entry.origin);
    await news.notify(record, entry.isKnown ? 'signIn' : 'newDevice', entry.origin);
    return signedIn;
  };
  const add: Accounts['add'] = async (person, deviceName, origin) => {
    const status: AccountStatus = config.expertApproval === 'auto' ? 'approved' : 'pending';
    const expert: NewAccount = { ...person, role: 'expert', status, sealKey: newSealKey() };
    const account = await addAccount(store.database, expert, now());
    if (isUnconfirmed(account)) await askForConfirmation(jobs, account);
    return openFor(account, deviceName, origin);
  };
  return { letIn, add };
}

export function createAccounts(parts: Parts): Accounts {
  const { store, sessions, hashes } = parts;
  const { database } = store;
  const answers = createAnswers(parts);
  const { letIn, add } = createDoor(parts, answers);

  return {
    letIn,
    add,
    register: async (request, address, origin) => {
      const read = registerRequestSchema.parse(request);
      // Also a malformed account: its address is taken.
      if (await database.get(accountKey(read.email))) throw new AppError('email_taken');
      const passwordHash = await hashes.hash(read.password, address);
      return add(newExpert(read, passwordHash), read.deviceName, origin);
    },
    signIn: async (request) => {
      const { email, password, address } = request;
      const accountRecord = await store.at(accountKey(email));
      const matches = accountRecord
        ? await hashes.verify(password, accountRecord.account.passwordHash, address)
        : await hashes.verifyNobody(password, address);
      if (!accountRecord || !matches) throw new AppError('wrong_credentials');
      return letIn(accountRecord, request);
    },
    refresh: async (accountId, cookie, deviceName, network) => {
      const opened = await sessions.resume(cookie, accountId, deviceName, network);
      const accountRecord = await store.at(opened.session.accountKey);
      if (!accountRecord || !isSessionOf(opened.session, accountRecord.account))
        throw new AppError('session_ended');
      refuseSuspended(accountRecord.account);
      return answers.answer(accountRecord.account, opened);
    },
    signOut: (accountId, cookie) => sessions.end(cookie, accountId),
  };
}
