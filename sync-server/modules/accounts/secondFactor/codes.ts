import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../../src/domain/accounts/security';

const ISSUER = 'Bữa Lành';
/** Seconds for which one code stands (RFC 6238), and codes before and after it for clocks that differ. */
const PERIOD = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;
/** 80 bits: more than anybody tries against a stolen hash. */
const RECOVERY_BYTES = 10;

const createTotp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The text of the QR code. @param label tells the account apart from others in the authenticator */
export const buildUri = (secret: string, label: string): string =>
  createTotp(secret, label).toString();

/** @returns undefined when no current period has this code */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const recoveryHash = (accountId: string, code: string): string =>
  createHash('sha256').update(`${accountId} ${code}`).digest('base64url');

export function newRecoveryCodes(accountId: string): { codes: string[]; hashes: string[] } {
  const plain = Array.from({ length: RECOVERY_CODES }, () => {
    const bytes = new Uint8Array(randomBytes(RECOVERY_BYTES));
    return new Secret({ buffer: bytes.buffer }).base32;
  });
  return {
    codes: plain.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')),
    hashes: plain.map((code) => recoveryHash(accountId, code)),
  };
}
