import { CouchConflict, type CouchDatabase } from '../../couch/client';
import type { Logger } from '../../http/log';
import type { JobBoard } from './board';
import type { StoredJob } from './jobRecords';

/** A job that waits for the write that it belongs to. */
export interface HeldRequest {
  /** The write was made: it may run at once. */
  release(): void;
  /**
   * The write is refused: what this request stored goes. A job that others have asked for as well, or that runs, stays and
   * finds that there is nothing to do.
   */
  withdraw(): Promise<void>;
}

interface Parts {
  database: CouchDatabase<StoredJob>;
  board: JobBoard;
  log: Logger;
}

/** Writes a job anew that somebody else has put there: else it would go with whoever takes theirs back. */
async function adopt({ database, board }: Parts, id: string): Promise<void> {
  const present = await database.get(id);
  if (present?.body.state !== 'queued') return;
  try {
    const { rev } = await database.put(present);
    board.note({ ...present, _rev: rev });
  } catch (error) {
    // Somebody else has written it meanwhile, which is as good.
    if (!(error instanceof CouchConflict)) throw error;
  }
}

async function takeBack({ database, board, log }: Parts, stored: StoredJob): Promise<void> {
  try {
    await database.put({ ...stored, _deleted: true });
    board.remove(stored._id);
  } catch (err) {
    // Others need it, or it runs already; else it finds by itself that there is nothing to do.
    if (!(err instanceof CouchConflict)) log.debug({ err }, 'a job could not be taken back');
  }
}

/** @param stored as this request stored it; undefined where the job was there already */
export async function heldJob(
  parts: Parts,
  id: string,
  stored: StoredJob | undefined,
): Promise<HeldRequest> {
  if (!stored) await adopt(parts, id);
  return {
    release: () => parts.board.release(id),
    withdraw: async () => {
      if (stored) await takeBack(parts, stored);
    },
  };
}
