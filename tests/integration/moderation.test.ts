import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublishedItem } from '../../src/api/moderation';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { ERRORS } from '../../src/domain/protocol/errors';
import { workspaceDatabase, type StoredDocument } from '../../sync-server/couch/client';
import { LAN } from '../../sync-server/modules/demo/accounts';
import { buildMenu, collectFoods } from '../../sync-server/modules/demo/build';
import { jobRequest } from '../../sync-server/modules/jobs/queue';
import { APPLY_MODERATION } from '../../sync-server/modules/moderation/kind';
import { createMarks } from '../../sync-server/modules/moderation/marks';
import { createProjector } from '../../sync-server/modules/published/projector';
import { rebuildPublished } from '../../sync-server/modules/published/rebuild';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { Browser, getCode, putAccount } from './accountHelpers';

const WORKSPACE = 'w-lan';
const at = '2026-11-20T08:00:00.000Z';
let gateway: TestGateway;
const staff: Record<'content' | 'support', Browser> = {
  content: new Browser(''),
  support: new Browser(''),
};

const database = () => gateway.ctx.couch.database<StoredDocument>(workspaceDatabase(WORKSPACE));
const projector = () => createProjector(gateway.ctx.couch);

async function save(id: string, changes: object = {}): Promise<void> {
  const plan = {
    key: id,
    name: `Thực đơn ${id}`,
    description: 'Cơm nhà, nhiều rau.',
    meals: {},
    tags: [],
    target: 1500,
    isPublic: true,
  };
  const menu = buildMenu(LAN, { foods: collectFoods(new Map()), recipes: new Map() }, plan, at);
  const before = await database().get(`menus:${id}`);
  await database().put({
    ...(before ? { _rev: before._rev ?? '' } : {}),
    _id: `menus:${id}`,
    type: 'menus',
    deleted: false,
    body: { ...menu, meals: emptyMeals(), id, workspaceId: WORKSPACE, expertId: 'lan', ...changes },
    by: 'lan',
    device: 'd1',
    receivedAt: at,
  });
}

beforeAll(async () => {
  gateway = await startGateway();
  const { couch } = gateway.ctx;
  await putAccount(couch, 'lan');
  await couch.ensureDatabase(workspaceDatabase(WORKSPACE));
  for (const role of ['content', 'support'] as const) {
    await putAccount(couch, role, { role: 'admin', adminRole: role });
    staff[role] = new Browser(gateway.url);
    await staff[role].login(`${role}@example.vn`);
  }
});
afterAll(() => gateway.stop());

const fetchPageStatus = async (id: string): Promise<number> =>
  (await fetch(`${gateway.url}/daily-menu/${id}`)).status;
const buildPath = (id: string): string => `/api/admin/published/menus/${WORKSPACE}/${id}`;
const remove = (id: string, reason = 'Hứa chữa bệnh') =>
  staff.content.post(`${buildPath(id)}/remove`, { reason });
const restore = (id: string) => staff.content.post(`${buildPath(id)}/restore`);

async function listed(state: 'shown' | 'unseen' | 'removed', q = ''): Promise<PublishedItem[]> {
  const query = new URLSearchParams({ type: 'menus', state, q }).toString();
  const { body } = await staff.content.call('GET', `/api/admin/published?${query}`);
  return body.items as PublishedItem[];
}
const readShown = async (id: string) => (await staff.content.call('GET', buildPath(id))).body;
const noteSeen = (id: string, version: unknown) =>
  staff.content.post(`${buildPath(id)}/seen`, { version });
const listIds = (items: PublishedItem[]): string[] => items.map(({ id }) => id);

async function notices(id: string): Promise<Record<string, unknown>[]> {
  const rows = await database().list({
    startKey: 'notices:',
    endKey: 'notices:\ufff0',
    includeDocs: true,
  });
  const bodies = rows.map(({ doc }) => doc?.body ?? {});
  return bodies.filter(({ about }) => (about as { id?: string } | undefined)?.id === id);
}

