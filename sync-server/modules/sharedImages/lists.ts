import { SHARED_IMAGES_LISTED, type StaffImage } from '../../../src/api/sharedImages';
import {
  mayDecide,
  type SharedFiles,
  type SharedImage,
} from '../../../src/domain/records/images/sharing';
import { fold } from '../../../src/domain/text/fold';
import type { CouchDatabase } from '../../couch/client';
import { createFirst } from '../../store/first';
import type { ImageStore } from '../images/store';
import { imageKey } from '../published/showcase';
import { countWaiting } from '../waiting/queueCounter';
import type { SharedImageStore } from './store';
import { countUses, type ImageUsage } from './uses';

type State = 'waiting' | 'approved' | 'declined';

const isIn = (state: State, shared: SharedImage): boolean =>
  shared.state === state || (state === 'declined' && shared.state === 'removed');

const getTime = ({ decision, offeredAt, state }: SharedImage): string =>
  state === 'waiting' ? offeredAt : (decision?.at ?? offeredAt);

function isFound({ words, expertName }: SharedImage, query: readonly string[]): boolean {
  if (query.length === 0) return true;
  const text = fold([words.title, words.description ?? '', expertName, ...words.tags].join(' '));
  return query.every((word) => text.includes(word));
}

type Records = Map<string, { approved: number; declined: number }>;

function countDecision(records: Records, { expertId, decision }: SharedImage): void {
  if (!decision) return;
  const record = records.get(expertId) ?? { approved: 0, declined: 0 };
  record[decision.verdict === 'approved' ? 'approved' : 'declined'] += 1;
  records.set(expertId, record);
}

const getKey = ({ workspaceId, imageId }: SharedImage): string => imageKey(workspaceId, imageId);

interface Facts {
  records: Records;
  uses: ReadonlyMap<string, ImageUsage>;
  files: ReadonlyMap<string, SharedFiles>;
}

function toStaffImage(
  { hashes: _hashes, former: _former, ...shared }: SharedImage,
  { records, uses, files }: Facts,
): StaffImage {
  const { approved = 0, declined = 0 } = records.get(shared.expertId) ?? {};
  const usage = uses.get(getKey(shared)) ?? { usageCount: 0 };
  return {
    ...shared,
    ...usage,
    approvedBefore: approved,
    declinedBefore: declined,
    ...(mayDecide(shared, 'approved') ? { files: files.get(getKey(shared)) ?? null } : {}),
  };
}

interface Parts {
  store: Pick<SharedImageStore, 'all' | 'ofPractice'>;
  images: Pick<ImageStore, 'hashes'>;
  database: CouchDatabase;
}

async function readFiles(
  { images }: Parts,
  all: readonly SharedImage[],
): Promise<Map<string, SharedFiles>> {
  const files = new Map<string, SharedFiles>();
  const undecided = all.filter((shared) => mayDecide(shared, 'approved'));
  for (const workspaceId of new Set(undecided.map((one) => one.workspaceId))) {
    const some = undecided.filter((one) => one.workspaceId === workspaceId);
    const ids = some.map(({ imageId }) => imageId);
    for (const [imageId, { full, thumbnail }] of await images.hashes(workspaceId, ids))
      if (full !== undefined && thumbnail !== undefined)
        files.set(imageKey(workspaceId, imageId), { full, thumbnail });
  }
  return files;
}

async function view(
  parts: Parts,
  records: Records,
  some: readonly SharedImage[],
): Promise<StaffImage[]> {
  const uses = await countUses(parts.database, new Set(some.map(getKey)));
  const files = await readFiles(parts, some);
  return some.map((one) => toStaffImage(one, { records, uses, files }));
}

export function createSharingLists(parts: Parts) {
  const { store } = parts;
  return {
    list: async (state: State, q: string) => {
      const query = fold(q).split(/\s+/).filter(Boolean);
      const sign = state === 'waiting' ? 1 : -1;
      const first = createFirst<SharedImage>(
        SHARED_IMAGES_LISTED,
        (a, b) => sign * getTime(a).localeCompare(getTime(b)),
      );
      const records: Records = new Map();
      let total = 0;
      for await (const shared of store.all()) {
        countDecision(records, shared);
        if (!isIn(state, shared) || !isFound(shared, query)) continue;
        total += 1;
        first.add(shared);
      }
      return { images: await view(parts, records, first.items()), total };
    },
    view: async (shared: SharedImage): Promise<StaffImage> => {
      const records: Records = new Map();
      for await (const one of store.ofPractice(shared.workspaceId)) countDecision(records, one);
      const [shown] = await view(parts, records, [shared]);
      if (!shown) throw new Error('One picture has one view.');
      return shown;
    },
    waiting: () =>
      countWaiting(store.all(), (one) => (isIn('waiting', one) ? one.offeredAt : undefined)),
  };
}
export type SharingLists = ReturnType<typeof createSharingLists>;
