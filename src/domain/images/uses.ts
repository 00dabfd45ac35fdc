import type { TwoWayName } from '../collections';
import { titleOf } from '../titles';
import { readImageAddress } from './address';

/** Kinds of documents that may show an image. */
export const IMAGE_USERS = [
  'recipes',
  'menus',
  'articles',
] as const satisfies readonly TwoWayName[];

/** A document that shows an image. */
export interface ImageUse {
  collection: (typeof IMAGE_USERS)[number];
  id: string;
  title: string;
}

/** Whether a value names the image anywhere in it: as cover, in a step, in a block. Either file counts. */
function names(value: unknown, imageId: string): boolean {
  if (typeof value === 'string')
    return value.startsWith('/images/') && readImageAddress(value)?.imageId === imageId;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inner) => names(inner, imageId));
}

/** The documents that show an image, in the order of their collections. */
export function imageUses(
  imageId: string,
  documents: Readonly<Record<ImageUse['collection'], readonly { id: string }[]>>,
): ImageUse[] {
  return IMAGE_USERS.flatMap((collection) =>
    documents[collection]
      .filter((document) => names(document, imageId))
      .map((document) => {
        const title = titleOf(collection, document as Record<string, unknown> & { id: string });
        return { collection, id: document.id, title };
      }),
  );
}
