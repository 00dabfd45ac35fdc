import { setTimeout as pause } from 'node:timers/promises';
import {
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';
import { REPLICA_LAG_MS } from '../../couch/copies';
import type { Logger } from '../../http/log';
import { PUBLISHED_DATABASE } from './publishedRecords';
import { createLease, LEASE_BEAT } from './lease';
import type { Library } from './library';
import { createProjector } from './projector';

const AT_ONCE = 2;
const RETRY = 2_000;
const SWEEP = 30 * 60_000;
const OWN = 60_000;
const OWN_RECENT = 2_000;
/** Milliseconds in which many publications wake all devices once. */
const RUN_DELAY_MS = 5_000;

export interface RunnerParts {
  couch: Couch;
  log: Logger;
  library: Library;
  signal: AbortSignal;
  wake(): void;
  onSiblings(database: CouchDatabase, document: StoredDocument): Promise<void>;
}

export interface Runner {
  touch(workspaceId: string): void;
  wrote(workspaceId: string): void;
  updated(update: { name: string }): void;
  sweep(): void;
  run(): Promise<void>;
}

function createQueue(
  project: (workspaceId: string) => Promise<void>,
  signal: AbortSignal,
): (workspaceId: string) => void {
  const dirty = new Set<string>();
  const running = new Set<string>();
  let workers = 0;

  async function drain(): Promise<void> {
    for (;;) {
      // A workspace being projected waits: a second run would read the same changes.
      const next = [...dirty].find((workspaceId) => !running.has(workspaceId));
      if (next === undefined || signal.aborted) return;
      dirty.delete(next);
      running.add(next);
      await project(next).finally(() => running.delete(next));
    }
  }

  function start(): void {
    if (workers >= AT_ONCE) return;
    workers += 1;
    void drain().finally(() => {
      workers -= 1;
      if (dirty.size > 0 && !signal.aborted && running.size === 0) start();
    });
  }

  return (workspaceId) => {
    dirty.add(workspaceId);
    start();
  };
}

export function createRunner(parts: RunnerParts): Runner {
  const { couch, log, signal, onSiblings } = parts;
  const projector = createProjector(couch);
  const lease = createLease(couch);
  const notify = createTeller(parts);
  const look = createQueue(projectOne, signal);
  const lookLate = createLateLooks(parts, look);
  const own = createOwnWrites(signal, touch);
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function projectOne(workspaceId: string): Promise<void> {
    try {
      if ((await projector.project(workspaceId, { onSiblings })) > 0) notify();
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error, workspaceId }, 'a workspace could not be projected; trying again');
      await pause(RETRY, undefined, { signal, ref: false }).catch(() => undefined);
      look(workspaceId);
    }
  }

  function touch(workspaceId: string): void {
    look(workspaceId);
    void lookLate(workspaceId);
  }

  async function lookAtAll(): Promise<void> {
    sweptAt = performance.now();
    const prefix = workspaceDatabase('');
    for (const name of await couch.databases())
      if (name.startsWith(prefix)) look(name.slice(prefix.length));
  }

  async function beat(): Promise<void> {
    try {
      const isNew = await lease.beat();
      if (isNew || (lease.held() && performance.now() - sweptAt > SWEEP)) await lookAtAll();
    } catch (error) {
      log.debug({ err: error }, 'the projector’s lease could not be read');
    }
  }

  async function beatUntilEnd(): Promise<void> {
    while (!signal.aborted) {
      await beat();
      await pause(LEASE_BEAT, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await lease.release().catch(() => undefined);
  }

  return {
    run: beatUntilEnd,
    touch,
    wrote: own.wrote,
    updated: ({ name }) => {
      const prefix = workspaceDatabase('');
      if (name === PUBLISHED_DATABASE) return notify();
      if (!lease.held() || !name.startsWith(prefix)) return;
      const workspaceId = name.slice(prefix.length);
      if (!own.later(workspaceId)) touch(workspaceId);
    },
    sweep: () => notify(),
  };
}

function createLateLooks({ couch, log, signal }: RunnerParts, look: (workspaceId: string) => void) {
  const waiting = new Map<string, NodeJS.Timeout>();
  let copies: number | undefined;
  signal.addEventListener('abort', () => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });
  return async (workspaceId: string): Promise<void> => {
    try {
      copies ??= await couch.database(workspaceDatabase(workspaceId)).copies();
    } catch (error) {
      log.debug({ err: error }, 'the number of copies could not be read');
    }
    if (copies === 1 || signal.aborted) return;
    clearTimeout(waiting.get(workspaceId));
    const again = (): void => {
      waiting.delete(workspaceId);
      look(workspaceId);
    };
    waiting.set(workspaceId, setTimeout(again, REPLICA_LAG_MS).unref());
  };
}

/**
 * Own writes that may be public are touched directly; the rest is looked at later, as another gateway may have written at
 * the same moment.
 */
function createOwnWrites(signal: AbortSignal, touch: (workspaceId: string) => void) {
  const recent = new Map<string, number>();
  const waiting = new Map<string, NodeJS.Timeout>();
  signal.addEventListener('abort', () => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });

  function look(workspaceId: string): void {
    waiting.delete(workspaceId);
    recent.delete(workspaceId);
    touch(workspaceId);
  }

  return {
    wrote: (workspaceId: string): void => void recent.set(workspaceId, performance.now()),
    later: (workspaceId: string): boolean => {
      const at = recent.get(workspaceId);
      if (at === undefined || performance.now() - at > OWN_RECENT || signal.aborted) return false;
      if (!waiting.has(workspaceId))
        waiting.set(workspaceId, setTimeout(look, OWN, workspaceId).unref());
      return true;
    },
  };
}

/** The first change wakes at once, later ones at most once per interval. */
function createTeller({ library, log, signal, wake }: RunnerParts): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isAgain = false;
  signal.addEventListener('abort', () => clearTimeout(timer));

  async function look(): Promise<void> {
    try {
      if (await library.refresh()) wake();
    } catch (error) {
      log.debug({ err: error }, 'the library could not be read');
    }
  }

  return function tell(): void {
    if (signal.aborted) return;
    if (timer) {
      isAgain = true;
      return;
    }
    timer = setTimeout(() => {
      timer = undefined;
      if (isAgain) tell();
    }, RUN_DELAY_MS);
    timer.unref();
    isAgain = false;
    void look();
  };
}
