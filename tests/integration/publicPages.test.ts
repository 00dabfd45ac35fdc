import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HA, LAN } from '../../sync-server/modules/demo/accounts';
import { startGateway, temporaryFolder, until, type TestGateway } from '../support/gateway';
import { createReader, type Got } from '../support/siteReader';

const HOUSE = 'https://bualanh.example';
const MENU = `/daily-menu/${LAN.workspaceId}-menu-giam-can-1500`;
const RECIPE = `/recipe/${HA.workspaceId}-recipe-canh-chua-nhat`;
const ARTICLE = '/blog/an-nhat-ma-van-ngon-nam-cach-bot-muoi-trong-bua-com-nha';
const EXPERT = '/expert/bs-nguyen-thi-lan';

let gateway: TestGateway;
const read = createReader(() => gateway.url);

/** Asks again where a rate was reached: all readers of this file have one address. */
async function get(path: string, headers?: Record<string, string>): Promise<Got> {
  for (;;) {
    const got = await read(path, headers);
    if (got.status !== 429) return got;
    await pause(Number(got.headers['retry-after'] ?? 1) * 1000);
  }
}

beforeAll(async () => {
  const appFolder = await temporaryFolder();
  await mkdir(appFolder, { recursive: true });
  await writeFile(join(appFolder, 'index.html'), '<!doctype html><title>app</title>');
  gateway = await startGateway({ appFolder, env: { DEMO: 'on', PUBLIC_URL: HOUSE } });
  for (const [path, words] of [
    ['/', 'Ăn nhạt mà vẫn ngon'],
    ['/', 'Giảm cân 1500 kcal'],
    [RECIPE, 'Canh chua'],
  ])
    await until(async () => {
      const { html } = await get(path ?? '/');
      if (html.includes(words ?? '')) return true;
      await pause(200);
      return false;
    });
});
afterAll(() => gateway.stop());

type Data = Record<string, unknown> & { '@type': string };

const parseData = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  );
const readMeta = (html: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

const REQUIRED: Record<string, readonly string[]> = {
  Article: ['headline', 'image', 'author', 'datePublished', 'dateModified', 'mainEntityOfPage'],
  Recipe: ['name', 'image', 'author', 'recipeYield', 'recipeIngredient', 'datePublished'],
  NutritionInformation: ['servingSize', 'calories'],
  HowToStep: ['text'],
  AggregateRating: ['ratingValue', 'ratingCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Person: ['name'],
  Organization: ['name'],
  ProfilePage: ['mainEntity'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
};
const RATED = ['Recipe'];

function mistakesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(mistakesIn);
  if (typeof data !== 'object' || data === null) return [];
  const one = data as Data;
  const kind = one['@type'];
  const missing = (REQUIRED[kind] ?? ['a kind that is known']).filter((name) => !one[name]);
  return [
    ...missing.map((name) => `${kind} without ${name}`),
    ...('aggregateRating' in one && !RATED.includes(kind) ? [`a rating of ${kind}`] : []),
    ...(kind === 'Recipe' && one.isAccessibleForFree !== false && !one.recipeInstructions
      ? ['Recipe without recipeInstructions']
      : []),
    ...Object.values(one).flatMap(mistakesIn),
  ];
}

interface PublishedRow {
  doc: { source: Record<'workspaceId' | 'id', string> };
}

describe('P10 what search engines and chats read without JavaScript', () => {
  it.each([
    ['/', ['WebSite']],
    ['/search-menus', ['BreadcrumbList']],
    ['/blog', ['BreadcrumbList']],
    ['/chuyen-gia', ['BreadcrumbList']],
    [ARTICLE, ['Article', 'BreadcrumbList']],
    [MENU, ['Article', 'BreadcrumbList']],
    [RECIPE, ['Recipe', 'BreadcrumbList']],
    [EXPERT, ['ProfilePage', 'BreadcrumbList']],
  ])('P10 %s has title, description, canonical, picture and %j', async (path, kinds) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]?.length).toBeGreaterThan(5);
    expect(readMeta(html, 'description').length).toBeGreaterThan(10);
    expect(html).toContain(`<link rel="canonical" href="${HOUSE}${path}"/>`);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'])
      expect(readMeta(html, name), name).not.toBe('');
    expect(readMeta(html, 'twitter:card')).toBe('summary_large_image');
    const data = parseData(html);
    expect(data.map((one) => one['@type'])).toEqual(kinds);
  });

  it('P10 a recipe tells its figures with units, its author as a person with a page', async () => {
    const [recipe, way] = parseData((await get(RECIPE)).html);
    expect(recipe).toMatchObject({
      author: { '@type': 'Person', url: expect.stringMatching(/^https:.*\/expert\/./) as string },
      nutrition: {
        '@type': 'NutritionInformation',
        calories: expect.stringMatching(/^\d+ kcal$/) as string,
      },
      totalTime: expect.stringMatching(/^PT\d+M$/) as string,
    });
    expect(way?.itemListElement).toMatchObject([
      { position: 1, item: `${HOUSE}/` },
      { position: 2, item: HOUSE + RECIPE },
    ]);
  });

  it('P10 each thing has a picture of 1200 × 630 of its own, kept by its version', async () => {
    const seen = new Set<string>();
    for (const path of ['/', MENU, RECIPE, ARTICLE, EXPERT]) {
      const address = readMeta((await get(path)).html, 'og:image').replaceAll('&amp;', '&');
      const response = await fetch(address.replace(HOUSE, gateway.url));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(300_000);
      seen.add(String(response.headers.get('etag')));
      const again = await get(address.replace(HOUSE, ''), {
        'if-none-match': String(response.headers.get('etag')),
      });
      expect(again.status).toBe(304);
    }
    expect(seen.size).toBe(5);
    expect((await get('/pictures/menus/khong-co.png')).status).toBe(200);
    for (const path of ['/pictures/menus/..%2Fx.png', '/pictures/other/x.png', '/pictures/menus/x'])
      expect((await get(path)).status, path).toBe(404);
  });

  it('P10 an article is led to by its id, whatever its slug is by now', async () => {
    const rows = await gateway.ctx.couch
      .database('published')
      .list({ includeDocs: true, limit: 5000 });
    const article = rows.find(
      ({ doc }) => doc?.type === 'articles' && String(doc.body.title).startsWith('Ăn nhạt'),
    );
    const { workspaceId, id } = (article as unknown as PublishedRow).doc.source;
    const { status, headers } = await get(`/blog/${workspaceId}/${id}`);
    expect([status, headers.location]).toEqual([301, ARTICLE]);
    expect((await get(`/blog/${workspaceId}/khong-co`)).status).toBe(410);
    expect((await get('/blog/a%00/b')).status).toBe(404);
  });

  it('P10 an address that was typed as the title leads to the article, in whichever form of Unicode', async () => {
    const title = 'Ăn nhạt mà vẫn ngon năm cách bớt muối trong bữa cơm nhà';
    for (const typed of [title.normalize('NFC'), title.normalize('NFD'), title.toUpperCase()]) {
      const { status, headers } = await get(`/blog/${encodeURIComponent(typed)}`);
      expect([status, headers.location], typed).toEqual([301, ARTICLE]);
    }
    for (const nothing of ['🍲', '%CC%81', 'Kh%C3%B4ng%20c%C3%B3', 'ă'.repeat(600)])
      expect((await get(`/blog/${encodeURI(nothing)}`)).status, nothing).toBe(404);
  });

  it('P10 robots are told of the sitemap, and kept from what is private', async () => {
    const { html, headers } = await get('/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(html).toContain(`Sitemap: ${HOUSE}/sitemap.xml`);
    for (const line of ['Disallow: /api/', 'Disallow: /mua', 'Disallow: /khach'])
      expect(html).toContain(line);
    expect(html).toContain('Disallow: /expert/clients$');
    expect(html).not.toMatch(/^Disallow: \/expert\/$/m);
    const isKept = async (path: string) => (await get(path)).headers['x-robots-tag'] !== 'noindex';
    for (const path of ['/expert/clients', '/admin/experts'])
      expect(await isKept(path), path).toBe(false);
    expect((await get('/mua?token=x.y')).html).toContain('content="noindex"');
    for (const path of ['/', MENU, EXPERT]) expect(await isKept(path), path).toBe(true);
  });

  it('P10 the feed has the newest articles', async () => {
    const { html, headers } = await get('/feed.xml');
    expect(headers['content-type']).toMatch(/^application\/rss\+xml/);
    expect(html).toContain(`<link>${HOUSE}${ARTICLE}</link>`);
    expect(html).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4}/);
  });
});

