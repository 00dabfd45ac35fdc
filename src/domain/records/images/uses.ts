import type { TwoWayName } from '..';
import { getDocumentTitle } from '../titles';
import { readImageAddress, type ImageAddress } from './address';

export const IMAGE_USERS = [
  'recipes',
  'menus',
  'articles',
] as const satisfies readonly TwoWayName[];

export interface ImageUse {
  collection: (typeof IMAGE_USERS)[number];
  id: string;
  title: string;
}

export function* imagesIn(value: unknown): Generator<ImageAddress> {
  if (typeof value === 'string') {
    const address = value.startsWith('/images/') ? readImageAddress(value) : undefined;
    if (address) yield address;
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* imagesIn(inner);
}

function names(value: unknown, imageId: string): boolean {
  for (const address of imagesIn(value)) if (address.imageId === imageId) return true;
  return false;
}

export function imageUses(
  imageId: string,
  documents: Readonly<Record<ImageUse['collection'], readonly { id: string }[]>>,
): ImageUse[] {
  return IMAGE_USERS.flatMap((collection) =>
    documents[collection]
      .filter((document) => names(document, imageId))
      .map((document) => {
        const title = getDocumentTitle(
          collection,
          document as Record<string, unknown> & { id: string },
        );
        return { collection, id: document.id, title };
      }),
  );
}
