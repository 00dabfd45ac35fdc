import type { SharedImage } from '../../../src/domain/records/images/sharing';
import { sameValue } from '../../../src/domain/records/equality';
import type { Couch } from '../../couch/client';
import type { WakeHub } from '../../http/wakeHub';
import { whileConflicts } from '../../store/documents';
import type { Showcase } from '../published/showcase';
import { PUBLISHED_DATABASE } from '../published/publishedRecords';
import {
  projectSharedImage,
  sharedImageId,
  type SharedImageDocument,
} from '../published/sharedImageRecords';
import type { Place, SharedImageStore } from './store';

interface Parts {
  couch: Couch;
  store: Pick<SharedImageStore, 'find' | 'all'>;
}

/** @returns whether something was written */
async function writeEntry({ couch, store }: Parts, place: Place): Promise<boolean> {
  const published = couch.database<SharedImageDocument>(PUBLISHED_DATABASE);
  return whileConflicts(async () => {
    // In this order, so that a decision made in between costs this write a conflict.
    const present = await published.get(sharedImageId(place));
    const shared = await store.find(place);
    const next = shared && projectSharedImage(shared);
    if (!next || (!present && next.deleted)) return false;
    const { _rev, ...before } = present ?? {};
    if (sameValue(before, next)) return false;
    await published.put(_rev === undefined ? next : { ...next, _rev });
    return true;
  });
}

export function createShow(
  parts: Parts & { showcase: Pick<Showcase, 'doubt'>; wake: Pick<WakeHub, 'wake'> },
) {
  return async (place: Place): Promise<void> => {
    if (!(await writeEntry(parts, place))) return;
    parts.showcase.doubt();
    parts.wake.wake('*', ['library']);
  };
}
export type Show = ReturnType<typeof createShow>;

/** For a `published` that lost its entries. @returns how many were written */
export async function rebuildSharedImages(parts: Parts): Promise<number> {
  let written = 0;
  for await (const shared of parts.store.all() as AsyncGenerator<SharedImage>)
    if (await writeEntry(parts, shared)) written += 1;
  return written;
}
