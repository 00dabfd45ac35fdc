import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue } from '../../http/fairQueue';

/** Cost of a new hash: 32 MB and about a quarter of a second (OWASP's choice for scrypt). */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** More than any cost that was ever chosen needs; Node refuses above it. */
const MAX_MEMORY = 128 * 1024 * 1024;

const write = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const read = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64url'));

/**
 * Hashes computed at once: the other threads of Node's pool stay with the database and files, and one core with those who
 * have signed in.
 */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Who may wait for a turn, of one address and in all; the rest is sent away at once. */
const MAX_WAITING_OF_PLACE = 40;
const MAX_WAITING = 200;
/** Milliseconds for which anybody waits. */
const PATIENCE = 30_000;

interface Cost {
  N: number;
  r: number;
  p: number;
}

function derive(password: string, salt: Uint8Array, cost: Cost): Promise<Uint8Array> {
  const options = { ...cost, maxmem: MAX_MEMORY };
  // Composed letters: a phone may type the same "ố" in two ways.
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(new Uint8Array(key)),
    );
  });
}

/**
 * A memory-hard hash with its own salt and cost, so that the cost may rise later:
 * `scrypt$N=32768,r=8,p=3$<salt>$<key>`, both in base64url.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = new Uint8Array(randomBytes(SALT_BYTES));
  const key = await derive(password, salt, COST);
  const cost = `N=${COST.N},r=${COST.r},p=${COST.p}`;
  return `scrypt$${cost}$${write(salt)}$${write(key)}`;
}

const FORM = /^scrypt\$N=(\d{1,7}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/**
 * Whether a password is the one of a hash, compared in constant time.
 * @throws Error when the stored hash is malformed: no password can match it and somebody must know
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

/** Does the work of a comparison where there is no account, so that time does not tell who exists. */
async function verifyNobody(password: string): Promise<false> {
  await derive(password, new Uint8Array(SALT_BYTES), COST);
  return false;
}

/**
 * The hashes that a gateway computes for its callers: a few at a time, the rest in turn from address to
 * address, so that a crowd at one of them does not keep the others waiting.
 */
export interface PasswordHashes {
  /**
   * @param place network address of who asks
   * @throws AppError too_many_requests when too many wait, like the others
   */
  hash(password: string, place: string): Promise<string>;
  verify(password: string, hash: string, place: string): Promise<boolean>;
  verifyNobody(password: string, place: string): Promise<false>;
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
    hash: (password, place) => run(place, () => hashPassword(password)),
    verify: (password, hash, place) => run(place, () => verifyPassword(password, hash)),
    verifyNobody: (password, place) => run(place, () => verifyNobody(password)),
  };
}
