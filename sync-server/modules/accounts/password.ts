import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue } from '../../http/fairQueue';

/** 32 MB and about 250 ms (OWASP's recommendation for scrypt). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Node refuses more; above any cost ever chosen. */
const MAX_MEMORY = 128 * 1024 * 1024;

const write = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const read = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

/** Leaves threads of Node's pool for database and files, and one core for signed-in people. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
const MAX_WAITING_OF_PLACE = 40;
const MAX_WAITING = 200;
const PATIENCE = 30_000;

interface Cost {
  N: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Uint8Array, cost: Cost): Promise<Uint8Array> {
  const options = { ...cost, maxmem: MAX_MEMORY };
  // NFC: phones may type the same "ố" in two ways.
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
}

/** Salt and cost are stored with the key, so that the cost may rise: `scrypt$N=32768,r=8,p=3$<salt>$<key>`, base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = new Uint8Array(randomBytes(SALT_BYTES));
  const key = await derive(password, salt, COST);
  const cost = `N=${COST.N},r=${COST.r},p=${COST.p}`;
  return `scrypt$${cost}$${write(salt)}$${write(key)}`;
}

const FORM = /^scrypt\$N=(\d{1,7}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/**
 * Constant time.
 * @throws Error when the stored hash is malformed
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, n, r, p, salt, key] = FORM.exec(hash) ?? [];
  if (salt === undefined || key === undefined)
    throw new Error('A stored password hash is malformed.');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const expected = read(key);
  const derived = await derive(password, read(salt), cost);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Same work where there is no account, so that timing does not reveal it. */
async function verifyNobody(password: string): Promise<false> {
  await derive(password, new Uint8Array(SALT_BYTES), COST);
  return false;
}

/** A few at a time, in turn by network address, so that a crowd at one address does not block others. */
export interface PasswordHashes {
  /** @throws AppError too_many_requests when too many wait */
  hash(password: string, address: string): Promise<string>;
  verify(password: string, hash: string, address: string): Promise<boolean>;
  verifyNobody(password: string, address: string): Promise<false>;
}

export function createPasswordHashes(): PasswordHashes {
  const { run } = createFairQueue({
    atOnce: AT_ONCE,
    perKey: AT_ONCE,
    mostWaiting: MAX_WAITING_OF_PLACE,
    mostWaitingInAll: MAX_WAITING,
    patience: PATIENCE,
    refusal: 'too_many_requests',
  });
  return {
    hash: (password, address) => run(address, () => hashPassword(password)),
    verify: (password, hash, address) => run(address, () => verifyPassword(password, hash)),
    verifyNobody: (password, address) => run(address, () => verifyNobody(password)),
  };
}
