import type { ImageRecord } from '../images';
import type { SharedImageEntry } from '../library';
import type { Notice } from '../notices';
import { imageAddress } from './address';
import { isOffered } from './sharing';

export type ShareState =
  | { kind: 'private' | 'waiting' | 'approved' }
  | { kind: 'declined' | 'removed'; reason: string };

const REFUSED = { imageDeclined: 'declined', imageRemoved: 'removed' } as const;

export interface SharedAround {
  shared: readonly SharedImageEntry[];
  notices: readonly Notice[];
}

/** What its author reads: staff write no field of an author's record, but entries of the library and notices. */
export function findShareState(
  image: Pick<ImageRecord, 'id' | 'workspaceId' | 'isPublic' | 'status'>,
  { shared, notices }: SharedAround,
): ShareState {
  if (!isOffered(image)) return { kind: 'private' };
  const isShared = shared.some(
    ({ imageId, workspaceId }) => imageId === image.id && workspaceId === image.workspaceId,
  );
  if (isShared) return { kind: 'approved' };
  const notice = notices.find(
    ({ about, act }) =>
      about?.collection === 'images' && about.id === image.id && act !== 'appealAnswered',
  );
  const act = notice?.act ?? '';
  if (act === 'imageDeclined' || act === 'imageRemoved')
    return { kind: REFUSED[act], reason: notice?.body ?? '' };
  return { kind: 'waiting' };
}

/** As records are shown and picked. Nobody here is its uploader. */
export function toLibraryImage(entry: SharedImageEntry): ImageRecord {
  const { kind: _kind, imageId, workspaceId, ...rest } = entry;
  const place = { workspaceId, imageId };
  const url = imageAddress({ ...place, size: 'full' });
  return {
    ...rest,
    id: imageId,
    workspaceId,
    expertId: workspaceId,
    uploadedBy: workspaceId,
    url,
    storagePath: url,
    thumbnailUrl: imageAddress({ ...place, size: 'thumbnail' }),
  };
}
