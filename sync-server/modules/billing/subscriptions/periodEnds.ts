import type { CouchDatabase } from '../../../couch/client';
import { backgroundPart, type BackgroundPart } from '../../../http/backgroundPart';
import type { Logger } from '../../../http/log';
import { pause } from '../../../http/pause';
import { putNew } from '../../../store/documents';

/** Milliseconds between two looks at what is over; what a practice may do ends by its own date, without this. */
const EVERY = 60_000;
/** Practices that are told at one look. */
const AT_ONCE = 500;

const PREFIX = 'subscription-end:';

interface Parts {
  database: CouchDatabase;
  /** Has the present moment take effect for a practice. */
  apply: (workspaceId: string) => Promise<unknown>;
  ready: () => boolean;
  log: Logger;
  now: () => Date;
}

/** Remembers when periods end, and tells the devices of a practice when one has. Notes are sorted by time. */
export interface PeriodEnds {
  note(workspaceId: string, until: string): Promise<void>;
  /** @returns how many practices were told */
  look(): Promise<number>;
  part: BackgroundPart;
}

export function createPeriodEnds({ database, apply, ready, log, now }: Parts): PeriodEnds {
  async function look(): Promise<number> {
    const endKey = `${PREFIX}${now().toISOString()}`;
    const rows = await database.list({
      startKey: PREFIX,
      endKey,
      limit: AT_ONCE,
      includeDocs: true,
    });
    for (const { doc } of rows) {
      const workspaceId = doc?.body.workspaceId;
      if (!doc || typeof workspaceId !== 'string') continue;
      await apply(workspaceId);
      // Another gateway that does the same may have removed it.
      await database.bulk([{ ...doc, _deleted: true }]);
    }
    return rows.length;
  }

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        if (ready()) await look();
      } catch (err) {
        log.warn({ err }, 'ends of periods could not be looked at');
      }
      await pause(EVERY, signal);
    }
  }

  return {
    look,
    note: async (workspaceId, until) => {
      await putNew(database, `${PREFIX}${until}:${workspaceId}`, { workspaceId }, now());
    },
    part: backgroundPart('ends of periods', run, log),
  };
}
