import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueRow, ShownEntry } from '../../src/api/adminFoods';
import type { FoodSubmission } from '../../src/api/foodSubmissions';
import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { loadStarter } from '../../sync-server/modules/catalogue/load';
import { startGateway, type TestGateway } from '../support/gateway';
import { Browser, getCode, putAccount } from './accountHelpers';
import { addPerson, Device } from './syncHelpers';

let gateway: TestGateway;
let content: Browser;
let other: Browser;
let expert: Browser;

const MILK = 'vfct-10001';

async function list(kind: 'food' | 'product' = 'food'): Promise<CatalogueRow[]> {
  const { status, body } = await content.call('GET', `/api/admin/catalogue?kind=${kind}`);
  expect(status).toBe(200);
  return body.rows as CatalogueRow[];
}
async function read(id: string): Promise<ShownEntry> {
  const { body } = await content.call('GET', `/api/admin/catalogue/${id}`);
  return body as unknown as ShownEntry;
}
const change = (
  who: Browser,
  shown: ShownEntry,
  changes: Partial<CatalogueEntry>,
  more: object = {},
) =>
  who.call('PUT', `/api/admin/catalogue/${shown.entry.id}`, {
    revision: shown.revision,
    entry: { ...shown.entry, ...changes },
    reason: 'Theo bản in năm 2007',
    ...more,
  });

/** What a device pulls of the catalogue. */
async function onDevices(id: string): Promise<CatalogueEntry | undefined> {
  const { status, text } = await snapshot();
  expect(status).toBe(200);
  const lines = text.split('\n').slice(1, -1);
  const entries = lines.flatMap((line) => JSON.parse(line) as CatalogueEntry[]);
  return entries.find((entry) => entry.id === id);
}
async function snapshot(): Promise<{ status: number; text: string }> {
  const response = await fetch(`${gateway.url}/sync/catalogue`, {
    headers: { authorization: `Bearer ${expert.token}`, 'x-app-version': '0.4.0' },
  });
  return { status: response.status, text: await response.text() };
}

beforeAll(async () => {
  gateway = await startGateway();
  const { couch } = gateway.ctx;
  await loadStarter(couch, 'catalogue', new Date());
  await putAccount(couch, 'content', { role: 'admin', adminRole: 'content' });
  await putAccount(couch, 'other', { role: 'admin', adminRole: 'owner' });
  await putAccount(couch, 'expert');
  const open = async (name: string): Promise<Browser> => {
    const browser = new Browser(gateway.url);
    await browser.login(`${name}@example.vn`);
    return browser;
  };
  [content, other, expert] = [await open('content'), await open('other'), await open('expert')];
});
afterAll(() => gateway.stop());

