import { randomUUID } from 'node:crypto';
import type { Couch } from '../../couch/client';
import { PUBLISHED_DATABASE } from './publishedRecords';

const NOTE = 'projector-lease';
const BEAT = 5_000;
const EXPIRY = 15_000;

/**
 * Only saves work: two holders for a moment do no harm. No clocks are compared; a waiting gateway watches whether the beat
 * changes.
 */
export interface Lease {
  held(): boolean;
  beat(): Promise<boolean>;
  release(): Promise<void>;
}

export const LEASE_BEAT = BEAT;

/** @param now milliseconds of a monotonic clock */
export function createLease(couch: Couch, now: () => number = () => performance.now()): Lease {
  const published = couch.database(PUBLISHED_DATABASE);
  const holder = randomUUID();
  let isHeld = false;
  let seen: { sign: string; at: number } | undefined;

  const write = (by: string | null): Promise<void> =>
    published.putLocal(NOTE, { holder: by, sign: randomUUID() });

  return {
    held: () => isHeld,
    beat: async () => {
      const note = await published.getLocal(NOTE);
      const isFree = note === undefined || note.holder === null;
      const isOurs = note?.holder === holder;
      if (!isFree && !isOurs) {
        isHeld = false;
        const sign = String(note.sign);
        if (seen?.sign !== sign) seen = { sign, at: now() };
        if (now() - seen.at < EXPIRY) return false;
      }
      await write(holder);
      // Another gateway may have written after us and holds it then.
      const wasHeld = isHeld;
      isHeld = (await published.getLocal(NOTE))?.holder === holder;
      return isHeld && !wasHeld;
    },
    release: async () => {
      if (!isHeld) return;
      isHeld = false;
      await write(null);
    },
  };
}
