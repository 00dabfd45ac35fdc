import {
  decideSharing,
  isSameFiles,
  reopenSharing,
  SHARED_UNDO_SECONDS,
  STAFF_NAME,
  STAFF_WORKSPACE,
  undoSharing,
  undoUntil,
  type SharedFiles,
  type SharedImage,
  type SharedVerdict,
  type SharedWords,
} from '../../../src/domain/records/images/sharing';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import type { ImageStore } from '../images/store';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { SHARED_IMAGE_NOTICE, TAKE_LEFT_OUT } from './jobKinds';
import type { Show } from './show';
import type { Place, SharedImageStore } from './store';

/** Milliseconds before the author is told; clocks of two gateways may differ a little. */
const NOTICE_DELAY = (SHARED_UNDO_SECONDS + 2) * 1000;

interface Parts {
  store: SharedImageStore;
  images: Pick<ImageStore, 'describe' | 'hashes'>;
  jobs: Pick<JobQueue, 'enqueueAround'>;
  show: Show;
  now: () => Date;
}

type Staff = Pick<AccessClaims, 'sub'>;

export interface Judgement {
  verdict: SharedVerdict;
  version: number;
  reason?: string | undefined;
  words?: SharedWords | undefined;
  /** The files that were shown; null where there were none. */
  files?: SharedFiles | null | undefined;
}

const VERBS: Record<SharedVerdict, string> = {
  approved: 'approveImage',
  declined: 'declineImage',
  removed: 'removeImage',
};

async function readHashes(
  { images }: Parts,
  { workspaceId, imageId }: Place,
): Promise<SharedFiles> {
  const { full, thumbnail } = (await images.hashes(workspaceId, [imageId])).get(imageId) ?? {};
  // Its files may still be on their way from the author's device.
  if (full === undefined || thumbnail === undefined) throw new AppError('image_not_there');
  return { full, thumbnail };
}

/**
 * The author may put another file under the same id at any time.
 * @throws AppError image_not_there; decided_meanwhile; app_outdated where the app does not say what it showed
 */
async function requireShown(
  parts: Parts,
  place: Place,
  files: Judgement['files'],
): Promise<SharedFiles> {
  const present = await readHashes(parts, place);
  if (files === undefined) throw new AppError('app_outdated');
  if (!isSameFiles(present, files)) throw new AppError('decided_meanwhile');
  return present;
}

/** @throws AppError not_found; decided_meanwhile where another version is there by now */
function requireVersion(present: SharedImage | undefined, version: number): SharedImage {
  if (!present) throw new AppError('not_found');
  if (present.version !== version) throw new AppError('decided_meanwhile');
  return present;
}

async function decide(
  parts: Parts,
  { sub: by }: Staff,
  place: Place,
  { verdict, version, reason, words, files }: Judgement,
): Promise<SharedImage> {
  const { store, jobs, show, now } = parts;
  const hashes =
    verdict === 'approved' ? await requireShown(parts, place, files) : (files ?? undefined);
  const at = now().toISOString();
  const decision = { verdict, by, at, ...(reason === undefined ? {} : { reason }) };
  const key = `${place.workspaceId} ${place.imageId} ${at}`;
  const notice = jobRequest(SHARED_IMAGE_NOTICE, {
    key,
    payload: { ...place, at },
    at: new Date(now().getTime() + NOTICE_DELAY),
  });
  const { workspaceId } = place;
  const more = jobRequest(TAKE_LEFT_OUT, { key, payload: { workspaceId }, subject: workspaceId });
  const requests = (await store.leftOut.has(workspaceId)) ? [notice, more] : [notice];
  const decided = await jobs.enqueueAround(requests, () =>
    store.change(
      place,
      (present) => {
        const next = decideSharing(requireVersion(present, version), { decision, words, hashes });
        if (!next) throw new AppError('decided_meanwhile');
        return next;
      },
      { action: VERBS[verdict], by },
    ),
  );
  await show(place);
  if (!decided) throw new AppError('not_found');
  return decided;
}

async function undo(
  { store, show, now }: Parts,
  { sub: by }: Staff,
  place: Place,
  version: number,
): Promise<SharedImage> {
  const undone = await store.change(
    place,
    (present) => {
      const known = requireVersion(present, version);
      if (!known.decision || !known.former) throw new AppError('decided_meanwhile');
      if (now().toISOString() > undoUntil(known.decision)) throw new AppError('undo_over');
      return undoSharing(known);
    },
    { action: 'undoImage', by },
  );
  await show(place);
  if (!undone) throw new AppError('not_found');
  return undone;
}

/** Lifts a refusal without approving: it waits again. */
async function reopen(
  { store, show }: Parts,
  { sub: by }: Staff,
  place: Place,
  version: number,
): Promise<void> {
  await store.change(place, (present) => reopenSharing(requireVersion(present, version)), {
    action: 'reopenImage',
    by,
  });
  await show(place);
}

/** Who uploads it may approve it. Sent again, it is the same picture. */
async function add(
  parts: Parts,
  { sub: by }: Staff,
  imageId: string,
  words: SharedWords,
): Promise<SharedImage> {
  const { store, show, now } = parts;
  const place = { workspaceId: STAFF_WORKSPACE, imageId };
  const facts = await parts.images.describe({ ...place, size: 'full' });
  if (!facts) throw new AppError('image_not_there');
  const { width, height, mimeType, bytes: fileSize } = facts;
  const at = now().toISOString();
  const hashes = await readHashes(parts, place);
  const added = await store.change(
    place,
    (present) =>
      present ?? {
        ...place,
        expertId: by,
        expertName: STAFF_NAME,
        state: 'approved',
        words,
        facts: { width, height, mimeType, fileSize },
        hashes,
        offeredAt: at,
        version: 1,
        decision: { verdict: 'approved', by, at },
      },
    { action: 'addImage', by },
  );
  await show(place);
  if (!added) throw new AppError('not_found');
  return added;
}

type Rest<F> = F extends (parts: Parts, ...rest: infer R) => unknown ? R : never;

export function createSharingDecisions(parts: Parts) {
  return {
    decide: (...call: Rest<typeof decide>) => decide(parts, ...call),
    undo: (...call: Rest<typeof undo>) => undo(parts, ...call),
    reopen: (...call: Rest<typeof reopen>) => reopen(parts, ...call),
    add: (...call: Rest<typeof add>) => add(parts, ...call),
  };
}
export type SharingDecisions = ReturnType<typeof createSharingDecisions>;
