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

/** Makes sure that it is the owner who asks; a code counts once. @throws AppError wrong_password, wrong_code, wrong_passkey */
export type ProveOwner = (claims: AccessClaims, proof: Proof) => Promise<void>;

/** Proof that is shown beside the password. */
export interface Shown {
  code?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
}

/** That it is the owner, not somebody at a device that was left open. */
export interface Proof extends Shown {
  password: string;
  /** Network address of who asks. */
  place: string;
}

export interface ProofParts {
  store: AccountStore;
  accountState: AccountState;
  hashes: PasswordHashes;
  seal: Seal;
  passkeys: Passkeys;
  now: () => Date;
}

/** How callers prove who they are, and how their accounts are changed. */
export interface Proofs {
  /**
   * Returns how taking the proof changes the account, once. An account with nothing to ask for stays as it is.
   * @throws AppError wrong_code, wrong_passkey; so does what it resolves with
   */
  takes(account: Account, shown: Shown): Promise<(present: Account) => Account>;
  /** @throws AppError wrong_password */
  proven(claims: AccessClaims, proof: Proof): Promise<FoundAccount>;
  /** @throws AppError session_ended where there is no such account any more */
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
        const shown = await passkeys.read(account, passkey);
        return (present) => {
          const next = shown && afterPasskey(present, shown, now());
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
    proven: async (claims, { password, place }) => {
      const found = await accountState.accountOf(claims);
      if (!(await hashes.verify(password, found.account.passwordHash, place)))
        throw new AppError('wrong_password');
      return found;
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
