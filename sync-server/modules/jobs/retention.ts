import { CouchConflict, type CouchDatabase } from '../../couch/client';
import { readPages } from '../../couch/paging';
import type { Job, StoredJob } from './jobRecords';

const DAY = 86_400_000;
const FINISHED_DAYS = 7;
const DEAD_DAYS = 90;

function isOver({ state, finishedAt, failure, createdAt }: Job, now: Date): boolean {
  const age = (since: string): number => (now.getTime() - Date.parse(since)) / DAY;
  if (state === 'done' || state === 'discarded')
    return age(finishedAt ?? createdAt) > FINISHED_DAYS;
  return state === 'dead' && age(failure?.at ?? createdAt) > DEAD_DAYS;
}

export async function removeOldJobs(
  database: CouchDatabase<StoredJob>,
  now: Date,
): Promise<number> {
  let removed = 0;
  for await (const rows of readPages(database, 'job:'))
    for (const { doc } of rows) {
      if (!doc || !isOver(doc.body, now)) continue;
      try {
        await database.put({ ...doc, _deleted: true });
        removed += 1;
      } catch (error) {
        if (!(error instanceof CouchConflict)) throw error;
      }
    }
  return removed;
}
