/**
 * Bypasses PouchDB on a full disk: PouchDB writes when opened and marks deletions by writing, which a browser without room
 * refuses; a transaction that only reads or deletes goes through. Nothing replicates these documents, so no deletion mark
 * is needed. Stores and indexes are those of pouchdb-adapter-idb 9.
 */
const DOCUMENTS = 'document-store';
const VERSIONS = 'by-sequence';
const FILES = 'attach-store';
const USES = 'attach-seq-store';

interface Stored {
  id: string;
  winningRev: string;
}
interface Version {
  _attachments?: Record<string, { digest: string }>;
  size?: unknown;
  waits?: unknown;
}

const startingWith = (text: string): IDBKeyRange => IDBKeyRange.bound(text, `${text}\uFFFF`);

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('transaction was aborted')),
    );
  });
}

/** Two documents may share a file, so only files without other uses are removed. */
async function removeUses(transaction: IDBTransaction, sequence: IDBValidKey): Promise<void> {
  const uses = transaction.objectStore(USES);
  const files = transaction.objectStore(FILES);
  const used = (await answer(uses.index('seq').getAll(sequence))) as { digestSeq: string }[];
  for (const key of await answer(uses.index('seq').getAllKeys(sequence))) uses.delete(key);
  for (const { digestSeq } of used) {
    const [digest = ''] = digestSeq.split('::');
    const others = await answer(uses.index('digestSeq').count(startingWith(`${digest}::`)));
    if (others === 0) files.delete(digest);
  }
}

const readVersion = async (
  transaction: IDBTransaction,
  { id, winningRev }: Stored,
): Promise<Version | undefined> => {
  const versions = transaction.objectStore(VERSIONS).index('_doc_id_rev');
  return (await answer(versions.get(`${id}::${winningRev}`))) as Version | undefined;
};

async function isSpare(transaction: IDBTransaction, document: Stored): Promise<boolean> {
  const version = await readVersion(transaction, document);
  return version?.size === 'full' && version.waits === false;
}

async function removeDocument(transaction: IDBTransaction, id: string): Promise<void> {
  const versions = transaction.objectStore(VERSIONS);
  const own = startingWith(`${id}::`);
  for (const sequence of await answer(versions.index('_doc_id_rev').getAllKeys(own))) {
    await removeUses(transaction, sequence);
    versions.delete(sequence);
  }
  transaction.objectStore(DOCUMENTS).delete(id);
}

/** Does not create a missing database. */
async function opened(name: string): Promise<IDBDatabase | undefined> {
  const request = indexedDB.open(`_pouch_${name}`);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return answer(request).catch(() => undefined);
}

/**
 * The server has these files: they are fetched again when shown.
 * @param name of the PouchDB database
 * @returns whether there were any
 * @throws what the browser says; nothing is removed then
 */
export async function evictFiles(name: string): Promise<boolean> {
  const database = await opened(name);
  if (!database) return false;
  try {
    const transaction = database.transaction([DOCUMENTS, VERSIONS, FILES, USES], 'readwrite');
    const done = ended(transaction);
    const all = (await answer(transaction.objectStore(DOCUMENTS).getAll())) as Stored[];
    let any = false;
    for (const document of all) {
      if (!(await isSpare(transaction, document))) continue;
      await removeDocument(transaction, document.id);
      any = true;
    }
    await done;
    return any;
  } finally {
    database.close();
  }
}

/**
 * @param name of the PouchDB database
 * @returns undefined where the file is not here
 */
export async function readStoredFile(name: string, id: string): Promise<Blob | undefined> {
  const database = await opened(name);
  if (!database) return undefined;
  try {
    const transaction = database.transaction([DOCUMENTS, VERSIONS, FILES], 'readonly');
    const stored = (await answer(transaction.objectStore(DOCUMENTS).get(id))) as Stored | undefined;
    const version = stored && (await readVersion(transaction, stored));
    const [file] = Object.values(version?._attachments ?? {});
    const fileEntry =
      file && ((await answer(transaction.objectStore(FILES).get(file.digest))) as unknown);
    const { body } = (fileEntry ?? {}) as { body?: unknown };
    return body instanceof Blob ? body : undefined;
  } finally {
    database.close();
  }
}
