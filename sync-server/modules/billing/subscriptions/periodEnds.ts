import type { CouchDatabase } from '../../../couch/client';
import { backgroundPart, type BackgroundPart } from '../../../http/backgroundPart';
import type { Logger } from '../../../http/log';
import { pause } from '../../../http/pause';
import { putNew } from '../../../store/documents';

const EVERY = 60_000;
const AT_ONCE = 500;

const PREFIX = 'subscription-end:';

interface Parts {
  database: CouchDatabase;
  apply: (workspaceId: string) => Promise<unknown>;
  ready: () => boolean;
  log: Logger;
  now: () => Date;
}

export interface PeriodEnds {
  note(workspaceId: string, until: string): Promise<void>;
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
