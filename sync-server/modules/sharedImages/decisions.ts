import {
  decideSharing,
  SHARED_UNDO_SECONDS,
  STAFF_NAME,
  STAFF_WORKSPACE,
  undoSharing,
  undoUntil,
  type SharedImage,
  type SharedVerdict,
  type SharedWords,
} from '../../../src/domain/records/images/sharing';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import type { ImageStore } from '../images/store';
import { jobRequest, type JobQueue } from '../jobs/queue';
import { SHARED_IMAGE_NOTICE } from './jobKinds';
import type { Show } from './show';
import type { Place, SharedImageStore } from './store';

/** Milliseconds before the author is told; clocks of two gateways may differ a little. */
const NOTICE_DELAY = (SHARED_UNDO_SECONDS + 2) * 1000;

interface Parts {
  store: SharedImageStore;
  images: Pick<ImageStore, 'describe'>;
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
}

const VERBS: Record<SharedVerdict, string> = {
  approved: 'approveImage',
  declined: 'declineImage',
  removed: 'removeImage',
};

async function readHashes({ images }: Parts, { workspaceId, imageId }: Place) {
  const [full, thumbnail] = await Promise.all(
    (['full', 'thumbnail'] as const).map((size) => images.describe({ workspaceId, imageId, size })),
  );
  // Its files may still be on their way from the author's device.
  if (!full || !thumbnail) throw new AppError('image_not_there');
  return { full: full.sha256, thumbnail: thumbnail.sha256 };
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
  { verdict, version, reason, words }: Judgement,
): Promise<SharedImage> {
  const { store, jobs, show, now } = parts;
  const hashes = verdict === 'approved' ? await readHashes(parts, place) : undefined;
  const at = now().toISOString();
  const decision = { verdict, by, at, ...(reason === undefined ? {} : { reason }) };
  const key = `${place.workspaceId} ${place.imageId} ${at}`;
  const notice = jobRequest(SHARED_IMAGE_NOTICE, {
    key,
    payload: { ...place, at },
    at: new Date(now().getTime() + NOTICE_DELAY),
  });
  const decided = await jobs.enqueueAround([notice], () =>
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
    add: (...call: Rest<typeof add>) => add(parts, ...call),
  };
}
export type SharingDecisions = ReturnType<typeof createSharingDecisions>;
