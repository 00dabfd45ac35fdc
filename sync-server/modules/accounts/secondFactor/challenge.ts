import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { PASSKEY_MINUTES } from '../../../../src/domain/accounts/security';
import type { Config } from '../../../config';
import { keysFor } from '../tokens';

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;

export type Purpose = 'make' | 'show';

export interface Answered {
  hash: string;
  expiresAt: string;
}

export interface Challenges {
  make(accountId: string, purpose: Purpose): Uint8Array<ArrayBuffer>;
  /** @returns undefined when forged, expired, or of another account or purpose */
  read(challenge: string, accountId: string, purpose: Purpose): Answered | undefined;
}

const signed = (key: Uint8Array, head: Buffer, accountId: string, purpose: Purpose): Buffer =>
  createHmac('sha256', key).update(`${purpose} ${accountId} `).update(head).digest();

export function createChallenges(
  config: Pick<Config, 'sessionSecret' | 'formerSecrets'>,
  now: () => Date,
): Challenges {
  const keys = keysFor('passkey', config);
  return {
    make: (accountId, purpose) => {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeUIntBE(now().getTime() + PASSKEY_MINUTES * 60_000, 0, TIME_BYTES);
      const head = Buffer.concat([randomBytes(NONCE_BYTES), time]);
      return new Uint8Array(Buffer.concat([head, signed(keys[0], head, accountId, purpose)]));
    },
    read: (challenge, accountId, purpose) => {
      const bytes = Buffer.from(challenge, 'base64url');
      if (bytes.length !== NONCE_BYTES + TIME_BYTES + SIGNATURE_BYTES) return undefined;
      const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
      const signature = bytes.subarray(head.length);
      const isOurs = keys.some((key) =>
        timingSafeEqual(signed(key, head, accountId, purpose), signature),
      );
      const expiresAt = new Date(head.readUIntBE(NONCE_BYTES, TIME_BYTES));
      if (!isOurs || expiresAt <= now()) return undefined;
      const hash = createHash('sha256').update(bytes).digest('base64url');
      return { hash, expiresAt: expiresAt.toISOString() };
    },
  };
}
