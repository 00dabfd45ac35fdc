import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HA } from '../../sync-server/modules/demo/accounts';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { readerOf } from '../support/siteReader';

const RECIPE = `${HA.workspaceId}-recipe-canh-chua-nhat`;
const SOLD = `${HA.workspaceId}-recipe-ca-thu-sot-ca-chua`;

let gateway: TestGateway;
const read = readerOf(() => gateway.url);

interface Listed {
  recipes: { id: string; title: string; url: string; minutes: number }[];
  next?: string;
}

async function ask<T>(path: string): Promise<{ status: number; body: T; etag: string }> {
  const { status, html, headers } = await read(path);
  return { status, body: JSON.parse(html) as T, etag: String(headers.etag) };
}

beforeAll(async () => {
  gateway = await startGateway({ env: { DEMO: 'on', PUBLIC_URL: 'https://bualanh.example' } });
  await until(async () => {
    if ((await ask<Listed>('/api/recipes?limit=50')).body.recipes.length > 5) return true;
    await pause(1_000);
    return false;
  });
});
afterAll(() => gateway.stop());

it('P10 lists what is published, page by page, and each of them once', async () => {
  const all = (await ask<Listed>('/api/recipes?limit=50')).body.recipes.map(({ id }) => id);
  const paged: string[] = [];
  for (let next: string | undefined = ''; next !== undefined;) {
    const { body }: { body: Listed } = await ask<Listed>(`/api/recipes?limit=3&cursor=${next}`);
    paged.push(...body.recipes.map(({ id }) => id));
    next = body.next;
  }
  expect(paged).toEqual(all);
  expect(new Set(paged).size).toBe(all.length);
});

it('P10 finds without accents and by time, and answers 304 to who has it', async () => {
  const { body, etag } = await ask<Listed>('/api/recipes?q=canh+chua');
  expect(body.recipes.map(({ id }) => id)).toContain(RECIPE);
  expect(body.recipes[0]?.url).toMatch(/^https:\/\/bualanh\.example\/recipe\//);
  const again = await read('/api/recipes?q=canh+chua', { 'if-none-match': etag });
  expect([again.status, again.html]).toEqual([304, '']);
  const quick = (await ask<Listed>('/api/recipes?maxMinutes=20')).body.recipes;
  expect(quick.every(({ minutes }) => minutes > 0 && minutes <= 20)).toBe(true);
});

it('P10 reads a recipe whole; of what is for sale neither amounts nor steps', async () => {
  const { body } = await ask<Record<string, unknown>>(`/api/recipes/${RECIPE}`);
  expect(body).toMatchObject({
    success: true,
    nutritionSummary: { calories: expect.any(Number) as number },
    extendedNutrition: { calories: { amount: expect.any(Number) as number } },
  });
  expect((body.instructions as string[]).length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toMatch(/workspaceId|expertId|private/i);
  const sold = (await ask<Record<string, unknown>>(`/api/recipes/${SOLD}`)).body;
  expect(sold).toMatchObject({ price: expect.any(Number) as number, instructions: [] });
  for (const line of sold.ingredients as object[]) expect(Object.keys(line)).toEqual(['name']);
});

it('P10 reads foods and products of the catalogue, each under its own address', async () => {
  const database = gateway.ctx.couch.database('catalogue');
  const rows = await database.list({
    startKey: 'catalogue:',
    endKey: 'catalogue:\ufff0',
    includeDocs: true,
    limit: 10_000,
  });
  const idOf = (kind: string): string =>
    String(rows.find(({ doc }) => doc?.body.kind === kind)?.doc?.body.id);
  for (const [path, kind, other] of [
    ['foods', 'food', 'products'],
    ['products', 'product', 'foods'],
  ] as const) {
    const { status, body } = await ask<Record<string, unknown>>(`/api/${path}/${idOf(kind)}`);
    expect([status, body.kind]).toEqual([200, kind]);
    expect(body).toMatchObject({ name: expect.any(String) as string, basis: { amount: 100 } });
    expect((await ask(`/api/${other}/${idOf(kind)}`)).status).toBe(404);
  }
});

it.each([
  ['/api/recipes/khong-co', 404],
  ['/api/recipes/%3Cscript%3E', 404],
  ['/api/foods/..%2Fx', 404],
  ['/api/recipes?limit=1000', 400],
  ['/api/recipes?meal=brunch', 400],
  ['/api/recipes?without=x', 400],
])('P10 %s answers %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});