describe('P22 taking something down', () => {
  it('P22 takes it from its page and the list, and tells its author why', async () => {
    await save('m1');
    await projector().project(WORKSPACE);
    expect(await fetchPageStatus('m1')).toBe(200);
    const [item] = await listed('shown', 'thuc don m1');
    expect(item).toMatchObject({ id: 'm1', title: 'Thực đơn m1', expert: { name: 'Người lan' } });
    const answer = await remove('m1');
    expect(answer).toMatchObject({ status: 200, body: { item: { id: 'm1' } } });
    expect(await fetchPageStatus('m1')).toBe(410);
    expect(listIds(await listed('shown'))).not.toContain('m1');
    expect(await listed('removed')).toMatchObject([
      { id: 'm1', removal: { reason: 'Hứa chữa bệnh', isChanged: false } },
    ]);
    expect(await notices('m1')).toMatchObject([
      { kind: 'notification', act: 'removed', body: 'Hứa chữa bệnh' },
    ]);
  });

  it('P22 publishing it again, changed or not, does not bring it back before staff allow it', async () => {
    await save('m1');
    await projector().project(WORKSPACE);
    await save('m1', { name: 'Tên khác' });
    await projector().project(WORKSPACE, { whole: true });
    await rebuildPublished(gateway.ctx.couch);
    expect(await fetchPageStatus('m1')).toBe(410);
    expect(await listed('removed')).toMatchObject([{ id: 'm1', removal: { isChanged: true } }]);
    expect((await restore('m1')).status).toBe(200);
    expect(await fetchPageStatus('m1')).toBe(200);
    expect(await listed('removed')).toEqual([]);
    expect(await notices('m1')).toMatchObject([{ act: 'restored' }]);
  });

  it('P22 what its author took back stays private when staff allow it', async () => {
    await save('m2');
    await projector().project(WORKSPACE);
    await remove('m2');
    await save('m2', { isPublic: false });
    await projector().project(WORKSPACE);
    await restore('m2');
    expect(await fetchPageStatus('m2')).toBe(410);
  });

  it('P22 says what changed since staff looked, and takes no look at a version that was changed meanwhile', async () => {
    await save('m9', { description: 'Cơm nhà.' });
    await projector().project(WORKSPACE);
    const first = await readShown('m9');
    expect(first).toMatchObject({ item: { look: 'new' } });
    expect((await noteSeen('m9', first.version)).body).toMatchObject({ item: { look: 'seen' } });
    expect(listIds(await listed('unseen'))).not.toContain('m9');
    await save('m9', { description: 'Cơm nhà.', updatedAt: new Date().toISOString() });
    await projector().project(WORKSPACE);
    expect((await readShown('m9')).version).toBe(first.version);
    await save('m9', { description: 'Chữa khỏi tiểu đường.' });
    await projector().project(WORKSPACE);
    expect(getCode(await noteSeen('m9', first.version))).toBe('decided_meanwhile');
    const changed = await readShown('m9');
    expect(changed).toMatchObject({ item: { look: 'changed' } });
    expect(changed.content).toContainEqual({
      label: 'Mô tả',
      before: 'Cơm nhà.',
      after: 'Chữa khỏi tiểu đường.',
    });
    expect(listIds(await listed('unseen'))).toContain('m9');
  });

  it('P22 a gateway that is killed behind the mark leaves a job that goes on', async () => {
    await save('m3');
    await projector().project(WORKSPACE);
    const { jobs, ctx } = gateway.parts;
    const identity = { type: 'menus', workspaceId: WORKSPACE, id: 'm3' } as const;
    await createMarks(ctx.couch).write({
      ...identity,
      state: 'removed',
      title: 'Thực đơn m3',
      expertId: 'lan',
      reason: 'Trùng bài đã có',
      rev: null,
      by: 'content',
      at: new Date().toISOString(),
    });
    expect(await fetchPageStatus('m3')).toBe(200);
    await jobs.enqueue(jobRequest(APPLY_MODERATION, { key: 'killed', payload: identity }));
    await until(async () => (await fetchPageStatus('m3')) === 410);
    await until(async () => (await notices('m3')).length === 1);
  });

  it('P22 a mark that comes while the practice is projected holds', async () => {
    await save('m4');
    await Promise.all([
      ...Array.from({ length: 4 }, () => projector().project(WORKSPACE, { whole: true })),
      until(async () => (await remove('m4')).status === 200),
    ]);
    expect(await fetchPageStatus('m4')).toBe(410);
  });

  it('P22 wants a reason, a thing that is shown, and the right', async () => {
    await save('m5');
    await projector().project(WORKSPACE);
    expect(getCode(await remove('m5', '  '))).toBe('invalid_request');
    expect(getCode(await remove('m5', 'x'.repeat(501)))).toBe('invalid_request');
    expect((await remove('nothing')).status).toBe(404);
    expect((await restore('m5')).status).toBe(404);
    expect(
      (await staff.content.post(buildPath('m5').replace('menus', 'clients') + '/remove')).status,
    ).toBe(404);
    const refused = await staff.support.post(`${buildPath('m5')}/remove`, { reason: 'x' });
    expect(refused).toMatchObject({ status: 403, body: { error: ERRORS.forbidden[1] } });
    expect(await fetchPageStatus('m5')).toBe(200);
    expect((await remove('m5')).status).toBe(200);
    expect((await remove('m5', 'Lý do khác')).body.item).toMatchObject({
      removal: { reason: 'Hứa chữa bệnh' },
    });
  });
});
