import { putVersion } from '../data/versions';
import type { Stores } from '../data/versions';
import type { Waiting } from './waiting';

/** Sends again what RxDB has overlooked. */
export interface Nudger {
  start(failed: (error: unknown) => void): void;
  stop(): void;
}

const LOOK_EVERY_MS = 1000;
/** Looks between two nudges of the same version, at most. */
const LONGEST_REST = 60;

/**
 * RxDB finds what it has to push by the device's clock: a document written after the clock was set
 * back, in a tab that was killed before it sent, lies before the checkpoint and would never go up.
 * A document that waits while nothing is on its way is written once more as it is, which RxDB sees.
 * @param stuck what waits while the server can be reached and nothing is being sent
 */
export function createNudger(local: Stores, stuck: () => Waiting[]): Nudger {
  let timer: ReturnType<typeof setInterval> | undefined;
  const looks = new Map<string, { rev: string; seen: number; due: number }>();

  async function look(): Promise<void> {
    const found = stuck();
    const keys = new Set(found.map((one) => `${one.collection}|${one.id}`));
    for (const key of looks.keys()) if (!keys.has(key)) looks.delete(key);
    for (const one of found) {
      const key = `${one.collection}|${one.id}`;
      const known = looks.get(key) ?? { rev: one.rev, seen: 0, due: 1 };
      looks.set(key, known);
      if (known.seen++ < known.due) continue;
      known.seen = 0;
      known.due = Math.min(LONGEST_REST, known.due * 2);
      await putVersion(local, one.collection, one.id, (current) =>
        Promise.resolve(current ?? null),
      );
    }
  }

  return {
    start(failed) {
      timer = setInterval(() => void look().catch(failed), LOOK_EVERY_MS);
    },
    stop: () => clearInterval(timer),
  };
}
