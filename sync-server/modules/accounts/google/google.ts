import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { googleRegistrationSchema } from '../../../../src/api/google';
import type { SecurityResponse } from '../../../../src/api/security';
import { emailSchema, type AccessClaims } from '../../../../src/domain/accounts/account';
import { AppError } from '../../../../src/domain/protocol/errors';
import { SECURITY_PATHS } from '../../../../src/domain/accounts/security';
import { accountKey, isUnconfirmed, type Account, type Origin } from '../accountRecords';
import type { AccountNews } from '../news';
import { createProofs, type Proof, type ProofParts } from '../secondFactor/proof';
import type { Accounts, Entry, SignedIn } from '../service';
import type { FoundAccount } from '../store';
import { withGoogle, type GoogleLinks } from './links';
import type { GoogleIdentity, GoogleProvider } from './provider';
import type { GoogleTry } from './tickets';

export interface GoogleEntry extends Omit<Entry, 'isKnown'> {
  knows(key: string): boolean;
  password?: string | undefined;
  address: string;
}

export interface GoogleSignIn {
  provider: GoogleProvider;
  links: GoogleLinks;
  toState(account: Account): NonNullable<SecurityResponse['google']>;
  /**
   * An account with the same confirmed address is linked after its password was given.
   * @throws AppError google_registration_needed, google_password_needed, google_account_unconfirmed, wrong_password, and
   * as a sign-in with a password
   */
  enter(identity: GoogleIdentity, entry: GoogleEntry): Promise<SignedIn>;
  /** @throws AppError email_taken, google_taken */
  register(
    identity: GoogleIdentity,
    request: z.output<typeof googleRegistrationSchema>,
    from: { address: string; origin: Origin; claim: () => Promise<void> },
  ): Promise<SignedIn>;
  /** @throws AppError wrong_password, wrong_code … */
  prove(claims: AccessClaims, proof: Proof): Promise<NonNullable<GoogleTry['link']>>;
  link(to: NonNullable<GoogleTry['link']>, identity: GoogleIdentity, origin: Origin): Promise<void>;
  /** @throws AppError google_only_way, wrong_password, wrong_code … */
  unlink(claims: AccessClaims, proof: Proof, origin: Origin): Promise<void>;
}

interface Parts extends ProofParts {
  accounts: Accounts;
  news: AccountNews;
  links: GoogleLinks;
  provider: GoogleProvider;
}

const toState = ({ google, withoutPassword }: Account): ReturnType<GoogleSignIn['toState']> => ({
  ...(google ? { linked: { email: google.email, since: google.since } } : {}),
  withoutPassword: withoutPassword === true,
});

function createLink({ store, accountState, links, news, now }: Parts) {
  return async (
    { key, accountId, round }: Pick<NonNullable<GoogleTry['link']>, 'key' | 'accountId' | 'round'>,
    identity: GoogleIdentity,
    origin: Origin,
  ): Promise<void> => {
    const former = (await store.at(key))?.account.google;
    await links.reserve(identity.sub, key);
    const changed = await store.update(key, accountId, (present) => {
      // The proof is outdated: the account was changed meanwhile.
      if (present.accountId !== accountId || (present.sessionRound ?? 0) !== round)
        throw new AppError('session_ended');
      return withGoogle(present, identity, now());
    });
    if (!changed) throw new AppError('session_ended');
    accountState.forget();
    if (former && former.sub !== identity.sub) await links.release(former.sub);
    const accountRecord = await store.at(key);
    if (accountRecord) await news.notify(accountRecord, 'googleLinked', origin);
  };
}

function createEnter(parts: Parts, link: ReturnType<typeof createLink>): GoogleSignIn['enter'] {
  const { store, links, hashes, accounts } = parts;
  return async (identity, { password, address, knows, ...entry }) => {
    const letIn = (record: FoundAccount) =>
      accounts.letIn(record, { ...entry, isKnown: knows(record.stored._id) });
    const linked = await links.find(identity.sub);
    if (linked) return letIn(linked);
    const key = accountKey(identity.email);
    const accountRecord = await store.at(key);
    if (!accountRecord) throw new AppError('google_registration_needed');
    const { account } = accountRecord;
    if (isUnconfirmed(account)) throw new AppError('google_account_unconfirmed');
    if (password === undefined) throw new AppError('google_password_needed');
    if (!(await hashes.verify(password, account.passwordHash, address)))
      throw new AppError('wrong_password');
    const signedIn = await letIn(accountRecord);
    const { accountId, sessionRound: round = 0 } = account;
    await link({ key, accountId, round }, identity, entry.origin);
    return signedIn;
  };
}

function createRegister({ links, hashes, accounts, now }: Parts): GoogleSignIn['register'] {
  return async (identity, { name, application, deviceName }, from) => {
    const { address, origin, claim } = from;
    const email = emailSchema.safeParse(identity.email).data;
    if (email === undefined) throw new AppError('google_refused');
    const { sub, isAuthoritative } = identity;
    // A random password that nobody knows; one can be set by mail.
    const passwordHash = await hashes.hash(randomBytes(32).toString('base64url'), address);
    const since = now().toISOString();
    await links.reserve(sub, accountKey(email));
    await claim();
    return accounts.add(
      {
        email,
        name,
        passwordHash,
        application,
        // For another mail provider Google's confirmation may be outdated: our own mail asks again.
        confirmation: { links: [], ...(isAuthoritative ? { confirmedAt: since } : {}) },
        google: { sub, email, since },
        withoutPassword: true,
      },
      deviceName,
      origin,
    );
  };
}

export function createGoogleSignIn(parts: Parts): GoogleSignIn {
  const { links, news, accountState, provider } = parts;
  const { proven, takes, change } = createProofs(parts);
  const link = createLink(parts);
  return {
    provider,
    links,
    toState,
    link,
    enter: createEnter(parts, link),
    register: createRegister(parts),
    prove: async (claims, proof) => {
      const { account, stored } = await proven(claims, proof);
      await change(claims, await takes(account, proof));
      const { accountId, sessionRound: round = 0, role } = account;
      const page = role === 'expert' ? SECURITY_PATHS.expert : SECURITY_PATHS.admin;
      return { key: stored._id, accountId, round, page };
    },
    unlink: async (claims, proof, origin) => {
      const accountRecord = await accountState.accountOf(claims);
      if (accountRecord.account.withoutPassword) throw new AppError('google_only_way');
      const { account } = await proven(claims, proof);
      const taken = await takes(account, proof);
      await change(claims, (present) => {
        const { google: _gone, ...rest } = taken(present);
        return rest;
      });
      if (account.google) await links.release(account.google.sub);
      await news.notify(await accountState.accountOf(claims), 'googleUnlinked', origin);
    },
  };
}
