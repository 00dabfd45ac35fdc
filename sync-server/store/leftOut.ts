import type { CouchDatabase } from '../couch/client';
import { putNew, removeDocument } from './documents';

/** Practices that sent more than may wait at a time: what was left out is taken once there is room. */
export function createLeftOut(database: CouchDatabase, prefix: `${string}:`, now: () => Date) {
  return {
    note: async (workspaceId: string): Promise<void> => {
      await putNew(database, prefix + workspaceId, { workspaceId }, now());
    },
    has: async (workspaceId: string): Promise<boolean> =>
      (await database.get(prefix + workspaceId)) !== undefined,
    forget: async (workspaceId: string): Promise<void> => {
      const stored = await database.get(prefix + workspaceId);
      if (stored) await removeDocument(database, stored);
    },
  };
}
export type LeftOut = ReturnType<typeof createLeftOut>;