describe('P24 the catalogue as staff see it', () => {
  it('P24 lists foods and products apart, with what is odd about them', async () => {
    const [foods, products] = [await list('food'), await list('product')];
    expect(foods.length).toBeGreaterThan(500);
    expect(products.length).toBeGreaterThan(10);
    const ids = new Set(foods.map(({ id }) => id));
    expect(products.some(({ id }) => ids.has(id))).toBe(false);
    expect(foods.find(({ id }) => id === MILK)).toMatchObject({
      editor: 'starter',
      isHidden: false,
    });
    // Spirits have their energy from alcohol, which the set explains.
    const spirit = foods.find(({ id }) => id === 'vfct-14012');
    expect(spirit?.doubts.filter(({ kind }) => kind === 'energyDiffers')).toEqual([]);
  });

  it('P24 a change reaches devices, says who and why, and can be taken back', async () => {
    const before = await read(MILK);
    const { nutrients, updatedAt } = before.entry;
    const next = { ...nutrients, sodium: (nutrients.sodium ?? 40) + 1 };
    const { status, body } = await change(content, before, { nutrients: next });
    expect([status, body.code]).toEqual([200, undefined]);
    const entry = await onDevices(MILK);
    expect(entry?.nutrients.sodium).toBe(next.sodium);
    // By this menus know that there are new figures (product decision 20).
    expect(entry?.updatedAt).not.toBe(updatedAt);

    const shown = await read(MILK);
    expect(shown.versions.map(({ editor, reason }) => [editor.kind, editor.name, reason])).toEqual([
      ['staff', 'Người content', 'Theo bản in năm 2007'],
      ['starter', '', undefined],
    ]);
    const first = shown.versions[1]?.version;
    const back = await other.post(`/api/admin/catalogue/${MILK}/restore`, {
      revision: shown.revision,
      version: first,
      reason: 'Bản in khác',
    });
    expect(back.status).toBe(200);
    const restored = await read(MILK);
    expect(restored.entry.nutrients).toEqual(nutrients);
    expect(restored.versions).toHaveLength(3);
    // The starter set of a later version does not bring the former figures back.
    await loadStarter(gateway.ctx.couch, 'catalogue', new Date());
    expect((await read(MILK)).revision).toBe(restored.revision);
  });

  it('P24 of two who change one food at once, the second is told, and nothing is lost', async () => {
    const shown = await read(MILK);
    const answers = await Promise.all([
      change(content, shown, { aliases: ['sữa tươi', 'một'] }),
      change(other, shown, { aliases: ['sữa tươi', 'hai'] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(getCode)).toContain('entry_changed');
    expect(await list()).toContainEqual(expect.objectContaining({ id: MILK, editor: 'staff' }));
  });

  it('P24 takes no impossible figure, and an odd one only when a person confirms it', async () => {
    const shown = await read(MILK);
    const impossible = { nutrients: { ...shown.entry.nutrients, protein: 300 } };
    expect(getCode(await change(content, shown, impossible))).toBe('figures_impossible');
    expect(getCode(await change(content, shown, impossible, { confirmed: true }))).toBe(
      'figures_impossible',
    );
    const odd = { nutrients: { ...shown.entry.nutrients, calories: 310 } };
    expect(getCode(await change(content, shown, odd))).toBe('figures_doubtful');
    expect((await change(content, shown, odd, { confirmed: true })).status).toBe(200);
  });

  it('P24 a new food is added once, though its answer was lost', async () => {
    const { entry } = await read(MILK);
    const added = { ...entry, id: 'new-milk', name: 'Sữa thử', nutrients: { calories: 60 } };
    const ask = () => content.post('/api/admin/catalogue', { entry: added, reason: 'Món mới' });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await read('new-milk')).versions).toHaveLength(1);
    const theirs = await other.post('/api/admin/catalogue', { entry: added, reason: 'Món mới' });
    expect(getCode(theirs)).toBe('entry_changed');
  });

  it('P24 changes many at once, and names those that somebody else changed meanwhile', async () => {
    const [one, two, three] = (await list()).filter(({ category }) => category === 'Trái cây');
    if (!one || !two || !three) throw new Error('too few fruits');
    await change(other, await read(two.id), { aliases: ['đổi trước'] });
    const { body } = await content.post('/api/admin/catalogue/bulk', {
      entries: [one, two, three].map(({ id, revision }) => ({ id, revision })),
      change: { kind: 'hide' },
      reason: 'Thử',
    });
    expect(body).toMatchObject({ changed: 2, conflicts: [two.name] });
    const after = new Map((await list()).map((row) => [row.id, row.isHidden]));
    expect([one, two, three].map(({ id }) => after.get(id))).toEqual([true, false, true]);
    // Devices have the file already, and get this as a change.
    const stored = await gateway.ctx.couch.database('catalogue').get(`catalogue:${one.id}`);
    expect(stored).toMatchObject({ deleted: false, body: { status: 'inactive' } });
  });
});

async function waiting(): Promise<FoodSubmission[]> {
  const { status, body } = await content.call('GET', '/api/admin/food-submissions');
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
    const database = gateway.ctx.couch.database(workspaceDatabase(device.person.workspaceId));
    const rows = await database.list({
      startKey: 'notices:',
      endKey: 'notices:\ufff0',
      includeDocs: true,
    });
    const bodies = rows.map(({ doc }) => doc?.body ?? {});
    return bodies.findLast(({ about }) => (about as { id?: string } | undefined)?.id === id);
  }

  beforeAll(async () => {
    const { ctx } = gateway;
    device = new Device(gateway.url, await addPerson(ctx.couch, ctx.config.sessionSecret));
    await device.start();
  });

  it('P24 wait with their nearest foods, and once approved are everybody’s', async () => {
    const food = own('Sữa chua uống men sống');
    await push(food);
    const submission = await sent(food);
    expect(submission.nearest[0]?.entry.name).toMatch(/Sữa chua/);
    expect(submission.proposal).not.toHaveProperty('imageUrls');
    const counted = await content.call('GET', '/api/admin/dashboard');
    expect(counted.body.foods).toEqual({ waiting: 1 });

    const entry = { ...submission.proposal, category: 'Sữa và chế phẩm' };
    const answers = await Promise.all([
      act(content, submission, 'approve', { entry }),
      act(other, submission, 'approve', { entry: { ...entry, name: 'Tên khác' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(getCode)).toContain('submission_changed');
    const { entryId } = answers.find(({ status }) => status === 200)?.body ?? {};
    const shown = await read(String(entryId));
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
    expect((await act(content, submission, 'decline', { reason })).status).toBe(200);
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
    const answer = await act(content, submission, 'decline', { reason: 'Không rõ' });
    expect(getCode(answer)).toBe('submission_changed');
    expect((await waiting()).map(({ id }) => id)).not.toContain(food.id);
  });

  it('P24 that the catalogue has already lend it their name', async () => {
    const food = own('Cá tràu đồng', { kind: 'food', nutrients: { calories: 97 } });
    await push(food);
    const submission = await sent(food);
    const answer = await act(content, submission, 'join', { entryId: 'vfct-8022' });
    expect(answer.status).toBe(200);
    expect((await read('vfct-8022')).entry.aliases).toContain('Cá tràu đồng');
    expect(await noticeOf(food)).toMatchObject({ act: 'food-joined' });
  });
});
