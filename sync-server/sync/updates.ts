import { setTimeout as pause } from 'node:timers/promises';
import { CouchRefused, type Couch, type DatabaseUpdate } from '../couch/client';
import type { Logger } from '../http/log';

/** Milliseconds that one call waits for a database to be written. */
const WAIT = 20_000;
/** Milliseconds before the next attempt after a failure. */
const RETRY = 2_000;
/** Milliseconds between looks at everything: the list may miss what was written. */
const SWEEP = 60_000;

export interface UpdateListener {
  /** A database was written, by whichever gateway. */
  updated(update: DatabaseUpdate): void;
  /** Something may have been missed: look at everything of interest. */
  sweep(): void;
}

export interface UpdateParts {
  couch: Couch;
  log: Logger;
  /** Ends the following. */
  signal: AbortSignal;
  listeners: readonly UpdateListener[];
}

async function rest(ms: number, signal: AbortSignal): Promise<void> {
  // Rejects when it ends early; the caller looks at the signal next.
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/**
 * Follows which databases are written, with one connection for the whole gateway, however many devices
 * and workspaces there are. Where the server keeps no list, sweeps stand in for it.
 */
export async function followUpdates({ couch, log, signal, listeners }: UpdateParts): Promise<void> {
  const sweep = (): void => listeners.forEach((listener) => listener.sweep());
  const timer = setInterval(sweep, SWEEP);
  timer.unref();
  signal.addEventListener('abort', () => clearInterval(timer));
  let since: string | null = null;
  while (!signal.aborted) {
    try {
      const { rows, lastSeq } = await couch.updates({ since, wait: WAIT, signal });
      // The first answer after a failure: what happened in between is not in it.
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
