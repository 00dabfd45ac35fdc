import { z } from 'zod';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { Couch } from '../../couch/client';
import { whileConflicts } from '../../store/documents';
import { ACCOUNTS_DATABASE, envelope, readSound } from '../../store/envelope';

/** Names no person: ids alone. It outlives a restore of an older backup. */
const erasureSchema = z.strictObject({
  workspaceId: idSchema,
  clientId: idSchema,
  erasedAt: instantSchema,
});
export type Erasure = z.infer<typeof erasureSchema>;

const PREFIX = 'erasure:';
const erasureKey = ({ workspaceId, clientId }: Pick<Erasure, 'workspaceId' | 'clientId'>): string =>
  `${PREFIX}${workspaceId}:${clientId}`;

export interface ErasureStore {
  add(erasure: Erasure, by: string): Promise<Erasure>;
  /** Those of these clients that were erased. */
  among(workspaceId: string, clientIds: readonly string[]): Promise<Set<string>>;
  all(): Promise<Erasure[]>;
}

export function createErasureStore(couch: Couch): ErasureStore {
  const database = couch.database(ACCOUNTS_DATABASE);
  return {
    add: (erasure, by) =>
      whileConflicts(async () => {
        const key = erasureKey(erasure);
        const stored = await database.get(key);
        const known = stored && readSound(erasureSchema, stored.body);
        if (known) return known;
        await database.put(envelope(key, erasure, by, new Date(erasure.erasedAt)));
        return erasure;
      }),
    among: async (workspaceId, clientIds) => {
      const keys = new Map(
        clientIds.map((clientId) => [erasureKey({ workspaceId, clientId }), clientId]),
      );
      const stored = await database.getMany([...keys.keys()]);
      return new Set([...keys].flatMap(([key, id]) => (stored.get(key) ? [id] : [])));
    },
    all: async () => {
      const rows = await database.list({
        startKey: PREFIX,
        endKey: `${PREFIX}\ufff0`,
        includeDocs: true,
      });
      return rows.flatMap(({ doc }) => (doc && readSound(erasureSchema, doc.body)) ?? []);
    },
  };
}
