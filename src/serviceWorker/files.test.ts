import { beforeEach, describe, expect, it } from 'vitest';
import { createKeptFiles } from './files';
import type { AppFile } from './files';

const BASE = 'http://app.example';

const address = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : String(key), BASE).href;

/** As much of the Cache API as the service worker uses. */
function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string): Promise<Cache> => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      put: async (key: RequestInfo | URL, response: Response) =>
        void entries.set(address(key), response),
      delete: async (key: RequestInfo | URL) => entries.delete(address(key)),
      match: async (key: RequestInfo | URL, options?: CacheQueryOptions) => {
        const plain = (url: string) => (options?.ignoreSearch ? url.split('?')[0] : url);
        const found = [...entries].find(([url]) => plain(url) === plain(address(key)));
        return found?.[1].clone();
      },
    } as unknown as Cache;
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
}

const file = (
  name: string,
  groups: AppFile['groups'],
  revision: string | null = null,
): AppFile => ({
  url: `/${name}`,
  revision,
  groups,
});
const FIRST = [
  file('login.html', ['public'], '1'),
  file('index.html', ['expert'], '1'),
  file('assets/list-1.js', ['expert']),
  file('assets/editor-1.js', ['idle']),
];
const SECOND = [
  file('login.html', ['public'], '2'),
  file('index.html', ['expert'], '2'),
  file('assets/list-2.js', ['expert']),
  file('assets/editor-1.js', ['idle']),
];

describe('S04 the files that a device keeps', () => {
  let caches: CacheStorage;
  let fetched: string[];
  let gone: string | undefined;
  const get = async (url: string): Promise<Response> => {
    if (url === gone) return new Response('', { status: 404 });
    fetched.push(url);
    return new Response(url);
  };
  const keptBy = (files: readonly AppFile[]) => createKeptFiles(files, caches, get);
  beforeEach(() => {
    caches = memoryCaches();
    fetched = [];
    gone = undefined;
  });

  it('S04 a visitor gets what the entrance needs, and nothing of the workspace', async () => {
    await keptBy(FIRST).keep(['public']);
    expect(fetched).toEqual(['/login.html']);
    expect(await keptBy(FIRST).find('/index.html')).toBeUndefined();
  });

  it('S04 what was kept is not fetched again, and the first time is told once', async () => {
    const files = keptBy(FIRST);
    expect(await files.keep(['expert'])).toBe(true);
    expect(await files.keep(['expert'])).toBe(false);
    expect(fetched.toSorted()).toEqual(['/assets/list-1.js', '/index.html']);
    expect(await files.keep(['idle'])).toBe(true);
  });

  it('S04 a group is kept only when all of it is there', async () => {
    gone = '/assets/list-1.js';
    await expect(keptBy(FIRST).keep(['expert'])).rejects.toThrow('404');
    expect(await keptBy(FIRST).kept()).toEqual([]);
    gone = undefined;
    expect(await keptBy(FIRST).keep(['expert'])).toBe(true);
  });

  it('S04 a new version brings what the device kept before, then the old goes', async () => {
    await keptBy(FIRST).keep(['public', 'expert', 'idle']);
    const next = keptBy(SECOND);
    fetched = [];
    await next.keep(await next.kept());
    expect(fetched.toSorted()).toEqual(['/assets/list-2.js', '/index.html', '/login.html']);
    // Until it takes over, the version before has all of its own.
    expect(await keptBy(FIRST).find('/assets/list-1.js')).toBeDefined();
    await next.cleanUp();
    expect(await next.find('/assets/list-1.js')).toBeUndefined();
    expect(await next.find('/assets/editor-1.js')).toBeDefined();
  });

  it('S04 a version that is not whole leaves the one before in its place', async () => {
    await keptBy(FIRST).keep(['expert']);
    const next = keptBy(SECOND);
    await next.cleanUp();
    expect(await (await next.find('/index.html'))?.text()).toBe('/index.html');
    expect(await next.find('/assets/list-1.js')).toBeDefined();
  });
});
