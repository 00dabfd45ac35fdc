import type { AccessClaims } from '../../../../src/domain/accounts/account';
import { AppError } from '../../../../src/domain/protocol/errors';
import type { PasskeyAnswer } from '../../../../src/domain/accounts/passkeys';
import type { Account } from '../accountRecords';
import type { PasswordHashes } from '../password';
import type { AccountState } from '../accountState';
import type { AccountStore, FoundAccount } from '../store';
import type { Passkeys } from './passkeys';
import type { Seal } from './seal';
import { afterCode, afterPasskey, hasSecondFactor } from './secondFactorRules';

/**
 * A code is accepted once.
 * @throws AppError wrong_password, wrong_code, wrong_passkey
 */
export type ProveOwner = (claims: AccessClaims, proof: Proof) => Promise<void>;

export interface Shown {
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

export interface Proof extends Shown {
  password: string;
  address: string;
}

export interface ProofParts {
  store: AccountStore;
  accountState: AccountState;
  hashes: PasswordHashes;
  seal: Seal;
  passkeys: Passkeys;
  now: () => Date;
}

export interface Proofs {
  /**
   * @returns the change to apply once; the identity when there is no second factor
   * @throws AppError wrong_code, wrong_passkey; so does the returned function
   */
  takes(account: Account, proofs: Shown): Promise<(present: Account) => Account>;
  /** @throws AppError wrong_password */
  proven(claims: AccessClaims, proof: Proof): Promise<FoundAccount>;
  /** @throws AppError session_ended when the account is gone */
  change(claims: AccessClaims, next: (present: Account) => Account): Promise<void>;
}

export function createProofs({
  store,
  accountState,
  hashes,
  seal,
  passkeys,
  now,
}: ProofParts): Proofs {
  return {
    takes: async (account, { code = '', passkey }) => {
      if (passkey) {
        const passkeyProof = await passkeys.read(account, passkey);
        return (present) => {
          const next = passkeyProof && afterPasskey(present, passkeyProof, now());
          if (!next) throw new AppError('wrong_passkey');
          return next;
        };
      }
      return (present) => {
        if (!hasSecondFactor(present)) return present;
        const next = afterCode(present, code, seal, now());
        if (!next) throw new AppError('wrong_code');
        return next;
      };
    },
    proven: async (claims, { password, address }) => {
      const accountRecord = await accountState.accountOf(claims);
      if (!(await hashes.verify(password, accountRecord.account.passwordHash, address)))
        throw new AppError('wrong_password');
      return accountRecord;
    },
    change: async (claims, next) => {
      const { account, stored } = await accountState.accountOf(claims);
      const changed = await store.update(stored._id, account.accountId, next);
      accountState.forget();
      if (!changed) throw new AppError('session_ended');
    },
  };
}

export function createOwnerProof(parts: ProofParts): ProveOwner {
  const { takes, proven, change } = createProofs(parts);
  return async (claims, proof) => {
    const { account } = await proven(claims, proof);
    if (hasSecondFactor(account)) await change(claims, await takes(account, proof));
  };
}
