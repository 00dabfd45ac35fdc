import { AppError } from '../../../src/domain/protocol/errors';
import { CouchConflict, type Couch, type CouchDatabase } from '../../couch/client';
import type { Logger } from '../../http/log';
import { createJobBoard, type JobBoard } from './board';
import {
  jobDocument,
  jobId,
  JOBS_DATABASE,
  MAX_PAYLOAD,
  type Job,
  type StoredJob,
} from './jobRecords';
import { heldJob, type HeldRequest } from './held';
import type { JobKind } from './kinds';

/** Jobs that may wait in all; what they concern can be asked for again. */
const MAX_OPEN = 10_000;
/** The same of one kind: accounts that have mails sent in masses leave room for everything else. */
const MAX_OF_KIND = MAX_OPEN / 2;
/** The same where there are jobs without which money would be lost sight of. */
const MAX_WITH_NEEDED = MAX_OPEN * 2;
/**
 * Milliseconds for which a job waits for the write that it goes with. If this gateway ends in between, another
 * one then finds out by the job itself whether the write was made.
 */
const HOLD = 3_000;

interface Wanted<P> {
  /** Names the effect: what is enqueued again under the same key is the same job, until 7 days after its end. */
  key: string;
  payload: P;
  /** `_id` of the account that it concerns. */
  subject?: string;
  /** Not before this time (default: at once). */
  at?: Date;
}

/** One job to do; made by {@link jobRequest}. */
export interface JobRequest extends Wanted<Record<string, unknown>> {
  kind: { name: string; mostPerSubject: number; mustBeDone?: true };
}

/** A job of a kind, with the payload that this kind wants. */
export function jobRequest<P extends Record<string, unknown>>(
  kind: JobKind<P>,
  wanted: Wanted<P>,
): JobRequest {
  return { ...wanted, kind };
}

/** Where jobs are put. */
export interface JobQueue {
  database: CouchDatabase<StoredJob>;
  board: JobBoard;
  /**
   * Stores a job; when this resolves it will be done, whichever gateway lives.
   * @throws AppError too_many_requests when too many wait, of this account and kind or in all
   */
  enqueue(request: JobRequest): Promise<void>;
  /**
   * Stores jobs that belong to a write, makes the write, and lets them run. They are stored first, so that none
   * is lost when this gateway ends after the write; their handlers have to look whether it was made.
   * @throws what `write` throws; the jobs then find that there is nothing to do
   */
  enqueueAround<T>(requests: readonly JobRequest[], write: () => Promise<T>): Promise<T>;
  /**
   * Stores a job for a write that is made next, as `enqueueAround` does.
   * @throws AppError too_many_requests
   */
  hold(request: JobRequest): Promise<HeldRequest>;
  /** There may be something to do now. */
  wake(): void;
  /** A database was written, by whichever gateway. */
  updated(update: { name: string }): void;
  sweep(): void;
  /** @param listener called on each wake */
  onWake(listener: () => void): void;
}

interface Parts {
  couch: Couch;
  log: Logger;
  now: () => Date;
  /** Milliseconds of a clock that only goes forward. */
  steady: () => number;
}

function jobOf({ kind, payload, subject, at }: JobRequest, now: Date): Job {
  if (JSON.stringify(payload).length > MAX_PAYLOAD)
    throw new Error(`The payload of a job ${kind.name} is too large.`);
  const runAfter = (at ?? now).toISOString();
  return {
    kind: kind.name,
    ...(subject === undefined ? {} : { subject }),
    payload,
    state: 'queued',
    attempts: 0,
    createdAt: now.toISOString(),
    queuedAt: runAfter,
    runAfter,
  };
}

const idOf = ({ kind, key }: JobRequest): string => jobId(kind.name, key);

/** Jobs that wait or run. */
export interface Waiting {
  inAll: number;
  ofKind: number;
  /** Of this kind and the account that it concerns. */
  ofSubject: number;
}

/** Whether one more job may wait. */
export function hasRoom(
  { inAll, ofKind, ofSubject }: Waiting,
  { mostPerSubject, mustBeDone }: JobRequest['kind'],
): boolean {
  if (ofSubject >= mostPerSubject) return false;
  return mustBeDone ? inAll < MAX_WITH_NEEDED : inAll < MAX_OPEN && ofKind < MAX_OF_KIND;
}

/** @throws AppError too_many_requests */
function requireRoom(board: JobBoard, log: Logger, { kind, subject }: JobRequest): void {
  const waiting = {
    inAll: board.countOf(),
    ofKind: board.countOfKind(kind.name),
    ofSubject: subject === undefined ? 0 : board.countOf(kind.name, subject),
  };
  if (hasRoom(waiting, kind)) return;
  if (waiting.ofSubject < kind.mostPerSubject)
    log.warn({ kind: kind.name }, 'too many jobs wait; this one is refused');
  throw new AppError('too_many_requests');
}

/** Until when a job waits for its write: what is wanted later waits for its time also when the write was made. */
function heldUntil({ at }: JobRequest, now: Date): { at: Date; isLater: boolean } {
  const until = new Date(now.getTime() + HOLD);
  return at && at > until ? { at, isLater: true } : { at: until, isLater: false };
}

export function createJobQueue({ couch, log, now, steady }: Parts): JobQueue {
  const database = couch.database<StoredJob>(JOBS_DATABASE);
  const board = createJobBoard(database, log, steady);
  const listeners: (() => void)[] = [];
  const wake = (): void => listeners.forEach((listener) => listener());

  /** @returns it as stored; undefined where it was there already: the same effect was asked for before */
  async function store(id: string, request: JobRequest): Promise<StoredJob | undefined> {
    const document = jobDocument(id, jobOf(request, now()), now());
    if (!board.find(id)) requireRoom(board, log, request);
    try {
      const stored = { ...document, _rev: (await database.put(document)).rev };
      board.note(stored);
      return stored;
    } catch (error) {
      if (!(error instanceof CouchConflict)) throw error;
      return undefined;
    }
  }

  async function hold(request: JobRequest): Promise<HeldRequest> {
    const [id, { at, isLater }] = [idOf(request), heldUntil(request, now())];
    const job = await heldJob({ database, board, log }, id, await store(id, { ...request, at }));
    return isLater ? { ...job, release: () => undefined } : job;
  }

  return {
    database,
    board,
    wake,
    updated: ({ name }) => {
      if (name === JOBS_DATABASE) wake();
    },
    sweep: wake,
    onWake: (listener) => void listeners.push(listener),
    enqueue: async (request) => {
      await store(idOf(request), request);
      wake();
    },
    hold,
    enqueueAround: async (requests, write) => {
      const held: HeldRequest[] = [];
      for (const request of requests) held.push(await hold(request));
      const result = await write();
      for (const { release } of held) release();
      wake();
      return result;
    },
  };
}
