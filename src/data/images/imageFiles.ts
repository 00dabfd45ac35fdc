import PouchDB from 'pouchdb-core';
import idbAdapter from 'pouchdb-adapter-idb';
import type { ImageSize } from '../../domain/records/images/limits';
import { storing } from '../storageErrors';
import { StorageFull } from '../types';
import { evictFiles, readStoredFile } from './fullDisk';
import { fileName as fileKey, type FileKey, type ImageFiles, type WaitingFile } from './types';

PouchDB.plugin(idbAdapter);

interface FileDocument {
  _id: string;
  _rev?: string;
  imageId: string;
  workspaceId?: string;
  size: ImageSize;
  bytes: number;
  /** The server does not have it, so it must not be evicted. */
  waits: boolean;
  isPaused?: boolean;
  /** Stable code of the refusal, until a person tries again. */
  refused?: string;
  _attachments?: Record<string, { content_type: string; data?: Blob; stub?: true }>;
}

const ATTACHMENT = 'file';
const isStatus = (error: unknown, status: number): boolean =>
  (error as { status?: number }).status === status;

type Files = Omit<FileDocument, '_id' | '_rev'>;
type Database = PouchDB.Database<Files>;

const openDatabase = (name: string): Database =>
  new PouchDB(name, { adapter: 'idb', auto_compaction: true }) as unknown as Database;

type Ask = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/** Resolves after all events of a failed transaction; the last one closes the connection. */
const afterItsEvents = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * PouchDB closes its connection for good when a transaction aborts, as on a full disk, and fails everything later with
 * that error. So reopen after a failure, but not at once: until PouchDB has handled the failure it hands out the
 * connection that it is about to close.
 */
function reopening(name: string): { ask: Ask; close: () => Promise<void> } {
  let open = openDatabase(name);
  const ask: Ask = async (work) => {
    const used = open;
    try {
      return await work(used);
    } catch (error) {
      if (isStatus(error, 404) || isStatus(error, 409)) throw error;
      await afterItsEvents();
      if (open === used) open = openDatabase(name);
      throw error;
    }
  };
  return { ask, close: () => open.close() };
}

/** Retries once, because another write's abort ends the connection for all. */
const reading = async <T>(ask: Ask, work: (database: Database) => Promise<T>): Promise<T> => {
  try {
    return await ask(work);
  } catch (error) {
    if (isStatus(error, 404)) throw error;
    return ask(work);
  }
};

function buildDocument({ imageId, size, workspaceId }: FileKey, file: Blob, waits: boolean) {
  const attachments = { [ATTACHMENT]: { content_type: file.type, data: file } };
  const owner = workspaceId === undefined ? {} : { workspaceId };
  const document = { imageId, size, ...owner, bytes: file.size, waits, _attachments: attachments };
  return { _id: fileKey({ imageId, size, workspaceId }), ...document };
}

/**
 * All or nothing.
 * @throws StorageFull
 */
const writeAll = (ask: Ask, documents: (Files & { _id: string })[]): Promise<void> =>
  storing(() =>
    ask(async (database) => {
      const results = await database.bulkDocs(documents);
      const failed = results.find((result) => !('ok' in result && result.ok));
      if (failed) throw failed as unknown as Error;
    }),
  );

/**
 * To make room, evicts files that the server also has.
 * @throws StorageFull
 */
async function writeWithRoom(
  ask: Ask,
  name: string,
  documents: Parameters<typeof writeAll>[1],
): Promise<void> {
  try {
    await writeAll(ask, documents);
  } catch (error) {
    const isRoom = error instanceof StorageFull && (await evictFiles(name).catch(() => false));
    if (!isRoom) throw error;
    await writeAll(ask, documents);
  }
}

async function writeNew(ask: Ask, document: Files & { _id: string }): Promise<void> {
  try {
    await storing(() => ask((database) => database.put(document)));
  } catch (error) {
    if (!isStatus(error, 409)) throw error;
  }
}

const listed = async (ask: Ask): Promise<FileDocument[]> => {
  const { rows } = await reading(ask, (database) =>
    database.allDocs<Files>({ include_docs: true }),
  );
  return rows.flatMap(({ doc }) => (doc ? [doc] : []));
};

const toSharedKey = ({ imageId, size, workspaceId }: FileDocument) =>
  workspaceId === undefined ? [] : [{ imageId, size, workspaceId }];

async function removeStored(ask: Ask, stored: FileDocument | undefined): Promise<void> {
  const { _id, _rev } = stored ?? {};
  if (_id === undefined || _rev === undefined) return;
  await ask((database) => database.remove({ _id, _rev })).catch((error: unknown) => {
    // Another tab removed it.
    if (!isStatus(error, 404) && !isStatus(error, 409)) throw error;
  });
}

export function openImageFiles(name: string): ImageFiles {
  const { ask, close } = reopening(name);

  async function find(key: FileKey): Promise<FileDocument | undefined> {
    try {
      return await reading(ask, (database) =>
        database.get(fileKey(key), { attachments: true, binary: true }),
      );
    } catch (error) {
      if (isStatus(error, 404)) return undefined;
      throw error;
    }
  }

  async function note(key: FileKey, change: Partial<FileDocument>): Promise<void> {
    for (;;) {
      const present = await ask((database) => database.get(fileKey(key))).catch(
        (error: unknown) => {
          if (isStatus(error, 404)) return undefined;
          throw error;
        },
      );
      if (!present) return;
      try {
        await storing(() => ask((database) => database.put({ ...present, ...change })));
        return;
      } catch (error) {
        // Another tab wrote in between.
        if (!isStatus(error, 409)) throw error;
      }
    }
  }

  return {
    async add(imageId, { full, thumbnail }) {
      const files = [
        buildDocument({ imageId, size: 'full' }, full, true),
        buildDocument({ imageId, size: 'thumbnail' }, thumbnail, true),
      ];
      await writeWithRoom(ask, name, files);
    },
    putBack: ({ isPaused, refused, ...key }, file) =>
      writeNew(ask, {
        ...buildDocument(key, file, true),
        isPaused,
        ...(refused ? { refused } : {}),
      }),
    // Another tab may have fetched it, too.
    keep: (key, file) => writeNew(ask, buildDocument(key, file, false)),
    read: (key) =>
      find(key).then(
        (file) => file?._attachments?.[ATTACHMENT]?.data,
        // On a full disk PouchDB cannot even be opened; show what is here all the same.
        () => readStoredFile(name, fileKey(key)),
      ),
    async waiting() {
      const files = await listed(ask);
      return files
        .filter(({ waits }) => waits)
        .map(({ imageId, size, bytes, isPaused, refused }): WaitingFile => ({
          imageId,
          size,
          bytes,
          isPaused: isPaused === true,
          refused,
        }));
    },
    shared: async () => (await listed(ask)).flatMap(toSharedKey),
    remove: async (key) => removeStored(ask, await find(key)),
    sent: (key) => note(key, { waits: false }),
    refuse: (key, refused) => note(key, { refused }),
    pause: (key, isPaused) => note(key, { isPaused, refused: undefined }),
    close,
  };
}
