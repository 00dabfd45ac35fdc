import { Dexie, type Table } from 'dexie';
import { toBase64 } from '../../platform/base64';
import { newId } from '../../platform/ids';
import { forgetSealKeys, readSealKeys } from '../../platform/sealKeys';
import type { DataOwner } from '../../platform/ownerList';
import { sealings } from '../../platform/sealings';
import { databaseName } from '../databaseName';
import { DeviceStore } from '../deviceStore';
import { takeAlone } from '../opening/locks';
import { SCHEMA_VERSION } from '../opening/version';
import { drop, listKeys, type KeyedStorage } from '../removal';
import { RecordDatabase } from '../store/recordDatabase';
import { isTrue, SEALED_NOTE } from './note';
import {
  decrypted,
  encrypted,
  isOfWork,
  SealedDatabase,
  type SealedContent,
} from './sealedDatabase';

/** Milliseconds for other tabs to let go; then the next start tries again. */
const PATIENCE = 20_000;
/** Records that are closed together: one by one they would take ten times as long. */
const AT_ONCE = 100;

/** The app lock's settings are needed before anything is open. */
const isPlain = (key: string): boolean => key.startsWith('bualanh.appLock:');

interface Meta {
  key: string;
  value: unknown;
}

async function* readRecords<T>(table: Table<T, string>): AsyncGenerator<T[]> {
  const path = table.schema.primKey.keyPath as keyof T;
  let page = await table.orderBy(':id').limit(AT_ONCE).toArray();
  while (page.length > 0) {
    yield page;
    const last = page.at(-1)?.[path] as string;
    page = await table.where(':id').above(last).limit(AT_ONCE).toArray();
  }
}

/** Files that the server has are not sealed: they are fetched again when they are shown. */
async function* readImages(name: string): AsyncGenerator<SealedContent> {
  const { openImageFiles } = await import('../images/imageFiles');
  const files = openImageFiles(name);
  try {
    for (const { imageId, size, isPaused, refused } of await files.waiting()) {
      const file = await files.read({ imageId, size });
      if (!file) continue;
      const bytes = toBase64(new Uint8Array(await file.arrayBuffer()));
      const image = { imageId, size, type: file.type, base64: bytes, isPaused, refused };
      yield { kind: 'picture', file: image };
    }
  } finally {
    await files.close();
  }
}

async function* readContents(
  { accountId }: DataOwner,
  name: string,
  device: DeviceStore,
  storage: KeyedStorage,
): AsyncGenerator<SealedContent> {
  const documents = new RecordDatabase(name);
  try {
    for (const table of documents.tables)
      for await (const records of readRecords(table as Table<Record<string, unknown>, string>))
        yield { kind: 'records', table: table.name, records };
  } finally {
    documents.close();
  }
  for await (const records of readRecords(device.meta as unknown as Table<Meta, string>)) {
    const own = records.filter(({ key }) => isOfWork(key));
    if (own.length > 0) yield { kind: 'meta', records: own };
  }
  if (await Dexie.exists(`_pouch_${name}-pictures`)) yield* readImages(`${name}-pictures`);
  const entries = listKeys(storage, accountId)
    .filter((key) => !isPlain(key))
    .map((key): [string, string] => [key, storage.getItem(key) ?? '']);
  if (entries.length > 0) yield { kind: 'storage', entries };
}

async function sealInto(
  sealed: SealedDatabase,
  key: CryptoKey,
  contents: AsyncGenerator<SealedContent>,
): Promise<void> {
  const part = newId();
  const complete = await sealed.parts.toCollection().primaryKeys();
  await sealed.chunks.where('part').noneOf(complete).delete();
  let number = 0;
  for await (const content of contents) {
    await sealed.chunks.put({ part, number, ...(await encrypted(key, content)) });
    number += 1;
  }
  // Everything is read back before any plain data is deleted.
  const written = sealed.chunks.where('[part+number]').between([part, 0], [part, number]);
  let opened = 0;
  for (const id of await written.primaryKeys()) {
    const chunk = await sealed.chunks.get(id);
    if (chunk && (await decrypted(key, chunk))) opened += 1;
  }
  if (opened !== number) throw new Error(`${opened} of ${number} chunks can be read`);
  await sealed.parts.put({ id: part, version: SCHEMA_VERSION, chunks: number });
}

async function dropPlain(
  { accountId }: DataOwner,
  name: string,
  device: DeviceStore,
  storage: KeyedStorage,
): Promise<void> {
  for (const key of listKeys(storage, accountId)) if (!isPlain(key)) storage.removeItem(key);
  await device.meta.filter(({ key }) => isOfWork(key)).delete();
  for (const one of [`_pouch_${name}-pictures`, name]) await drop(one);
}

async function sealPlain(
  owner: DataOwner,
  name: string,
  key: CryptoKey,
  storage: KeyedStorage,
): Promise<void> {
  const device = new DeviceStore(name);
  const sealed = new SealedDatabase(name);
  try {
    // A seal that was cut off before anything plain was dropped holds only what is still there, or an older form of it.
    if (!(await device.recall(SEALED_NOTE, isTrue))) await sealed.clear();
    await sealInto(sealed, key, readContents(owner, name, device, storage));
    await device.remember(SEALED_NOTE, true);
    await dropPlain(owner, name, device, storage);
  } finally {
    sealed.close();
    device.close();
  }
}

async function seal(owner: DataOwner, storage: KeyedStorage): Promise<void> {
  const name = databaseName(owner);
  const release = await takeAlone(name, AbortSignal.timeout(PATIENCE));
  try {
    if (!sealings.has(owner.accountId, storage)) return;
    const own = await readSealKeys(owner.accountId);
    if (await Dexie.exists(name)) {
      const key = own?.keys[0]?.key;
      // Older gateways give no key: everything stays as it is.
      if (!key) return;
      await sealPlain(owner, name, key, storage);
    }
    if (own) await forgetSealKeys(own);
    sealings.remove(owner.accountId, storage);
  } finally {
    release();
  }
}

/** Data that a tab still has open are closed at the next start; never throws. */
export async function carryOutSealings(storage: KeyedStorage): Promise<void> {
  for (const owner of sealings.all(storage)) await seal(owner, storage).catch(() => undefined);
}
