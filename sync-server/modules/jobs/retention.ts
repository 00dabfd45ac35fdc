import { CouchConflict, type CouchDatabase } from '../../couch/client';
import { pagesOf } from '../../couch/paging';
import type { Job, StoredJob } from './jobRecords';

const DAY = 86_400_000;
/** Days for which a job that is over is kept: so long its key is known. */
const FINISHED_DAYS = 7;
/** Days after which a dead letter that nobody looked at goes. */
const DEAD_DAYS = 90;

function isOver({ state, finishedAt, failure, createdAt }: Job, now: Date): boolean {
  const age = (since: string): number => (now.getTime() - Date.parse(since)) / DAY;
  if (state === 'done' || state === 'discarded')
    return age(finishedAt ?? createdAt) > FINISHED_DAYS;
  return state === 'dead' && age(failure?.at ?? createdAt) > DEAD_DAYS;
}

/** Removes jobs whose time is over. @returns how many */
export async function removeOldJobs(
  database: CouchDatabase<StoredJob>,
  now: Date,
): Promise<number> {
  let removed = 0;
  for await (const rows of pagesOf(database, 'job:'))
    for (const { doc } of rows) {
      if (!doc || !isOver(doc.body, now)) continue;
      try {
        await database.put({ ...doc, _deleted: true });
        removed += 1;
      } catch (error) {
        if (!(error instanceof CouchConflict)) throw error; // another gateway was faster
      }
    }
  return removed;
}
