import { createHash } from 'node:crypto';
import { AppError } from '../../../src/domain/protocol/errors';
import {
  IMAGE_SIZES,
  THUMBNAIL_LIMITS,
  type ImageSize,
} from '../../../src/domain/records/images/limits';
import { getImageRoom } from '../../../src/domain/accounts/access/entitlements';
import {
  CouchConflict,
  CouchDatabaseMissing,
  imageDatabase,
  type Couch,
  type CouchDatabase,
} from '../../couch/client';
import { readImage } from './file';
import type { QuotaWatch } from '../quotas/watch';
import { takeRoom, type Counted } from './storage';

interface StoredFile extends Counted {
  type: 'image';
  mimeType: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  by: string;
  receivedAt: string;
}

export interface FileName {
  workspaceId: string;
  imageId: string;
  size: ImageSize;
}

export interface KeptFile {
  mimeType: string;
  bytes: Buffer;
}

export type FileFacts = Pick<StoredFile, 'bytes' | 'width' | 'height' | 'mimeType' | 'sha256'>;

export interface Uploader {
  accountId: string;
  plan: string;
}

export interface ImageStore {
  /**
   * The same file again is accepted: the first answer may have been lost.
   * @throws AppError file_too_large, invalid_file_type, too_many_pixels, thumbnail_too_large, picture_taken, storage_full
   */
  put(name: FileName, bytes: Buffer, uploader: Uploader): Promise<KeptFile>;
  get(name: FileName): Promise<KeptFile | undefined>;
  describe(name: FileName): Promise<FileFacts | undefined>;
  /** SHA-256 of the files that lie there now, by image. */
  hashes(
    workspaceId: string,
    imageIds: readonly string[],
  ): Promise<Map<string, Partial<Record<ImageSize, string>>>>;
  remove(workspaceId: string, imageId: string): Promise<boolean>;
}

export const hashFile = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const ATTACHMENT = 'file';
const fileKey = ({ size, imageId }: Pick<FileName, 'size' | 'imageId'>): string =>
  `${size}:${imageId}`;

async function unlessMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CouchDatabaseMissing) return undefined;
    throw error;
  }
}

export function isSmallEnough({
  bytes,
  width,
  height,
}: Pick<FileFacts, 'bytes' | 'width' | 'height'>): boolean {
  return bytes <= THUMBNAIL_LIMITS.bytes && Math.max(width, height) <= THUMBNAIL_LIMITS.side;
}

function readSized(size: ImageSize, sent: Buffer): ReturnType<typeof readImage> {
  if (size === 'full') return readImage(sent);
  const file = sent.length > THUMBNAIL_LIMITS.bytes ? undefined : readImage(sent);
  if (!file || !isSmallEnough({ ...file, bytes: file.bytes.length }))
    throw new AppError('thumbnail_too_large', { limitBytes: THUMBNAIL_LIMITS.bytes });
  return file;
}

/** @returns bytes freed; 0 where it was gone already */
async function removeFile(
  database: CouchDatabase<StoredFile>,
  name: Omit<FileName, 'workspaceId'>,
): Promise<number> {
  const stored = await unlessMissing(database.get(fileKey(name)));
  if (!stored) return 0;
  const { _id, _rev, bytes } = stored;
  try {
    await database.put({ _id, _rev, _deleted: true } as StoredFile);
    return bytes;
  } catch (error) {
    if (error instanceof CouchConflict) return 0;
    throw error;
  }
}

function storedFile(
  name: FileName,
  { mimeType, width, height, bytes }: ReturnType<typeof readImage>,
  { sha256, accountId, receivedAt }: { sha256: string; accountId: string; receivedAt: string },
): StoredFile {
  return {
    _id: fileKey(name),
    type: 'image',
    mimeType,
    width,
    height,
    bytes: bytes.length,
    sha256,
    by: accountId,
    receivedAt,
    _attachments: { [ATTACHMENT]: { content_type: mimeType, data: bytes.toString('base64') } },
  };
}

