import { CouchUnavailable, type CouchDatabase } from '../../sync-server/couch/client';
import type { StoredJob } from '../../sync-server/modules/jobs/jobRecords';
import type { JobQueue } from '../../sync-server/modules/jobs/queue';

/**
 * Loses the first new job of a kind that is asked for when a write is made already, as a gateway does that is killed right behind
 * that write. What is stored before the write is untouched.
 * @returns what ends it
 */
export function loseJobBehind(
  { database }: Pick<JobQueue, 'database'>,
  kind: string,
  isWritten: (job: StoredJob) => Promise<boolean>,
): () => void {
  const { put } = database;
  const stop = (): void => {
    database.put = put;
  };
  database.put = async (job) => {
    const isMeant = job._rev === undefined && job.body.kind === kind;
    if (!isMeant || !(await isWritten(job))) return put.call(database, job);
    stop();
    throw new CouchUnavailable('cut by the test');
  };
  return stop;
}

/** Cuts the first write of a document that is meant: it is not made, and whoever wanted it is told so. */
export function cutWrite(
  database: CouchDatabase,
  isMeant: (document: { _id: string; body: Record<string, unknown> }) => boolean,
): () => boolean {
  const put = database.put.bind(database);
  let isCut = false;
  database.put = async (document) => {
    if (isCut || !isMeant(document)) return put(document);
    isCut = true;
    database.put = put;
    throw new CouchUnavailable('cut by the test');
  };
  return () => isCut;
}
