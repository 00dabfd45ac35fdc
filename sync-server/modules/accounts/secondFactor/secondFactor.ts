import type { AccessClaims } from '../../../../src/domain/accounts/account';
import { AppError } from '../../../../src/domain/protocol/errors';
import { SET_UP_MINUTES, type SecondFactorState } from '../../../../src/domain/accounts/security';
import { type SecondFactorStart } from '../../../../src/api/security';
import type { Account } from '../accountRecords';
import type { FoundAccount } from '../store';
import { newRecoveryCodes, newSecret, plainCode, findStep, buildUri } from './codes';
import { createProofs, type Proof, type ProofParts, type Proofs, type Shown } from './proof';
import {
  afterCode,
  hasSecondFactor,
  mustKeepOne,
  getRecoveryCodes,
  withRecovery,
} from './secondFactorRules';

export interface SecondFactor {
  toState(account: Account): SecondFactorState;
  /**
   * Call after the password.
   * @returns whether a recovery code was used up
   * @throws AppError second_factor_needed when nothing was given, with the passkey request; wrong_code, wrong_passkey
   */
  pass(accountRecord: FoundAccount, proofs: Shown): Promise<boolean>;
  /**
   * Not in force until `confirm`.
   * @param proof includes the present second factor, if any
   * @throws AppError wrong_password, wrong_code, wrong_passkey
   */
  start(claims: AccessClaims, proof: Proof): Promise<SecondFactorStart>;
  /**
   * @returns recovery codes, shown once
   * @throws AppError wrong_code
   */
  confirm(claims: AccessClaims, code: string): Promise<string[]>;
  renewRecovery(claims: AccessClaims, code: string): Promise<string[]>;
  /**
   * Passkeys stay, with the recovery codes.
   * @throws AppError wrong_password, wrong_code, wrong_passkey, second_factor_required for administrators without any
   */
  remove(claims: AccessClaims, proof: Proof): Promise<void>;
  sealAgain(): Promise<number>;
}

const wrongCode = (): AppError => new AppError('wrong_code');

function withSetUp({ seal, now }: ProofParts, account: Account, secret: string): Account {
  const expiresAt = new Date(now().getTime() + SET_UP_MINUTES * 60_000).toISOString();
  return {
    ...account,
    secondFactorSetUp: { secret: seal.close(secret, account.accountId), expiresAt },
  };
}

function confirmed(account: Account, typed: string, recovery: string[], { seal, now }: ProofParts) {
  const { secondFactorSetUp: setUp, ...rest } = account;
  const at = now();
  if (!setUp || setUp.expiresAt <= at.toISOString()) throw wrongCode();
  const secret = seal.open(setUp.secret, account.accountId);
  const step = secret === undefined ? undefined : findStep(secret, plainCode(typed), at);
  if (step === undefined) throw wrongCode();
  const secondFactor = { secret: setUp.secret, since: at.toISOString(), step, recovery };
  const { passkeys } = account;
  return {
    ...rest,
    secondFactor,
    ...(passkeys ? { passkeys: { ...passkeys, recovery: [] } } : {}),
  };
}

function withoutAuthenticator({ secondFactor, ...rest }: Account): Account {
  const recovery = rest.passkeys?.keys.length ? (secondFactor?.recovery ?? []) : [];
  return withRecovery(rest, recovery);
}

const toState = (store: ProofParts['store'], account: Account): SecondFactorState => ({
  on: account.secondFactor !== undefined,
  required: mustKeepOne(account),
  due: store.isDue(account),
  asked: hasSecondFactor(account),
  ...(account.secondFactor ? { since: account.secondFactor.since } : {}),
  ...(hasSecondFactor(account) ? { recoveryLeft: getRecoveryCodes(account).length } : {}),
});

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
  proofs: Shown,
): Promise<boolean> {
  if (!hasSecondFactor(account)) return false;
  if (proofs.code === undefined && proofs.passkey === undefined) {
    const passkey = await passkeys.ask(account);
    throw new AppError('second_factor_needed', passkey && { passkey });
  }
  const taken = await takes(account, proofs);
  const next = await store.update(stored._id, account.accountId, taken);
  return next !== undefined && getRecoveryCodes(next).length < getRecoveryCodes(account).length;
}

export function createSecondFactor(parts: ProofParts): SecondFactor {
  const proofs = createProofs(parts);
  const { change, proven, takes } = proofs;
  return {
    toState: (account) => toState(parts.store, account),
    pass: (accountRecord, shownProofs) => pass(parts, proofs, accountRecord, shownProofs),
    start: async (claims, proof) => {
      const { account } = await proven(claims, proof);
      const [secret, taken] = [newSecret(), await takes(account, proof)];
      await change(claims, (present) => withSetUp(parts, taken(present), secret));
      return { secret, uri: buildUri(secret, account.email) };
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

/** Former secrets expire, and must not take second factors with them. */
export async function sealAgain({
  store,
  seal,
}: Pick<ProofParts, 'store' | 'seal'>): Promise<number> {
  let closed = 0;
  for await (const { account, stored } of store.all()) {
    const { accountId, secondFactor } = account;
    if (!secondFactor || seal.isFresh(secondFactor.secret, accountId)) continue;
    let isClosed = false;
    await store.update(stored._id, 'gateway', (present) => {
      isClosed = false;
      const record = present.secondFactor;
      // The list may come from a stale copy of the database.
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
