import { fromBase64, toBase64 } from './base64';
import { createStore } from './store';

/**
 * Kept on the device for each account, so that the lock also holds after a reload, in all tabs and without a network. The
 * hashes are slow to compute, yet who reads the device's storage can try all PINs (`docs/security.md`).
 */

export const MAX_WRONG_PINS = 5;
/** Wrong passwords in a row that are tried without a network; then only the server is asked. */
export const MAX_WRONG_PASSWORDS = 10;
/** Minutes; 0 is never. */
export const LOCK_MINUTES = [0, 1, 5, 15, 30] as const;
export const SHARED_MINUTES = 5;
export const PIN_PATTERN = /^\d{4,8}$/;
/** OWASP, 2023, for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;

interface Secret {
  salt: string;
  hash: string;
}

export interface LockRecord {
  minutes?: number;
  pin?: Secret;
  password?: Secret;
  wrongPins?: number;
  wrongPasswords?: number;
  locked?: boolean;
  /** Milliseconds since 1970 of the last touch. */
  usedAt?: number;
}

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The account's id is a part of its own in the key, so that the lock is deleted with the account's data. */
export const lockKey = (accountId: string): string => `bualanh.appLock:${accountId}`;

export function readLock(storage: Pick<Storage, 'getItem'>, accountId: string): LockRecord {
  try {
    const stored: unknown = JSON.parse(storage.getItem(lockKey(accountId)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

/** @throws without room */
export function writeLock(storage: TextStorage, accountId: string, change: LockRecord): LockRecord {
  const next = { ...readLock(storage, accountId), ...change };
  storage.setItem(lockKey(accountId), JSON.stringify(next));
  return next;
}

/**
 * 256 bits that are slow to compute.
 * @throws where the page has no cryptography
 */
export async function deriveBits(
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const material = new TextEncoder().encode(secret.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', material, 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS };
  return crypto.subtle.deriveBits(how, key, 256);
}

const hashSecret = async (secret: string, salt: Uint8Array<ArrayBuffer>): Promise<string> =>
  toBase64(new Uint8Array(await deriveBits(secret, salt)));

/** @throws where the page has no cryptography (an address without https) */
export async function createSecret(plain: string): Promise<Secret> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt: toBase64(salt), hash: await hashSecret(plain, salt) };
}

export async function isSecret(plain: string, secret: Secret): Promise<boolean> {
  return (await hashSecret(plain, fromBase64(secret.salt))) === secret.hash;
}

/** Minutes; 0 where nothing could open it again without a network. */
export function getLockMinutes(record: LockRecord, isShared: boolean): number {
  if (!record.pin && !record.password) return 0;
  return record.minutes ?? (isShared ? SHARED_MINUTES : 0);
}

/** A clock that was set back counts as a touch. */
export function isIdle(record: LockRecord, isShared: boolean, now: number): boolean {
  const minutes = getLockMinutes(record, isShared);
  return minutes > 0 && record.usedAt !== undefined && now - record.usedAt >= minutes * 60_000;
}

export const isLockedAt = (record: LockRecord, isShared: boolean, now: number): boolean =>
  record.locked === true || isIdle(record, isShared, now);

export const mayTryPin = ({ pin, wrongPins = 0 }: LockRecord): boolean =>
  pin !== undefined && wrongPins < MAX_WRONG_PINS;

const OPEN: LockRecord = { locked: false, wrongPins: 0, wrongPasswords: 0 };

export function openLock(storage: TextStorage, accountId: string, now: number): LockRecord {
  return writeLock(storage, accountId, { ...OPEN, usedAt: now });
}

/** Counts as wrong before it is checked, so that closing the tab meanwhile wins no further try. */
export async function tryPin(
  storage: TextStorage,
  accountId: string,
  typed: string,
  now: number,
): Promise<boolean> {
  const record = readLock(storage, accountId);
  if (!record.pin || !mayTryPin(record)) return false;
  writeLock(storage, accountId, { wrongPins: (record.wrongPins ?? 0) + 1 });
  if (!(await isSecret(typed, record.pin))) return false;
  openLock(storage, accountId, now);
  return true;
}

export async function tryPassword(
  storage: TextStorage,
  accountId: string,
  typed: string,
  now: number,
): Promise<boolean> {
  const record = readLock(storage, accountId);
  const wrong = record.wrongPasswords ?? 0;
  if (!record.password || wrong >= MAX_WRONG_PASSWORDS) return false;
  writeLock(storage, accountId, { wrongPasswords: wrong + 1 });
  if (!(await isSecret(typed, record.password))) return false;
  openLock(storage, accountId, now);
  return true;
}

export async function rememberPassword(
  storage: TextStorage,
  accountId: string,
  password: string,
  isShared: boolean,
  now: number,
): Promise<void> {
  const record = readLock(storage, accountId);
  if (!isShared && !record.pin && !record.minutes) return;
  openLock(storage, accountId, now);
  writeLock(storage, accountId, { password: await createSecret(password) });
}

export const lockChanges = createStore(0);
const notifyLockChange = (): void => lockChanges.set(lockChanges.getSnapshot() + 1);

export function changeLock(accountId: string, change: LockRecord): void {
  writeLock(localStorage, accountId, change);
  notifyLockChange();
}

export const lookAtLock = notifyLockChange;

/** Cryptography exists only with https, or on localhost. */
export const canLock = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;
