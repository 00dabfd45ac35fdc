import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Appeal, StaffAppeal } from '../../src/api/appeals';
import { createMarks } from '../../sync-server/modules/moderation/marks';
import { createSharedImageStore } from '../../sync-server/modules/sharedImages/store';
import { imageDatabase, workspaceDatabase } from '../../sync-server/couch/client';
import { createImageStore } from '../../sync-server/modules/images/store';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';
import { buildPng } from '../support/images';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { Browser, getCode, putAccount } from './accountHelpers';

let gateway: TestGateway;
const who = {
  lan: new Browser(''),
  minh: new Browser(''),
  content: new Browser(''),
  owner: new Browser(''),
};

beforeAll(async () => {
  gateway = await startGateway();
  const { couch } = gateway.ctx;
  for (const name of ['lan', 'minh'] as const) {
    await putAccount(couch, name);
    await couch.ensureDatabase(workspaceDatabase(`w-${name}`));
  }
  for (const role of ['content', 'owner'] as const)
    await putAccount(couch, role, { role: 'admin', adminRole: role });
  for (const name of ['lan', 'minh', 'content', 'owner'] as const) {
    who[name] = new Browser(gateway.url);
    await who[name].login(`${name}@example.vn`);
  }
});
afterAll(() => gateway.stop());

async function takeDown(id: string): Promise<string> {
  const at = new Date().toISOString();
  await createMarks(gateway.ctx.couch).write({
    type: 'menus',
    workspaceId: 'w-lan',
    id,
    state: 'removed',
    title: `Thực đơn ${id}`,
    expertId: 'lan',
    reason: 'Hứa chữa bệnh',
    rev: null,
    by: 'content',
    at,
  });
  return at;
}

const TEXT = 'Tôi đã bỏ câu đó, xin xem lại giúp.';
const appeal = (id: string, text = TEXT, collection = 'menus', by = who.lan) =>
  by.post('/api/expert/appeals', { collection, id, text });
const open = async (state = 'open'): Promise<StaffAppeal[]> =>
  (await who.content.call('GET', `/api/admin/appeals?state=${state}`)).body
    .appeals as StaffAppeal[];
const own = async (): Promise<Appeal[]> =>
  (await who.lan.call('GET', '/api/expert/appeals')).body.appeals as Appeal[];
