import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { RESET_MINUTES, RESET_PATH, type AccessClaims } from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import { passwordChangedMail, resetMail } from '../mail/texts';
import type { Mailer } from '../mail/mailer';
import type { Devices } from './devices';
import { accountKey, type Account } from './documents';
import { hashPassword, verifyPassword } from './password';
import type { Standing } from './standing';
import type { AccountStore } from './store';

/** Links that work at once: who asks twice and opens the first mail must not be turned away. */
const MOST_LINKS = 3;
const FORGOT_PATH = '/expert/forgot-password';

export interface Passwords {
  /**
   * Sets a new password; every other device is signed out.
   * @throws AppError session_ended, wrong_password
   */
  change(claims: AccessClaims, currentPassword: string, newPassword: string): Promise<void>;
  /**
   * Sends a link where there is such an account. What it resolves with tells nothing of that; the mail
   * is on its way afterwards.
   */
  forgot(email: string): Promise<void>;
  /**
   * Sets a new password by the link of a mail, once; every device is signed out.
   * @returns the account
   * @throws AppError reset_link_invalid
   */
  reset(token: string, newPassword: string): Promise<string>;
}

interface Parts {
  store: AccountStore;
  standing: Standing;
  devices: Devices;
  mailer: Mailer;
  /** Address of the app, without a slash at its end. */
  publicUrl: () => string;
  /** Runs what nobody waits for; its errors are logged. */
  inBackground: (work: () => Promise<void>) => void;
  now: () => Date;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

function isHashOf(hash: string, secret: string): boolean {
  const left = new TextEncoder().encode(hash);
  const right = new TextEncoder().encode(hashOf(secret));
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The account without what opened it before. */
function withPassword(account: Account, passwordHash: string, keptSession?: string): Account {
  const { resets: _resets, keptSession: _kept, ...rest } = account;
  return {
    ...rest,
    passwordHash,
    sessionRound: (account.sessionRound ?? 0) + 1,
    ...(keptSession === undefined ? {} : { keptSession }),
  };
}

const VIETNAM_TIME = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

export function createPasswords(parts: Parts): Passwords {
  const { store, standing, devices, mailer, publicUrl, inBackground, now } = parts;

  /** Sessions are over with the account's write; their documents go too, which cuts live streams. */
  function settle({ accountId, email, name }: Account, keptSession?: string): void {
    standing.forget();
    inBackground(() => devices.removeAll(accountId, keptSession));
    const mail = passwordChangedMail(
      name,
      VIETNAM_TIME.format(now()),
      `${publicUrl()}${FORGOT_PATH}`,
    );
    inBackground(() => mailer.send(email, mail));
  }

  async function sendLink(key: string): Promise<void> {
    const secret = randomBytes(32).toString('base64url');
    const at = now();
    const expiresAt = new Date(at.getTime() + RESET_MINUTES * 60_000).toISOString();
    const account = await store.update(key, 'gateway', (present) => {
      const valid = (present.resets ?? []).filter((link) => link.expiresAt > at.toISOString());
      const resets = [...valid, { hash: hashOf(secret), expiresAt }].slice(-MOST_LINKS);
      return { ...present, resets };
    });
    if (!account) return;
    const token = `${key.slice(key.indexOf(':') + 1)}.${secret}`;
    const url = `${publicUrl()}${RESET_PATH}#token=${token}`;
    await mailer.send(account.email, resetMail(account.name, url, RESET_MINUTES));
  }

  const holds = (account: Account, secret: string): boolean =>
    (account.resets ?? []).some(
      ({ hash, expiresAt }) => isHashOf(hash, secret) && expiresAt > now().toISOString(),
    );

  return {
    change: async (claims, currentPassword, newPassword) => {
      const { account, stored } = await standing.accountOf(claims);
      const { passwordHash: verified } = account;
      if (!(await verifyPassword(currentPassword, verified))) throw new AppError('wrong_password');
      const hash = await hashPassword(newPassword);
      const changed = await store.update(stored._id, account.accountId, (present) => {
        // Somebody else was faster: what was verified is not the password any more.
        if (present.passwordHash !== verified) throw new AppError('wrong_password');
        return withPassword(present, hash, claims.sid);
      });
      if (!changed) throw new AppError('session_ended');
      settle(changed, claims.sid);
    },
    forgot: async (email) => {
      const key = accountKey(email);
      const found = await store.at(key);
      if (found) inBackground(() => sendLink(key));
    },
    reset: async (token, newPassword) => {
      const [, id, secret] = /^([0-9a-f]{64})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || secret === undefined) throw new AppError('reset_link_invalid');
      const key = `account:${id}`;
      const found = await store.at(key);
      // Before the work of a hash, which strangers must not get for nothing.
      if (!found || !holds(found.account, secret)) throw new AppError('reset_link_invalid');
      const hash = await hashPassword(newPassword);
      const changed = await store.update(key, found.account.accountId, (present) => {
        if (!holds(present, secret)) throw new AppError('reset_link_invalid');
        return withPassword(present, hash);
      });
      if (!changed) throw new AppError('reset_link_invalid');
      settle(changed);
      return changed.accountId;
    },
  };
}
