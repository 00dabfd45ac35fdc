import PouchDB from 'pouchdb-core';
import idbAdapter from 'pouchdb-adapter-idb';
import type { PictureSize } from '../../domain/pictures/limits';
import { storing } from '../storageErrors';
import type { FileKey, PictureFiles, WaitingFile } from './types';

PouchDB.plugin(idbAdapter);

/** One file of a picture, as PouchDB keeps it. */
interface FileDocument {
  _id: string;
  _rev?: string;
  imageId: string;
  size: PictureSize;
  bytes: number;
  /** The server does not have it: it is never evicted. */
  waits: boolean;
  /** Not sent until a person says so. */
  isPaused?: boolean;
  /** Stable word of the refusal, until a person tries again. */
  refused?: string;
  _attachments?: Record<string, { content_type: string; data?: Blob; stub?: true }>;
}

const ATTACHMENT = 'file';
const keyOf = ({ size, imageId }: FileKey): string => `${size}:${imageId}`;
const isStatus = (error: unknown, status: number): boolean =>
  (error as { status?: number }).status === status;

function openDatabase(name: string): PouchDB.Database<Omit<FileDocument, '_id' | '_rev'>> {
  return new PouchDB(name, {
    adapter: 'idb',
    auto_compaction: true,
  }) as unknown as PouchDB.Database<Omit<FileDocument, '_id' | '_rev'>>;
}

function documentOf({ imageId, size }: FileKey, file: Blob, waits: boolean) {
  const attachments = { [ATTACHMENT]: { content_type: file.type, data: file } };
  const document = { imageId, size, bytes: file.size, waits, _attachments: attachments };
  return { _id: keyOf({ imageId, size }), ...document };
}

/** Opens (and makes) the account's files of pictures on this device. @param name of the database */
export function openPictureFiles(name: string): PictureFiles {
  const database = openDatabase(name);

  async function find(key: FileKey): Promise<FileDocument | undefined> {
    try {
      return await database.get(keyOf(key), { attachments: true, binary: true });
    } catch (error) {
      if (isStatus(error, 404)) return undefined;
      throw error;
    }
  }

  /** Changes what is noted of a file; its bytes stay. */
  async function note(key: FileKey, change: Partial<FileDocument>): Promise<void> {
    for (;;) {
      const present = await database.get(keyOf(key)).catch((error: unknown) => {
        if (isStatus(error, 404)) return undefined;
        throw error;
      });
      if (!present) return;
      try {
        await storing(() => database.put({ ...present, ...change }));
        return;
      } catch (error) {
        // Another tab noted something in between.
        if (!isStatus(error, 409)) throw error;
      }
    }
  }

  return {
    async add(imageId, { full, thumbnail }) {
      const files = [
        documentOf({ imageId, size: 'full' }, full, true),
        documentOf({ imageId, size: 'thumbnail' }, thumbnail, true),
      ];
      const results = await storing(() => database.bulkDocs(files));
      const failed = results.find((result) => !('ok' in result && result.ok));
      if (failed) await storing(() => Promise.reject(failed as unknown as Error));
    },
    async keep(key, file) {
      try {
        await storing(() => database.put(documentOf(key, file, false)));
      } catch (error) {
        // Another tab has fetched it, too.
        if (!isStatus(error, 409)) throw error;
      }
    },
    read: async (key) => (await find(key))?._attachments?.[ATTACHMENT]?.data,
    async waiting() {
      const { rows } = await database.allDocs<Omit<FileDocument, '_id' | '_rev'>>({
        include_docs: true,
      });
      return rows.flatMap(({ doc }): WaitingFile[] =>
        doc?.waits
          ? [
              {
                imageId: doc.imageId,
                size: doc.size,
                bytes: doc.bytes,
                isPaused: doc.isPaused === true,
                refused: doc.refused,
              },
            ]
          : [],
      );
    },
    sent: (key) => note(key, { waits: false }),
    refuse: (key, refused) => note(key, { refused }),
    pause: (key, isPaused) => note(key, { isPaused, refused: undefined }),
    close: () => database.close(),
  };
}
