import { randomUUID } from 'node:crypto';
import type { Couch } from '../../couch/client';
import { PUBLISHED_DATABASE } from './publishedRecords';

const NOTE = 'projector-lease';
/** Milliseconds between two signs of life. */
const BEAT = 5_000;
/** Milliseconds without one after which another gateway takes over. */
const EXPIRY = 15_000;

/**
 * One gateway among several does what one alone would do as well. It saves work and decides nothing: two
 * that both believe to hold it for a moment do no harm. No clocks are compared; whoever waits looks
 * whether the sign of life changes.
 */
export interface Lease {
  held(): boolean;
  /** Gives or looks for the sign of life. @returns whether it was just taken */
  beat(): Promise<boolean>;
  /** Lets another one take it at once. */
  release(): Promise<void>;
}

export const LEASE_BEAT = BEAT;

/** @param now milliseconds of a clock that only goes forward */
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
      // Another one may have written after us; then it is its.
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
