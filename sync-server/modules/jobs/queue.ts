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
/** Mass mails of accounts must leave room for other kinds. */
const MAX_OF_KIND = MAX_OPEN / 2;
const MAX_WITH_NEEDED = MAX_OPEN * 2;
/**
 * Milliseconds a job waits for its write. Should this gateway end in between, another one runs the job and checks the
 * write.
 */
const HOLD = 3_000;

interface Wanted<P> {
  /** Idempotency key: the same key is the same job until 7 days after its end. */
  key: string;
  payload: P;
  subject?: string;
  at?: Date;
}

export interface JobRequest extends Wanted<Record<string, unknown>> {
  kind: { name: string; mostPerSubject: number; mustBeDone?: true };
}

export function jobRequest<P extends Record<string, unknown>>(
  kind: JobKind<P>,
  request: Wanted<P>,
): JobRequest {
  return { ...request, kind };
}

export interface JobQueue {
  database: CouchDatabase<StoredJob>;
  board: JobBoard;
  /**
   * Once this resolves, the job will be done even if this gateway stops.
   * @throws AppError too_many_requests when too many wait, of this account and kind or in all
   */
  enqueue(request: JobRequest): Promise<void>;
  /**
   * Jobs are stored before the write, so that none is lost if this gateway ends after it; handlers must check that the
   * write was made.
   * @throws what `write` throws; the jobs then find nothing to do
   */
  enqueueAround<T>(requests: readonly JobRequest[], write: () => Promise<T>): Promise<T>;
  hold(request: JobRequest): Promise<HeldRequest>;
  wake(): void;
  updated(update: { name: string }): void;
  sweep(): void;
  onWake(listener: () => void): void;
}

interface Parts {
  couch: Couch;
  log: Logger;
  now: () => Date;
  steady: () => number;
}

function createJob({ kind, payload, subject, at }: JobRequest, now: Date): Job {
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

const getId = ({ kind, key }: JobRequest): string => jobId(kind.name, key);

export interface Waiting {
  inAll: number;
  ofKind: number;
  ofSubject: number;
}

export function hasRoom(
  { inAll, ofKind, ofSubject }: Waiting,
  { mostPerSubject, mustBeDone }: JobRequest['kind'],
): boolean {
  if (ofSubject >= mostPerSubject) return false;
  return mustBeDone ? inAll < MAX_WITH_NEEDED : inAll < MAX_OPEN && ofKind < MAX_OF_KIND;
}

function requireRoom(board: JobBoard, log: Logger, { kind, subject }: JobRequest): void {
  const waiting = {
    inAll: board.countJobs(),
    ofKind: board.countOfKind(kind.name),
    ofSubject: subject === undefined ? 0 : board.countJobs(kind.name, subject),
  };
  if (hasRoom(waiting, kind)) return;
  if (waiting.ofSubject < kind.mostPerSubject)
    log.warn({ kind: kind.name }, 'too many jobs wait; this one is refused');
  throw new AppError('too_many_requests');
}

function heldUntil({ at }: JobRequest, now: Date): { at: Date; isLater: boolean } {
  const until = new Date(now.getTime() + HOLD);
  return at && at > until ? { at, isLater: true } : { at: until, isLater: false };
}

export function createJobQueue({ couch, log, now, steady }: Parts): JobQueue {
  const database = couch.database<StoredJob>(JOBS_DATABASE);
  const board = createJobBoard(database, log, steady);
  const listeners: (() => void)[] = [];
  const wake = (): void => listeners.forEach((listener) => listener());

  async function store(id: string, request: JobRequest): Promise<StoredJob | undefined> {
    const document = jobDocument(id, createJob(request, now()), now());
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
    const [id, { at, isLater }] = [getId(request), heldUntil(request, now())];
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
      await store(getId(request), request);
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
