import type { StoredDocument } from '../../couch/client';
import { isSharedImageId, type SharedImageDocument } from './sharedImageRecords';

export type SharedHashes = SharedImageDocument['image']['hashes'];

/** Which files of the shared library may be read by anybody, and which bytes staff have seen under their names. */
export function createSharedFiles() {
  const names = new Map<string, string>();
  let files = new Map<string, SharedHashes>();
  return {
    all: (): ReadonlyMap<string, SharedHashes> => files,
    clear: (): void => {
      names.clear();
      files = new Map();
    },
    /** @returns whether the document is one of the shared library */
    take(id: string, document: StoredDocument | undefined): boolean {
      if (!isSharedImageId(id)) return false;
      const { image, deleted } = (document ?? { deleted: true }) as Partial<SharedImageDocument>;
      // A copy, since whoever shows pages still reads the former one.
      files = new Map(files);
      files.delete(names.get(id) ?? '');
      if (!image) return true;
      const name = `${image.workspaceId}/${image.imageId}`;
      names.set(id, name);
      if (!deleted) files.set(name, image.hashes);
      return true;
    },
  };
}
