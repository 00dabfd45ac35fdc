import { CouchConflict, type CouchDatabase } from '../../couch/client';
import type { Logger } from '../../http/log';
import type { JobBoard } from './board';
import type { StoredJob } from './jobRecords';

export interface HeldRequest {
  release(): void;
  /** Removes the job unless others asked for it too or it runs; then it finds nothing to do. */
  withdraw(): Promise<void>;
}

interface Parts {
  database: CouchDatabase<StoredJob>;
  board: JobBoard;
  log: Logger;
}

/** A new revision keeps the job from being withdrawn by the other request. */
async function adopt({ database, board }: Parts, id: string): Promise<void> {
  const present = await database.get(id);
  if (present?.body.state !== 'queued') return;
  try {
    const { rev } = await database.put(present);
    board.note({ ...present, _rev: rev });
  } catch (error) {
    if (!(error instanceof CouchConflict)) throw error;
  }
}

async function takeBack({ database, board, log }: Parts, stored: StoredJob): Promise<void> {
  try {
    await database.put({ ...stored, _deleted: true });
    board.remove(stored._id);
  } catch (err) {
    // On a conflict others need it or it runs already, and finds nothing to do.
    if (!(err instanceof CouchConflict)) log.debug({ err }, 'a job could not be taken back');
  }
}

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
