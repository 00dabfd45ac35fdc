import { fromBase64 } from '../../platform/base64';
import { readSealKeys } from '../../platform/sealKeys';
import type { DeviceStore } from '../deviceStore';
import { take } from '../opening/locks';
import { NewerDatabase, type SCHEMA_VERSION } from '../opening/version';
import { drop } from '../removal';
import type { RecordDatabase, StoredRecord } from '../store/recordDatabase';
import { DataSealed, isTrue, SEALED_NOTE } from './note';
import {
  decrypted,
  isOfWork,
  sealedName,
  SealedDatabase,
  type SealedContent,
  type SealedImage,
} from './sealedDatabase';

interface Opened {
  name: string;
  accountId: string;
  device: DeviceStore;
  documents: RecordDatabase;
}

/**
 * Versions whose records are put back as they are. What was closed by a version before another form of the records goes
 * through `putBack` only when that turns them into the present form.
 */
const SAME_FORM: Record<2 | typeof SCHEMA_VERSION, true> = { 2: true, 3: true };

const isUnsent = ({ _sync }: StoredRecord): boolean =>
  _sync !== undefined && _sync.state !== 'clean';

/**
 * Writing records twice does no harm: mostly the table is empty. What was not sent also replaces what the server has; the
 * next push sees which version it was made of.
 */
async function putBack(documents: RecordDatabase, name: string, records: StoredRecord[]) {
  const known = documents.tables.some((table) => table.name === name);
  // A table that this version does not know can hold nothing it sends.
  if (!known) return;
  const table = documents.records(name);
  const path = table.schema.primKey.keyPath as keyof StoredRecord;
  const ids = records.map((record) => record[path] as string);
  await documents.transaction('rw', table, async () => {
    const present = await table.bulkGet(ids);
    const toSeal = records.filter((record, index) => {
      const there = present[index];
      return there === undefined || (isUnsent(record) && !isUnsent(there));
    });
    if (toSeal.length > 0) await table.bulkPut(toSeal);
  });
}

async function putImageBack(name: string, { base64, type, ...file }: SealedImage) {
  const { openImageFiles } = await import('../images/imageFiles');
  const files = openImageFiles(`${name}-pictures`);
  try {
    await files.putBack(file, new Blob([fromBase64(base64)], { type }));
  } finally {
    await files.close();
  }
}

async function put({ name, device, documents }: Opened, content: SealedContent): Promise<void> {
  if (content.kind === 'records')
    return putBack(documents, content.table, content.records as StoredRecord[]);
  if (content.kind === 'picture') return putImageBack(name, content.file);
  if (content.kind === 'storage') {
    for (const [key, value] of content.entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    return;
  }
  for (const { key, value } of content.records)
    if (isOfWork(key) && !(await device.meta.get(key))) await device.remember(key, value);
}

/** @throws DataSealed when none of the keys opens it */
async function openedWith(
  keys: readonly CryptoKey[],
  chunk: Parameters<typeof decrypted>[1],
): Promise<SealedContent> {
  for (const key of keys) {
    const content = await decrypted(key, chunk).catch(() => undefined);
    if (content) return content;
  }
  throw new DataSealed('no key');
}

async function openAll(opened: Opened, sealed: SealedDatabase): Promise<void> {
  const parts = await sealed.parts.orderBy('id').toArray();
  if (parts.some(({ version }) => !Object.hasOwn(SAME_FORM, version)))
    throw new NewerDatabase('sealed');
  const own = await readSealKeys(opened.accountId);
  const keys = own?.keys.map(({ key }) => key) ?? [];
  // Newest first, so that an older version never replaces a later edit.
  for (const { id, chunks } of parts.toReversed())
    for (let number = 0; number < chunks; number += 1) {
      const chunk = await sealed.chunks.get([id, number]);
      if (chunk) await put(opened, await openedWith(keys, chunk));
    }
}

/**
 * Brings back what was closed when the account signed out here. It may be cut anywhere, and is done again then. Nothing
 * closes while it runs: the caller shares the lock of the open database.
 * @throws DataSealed, NewerDatabase, StorageFull: what is closed stays as it is then
 */
export async function openSealed(opened: Opened): Promise<void> {
  const { name, device } = opened;
  const release = await take(`bualanh-sealed-${name}`, 'exclusive');
  try {
    // Another tab may have done it meanwhile.
    if (!(await device.recall(SEALED_NOTE, isTrue))) return;
    const sealed = new SealedDatabase(name);
    try {
      await openAll(opened, sealed);
      // Otherwise the sealed data would be restored again.
      await sealed.clear();
    } finally {
      sealed.close();
    }
    await device.meta.delete(SEALED_NOTE);
    // The database is already empty, so nobody has to wait for its deletion.
    drop(sealedName(name)).catch(() => undefined);
  } finally {
    release();
  }
}
