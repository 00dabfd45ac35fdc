import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPageCache } from './pageCache';

it('P10 a page is kept as long as its version is the present one', () => {
  const cache = createPageCache();
  const cached = cache.keep('/a', '1', '<p>một</p>');
  expect(cache.find('/a', '1')).toEqual(cached);
  expect(cached.etag).toMatch(/^"[\w-]{27}"$/);
  expect(cache.keep('/b', '9', '<p>một</p>').etag).toBe(cached.etag);
  expect(cache.find('/a', '2')).toBeUndefined();
  expect(cache.find('/a', '1')).toBeUndefined();
});

it('P10 pages and bytes are bounded; what nobody asked for goes first', () => {
  const cache = createPageCache(3, 100);
  for (const path of ['a', 'b', 'c']) cache.keep(path, '1', 'x'.repeat(20));
  cache.find('a', '1');
  cache.keep('d', '1', 'x'.repeat(20));
  expect(cache.find('b', '1')).toBeUndefined();
  expect(cache.find('a', '1')).toBeDefined();
  cache.keep('e', '1', 'x'.repeat(90));
  expect(cache.size()).toEqual({ pages: 1, bytes: 90 });
  cache.drop('e');
  cache.drop('e');
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

it('P10 a page is compressed once for all who ask for it', async () => {
  const page = createPageCache().keep('/a', '1', '<p>một</p>'.repeat(500));
  const [first, second] = await Promise.all([page.encoded('br'), page.encoded('br')]);
  expect(second).toBe(first);
  expect(brotliDecompressSync(first)).toEqual(page.body);
  expect(gunzipSync(await page.encoded('gzip'))).toEqual(page.body);
  expect(first.length).toBeLessThan(page.body.length / 5);
});
