import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoodSubmission } from '../../src/api/foodSubmissions';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { envelope } from '../../sync-server/store/envelope';
import { getCode, type Browser } from './accountHelpers';
import { openFoodDesk, type FoodDesk } from './foodDesk';
import { addPerson, Device } from './syncHelpers';

let desk: FoodDesk;
beforeAll(async () => {
  desk = await openFoodDesk();
});
afterAll(() => desk?.gateway.stop());

async function waiting(): Promise<FoodSubmission[]> {
  const { status, body } = await desk.content.call('GET', '/api/admin/food-submissions');
  expect(status).toBe(200);
  return body.submissions as FoodSubmission[];
}
const act = (
  who: Browser,
  { workspaceId, id, revision }: FoodSubmission,
  what: string,
  body: object,
) => who.post(`/api/admin/food-submissions/${workspaceId}/${id}/${what}`, { revision, ...body });

describe('P24 own foods that experts send in', () => {
  let device: Device;
  const own = (name: string, change: object = {}) => ({
    id: randomUUID(),
    workspaceId: device.person.workspaceId,
    expertId: device.person.accountId,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    kind: 'product',
    name,
    aliases: [],
    category: '',
    basis: { amount: 100, unit: 'ml' },
    nutrients: { calories: 69, protein: 1.2, carbs: 15.5, fat: 0.2 },
    servingSize: 65,
    unit: 'hũ',
    measures: [{ unit: 'hũ', amount: 65 }],
    allergens: ['sữa'],
    isPublic: false,
    status: 'pending',
    imageUrls: ['https://example.vn/rieng.jpg'],
    ...change,
  });
  type Own = ReturnType<typeof own>;

  async function push(next: Own, assumed: Own | null = null): Promise<void> {
    const row = { collection: 'foods', assumed, next: { ...next, _deleted: false } };
    const { body } = await device.push([row]);
    expect(body.verdicts?.map(({ verdict }) => verdict)).toEqual(['accepted']);
  }
  async function sent(food: Own): Promise<FoodSubmission> {
    const find = async () => (await waiting()).find(({ id }) => id === food.id);
    await expect.poll(find, { timeout: 10_000 }).toBeDefined();
    const submission = await find();
    if (!submission) throw new Error('not sent');
    return submission;
  }
  async function noticeOf({ id }: Own): Promise<Record<string, unknown> | undefined> {
    const database = desk.gateway.ctx.couch.database(workspaceDatabase(device.person.workspaceId));
    const rows = await database.list({
      startKey: 'notices:',
      endKey: 'notices:\ufff0',
      includeDocs: true,
    });
    const bodies = rows.map(({ doc }) => doc?.body ?? {});
    return bodies.findLast(({ about }) => (about as { id?: string } | undefined)?.id === id);
  }

  beforeAll(async () => {
    const { ctx } = desk.gateway;
    device = new Device(desk.gateway.url, await addPerson(ctx.couch, ctx.config.sessionSecret));
    await device.start();
  });

  it('P24 that were sent in before gateways noted it wait as well', async () => {
    const food = own('Món của bản trước', { workspaceId: 'w-before' });
    const database = desk.gateway.ctx.couch.database(workspaceDatabase('w-before'));
    await database.ensure();
    await database.put(envelope(`foods:${food.id}`, food, 'before', new Date()));
    const [submission, ...others] = await waiting();
    expect([submission?.id, others]).toEqual([food.id, []]);
    if (!submission) throw new Error('not noted');
    const reason = 'Món đã có';
    expect((await act(desk.content, submission, 'decline', { reason })).status).toBe(200);
  });

  it('P24 wait with their nearest foods, and once approved are everybody’s', async () => {
    const food = own('Sữa chua uống men sống');
    await push(food);
    const submission = await sent(food);
    expect(submission.nearest[0]?.entry.name).toMatch(/Sữa chua/);
    expect(submission.proposal).not.toHaveProperty('imageUrls');
    const counted = await desk.content.call('GET', '/api/admin/waiting');
    expect(counted.body.queues).toContainEqual({
      name: 'foods',
      count: 1,
      oldest: expect.any(String) as string,
    });

    const entry = { ...submission.proposal, category: 'Sữa và chế phẩm' };
    const answers = await Promise.all([
      act(desk.content, submission, 'approve', { entry }),
      act(desk.other, submission, 'approve', { entry: { ...entry, name: 'Tên khác' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(getCode)).toContain('submission_changed');
    const { entryId } = answers.find(({ status }) => status === 200)?.body ?? {};
    const shown = await desk.read(String(entryId));
    expect(shown.entry).toMatchObject({ kind: 'product', isPublic: true, status: 'active' });
    expect(shown.entry).not.toHaveProperty('workspaceId');
    expect(await waiting()).toEqual([]);
    expect(await noticeOf(food)).toMatchObject({ act: 'food-approved' });
  });

  it('P24 are declined with a reason, and wait again once they were mended', async () => {
    const food = own('Bánh quy nhà');
    await push(food);
    const submission = await sent(food);
    const reason = 'Thiếu ảnh nhãn';
    expect((await act(desk.content, submission, 'decline', { reason })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await noticeOf(food)).toMatchObject({ act: 'food-declined', body: reason });
    await push({ ...food, nutrients: { ...food.nutrients, protein: 1.4 } }, food);
    expect((await sent(food)).revision).not.toBe(submission.revision);
  });

  it('P24 that were taken back by their author are not decided about', async () => {
    const food = own('Kẹo lạc nhà');
    await push(food);
    const submission = await sent(food);
    await push({ ...food, status: 'active' }, food);
    const answer = await act(desk.content, submission, 'decline', { reason: 'Không rõ' });
    expect(getCode(answer)).toBe('submission_changed');
    expect((await waiting()).map(({ id }) => id)).not.toContain(food.id);
  });

  it('P24 that the catalogue has already lend it their name', async () => {
    const food = own('Cá tràu đồng', { kind: 'food', nutrients: { calories: 97 } });
    await push(food);
    const submission = await sent(food);
    const answer = await act(desk.content, submission, 'join', { entryId: 'vfct-8022' });
    expect(answer.status).toBe(200);
    expect((await desk.read('vfct-8022')).entry.aliases).toContain('Cá tràu đồng');
    expect(await noticeOf(food)).toMatchObject({ act: 'food-joined' });
  });
});
