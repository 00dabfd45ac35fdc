const BASE = 'http://app.example';

const address = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : String(key), BASE).href;

export function memoryCaches(): CacheStorage {
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
        const entry = [...entries].find(([url]) => plain(url) === plain(address(key)));
        return entry?.[1].clone();
      },
    } as unknown as Cache;
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
}
