import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import {
  INVITATION_HOURS,
  isWeakPassword,
  RESET_MINUTES,
  type AccessClaims,
} from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { jobRequest, type JobQueue, type JobRequest } from '../jobs/queue';
import { accountKey, type Account } from './accountRecords';
import { END_SESSIONS, OWN_RESET_MAIL, PASSWORD_CHANGED_MAIL, RESET_MAIL } from './jobKinds';
import type { PasswordHashes } from './password';
import { holdsLink, readLinkToken, type LinkKind } from './mailLinks';
import type { AccountState } from './accountState';
import type { AccountStore } from './store';

export const RESET: LinkKind = {
  minutes: RESET_MINUTES,
  of: ({ resets }) => resets ?? [],
  put: (account, resets) => ({ ...account, resets }),
};

export const INVITATION: LinkKind = {
  minutes: INVITATION_HOURS * 60,
  of: ({ invitation }) => invitation?.links ?? [],
  put: (account, links) =>
    account.invitation ? { ...account, invitation: { ...account.invitation, links } } : account,
};

const opens = (account: Account, secret: string, now: Date): boolean =>
  holdsLink(account.invitation ? INVITATION : RESET, account, secret, now);

export interface Passwords {
  change(
    claims: AccessClaims,
    currentPassword: string,
    newPassword: string,
    address: string,
  ): Promise<void>;
  /**
   * Behaves alike for addresses without an account; only the job finds out.
   * @param isKnown somebody signed in to it on this device before
   * @throws AppError too_many_requests
   */
  forgot(email: string, isKnown: boolean): Promise<void>;
  /**
   * Single use; signs out all devices.
   * @returns the account
   * @throws AppError reset_link_invalid
   */
  reset(token: string, newPassword: string, address: string): Promise<string>;
}

interface Parts {
  store: AccountStore;
  accountState: AccountState;
  jobs: JobQueue;
  hashes: PasswordHashes;
  now: () => Date;
}

/** @throws AppError weak_password */
export function requireStrong(password: string, email = ''): void {
  if (isWeakPassword(password, email)) throw new AppError('weak_password');
}

/** Identifies a password write without exposing its hash. */
export const hashProof = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);

function withPassword(
  account: Account,
  passwordHash: string,
  at: Date,
  keptSession?: string,
): Account {
  const { resets: _resets, keptSession: _kept, withoutPassword: _none, ...rest } = account;
  return {
    ...rest,
    passwordHash,
    sessionRound: (account.sessionRound ?? 0) + 1,
    keysEndedAt: at.toISOString(),
    ...(keptSession === undefined ? {} : { keptSession }),
  };
}

/** Also drops a Google link made meanwhile and API keys: the owner may have been locked out. */
function withReset(account: Account, passwordHash: string, at: Date): Account {
  const { google: _google, invitation: _taken, ...rest } = withPassword(account, passwordHash, at);
  return { ...rest, resetAt: at.toISOString() };
}

function resetRequest(email: string, isKnown: boolean): JobRequest {
  const request = { key: uuid(), subject: accountKey(email), payload: {} };
  return isKnown ? jobRequest(OWN_RESET_MAIL, request) : jobRequest(RESET_MAIL, request);
}

async function askForReset(jobs: JobQueue, email: string, isKnown: boolean): Promise<void> {
  const request = resetRequest(email, isKnown);
  const { kind, subject } = request;
  // As many mails wait as may, and bring what is asked for; a refusal would tell that there is an account.
  if (jobs.board.countJobs(kind.name, subject) >= kind.mostPerSubject) return;
  await jobs.enqueue(request);
}

export function createPasswords(parts: Parts): Passwords {
  const { store, accountState, jobs, hashes, now } = parts;

  /**
   * Sessions end with this write; jobs then delete them, cut live streams and tell the owner.
   * @throws what `next` throws
   */
  async function write(
    { account, key: subject }: { account: Account; key: string },
    passwordHash: string,
    next: (present: Account) => Account,
  ): Promise<Account | undefined> {
    const round = (account.sessionRound ?? 0) + 1;
    const proof = hashProof(passwordHash);
    const key = `${account.accountId} ${proof}`;
    const at = now().toISOString();
    const changed = await jobs.enqueueAround(
      [
        jobRequest(END_SESSIONS, { key, subject, payload: { round } }),
        jobRequest(PASSWORD_CHANGED_MAIL, { key, subject, payload: { round, proof, at } }),
      ],
      () => store.update(subject, account.accountId, next),
    );
    accountState.forget();
    return changed;
  }

  return {
    change: async (claims, currentPassword, newPassword, address) => {
      const { account, stored } = await accountState.accountOf(claims);
      const { passwordHash: verified } = account;
      if (!(await hashes.verify(currentPassword, verified, address)))
        throw new AppError('wrong_password');
      const hash = await hashes.hash(newPassword, address);
      const changed = await write({ account, key: stored._id }, hash, (present) => {
        if (present.passwordHash !== verified) throw new AppError('wrong_password');
        return withPassword(present, hash, now(), claims.sid);
      });
      if (!changed) throw new AppError('session_ended');
    },
    forgot: (email, isKnown) => askForReset(jobs, email, isKnown),
    reset: async (token, newPassword, address) => {
      const link = readLinkToken(token);
      if (!link) throw new AppError('reset_link_invalid');
      const { key, secret } = link;
      const accountRecord = await store.at(key);
      // Checked before hashing, so that strangers cannot cause that work.
      if (!accountRecord || !opens(accountRecord.account, secret, now()))
        throw new AppError('reset_link_invalid');
      const hash = await hashes.hash(newPassword, address);
      const changed = await write({ account: accountRecord.account, key }, hash, (present) => {
        if (!opens(present, secret, now())) throw new AppError('reset_link_invalid');
        return withReset(present, hash, now());
      });
      if (!changed) throw new AppError('reset_link_invalid');
      return changed.accountId;
    },
  };
}
