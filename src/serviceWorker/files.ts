/** `public` means the app's entrance and `site` the public pages: devices have stored these words. */
export type Group = 'public' | 'expert' | 'idle' | 'admin' | 'link' | 'visitor' | 'site';

export interface AppFile {
  url: string;
  /** Hash of the content; null where the name has it. */
  revision: string | null;
  groups: readonly Group[];
}

/** One cache for all groups and versions: a file that two of them need is there once. */
export const CACHE = 'bualanh-files';
const NOTE = '/.kept/';
const AT_ONCE = 6;

const fileKey = ({ url, revision }: AppFile): string => (revision ? `${url}?rev=${revision}` : url);

export interface KeptFiles {
  /**
   * Fetched files stay when it throws.
   * @returns whether it is the first time that this device keeps one of them
   * @throws when a file cannot be had
   */
  keep(groups: readonly Group[]): Promise<boolean>;
  listGroups(): Promise<Group[]>;
  /** Does nothing while a kept group is incomplete. */
  cleanUp(): Promise<void>;
  /**
   * A file of an earlier version serves where this version's is missing.
   * @returns undefined where it must be fetched
   */
  find(url: string): Promise<Response | undefined>;
}

/**
 * @param files all files of this version
 * @param get fetches one, past the browser's cache where `fresh`
 */
export function createKeptFiles(
  files: readonly AppFile[],
  caches: CacheStorage,
  get: (url: string, fresh: boolean) => Promise<Response>,
): KeptFiles {
  const needed = (groups: readonly Group[]): AppFile[] =>
    files.filter((file) => file.groups.some((group) => groups.includes(group)));

  async function missing(cache: Cache, groups: readonly Group[]): Promise<AppFile[]> {
    const present = new Set((await cache.keys()).map((key) => getPath(key)));
    return needed(groups).filter((file) => !present.has(fileKey(file)));
  }

  async function listGroups(): Promise<Group[]> {
    const cache = await caches.open(CACHE);
    const notes = (await cache.keys()).map(getPath).filter((path) => path.startsWith(NOTE));
    return notes.map((path) => path.slice(NOTE.length) as Group);
  }

  async function fetchInto(cache: Cache, file: AppFile): Promise<void> {
    const response = await get(file.url, file.revision !== null);
    if (!response.ok || response.redirected)
      throw new Error(`${file.url} answered ${response.status}`);
    await cache.put(fileKey(file), response);
  }

  return {
    listGroups,
    async keep(groups) {
      const cache = await caches.open(CACHE);
      const before = await listGroups();
      const open = await missing(cache, groups);
      const take = async (): Promise<void> => {
        for (let file = open.pop(); file; file = open.pop()) await fetchInto(cache, file);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, take));
      for (const group of groups) await cache.put(NOTE + group, new Response(''));
      return groups.some((group) => !before.includes(group));
    },
    async cleanUp() {
      const cache = await caches.open(CACHE);
      const groups = await listGroups();
      if ((await missing(cache, groups)).length > 0) return;
      const fileKeys = new Set(needed(groups).map(fileKey));
      for (const key of await cache.keys()) {
        const path = getPath(key);
        if (!path.startsWith(NOTE) && !fileKeys.has(path)) await cache.delete(key);
      }
    },
    async find(url) {
      const cache = await caches.open(CACHE);
      const file = files.find((one) => one.url === url);
      const own = file && (await cache.match(fileKey(file)));
      return own ?? (await cache.match(url, { ignoreSearch: true }));
    },
  };
}

function getPath(key: Request): string {
  const { pathname, search } = new URL(key.url);
  return pathname + search;
}
