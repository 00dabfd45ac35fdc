import type { AccessClaims } from '../../../../src/domain/account';
import { AppError } from '../../../../src/domain/errors';
import {
  SET_UP_MINUTES,
  type SecondFactorState,
  type SecondFactorStart,
} from '../../../../src/domain/security';
import type { Account } from '../documents';
import type { PasswordHashes } from '../password';
import type { Standing } from '../standing';
import type { AccountStore, FoundAccount } from '../store';
import { newRecoveryCodes, newSecret, plainCode, stepOf, uriOf } from './codes';
import type { Seal } from './seal';
import { afterCode, isDue } from './taking';

/** The second factor of accounts: an authenticator's codes (TOTP, RFC 6238) and codes for who has lost it. */
export interface SecondFactor {
  stateOf(account: Account): SecondFactorState;
  /**
   * Asked at sign-in, behind the password.
   * @returns whether a recovery code was used up
   * @throws AppError second_factor_needed without a code, wrong_code
   */
  pass(found: FoundAccount, code: string | undefined): Promise<boolean>;
  /**
   * A secret for the authenticator; nothing is asked of anybody until `confirm`.
   * @param code of the present second factor, where there is one
   * @throws AppError wrong_password, wrong_code
   */
  start(claims: AccessClaims, proof: Proof): Promise<SecondFactorStart>;
  /** From now on it is asked for. @returns recovery codes, shown once @throws AppError wrong_code */
  confirm(claims: AccessClaims, code: string): Promise<string[]>;
  /** Other recovery codes; those of before are worth nothing. @throws AppError wrong_code */
  renewRecovery(claims: AccessClaims, code: string): Promise<string[]>;
  /** @throws AppError wrong_password, wrong_code, second_factor_required for administrators */
  remove(claims: AccessClaims, proof: Proof): Promise<void>;
  /** Closes with the present key what a former one closed. @returns how many */
  sealAgain(): Promise<number>;
}

/** That it is the owner, not somebody at a device that was left open. */
export interface Proof {
  password: string;
  code?: string | undefined;
  /** Network address of who asks. */
  place: string;
}

interface Parts {
  store: AccountStore;
  standing: Standing;
  hashes: PasswordHashes;
  seal: Seal;
  now: () => Date;
}

const wrongCode = (): AppError => new AppError('wrong_code');

/** The account with a secret that waits for its first code. @throws AppError wrong_code */
function withSetUp(
  { store, seal, now }: Parts,
  found: FoundAccount,
  secret: string,
  code?: string,
) {
  const { account, stored } = found;
  const at = now();
  const expiresAt = new Date(at.getTime() + SET_UP_MINUTES * 60_000).toISOString();
  const secondFactorSetUp = { secret: seal.close(secret, account.accountId), expiresAt };
  return store.update(stored._id, account.accountId, (present) => {
    if (!present.secondFactor) return { ...present, secondFactorSetUp };
    const proved = afterCode(present, code ?? '', seal, at);
    if (!proved) throw wrongCode();
    return { ...proved, secondFactorSetUp };
  });
}

/** The account with the second factor whose first code this is. @throws AppError wrong_code */
function confirmed(account: Account, typed: string, recovery: string[], { seal, now }: Parts) {
  const { secondFactorSetUp: setUp, ...rest } = account;
  const at = now();
  if (!setUp || setUp.expiresAt <= at.toISOString()) throw wrongCode();
  const secret = seal.open(setUp.secret, account.accountId);
  const step = secret === undefined ? undefined : stepOf(secret, plainCode(typed), at);
  if (step === undefined) throw wrongCode();
  const secondFactor = { secret: setUp.secret, since: at.toISOString(), step, recovery };
  return { ...rest, secondFactor };
}

/** How the account of a caller is changed. */
function createChanges({ store, standing, hashes, seal, now }: Parts) {
  return {
    change: async (claims: AccessClaims, next: (present: Account) => Account): Promise<void> => {
      const { account, stored } = await standing.accountOf(claims);
      const changed = await store.update(stored._id, account.accountId, next);
      standing.forget();
      if (!changed) throw new AppError('session_ended');
    },
    /** @throws AppError wrong_password */
    proven: async (claims: AccessClaims, { password, place }: Proof): Promise<FoundAccount> => {
      const found = await standing.accountOf(claims);
      if (!(await hashes.verify(password, found.account.passwordHash, place)))
        throw new AppError('wrong_password');
      return found;
    },
    /** The account after a code, which is needed. @throws AppError wrong_code */
    taken: (account: Account, code = ''): Account => {
      const next = afterCode(account, code, seal, now());
      if (!next) throw wrongCode();
      return next;
    },
  };
}

const stateOf = (account: Account): SecondFactorState => ({
  on: account.secondFactor !== undefined,
  required: account.role === 'admin',
  due: isDue(account),
  ...(account.secondFactor
    ? { since: account.secondFactor.since, recoveryLeft: account.secondFactor.recovery.length }
    : {}),
});

/** The account as it is without one. */
export const withoutSecondFactor = ({
  secondFactor: _gone,
  secondFactorSetUp: _open,
  ...rest
}: Account): Account => rest;

function withRecovery({ secondFactor, ...rest }: Account, recovery: string[]): Account {
  return secondFactor ? { ...rest, secondFactor: { ...secondFactor, recovery } } : rest;
}

export function createSecondFactor(parts: Parts): SecondFactor {
  const { change, proven, taken } = createChanges(parts);
  return {
    stateOf,
    pass: async ({ account, stored }, code) => {
      if (!account.secondFactor) return false;
      if (code === undefined) throw new AppError('second_factor_needed');
      const next = await parts.store.update(stored._id, account.accountId, (present) =>
        present.secondFactor ? taken(present, code) : undefined,
      );
      const left = next?.secondFactor?.recovery.length ?? 0;
      return left < account.secondFactor.recovery.length;
    },
    start: async (claims, proof) => {
      const found = await proven(claims, proof);
      const secret = newSecret();
      await withSetUp(parts, found, secret, proof.code);
      return { secret, uri: uriOf(secret, found.account.email) };
    },
    confirm: async (claims, code) => {
      const { codes, hashes: recovery } = newRecoveryCodes(claims.sub);
      await change(claims, (present) => confirmed(present, code, recovery, parts));
      return codes;
    },
    renewRecovery: async (claims, code) => {
      const { codes, hashes: recovery } = newRecoveryCodes(claims.sub);
      await change(claims, (present) => withRecovery(taken(present, code), recovery));
      return codes;
    },
    remove: async (claims, proof) => {
      const { account } = await proven(claims, proof);
      if (account.role === 'admin') throw new AppError('second_factor_required');
      await change(claims, (present) => withoutSecondFactor(taken(present, proof.code)));
    },
    sealAgain: () => sealAgain(parts),
  };
}

/** Secrets that count only for a while must not take second factors with them. */
export async function sealAgain({ store, seal }: Pick<Parts, 'store' | 'seal'>): Promise<number> {
  let closed = 0;
  for await (const { account, stored } of store.all()) {
    const { accountId, secondFactor } = account;
    if (!secondFactor || seal.isFresh(secondFactor.secret, accountId)) continue;
    await store.update(stored._id, 'gateway', (present) => {
      const record = present.secondFactor;
      const secret = record && seal.open(record.secret, accountId);
      if (!record || secret === undefined) return undefined;
      closed += 1;
      return { ...present, secondFactor: { ...record, secret: seal.close(secret, accountId) } };
    });
  }
  return closed;
}