async function claimRoom(
  of: { rooms: CouchDatabase<Counted>; workspaceId: string; watch: QuotaWatch | undefined },
  bytes: number,
  most: number,
): Promise<void> {
  const { rooms, workspaceId, watch } = of;
  const note = (used: number) => watch?.note({ workspaceId, quota: 'storage', used, most });
  try {
    await note(await takeRoom(rooms, bytes, most));
  } catch (error) {
    if (error instanceof AppError && error.code === 'storage_full') await note(most);
    throw error;
  }
}

async function readFile(
  database: CouchDatabase<StoredFile>,
  name: FileName,
): Promise<KeptFile | undefined> {
  const imageDocument = await unlessMissing(database.getWhole(fileKey(name)));
  const data = imageDocument?._attachments?.[ATTACHMENT]?.data;
  if (!imageDocument || data === undefined) return undefined;
  return { mimeType: imageDocument.mimeType, bytes: Buffer.from(data, 'base64') };
}

async function readHashes(
  database: CouchDatabase<StoredFile>,
  imageIds: readonly string[],
): Promise<Map<string, Partial<Record<ImageSize, string>>>> {
  const names = imageIds.flatMap((imageId) => IMAGE_SIZES.map((size) => ({ imageId, size })));
  const files = await unlessMissing(database.getMany(names.map(fileKey)));
  const hashes = new Map<string, Partial<Record<ImageSize, string>>>();
  for (const name of names) {
    const sha256 = files?.get(fileKey(name))?.sha256;
    if (sha256 === undefined) continue;
    hashes.set(name.imageId, { ...hashes.get(name.imageId), [name.size]: sha256 });
  }
  return hashes;
}

/** @returns the bytes that staff judged under this name, where they did */
export type FindJudged = (name: FileName) => Promise<string | undefined>;

interface Beside {
  watch?: QuotaWatch;
  findJudged?: FindJudged;
}

export function createImageStore(
  couch: Couch,
  now: () => Date,
  { watch, findJudged }: Beside = {},
): ImageStore {
  const getDatabase = (workspaceId: string): CouchDatabase<StoredFile> =>
    couch.database<StoredFile>(imageDatabase(workspaceId));
  const getCountedDatabase = (workspaceId: string): CouchDatabase<Counted> =>
    couch.database<Counted>(imageDatabase(workspaceId));

  async function write(
    name: FileName,
    file: ReturnType<typeof readImage>,
    sha256: string,
    { accountId, plan }: Uploader,
  ): Promise<void> {
    const rooms = getCountedDatabase(name.workspaceId);
    const { bytes } = file;
    await claimRoom(
      { rooms, watch, workspaceId: name.workspaceId },
      bytes.length,
      getImageRoom(plan),
    );
    try {
      const by = { sha256, accountId, receivedAt: now().toISOString() };
      await getDatabase(name.workspaceId).put(storedFile(name, file, by));
    } catch (error) {
      if (error instanceof CouchConflict) await takeRoom(rooms, -bytes.length, 0);
      throw error;
    }
  }

  async function present(name: FileName): Promise<StoredFile | undefined> {
    return unlessMissing(getDatabase(name.workspaceId).get(fileKey(name)));
  }

  return {
    async put(name, sent, uploader) {
      const file = readSized(name.size, sent);
      const sha256 = hashFile(file.bytes);
      let stored = await present(name);
      if (!stored) {
        const judged = await findJudged?.(name);
        if (judged !== undefined && judged !== sha256) throw new AppError('picture_taken');
        await couch.ensureDatabase(imageDatabase(name.workspaceId));
        try {
          await write(name, file, sha256, uploader);
          return file;
        } catch (error) {
          if (!(error instanceof CouchConflict)) throw error;
          stored = await present(name);
        }
      }
      if (stored?.sha256 !== sha256) throw new AppError('picture_taken');
      return file;
    },
    get: (name) => readFile(getDatabase(name.workspaceId), name),
    describe: present,
    hashes: (workspaceId, imageIds) => readHashes(getDatabase(workspaceId), imageIds),
    async remove(workspaceId, imageId) {
      let freed = 0;
      try {
        for (const size of IMAGE_SIZES)
          freed += await removeFile(getDatabase(workspaceId), { imageId, size });
      } finally {
        if (freed > 0) await takeRoom(getCountedDatabase(workspaceId), -freed, 0);
      }
      return freed > 0;
    },
  };
}
