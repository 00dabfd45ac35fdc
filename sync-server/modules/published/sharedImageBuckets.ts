import { createHash } from 'node:crypto';

const BUCKETS = 128;

export interface Bucket {
  /** Changes with each change of what is in it. */
  version: string;
  ids: readonly string[];
}

/** 8 hexadecimal digits suffice to notice a change. */
const shortHash = (value: string): string =>
  createHash('sha256').update(value).digest('hex').slice(0, 8);

const getBucket = (storedId: string): number => Number.parseInt(shortHash(storedId), 16) % BUCKETS;

/**
 * Thousands of pictures do not fit into a checkpoint one by one, and no order of approvals is known to several gateways. So
 * a checkpoint names the version of each bucket, and a change sends the few entries of one of them.
 */
export function createBuckets() {
  const revs = new Map<string, string>();
  let sorted: Map<number, Bucket> | undefined;

  function sort(): Map<number, Bucket> {
    const ids = new Map<number, string[]>();
    for (const id of [...revs.keys()].sort()) {
      const bucket = getBucket(id);
      ids.set(bucket, [...(ids.get(bucket) ?? []), id]);
    }
    return new Map(
      [...ids].map(([at, all]) => {
        const version = shortHash(all.map((id) => `${id} ${revs.get(id)}`).join('\n'));
        return [at, { version, ids: all }];
      }),
    );
  }

  return {
    get size(): number {
      return revs.size;
    },
    take(id: string, rev: string): boolean {
      const isNew = revs.get(id) !== rev;
      revs.set(id, rev);
      if (isNew) sorted = undefined;
      return isNew;
    },
    clear(): void {
      revs.clear();
      sorted = undefined;
    },
    all: (): ReadonlyMap<number, Bucket> => (sorted ??= sort()),
  };
}
