import type { AccessClaims } from '../../../../src/domain/accounts/account';
import { AppError } from '../../../../src/domain/protocol/errors';
import type { NewPasskey } from '../../../../src/domain/accounts/passkeys';
import { MAX_PASSKEYS, type PasskeyOptions } from '../../../../src/domain/accounts/security';
import { type SecurityResponse } from '../../../../src/api/security';
import type { Account } from '../accountRecords';
import { newRecoveryCodes } from './codes';
import { createProofs, type Proof, type ProofParts } from './proof';
import {
  hasSecondFactor,
  mustKeepOne,
  getRecoveryCodes,
  withPasskey,
  withRecovery,
} from './secondFactorRules';

export interface OwnPasskeys {
  toState(account: Account): SecurityResponse['passkeys'];
  /** @throws AppError not_found without any */
  ask(claims: AccessClaims): Promise<PasskeyOptions>;
  /** @throws AppError wrong_password, wrong_code, wrong_passkey, too_many_passkeys */
  start(claims: AccessClaims, proof: Proof): Promise<PasskeyOptions>;
  /**
   * @returns recovery codes, shown once, when there were none
   * @throws AppError wrong_passkey, too_many_passkeys
   */
  add(claims: AccessClaims, name: string, answer: NewPasskey): Promise<string[]>;
  /** @throws AppError wrong_password, wrong_code, wrong_passkey, not_found, second_factor_required */
  remove(claims: AccessClaims, id: string, proof: Proof): Promise<void>;
}

function without(account: Account, id: string): Account {
  const { passkeys } = account;
  const keys = passkeys?.keys.filter((one) => one.id !== id) ?? [];
  if (!passkeys || keys.length === passkeys.keys.length) throw new AppError('not_found');
  const next = { ...account, passkeys: { ...passkeys, keys } };
  if (hasSecondFactor(next)) return next;
  if (mustKeepOne(account)) throw new AppError('second_factor_required');
  return { ...next, passkeys: { ...next.passkeys, recovery: [] } };
}

function shownState(origin: string | undefined, { passkeys }: Account) {
  const list = (passkeys?.keys ?? []).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    createdAt,
    ...(usedAt === undefined ? {} : { usedAt }),
  }));
  return origin === undefined ? undefined : { origin, list };
}

export function createOwnPasskeys(parts: ProofParts): OwnPasskeys {
  const { passkeys, accountState, now } = parts;
  const { takes, proven, change } = createProofs(parts);
  return {
    toState: (account) => shownState(passkeys.origin(), account),
    ask: async (claims) => {
      const { account } = await accountState.accountOf(claims);
      const options = await passkeys.ask(account);
      if (!options) throw new AppError('not_found');
      return options;
    },
    start: async (claims, proof) => {
      const { account } = await proven(claims, proof);
      const options = await passkeys.askForNew(account);
      if (hasSecondFactor(account)) await change(claims, await takes(account, proof));
      return options;
    },
    add: async (claims, name, answer) => {
      const { account } = await accountState.accountOf(claims);
      const made = await passkeys.readNew(account, name, answer);
      const { codes, hashes } = newRecoveryCodes(claims.sub);
      let recoveryCodes: string[] = [];
      await change(claims, (present) => {
        if ((present.passkeys?.keys.length ?? 0) >= MAX_PASSKEYS)
          throw new AppError('too_many_passkeys');
        const next = withPasskey(present, made, now());
        if (!next) throw new AppError('wrong_passkey');
        const isFirst = !hasSecondFactor(present) || getRecoveryCodes(present).length === 0;
        recoveryCodes = isFirst ? codes : [];
        return isFirst ? withRecovery(next, hashes) : next;
      });
      return recoveryCodes;
    },
    remove: async (claims, id, proof) => {
      const { account } = await proven(claims, proof);
      const taken = await takes(account, proof);
      await change(claims, (present) => without(taken(present), id));
    },
  };
}
