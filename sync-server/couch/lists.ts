import { changesAnswer, readAnswer, rowsAnswer } from './answers';
import { stored, type SendToDatabase } from './revisions';
import type { Changes, CouchDatabase, CouchDocument, ListOptions, ListRow } from './types';

const isDesign = (id: string): boolean => id.startsWith('_design/');

function listQuery(options: ListOptions): Record<string, string | number | boolean> {
  const { startKey, endKey, limit, skip, descending, includeDocs } = options;
  return {
    ...(startKey === undefined ? {} : { start_key: startKey }),
    ...(endKey === undefined ? {} : { end_key: endKey }),
    ...(limit === undefined ? {} : { limit }),
    ...(skip === undefined ? {} : { skip }),
    ...(descending === undefined ? {} : { descending }),
    include_docs: includeDocs ?? false,
  };
}

/** On a cluster these come from a single copy, which may lag the last write. */
export function createListCalls<D extends CouchDocument>(
  send: SendToDatabase,
): Pick<CouchDatabase<D>, 'changes' | 'lastSeq' | 'list'> {
  const readChanges = async (query: Record<string, string | number | boolean>) =>
    readAnswer(changesAnswer, await send({ method: 'get', path: '_changes', query }));
  return {
    changes: async ({ since, limit, conflicts = false }): Promise<Changes<D>> => {
      const query = { since: since ?? '0', limit, include_docs: true, conflicts };
      const { results, last_seq: lastSeq, pending } = await readChanges(query);
      const rows = results
        .filter((row) => !isDesign(row.id))
        .map(({ id, seq, deleted = false, doc }) => ({ id, seq, deleted, doc: stored<D>(doc) }));
      return { rows, lastSeq, pending };
    },
    lastSeq: async () => (await readChanges({ since: 'now', limit: 1 })).last_seq,
    list: async (options = {}): Promise<ListRow<D>[]> => {
      const query = listQuery(options);
      const { rows } = readAnswer(
        rowsAnswer,
        await send({ method: 'get', path: '_all_docs', query }),
      );
      return rows.flatMap(({ key, value, doc }) =>
        value === undefined || isDesign(key)
          ? []
          : [{ id: key, rev: value.rev, doc: stored<D>(doc) }],
      );
    },
  };
}
