import type { AccessClaims } from '../../../../src/domain/accounts/account';
import { AppError } from '../../../../src/domain/protocol/errors';
import { SET_UP_MINUTES, type SecondFactorState } from '../../../../src/domain/accounts/security';
import { type SecondFactorStart } from '../../../../src/api/security';
import type { Account } from '../accountRecords';
import type { FoundAccount } from '../store';
import { newRecoveryCodes, newSecret, plainCode, stepOf, uriOf } from './codes';
import { createProofs, type Proof, type ProofParts, type Proofs, type Shown } from './proof';
import {
  afterCode,
  hasSecondFactor,
  mustKeepOne,
  recoveryOf,
  withRecovery,
} from './secondFactorRules';

/** The second factor of accounts: an authenticator's codes (TOTP, RFC 6238) and codes for who has lost it. */
export interface SecondFactor {
  stateOf(account: Account): SecondFactorState;
  /**
   * Asked at sign-in, behind the password.
   * @returns whether a recovery code was used up
   * @throws AppError second_factor_needed without anything shown, with what passkeys are to show; wrong_code,
   *   wrong_passkey
   */
  pass(found: FoundAccount, shown: Shown): Promise<boolean>;
  /**
   * A secret for the authenticator; nothing is asked of anybody until `confirm`.
   * @param proof also of the present second factor, where there is one
   * @throws AppError wrong_password, wrong_code, wrong_passkey
   */
  start(claims: AccessClaims, proof: Proof): Promise<SecondFactorStart>;
  /** From now on it is asked for. @returns recovery codes, shown once @throws AppError wrong_code */
  confirm(claims: AccessClaims, code: string): Promise<string[]>;
  /** Other recovery codes; those of before are worth nothing. @throws AppError wrong_code */
  renewRecovery(claims: AccessClaims, code: string): Promise<string[]>;
  /**
   * Passkeys stay, with the recovery codes.
   * @throws AppError wrong_password, wrong_code, wrong_passkey, second_factor_required for administrators without any
   */
  remove(claims: AccessClaims, proof: Proof): Promise<void>;
  /** Closes with the present key what a former one closed. @returns how many */
  sealAgain(): Promise<number>;
}

const wrongCode = (): AppError => new AppError('wrong_code');

/** The account with a secret that waits for its first code. */
function withSetUp({ seal, now }: ProofParts, account: Account, secret: string): Account {
  const expiresAt = new Date(now().getTime() + SET_UP_MINUTES * 60_000).toISOString();
  return {
    ...account,
    secondFactorSetUp: { secret: seal.close(secret, account.accountId), expiresAt },
  };
}

/** The account with the second factor whose first code this is. @throws AppError wrong_code */
function confirmed(account: Account, typed: string, recovery: string[], { seal, now }: ProofParts) {
  const { secondFactorSetUp: setUp, ...rest } = account;
  const at = now();
  if (!setUp || setUp.expiresAt <= at.toISOString()) throw wrongCode();
  const secret = seal.open(setUp.secret, account.accountId);
  const step = secret === undefined ? undefined : stepOf(secret, plainCode(typed), at);
  if (step === undefined) throw wrongCode();
  const secondFactor = { secret: setUp.secret, since: at.toISOString(), step, recovery };
  const { passkeys } = account;
  return {
    ...rest,
    secondFactor,
    ...(passkeys ? { passkeys: { ...passkeys, recovery: [] } } : {}),
  };
}

/** The account without an authenticator; its recovery codes go over to the passkeys. */
function withoutAuthenticator({ secondFactor, ...rest }: Account): Account {
  const recovery = rest.passkeys?.keys.length ? (secondFactor?.recovery ?? []) : [];
  return withRecovery(rest, recovery);
}

const stateOf = (store: ProofParts['store'], account: Account): SecondFactorState => ({
  on: account.secondFactor !== undefined,
  required: mustKeepOne(account),
  due: store.isDue(account),
  asked: hasSecondFactor(account),
  ...(account.secondFactor ? { since: account.secondFactor.since } : {}),
  ...(hasSecondFactor(account) ? { recoveryLeft: recoveryOf(account).length } : {}),
});

/** The account as it is without one. */
export const withoutSecondFactor = ({
  secondFactor: _gone,
  secondFactorSetUp: _open,
  passkeys: _keys,
  ...rest
}: Account): Account => rest;

/** @returns whether a recovery code was used up @throws AppError */
async function pass(
  { passkeys, store }: ProofParts,
  { takes }: Proofs,
  { account, stored }: FoundAccount,
  shown: Shown,
): Promise<boolean> {
  if (!hasSecondFactor(account)) return false;
  if (shown.code === undefined && shown.passkey === undefined) {
    const passkey = await passkeys.ask(account);
    throw new AppError('second_factor_needed', passkey && { passkey });
  }
  const taken = await takes(account, shown);
  const next = await store.update(stored._id, account.accountId, taken);
  return next !== undefined && recoveryOf(next).length < recoveryOf(account).length;
}

export function createSecondFactor(parts: ProofParts): SecondFactor {
  const proofs = createProofs(parts);
  const { change, proven, takes } = proofs;
  return {
    stateOf: (account) => stateOf(parts.store, account),
    pass: (found, shown) => pass(parts, proofs, found, shown),
    start: async (claims, proof) => {
      const { account } = await proven(claims, proof);
      const [secret, taken] = [newSecret(), await takes(account, proof)];
      await change(claims, (present) => withSetUp(parts, taken(present), secret));
      return { secret, uri: uriOf(secret, account.email) };
    },
    confirm: async (claims, code) => {
      const { codes, hashes: recovery } = newRecoveryCodes(claims.sub);
      await change(claims, (present) => confirmed(present, code, recovery, parts));
      return codes;
    },
    renewRecovery: async (claims, code) => {
      const { codes, hashes: recovery } = newRecoveryCodes(claims.sub);
      await change(claims, (present) => {
        const next = afterCode(present, code, parts.seal, parts.now());
        if (!next) throw wrongCode();
        return withRecovery(next, recovery);
      });
      return codes;
    },
    remove: async (claims, proof) => {
      const { account } = await proven(claims, proof);
      const taken = await takes(account, proof);
      await change(claims, (present) => {
        if (!present.secondFactor) throw wrongCode();
        const next = withoutAuthenticator(taken(present));
        if (mustKeepOne(present) && !hasSecondFactor(next))
          throw new AppError('second_factor_required');
        return next;
      });
    },
    sealAgain: () => sealAgain(parts),
  };
}

/** Secrets that count only for a while must not take second factors with them. */
export async function sealAgain({
  store,
  seal,
}: Pick<ProofParts, 'store' | 'seal'>): Promise<number> {
  let closed = 0;
  for await (const { account, stored } of store.all()) {
    const { accountId, secondFactor } = account;
    if (!secondFactor || seal.isFresh(secondFactor.secret, accountId)) continue;
    // Set anew in each call: somebody else may close it while this one is repeated.
    let isClosed = false;
    await store.update(stored._id, 'gateway', (present) => {
      isClosed = false;
      const record = present.secondFactor;
      // The list may come from a copy of the database that is behind.
      if (!record || seal.isFresh(record.secret, accountId)) return undefined;
      const secret = seal.open(record.secret, accountId);
      if (secret === undefined) return undefined;
      isClosed = true;
      return { ...present, secondFactor: { ...record, secret: seal.close(secret, accountId) } };
    });
    if (isClosed) closed += 1;
  }
  return closed;
}