const linksIn = (html: string): string[] =>
  [
    ...html
      .replaceAll(/<template\b.*?<\/template>/gs, '')
      .matchAll(/<(?:a|link|img|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g),
  ].flatMap(([, text = '']) => {
    const url = new URL(text.replaceAll('&amp;', '&'), HOUSE);
    return url.origin === HOUSE ? [url.pathname + url.search] : [];
  });

const isOfApp = (path: string): boolean =>
  /^\/(assets|icons)\/|^\/(favicon|manifest|colour-mode)|^\/(khao-sat|ket-qua|weekly-order|expert\/(login|register|clients))/.test(
    path,
  );
/** Filters lead to ever more views of the same list, so only some are followed. */
const isFilter = (path: string): boolean => /^\/(search-menus|blog)\?/.test(path);

it('P10 no link of the whole public house leads nowhere, and each page is sound for search engines', async () => {
  const sitemap = (await get('/sitemap.xml')).html;
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.replace(HOUSE, '').replaceAll('&amp;', '&'),
  );
  expect(listed).toEqual(expect.arrayContaining(['/', MENU, RECIPE, ARTICLE, EXPERT]));
  const waiting = [...listed];
  const seen = new Map<string, number>();
  const mistakes: string[] = [];
  const kinds = new Set<string>();
  let filters = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || isOfApp(path)) continue;
    if (isFilter(path) && (filters += 1) > 20) continue;
    const { status, html, headers } = await get(path);
    seen.set(path, status);
    if (!String(headers['content-type']).startsWith('text/html')) continue;
    waiting.push(...linksIn(html));
    const data = parseData(html);
    mistakes.push(...data.flatMap(mistakesIn).map((mistake) => `${path}: ${mistake}`));
    for (const [, kind = ''] of JSON.stringify(data).matchAll(/"@type":"(\w+)"/g)) kinds.add(kind);
    const headings = html.match(/<h1[ >]/g)?.length;
    if (headings !== 1) mistakes.push(`${path}: ${headings} first headings`);
  }
  expect(mistakes).toEqual([]);
  expect([...kinds]).toEqual(expect.arrayContaining(['Recipe', 'Article', 'Person']));
  expect([...kinds]).toEqual(expect.arrayContaining(['NutritionInformation', 'BreadcrumbList']));
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  expect(seen.size).toBeGreaterThan(40);
}, 120_000);
