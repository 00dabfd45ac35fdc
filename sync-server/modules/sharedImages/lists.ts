import { SHARED_IMAGES_LISTED, type StaffImage } from '../../../src/api/sharedImages';
import type { SharedImage } from '../../../src/domain/records/images/sharing';
import { fold } from '../../../src/domain/text/fold';
import type { CouchDatabase } from '../../couch/client';
import { imageKey } from '../published/showcase';
import { toWaiting } from '../waiting/queueCounter';
import type { SharedImageStore } from './store';
import { countUses, type ImageUsage } from './uses';

type State = 'waiting' | 'approved' | 'declined';

const isIn = (state: State, shared: SharedImage): boolean =>
  shared.state === state || (state === 'declined' && shared.state === 'removed');

const getTime = ({ decision, offeredAt, state }: SharedImage): string =>
  state === 'waiting' ? offeredAt : (decision?.at ?? offeredAt);

function isFound({ words, expertName }: SharedImage, query: readonly string[]): boolean {
  const text = fold([words.title, words.description ?? '', expertName, ...words.tags].join(' '));
  return query.every((word) => text.includes(word));
}

type Records = Map<string, { approved: number; declined: number }>;

function countByAuthor(all: readonly SharedImage[]): Records {
  const records: Records = new Map();
  for (const { expertId, decision } of all) {
    const record = records.get(expertId) ?? { approved: 0, declined: 0 };
    if (decision) record[decision.verdict === 'approved' ? 'approved' : 'declined'] += 1;
    records.set(expertId, record);
  }
  return records;
}

function toStaffImage(
  { hashes: _hashes, former: _former, ...shared }: SharedImage,
  records: Records,
  uses: ReadonlyMap<string, ImageUsage>,
): StaffImage {
  const { approved = 0, declined = 0 } = records.get(shared.expertId) ?? {};
  const usage = uses.get(imageKey(shared.workspaceId, shared.imageId)) ?? { usageCount: 0 };
  return { ...shared, ...usage, approvedBefore: approved, declinedBefore: declined };
}

export function createSharingLists(store: Pick<SharedImageStore, 'all'>, database: CouchDatabase) {
  async function readAll(): Promise<SharedImage[]> {
    const all: SharedImage[] = [];
    for await (const shared of store.all()) all.push(shared);
    return all;
  }

  return {
    list: async (state: State, q: string) => {
      const all = await readAll();
      const query = fold(q).split(/\s+/).filter(Boolean);
      const some = all.filter((one) => isIn(state, one) && isFound(one, query));
      const sign = state === 'waiting' ? 1 : -1;
      some.sort((a, b) => sign * getTime(a).localeCompare(getTime(b)));
      const [records, uses] = [countByAuthor(all), await countUses(database)];
      const images = some
        .slice(0, SHARED_IMAGES_LISTED)
        .map((one) => toStaffImage(one, records, uses));
      return { images, total: some.length };
    },
    view: async (shared: SharedImage): Promise<StaffImage> =>
      toStaffImage(shared, countByAuthor(await readAll()), await countUses(database)),
    waiting: async () => {
      const waiting = (await readAll()).filter((one) => isIn('waiting', one));
      return toWaiting(waiting.map(({ offeredAt }) => offeredAt));
    },
  };
}
export type SharingLists = ReturnType<typeof createSharingLists>;
