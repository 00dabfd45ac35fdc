import { beforeEach, describe, expect, it } from 'vitest';
import { createKeptFiles, type AppFile } from './files';
import { memoryCaches } from './memoryCaches.fixture';

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
    expect(await keptBy(FIRST).listGroups()).toEqual([]);
    gone = undefined;
    expect(await keptBy(FIRST).keep(['expert'])).toBe(true);
  });

  it('S04 a new version brings what the device kept before, then the old goes', async () => {
    await keptBy(FIRST).keep(['public', 'expert', 'idle']);
    const next = keptBy(SECOND);
    fetched = [];
    await next.keep(await next.listGroups());
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
