import type { CouchDatabase, CouchDocument, ListRow } from './types';

/** Documents read at a time, where each may have 1 MB: all of them are in memory at once. */
const PAGE = 50;

/**
 * Every document whose id begins with the prefix, in the order of ids, page by page.
 * @param prefix ends with `:`; ids hold printable characters only, so `;` ends the range
 */
export async function* pagesOf<D extends CouchDocument>(
  database: CouchDatabase<D>,
  prefix: `${string}:`,
): AsyncGenerator<ListRow<D>[]> {
  const endKey = `${prefix.slice(0, -1)};`;
  let startKey: string | undefined = prefix;
  while (startKey !== undefined) {
    // One more than a page: it names where the next one begins.
    const rows: ListRow<D>[] = await database.list({
      startKey,
      endKey,
      limit: PAGE + 1,
      includeDocs: true,
    });
    yield rows.slice(0, PAGE);
    startKey = rows[PAGE]?.id;
  }
}
