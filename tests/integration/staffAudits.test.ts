import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModerationMark } from '../../sync-server/modules/published/moderationMarks';
import { createMarks } from '../../sync-server/modules/moderation/marks';
import { createAppealStore } from '../../sync-server/modules/appeals/store';
import { createSharedImageStore } from '../../sync-server/modules/sharedImages/store';
import { listDocuments } from '../../sync-server/store/documents';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';
import { connectTestCouch, type TestCouch } from '../support/gateway';

let test: TestCouch;
beforeAll(async () => {
  test = await connectTestCouch();
  await database().ensure();
});
afterAll(() => test.close());

const database = () => test.couch.database(ACCOUNTS_DATABASE);
const at = '2026-11-20T08:00:00.000Z';
const STAFF = ['a', 'b', 'c', 'd'];

async function audits(id: string): Promise<Record<string, unknown>[]> {
  const entries: Record<string, unknown>[] = [];
  for await (const { body } of listDocuments(database(), 'audit:'))
    if (body.id === id || body.imageId === id) entries.push(body);
  return entries;
}
/** @returns who of those that decide at once was not refused */
async function decideAtOnce(decide: (by: string) => Promise<unknown>): Promise<string[]> {
  const results = await Promise.allSettled(STAFF.map(decide));
  return STAFF.filter((_, index) => results[index]?.status === 'fulfilled');
}

describe('P25 the audit log names what was decided, and nothing else', () => {
  it('P25 one entry for a picture that four decide about at once', async () => {
    const imageId = randomUUID();
    const place = { workspaceId: 'w-lan', imageId };
    const store = createSharedImageStore(database(), () => new Date());
    await store.change(place, () => ({
      ...place,
      expertId: 'lan',
      expertName: 'Lan',
      state: 'waiting',
      words: { title: 'Phở', altText: 'Phở', category: 'recipes', mealType: 'main', tags: [] },
      facts: { width: 8, height: 6, fileSize: 9, mimeType: 'image/png' },
      offeredAt: at,
      version: 1,
    }));
    const decided = await decideAtOnce((by) =>
      store.change(
        place,
        (present) => {
          if (present?.version !== 1) throw new Error('decided meanwhile');
          return { ...present, state: 'declined', version: 2 };
        },
        { action: 'declineImage', by },
      ),
    );
    expect(decided).toHaveLength(1);
    expect((await audits(imageId)).map(({ by }) => by)).toEqual(decided);
  });

  it('P25 one entry for a menu that four take down at once', async () => {
    const id = randomUUID();
    const mark: Omit<ModerationMark, 'by'> = {
      type: 'menus',
      workspaceId: 'w-lan',
      id,
      state: 'removed',
      title: 'Thực đơn',
      expertId: 'lan',
      rev: null,
      at,
    };
    const marks = createMarks(test.couch);
    const decided = await decideAtOnce((by) => marks.write({ ...mark, by }));
    expect((await audits(id)).map(({ by }) => by).toSorted()).toEqual(decided);
    expect(decided.length).toBeLessThan(STAFF.length);
  });

  it('P25 one entry for an appeal that four answer at once', async () => {
    const id = randomUUID();
    const place = { workspaceId: 'w-lan', collection: 'menus', id, decidedAt: at } as const;
    const store = createAppealStore(database(), () => new Date());
    const words = { expertId: 'lan', title: 'Thực đơn', reason: 'Trùng', text: 'Xin xem lại.' };
    await store.add({ ...place, ...words, at });
    const decided = await decideAtOnce((by) =>
      store.answer(place, { outcome: 'upheld', text: 'Không đổi', by, at }),
    );
    expect(decided).toHaveLength(1);
    expect(await audits(id)).toMatchObject([
      { action: 'answerAppeal', outcome: 'upheld', by: decided[0] },
    ]);
  });
});
