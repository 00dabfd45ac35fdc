import type { TwoWayName } from '../collections';
import { titleOf } from '../titles';
import { readPictureAddress } from './address';

/** Kinds of documents that may show a picture. */
export const PICTURE_USERS = [
  'recipes',
  'menus',
  'articles',
] as const satisfies readonly TwoWayName[];

/** A document that shows a picture. */
export interface PictureUse {
  collection: (typeof PICTURE_USERS)[number];
  id: string;
  title: string;
}

/** Whether a value names the picture anywhere in it: as cover, in a step, in a block. Either file counts. */
function names(value: unknown, imageId: string): boolean {
  if (typeof value === 'string')
    return value.startsWith('/images/') && readPictureAddress(value)?.imageId === imageId;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => names(inner, imageId));
}

/** The documents that show a picture, in the order of their collections. */
export function pictureUses(
  imageId: string,
  documents: Readonly<Record<PictureUse['collection'], readonly { id: string }[]>>,
): PictureUse[] {
  return PICTURE_USERS.flatMap((collection) =>
    documents[collection]
      .filter((document) => names(document, imageId))
      .map((document) => {
        const title = titleOf(collection, document as Record<string, unknown> & { id: string });
        return { collection, id: document.id, title };
      }),
  );
}
