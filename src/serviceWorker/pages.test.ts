import { beforeEach, describe, expect, it } from 'vitest';
import { memoryCaches } from './memoryCaches.fixture';
import { createKeptPages, PAGES_CACHE } from './pages';

const HOUSE = 'http://app.example';
const PUBLIC = { 'cache-control': 'public, max-age=60', date: 'Fri, 27 Nov 2026 01:05:00 GMT' };
const html = (title: string): string =>
  `<!doctype html><title>${title}</title><main id="main" class="page">Nội dung ${title}</main>`;
const page = (title: string, headers: object = PUBLIC, status = 200): Response =>
  new Response(html(title), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

let caches: CacheStorage;
let network: (path: string) => Promise<Response>;
const ask = (path: string) => new Request(HOUSE + path);
const keptBy = (patience?: number) =>
  createKeptPages(caches, ({ url }) => network(url.slice(HOUSE.length)), patience);
const away = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const listKeys = async (): Promise<string[]> =>
  (await (await caches.open(PAGES_CACHE)).keys()).map(({ url }) => url.slice(HOUSE.length));

beforeEach(() => {
  caches = memoryCaches();
  network = async (path) => page(path);
});

describe('P10 public pages without a network', () => {
  it('P10 what was visited is read as it was, and says so', async () => {
    await keptBy().answer(ask('/blog/a?x=1'));
    network = away;
    const text = await (await keptBy().answer(ask('/blog/a?x=1'))).text();
    expect(text).toContain('Nội dung /blog/a?x=1');
    expect(text).toMatch(/class="kept-note".*bản đã lưu trên máy lúc 2\d\/11\/2026/);
    await expect(keptBy().answer(ask('/blog/a'))).rejects.toThrow('Failed to fetch');
  });

  it('P10 with a network the page is the present one, without a word of keeping', async () => {
    await keptBy().answer(ask('/'));
    network = async () => page('mới');
    expect(await (await keptBy().answer(ask('/'))).text()).toBe(html('mới'));
  });

  it('P10 a network that does not answer, or a gateway that is away, does not hide what is kept', async () => {
    await keptBy().answer(ask('/blog'));
    network = () => new Promise(() => undefined);
    expect(await (await keptBy(1).answer(ask('/blog'))).text()).toContain('bản đã lưu');
    network = async () => page('bận', { 'cache-control': 'no-store' }, 503);
    expect(await (await keptBy().answer(ask('/blog'))).text()).toContain('bản đã lưu');
  });

  it('P10 what is for one person is not kept, and what is gone goes', async () => {
    await keptBy().answer(ask('/recipe/a'));
    network = async () => page('mua', { 'cache-control': 'no-store' });
    await keptBy().answer(ask('/mua'));
    expect(await listKeys()).toEqual(['/recipe/a']);
    network = async () => page('gỡ', { 'cache-control': 'no-store' }, 410);
    expect((await keptBy().answer(ask('/recipe/a'))).status).toBe(410);
    expect(await listKeys()).toEqual([]);
  });

  it('P10 the newest sixty pages are kept; images are counted by themselves', async () => {
    const pages = keptBy();
    network = async () =>
      new Response('', { headers: { ...PUBLIC, 'content-type': 'image/webp' } });
    await pages.answer(ask('/images/w/1/small'));
    network = async (path) => page(path);
    for (let at = 0; at < 62; at += 1) await pages.answer(ask(`/recipe/${at}`));
    await pages.answer(ask('/recipe/2'));
    await pages.answer(ask('/recipe/new'));
    const keys = await listKeys();
    expect(keys).toHaveLength(61);
    expect(keys).toContain('/images/w/1/small');
    expect(keys).not.toContain('/recipe/3');
    expect(keys.slice(-2)).toEqual(['/recipe/2', '/recipe/new']);
  });

  it('P10 a page that was never visited says so, and names those that were', async () => {
    await keptBy().keep(`${HOUSE}/blog/a`);
    network = away;
    const missing = await keptBy().missing('/assets/site-1.css');
    const text = await missing.text();
    expect(missing.status).toBe(503);
    expect(text).toContain('<a href="/blog/a">/blog/a</a>');
    expect(text).toContain('href="/assets/site-1.css"');
  });
});
