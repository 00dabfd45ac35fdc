import { CouchUnavailable, type CouchDatabase } from '../../sync-server/couch/client';
import type { StoredJob } from '../../sync-server/modules/jobs/jobRecords';
import type { JobQueue } from '../../sync-server/modules/jobs/queue';

/**
 * Acts as a gateway killed right after a write: the job that follows it is lost, what was stored before stays.
 * @returns ends it
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
