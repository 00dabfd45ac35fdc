import { setTimeout as pause } from 'node:timers/promises';
import { CouchRefused, type Couch, type DatabaseUpdate } from '../couch/client';
import type { Logger } from '../http/log';

const WAIT = 20_000;
const RETRY = 2_000;
/** Milliseconds between looks at everything: the list may miss what was written. */
const SWEEP = 60_000;

export interface UpdateListener {
  updated(update: DatabaseUpdate): void;
  sweep(): void;
}

export interface UpdateParts {
  couch: Couch;
  log: Logger;
  signal: AbortSignal;
  listeners: readonly UpdateListener[];
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** One connection for the whole gateway; where the server keeps no list of updates, sweeps stand in for it. */
export async function followUpdates({ couch, log, signal, listeners }: UpdateParts): Promise<void> {
  const sweep = (): void => listeners.forEach((listener) => listener.sweep());
  const timer = setInterval(sweep, SWEEP);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
  let since: string | null = null;
  while (!signal.aborted) {
    try {
      const { rows, lastSeq } = await couch.updates({ since, wait: WAIT, signal });
      // First answer after a failure: it lacks what happened in between.
      if (since === null) sweep();
      since = lastSeq;
      for (const row of rows) for (const listener of listeners) listener.updated(row);
    } catch (error) {
      if (signal.aborted) return;
      log.debug({ err: error }, 'the list of written databases is away');
      since = null;
      // CouchDB 3 keeps the list only where somebody asked for it.
      if (error instanceof CouchRefused) await couch.keepUpdates().catch(() => undefined);
      await rest(RETRY, signal);
      sweep();
    }
  }
}
