import type { SharedImageEntry } from '../../../src/domain/records/library';
import type { SharedImage } from '../../../src/domain/records/images/sharing';
import type { StoredDocument } from '../../couch/client';
import { libraryKey } from './publishedRecords';

const PREFIX = 'sharedImages:';

export const isSharedImageId = (storedId: string): boolean => storedId.startsWith(PREFIX);

type Place = Pick<SharedImage, 'workspaceId' | 'imageId'>;

const getKey = ({ workspaceId, imageId }: Place): string =>
  libraryKey(`${workspaceId}/images`, imageId);

export const sharedImageId = (place: Place): string => PREFIX + getKey(place);

/** In `published`: the entry that every device gets; without content once it is shared no more. */
export interface SharedImageDocument extends StoredDocument {
  image: Place & { hashes?: SharedImage['hashes'] };
}

function toEntry(shared: SharedImage, at: string): SharedImageEntry {
  const { workspaceId, imageId, expertName, words, facts, offeredAt } = shared;
  return {
    id: getKey(shared),
    createdAt: offeredAt,
    updatedAt: at,
    kind: 'image',
    workspaceId,
    imageId,
    expertName,
    ...words,
    ...facts,
    status: 'active',
    isPublic: true,
    isApproved: true,
  };
}

export function projectSharedImage(shared: SharedImage): SharedImageDocument {
  const { workspaceId, imageId, hashes, decision, offeredAt } = shared;
  const isShown = shared.state === 'approved' && decision !== undefined;
  const id = getKey(shared);
  return {
    _id: sharedImageId(shared),
    type: 'sharedImages',
    deleted: !isShown,
    body: isShown ? { ...toEntry(shared, decision.at) } : { id },
    by: 'gateway',
    device: 'gateway',
    receivedAt: isShown ? decision.at : offeredAt,
    image: { workspaceId, imageId, ...(isShown && hashes ? { hashes } : {}) },
  };
}
