import type { DatabaseName } from '../../src/domain/records';
import { AppError } from '../../src/domain/protocol/errors';
import type { Epochs } from '../../src/domain/protocol/protocol';
import { CouchRefused, workspaceDatabase, type Couch } from '../couch/client';

/** Milliseconds for which an epoch is believed; a restored database is noticed after that. */
const FRESH = 1_000;

export function getDatabaseName(kind: DatabaseName, workspaceId: string): string {
  return kind === 'workspace' ? workspaceDatabase(workspaceId) : kind;
}

export interface EpochReader {
  /** @param maxAge milliseconds; 0 asks the database (default 1000) */
  readEpoch(kind: DatabaseName, workspaceId: string, maxAge?: number): Promise<string>;
  all(workspaceId: string, maxAge?: number): Promise<Epochs>;
  /** @throws AppError epoch_changed when the device knows another life of one of these databases */
  require(
    known: Partial<Epochs>,
    workspaceId: string,
    options?: { maxAge?: number },
  ): Promise<void>;
}

export function createEpochReader(couch: Couch): EpochReader {
  const known = new Map<string, { at: number; epoch: Promise<string> }>();

  async function read(name: string): Promise<string> {
    await couch.ensureDatabase(name);
    try {
      return await couch.epoch(name);
    } catch (error) {
      // Removed while running: the client has dropped it and creates it again.
      if (!(error instanceof CouchRefused) || error.status !== 404) throw error;
      await couch.ensureDatabase(name);
      return couch.epoch(name);
    }
  }

  function readEpoch(kind: DatabaseName, workspaceId: string, maxAge = FRESH): Promise<string> {
    const name = getDatabaseName(kind, workspaceId);
    const now = performance.now();
    const last = known.get(name);
    if (last && now - last.at < maxAge) return last.epoch;
    const epoch = read(name);
    known.set(name, { at: now, epoch });
    epoch.catch(() => known.delete(name));
    if (known.size > 10_000) known.clear();
    return epoch;
  }

  async function all(workspaceId: string, maxAge?: number): Promise<Epochs> {
    const [workspace, catalogue, published] = await Promise.all([
      readEpoch('workspace', workspaceId, maxAge),
      readEpoch('catalogue', workspaceId, maxAge),
      readEpoch('published', workspaceId, maxAge),
    ]);
    return { workspace, catalogue, published };
  }

  return {
    readEpoch,
    all,
    require: async (epochs, workspaceId, { maxAge } = {}) => {
      const kinds = Object.keys(epochs) as DatabaseName[];
      const agrees = async (age: number | undefined): Promise<boolean> => {
        const present = await Promise.all(kinds.map((kind) => readEpoch(kind, workspaceId, age)));
        return kinds.every((kind, index) => epochs[kind] === present[index]);
      };
      // A stale cached epoch must not refuse anybody, so the database is asked before failing.
      if ((await agrees(maxAge)) || (await agrees(0))) return;
      throw new AppError('epoch_changed', { epochs: await all(workspaceId) });
    },
  };
}
