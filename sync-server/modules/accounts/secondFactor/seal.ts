import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../../../config';
import { keysFor } from '../tokens';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts second-factor secrets, so that a stolen database reveals none. */
export interface Seal {
  /** @param accountId bound to the ciphertext: it opens for no other */
  close(secret: string, accountId: string): string;
  /** undefined when none of our keys sealed it for this account */
  open(sealed: string, accountId: string): string | undefined;
  isFresh(sealed: string, accountId: string): boolean;
}

function decrypt(key: Uint8Array, sealed: string, accountId: string): string | undefined {
  const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'));
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined;
  const end = bytes.length - TAG_BYTES;
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
    decipher.setAAD(new TextEncoder().encode(accountId));
    decipher.setAuthTag(bytes.subarray(end));
    return (
      decipher.update(bytes.subarray(IV_BYTES, end), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    return undefined;
  }
}

/** The newest session secret seals; each valid one opens (see `secret:rotate`). */
export function createSeal(config: Pick<Config, 'sessionSecret' | 'formerSecrets'>): Seal {
  const keys = keysFor('second-factor', config);
  const [newest] = keys;
  return {
    close: (secret, accountId) => {
      const iv = new Uint8Array(randomBytes(IV_BYTES));
      const cipher = createCipheriv(ALGORITHM, newest, iv);
      cipher.setAAD(new TextEncoder().encode(accountId));
      const text = cipher.update(secret, 'utf8', 'base64url') + cipher.final('base64url');
      const body = new Uint8Array(Buffer.from(text, 'base64url'));
      return Buffer.concat([iv, body, new Uint8Array(cipher.getAuthTag())]).toString('base64url');
    },
    open: (sealed, accountId) => {
      for (const key of keys) {
        const secret = decrypt(key, sealed, accountId);
        if (secret !== undefined) return secret;
      }
      return undefined;
    },
    isFresh: (sealed, accountId) => decrypt(newest, sealed, accountId) !== undefined,
  };
}
