import { deriveBits } from './appLock';
import { fromBase64, toBase64 } from './base64';
import { newId } from './ids';

/**
 * Keys that seal an account's data at sign-out. While signed in the key is usable and not extractable; sign-out removes it
 * once all is sealed. The server gives it again at a sign-in, whatever the password is by then; for work without a network
 * it lies here encrypted with the password.
 */

interface OwnKey {
  id: string;
  key: CryptoKey;
}

/** The first one seals, any may open. */
export interface SealKeys {
  accountId: string;
  signIn: string;
  keys: OwnKey[];
}

interface Wrapped {
  accountId: string;
  keyId: string;
  who: string;
  salt: Uint8Array<ArrayBuffer>;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
  wrongPasswords: number;
}

interface Person {
  accountId: string;
  email: string;
}

interface Content {
  key: string;
  account: Person;
}

/** Wrong passwords in a row that are tried without a network; then only the server is asked. */
const MAX_WRONG_OFFLINE = 10;
/** Must not begin like the name of an account's database. */
const DATABASE = 'bualanh.keys';
const [KEYS, WRAPPED] = ['keys', 'wrapped'];

const isAble = (): boolean =>
  typeof indexedDB !== 'undefined' && typeof crypto !== 'undefined' && 'subtle' in crypto;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(DATABASE)));
  });

/** One transaction over both stores: `work` must await nothing else, or it commits early. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (keys: IDBObjectStore, wrapped: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(KEYS, { keyPath: 'accountId' });
    opening.result.createObjectStore(WRAPPED, { keyPath: ['accountId', 'keyId'] });
  });
  const database = await settled(opening);
  try {
    const transaction = database.transaction([KEYS, WRAPPED], mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(DATABASE)));
    });
    const result = await work(transaction.objectStore(KEYS), transaction.objectStore(WRAPPED));
    await done;
    return result;
  } finally {
    database.close();
  }
}

const imported = (raw: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);

async function digest(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return toBase64(hash.subarray(0, 8));
}

const deriveName = ({ accountId, email }: Person): Promise<string> =>
  digest(new TextEncoder().encode(`${accountId} ${email.trim().toLowerCase()}`));

/** @param stored 32 random bytes, base64 */
async function ownKey(stored: string): Promise<OwnKey> {
  const raw = fromBase64(stored);
  return { id: await digest(raw), key: await imported(raw) };
}

/** @throws where the password is another one */
async function opened({ salt, iv, bytes }: Wrapped, password: string): Promise<Content> {
  const key = await imported(await deriveBits(password, salt));
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(plain)) as Content;
}

async function wrap(content: Content, password: string): Promise<void> {
  const { accountId } = content.account;
  const [salt, iv] = [16, 12].map((length) => crypto.getRandomValues(new Uint8Array(length)));
  if (!salt || !iv) return;
  const { id: keyId } = await ownKey(content.key);
  const key = await imported(await deriveBits(password, salt));
  const plain = new TextEncoder().encode(JSON.stringify(content));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  const who = await deriveName(content.account);
  const record: Wrapped = { accountId, keyId, who, salt, iv, bytes, wrongPasswords: 0 };
  await within('readwrite', async (_, wrapped) => settled(wrapped.put(record)));
}

const wrappedHere = (): Promise<Wrapped[]> =>
  within('readonly', async (_, wrapped) => settled(wrapped.getAll()));

/** Keys that the server no longer knows, such as after a restore of its backup: the password opens them. */
async function formerKeys(
  accountId: string,
  present: string | undefined,
  password: string,
): Promise<string[]> {
  const all = await wrappedHere();
  const others = all.filter((one) => one.accountId === accountId && one.keyId !== present);
  const contents = await Promise.all(
    others.map((one) => opened(one, password).catch(() => undefined)),
  );
  return contents.flatMap((content) => content?.key ?? []);
}

const putKeys = (accountId: string, keys: OwnKey[]): Promise<unknown> =>
  within('readwrite', async (store) => settled(store.put({ accountId, signIn: newId(), keys })));

/**
 * @param sealKey of the server; an older gateway gives none
 * @returns settles when data can be opened; what a sign-in without a network needs is made afterwards
 */
export async function keepSealKey(
  account: Person,
  sealKey: string | undefined,
  password: string,
): Promise<void> {
  if (!isAble()) return;
  const { accountId } = account;
  const own = sealKey === undefined ? undefined : await ownKey(sealKey);
  const others = await formerKeys(accountId, own?.id, password);
  const first = sealKey ?? others[0];
  if (first === undefined) return;
  await putKeys(accountId, [...(own ? [own] : []), ...(await Promise.all(others.map(ownKey)))]);
  wrap({ key: first, account }, password).catch(() => undefined);
}

export async function keepMissingSealKey(
  { accountId }: Pick<Person, 'accountId'>,
  sealKey: string | undefined,
): Promise<void> {
  if (sealKey !== undefined && isAble() && !(await readSealKeys(accountId)))
    await putKeys(accountId, [await ownKey(sealKey)]);
}

export const readSealKeys = async (accountId: string): Promise<SealKeys | undefined> =>
  isAble() ? within('readonly', async (keys) => settled(keys.get(accountId))) : undefined;

/** Keys of a later sign-in stay. */
export const forgetSealKeys = ({ accountId, signIn }: SealKeys): Promise<void> =>
  within('readwrite', async (keys) => {
    const present = (await settled(keys.get(accountId))) as SealKeys | undefined;
    if (present?.signIn === signIn) await settled(keys.delete(accountId));
  });

export async function dropSealKeys(accountId: string): Promise<void> {
  if (!isAble()) return;
  await within('readwrite', async (keys, wrapped) => {
    await settled(keys.delete(accountId));
    await settled(wrapped.delete(IDBKeyRange.bound([accountId], [accountId, []])));
  });
}

/** @returns the account as it was stored; undefined where nobody signed in here with this password */
export async function openWithPassword(email: string, password: string): Promise<unknown> {
  if (!isAble()) return undefined;
  for (const one of await wrappedHere()) {
    if ((await deriveName({ accountId: one.accountId, email })) !== one.who) continue;
    if (one.wrongPasswords >= MAX_WRONG_OFFLINE) continue;
    // Counted before it is checked: closing the tab meanwhile wins no further try.
    await note({ ...one, wrongPasswords: one.wrongPasswords + 1 });
    const content = await opened(one, password).catch(() => undefined);
    if (!content) continue;
    await note({ ...one, wrongPasswords: 0 });
    await putKeys(one.accountId, [await ownKey(content.key)]);
    return content.account;
  }
  return undefined;
}

const note = (record: Wrapped): Promise<unknown> =>
  within('readwrite', async (_, wrapped) => settled(wrapped.put(record)));
