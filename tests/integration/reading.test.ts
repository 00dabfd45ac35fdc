import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HA } from '../../sync-server/modules/demo/accounts';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { createReader } from '../support/siteReader';

const RECIPE = `${HA.workspaceId}-recipe-canh-chua-nhat`;
const SOLD = `${HA.workspaceId}-recipe-ca-thu-sot-ca-chua`;

let gateway: TestGateway;
const read = createReader(() => gateway.url);

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

async function catalogueId(kind: 'food' | 'product'): Promise<string> {
  const rows = await gateway.ctx.couch.database('catalogue').list({
    startKey: 'catalogue:',
    endKey: 'catalogue:\ufff0',
    includeDocs: true,
    limit: 10_000,
  });
  return String(rows.find(({ doc }) => doc?.body.kind === kind)?.doc?.body.id);
}

it('P10 reads foods and products of the catalogue, each under its own address', async () => {
  for (const [path, kind, other] of [
    ['foods', 'food', 'products'],
    ['products', 'product', 'foods'],
  ] as const) {
    const id = await catalogueId(kind);
    const { status, body } = await ask<Record<string, unknown>>(`/api/${path}/${id}`);
    expect([status, body.kind]).toEqual([200, kind]);
    expect(body).toMatchObject({ name: expect.any(String) as string, basis: { amount: 100 } });
    expect((await ask(`/api/${other}/${id}`)).status).toBe(404);
  }
});

it('P10 answers 304 to who has a recipe, a food or a product, and 200 to who has another one', async () => {
  const addresses = [
    `/api/recipes/${RECIPE}`,
    `/api/foods/${await catalogueId('food')}`,
    `/api/products/${await catalogueId('product')}`,
  ];
  for (const address of addresses) {
    const { status, etag } = await ask(address);
    expect([status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{27}"$/) as string]);
    const again = await read(address, { 'if-none-match': etag });
    expect([again.status, again.html, again.headers.etag]).toEqual([304, '', etag]);
    const other = await read(address, { 'if-none-match': '"of-another-version"' });
    expect([other.status, other.headers.etag]).toEqual([200, etag]);
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

// Last, because it uses up the rate of this address.
it('P10 of one address that asks without end is refused for a while, in words', async () => {
  const readMany = async () => Promise.all(Array.from({ length: 50 }, () => read('/api/recipes')));
  let refused: Awaited<ReturnType<typeof read>> | undefined;
  while (!refused) {
    const answers = await readMany();
    for (const { status } of answers) expect([200, 429]).toContain(status);
    refused = answers.find(({ status }) => status === 429);
  }
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(refused.html)).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringMatching(/\S+ \S+/) as string,
  });
});
