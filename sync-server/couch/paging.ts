import type { CouchDatabase, CouchDocument, ListRow } from './types';

const PAGE = 50;

/**
 * Ordered by id.
 * @param prefix ends with `:`; ids hold only printable characters, so `;` ends the range
 */
export async function* readPages<D extends CouchDocument>(
  database: CouchDatabase<D>,
  prefix: `${string}:`,
): AsyncGenerator<ListRow<D>[]> {
  const endKey = `${prefix.slice(0, -1)};`;
  let startKey: string | undefined = prefix;
  while (startKey !== undefined) {
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