const answer = (one: StaffAppeal, outcome: string, text: string, by = who.content) => {
  const { workspaceId, collection, id, decidedAt } = one;
  return by.post('/api/admin/appeals/answer', {
    workspaceId,
    collection,
    id,
    decidedAt,
    outcome,
    text,
  });
};
async function findOpen(id: string): Promise<StaffAppeal> {
  const found = (await open()).find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not open`);
  return found;
}
async function notices(): Promise<Record<string, unknown>[]> {
  const rows = await gateway.ctx.couch
    .database(workspaceDatabase('w-lan'))
    .list({ startKey: 'notices:', endKey: 'notices:\ufff0', includeDocs: true });
  return rows.map(({ doc }) => doc?.body ?? {});
}

async function refuseImage(imageId: string, isShown: boolean) {
  const { couch } = gateway.ctx;
  const place = { workspaceId: 'w-lan', imageId };
  const files = createImageStore(couch, () => new Date());
  await couch.ensureDatabase(imageDatabase('w-lan'));
  const lan = { accountId: 'lan', plan: 'free' };
  for (const size of ['full', 'thumbnail'] as const)
    await files.put({ ...place, size }, buildPng(8, 6), lan);
  const { full = '', thumbnail = '' } = (await files.hashes('w-lan', [imageId])).get(imageId) ?? {};
  const store = createSharedImageStore(couch.database(ACCOUNTS_DATABASE), () => new Date());
  const at = new Date().toISOString();
  await store.change(place, () => ({
    ...place,
    expertId: 'lan',
    expertName: 'Lan',
    state: 'declined',
    offeredAt: at,
    version: 2,
    words: { title: 'Phở', altText: 'Phở', category: 'recipes', mealType: 'main', tags: [] },
    facts: { width: 8, height: 6, fileSize: 9, mimeType: 'image/png' },
    ...(isShown ? { hashes: { full, thumbnail } } : {}),
    decision: { verdict: 'declined', reason: 'Mờ', by: 'content', at },
  }));
  expect((await appeal(imageId, TEXT, 'images')).status).toBe(200);
  const swap = async (): Promise<void> => {
    await files.remove('w-lan', imageId);
    for (const size of ['full', 'thumbnail'] as const)
      await files.put({ ...place, size }, buildPng(9, 7), lan);
  };
  const getState = async () => (await store.find(place))?.state;
  return { swap, getState };
}

describe('P22 an appeal by the author', () => {
  it('P22 is taken once for a decision, lands in the queue, and belongs to what was refused', async () => {
    await takeDown('m1');
    expect((await appeal('m1')).status).toBe(200);
    expect((await appeal('m1')).status).toBe(200);
    expect(getCode(await appeal('m1', 'Tôi vẫn không đồng ý.'))).toBe('appealed_already');
    expect(getCode(await appeal('nothing'))).toBe('not_found');
    expect(getCode(await appeal('m1', TEXT, 'menus', who.minh))).toBe('not_found');
    expect(await open()).toMatchObject([
      {
        id: 'm1',
        title: 'Thực đơn m1',
        text: TEXT,
        reason: 'Hứa chữa bệnh',
        expert: { name: 'Người lan' },
      },
    ]);
    expect(await own()).toMatchObject([{ id: 'm1', text: TEXT }]);
  });

  it('P22 that is upheld keeps the mark, and its author reads why', async () => {
    const one = await findOpen('m1');
    expect((await answer(one, 'upheld', 'Câu thứ hai vẫn hứa chữa bệnh')).status).toBe(200);
    expect(getCode(await answer(one, 'reversed', 'Được', who.owner))).toBe('decided_meanwhile');
    const place = { type: 'menus', workspaceId: 'w-lan', id: 'm1' } as const;
    expect((await createMarks(gateway.ctx.couch).find(place))?.state).toBe('removed');
    const told = (await notices()).find(({ act }) => act === 'appealAnswered');
    expect(told).toMatchObject({ body: 'Câu thứ hai vẫn hứa chữa bệnh' });
    // Apps of before would take it for the newest word about the menu.
    expect(told).not.toHaveProperty('about');
    expect(await own()).toMatchObject([{ answer: { outcome: 'upheld' } }]);
    expect(await open('answered')).toMatchObject([{ id: 'm1' }]);
  });

  it('P22 a later decision about the same thing takes an appeal of its own', async () => {
    await takeDown('m1');
    expect((await appeal('m1', 'Lần này tôi đã sửa cả hai câu.')).status).toBe(200);
    expect((await answer(await findOpen('m1'), 'reversed', 'Đúng là đã sửa')).status).toBe(200);
    const place = { type: 'menus', workspaceId: 'w-lan', id: 'm1' } as const;
    await until(
      async () => (await createMarks(gateway.ctx.couch).find(place))?.state === 'allowed',
    );
    expect((await notices()).filter(({ act }) => act === 'appealAnswered')).toHaveLength(2);
  });

  it('P22 of an earlier decision lifts no later one', async () => {
    await takeDown('m4');
    expect((await appeal('m4')).status).toBe(200);
    const earlier = await findOpen('m4');
    await takeDown('m4');
    expect((await answer(earlier, 'reversed', 'Đúng là đã sửa')).status).toBe(200);
    await until(() => [...gateway.parts.jobs.board.all()].length === 0);
    const place = { type: 'menus', workspaceId: 'w-lan', id: 'm4' } as const;
    expect((await createMarks(gateway.ctx.couch).find(place))?.state).toBe('removed');
  });

  it('P22 two answers at once: one counts, the other is told', async () => {
    await takeDown('m2');
    await appeal('m2');
    const one = await findOpen('m2');
    const both = await Promise.all([
      answer(one, 'upheld', 'Không'),
      answer(one, 'reversed', 'Có', who.owner),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('P13 a declined picture is approved by an appeal that is accepted', async () => {
    const { getState } = await refuseImage('i1', true);
    expect((await answer(await findOpen('i1'), 'reversed', 'Ảnh đủ rõ')).status).toBe(200);
    await until(async () => (await getState()) === 'approved');
    expect((await fetch(`${gateway.url}/images/w-lan/i1/full`)).status).toBe(200);
  });

  it.each([
    ['i2', 'whose file was put in the place of the one that staff saw', true],
    ['i3', 'whose file staff were not shown', false],
  ])('P13 %s, a picture %s, waits for a look instead', async (id, _what, isShown) => {
    const { getState, swap } = await refuseImage(id, isShown);
    if (isShown) await swap();
    expect((await answer(await findOpen(id), 'reversed', 'Ảnh đủ rõ')).status).toBe(200);
    await until(async () => (await getState()) === 'waiting');
    expect((await fetch(`${gateway.url}/images/w-lan/${id}/full`)).status).toBe(404);
  });
});
