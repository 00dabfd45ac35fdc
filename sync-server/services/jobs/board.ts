import type { CouchDatabase } from '../../couch/client';
import { CouchRefused } from '../../couch/client';
import { pagesOf } from '../../couch/paging';
import type { Logger } from '../../http/log';
import { jobSchema, type Job, type StoredJob } from './documents';

/** Changes read in one call. */
const PAGE = 200;
/** Milliseconds without a sign of life after which a running job is taken over. */
export const LEASE = 30_000;

/** A job that is not over, without what it carries. */
export interface OpenJob {
  id: string;
  rev: string;
  job: Omit<Job, 'payload'>;
  /** When this revision was seen first, by the clock of this process that only goes forward. */
  seenAt: number;
  /** The write that it waits for was made by this gateway: it may run at once. */
  isReleased: boolean;
}

/**
 * This gateway's picture of the jobs that are not over; it follows the changes of the database and may be
 * behind. It decides where to look: what is done is decided by writes with `_rev`.
 */
export interface JobBoard {
  /** Takes in what was written since. Callers at the same time share one look. */
  refresh(): Promise<void>;
  /** What was just read or written; an older revision than the one known changes nothing. */
  note(stored: StoredJob): void;
  /** The document is not there any more. */
  remove(id: string): void;
  /** This revision need not wait for its time. */
  release(id: string): void;
  find(id: string): OpenJob | undefined;
  /** In no order. */
  all(): Iterable<OpenJob>;
  /** Jobs that wait or run: of a kind and an account, or all. */
  countOf(kind?: string, subject?: string): number;
}

/** Milliseconds until a job may be run, 0 or less when it may. */
export function dueIn(open: OpenJob, now: { wall: number; steady: number }): number {
  const { job, seenAt, isReleased } = open;
  const seenFor = now.steady - seenAt;
  if (job.state === 'running') return LEASE - seenFor;
  if (job.state !== 'queued') return Number.POSITIVE_INFINITY;
  if (isReleased) return 0;
  const scheduled = Date.parse(job.runAfter) - now.wall;
  // Another gateway's clock may be ahead: nobody waits longer for a repetition than its delay.
  return job.retryDelay === undefined ? scheduled : Math.min(scheduled, job.retryDelay - seenFor);
}

const generationOf = (rev: string): number => Number.parseInt(rev, 10);
const isOpen = ({ state }: Job): boolean => state !== 'done' && state !== 'discarded';

export function createJobBoard(
  database: CouchDatabase<StoredJob>,
  log: Logger,
  steady: () => number,
): JobBoard {
  let open = new Map<string, OpenJob>();
  let since: string | undefined;
  let refreshing: Promise<void> | undefined;

  function put(into: Map<string, OpenJob>, { _id: id, _rev: rev, body }: StoredJob): void {
    const read = jobSchema.safeParse(body);
    if (rev === undefined || !read.success) {
      log.warn({ id }, 'a stored job is malformed; nobody runs it');
      return;
    }
    const { payload: _, ...job } = read.data;
    const known = open.get(id);
    if (known && generationOf(known.rev) > generationOf(rev)) into.set(id, known);
    else if (!isOpen(read.data)) into.delete(id);
    else if (known?.rev === rev) into.set(id, known);
    else into.set(id, { id, rev, job, seenAt: steady(), isReleased: false });
  }

  /** Everything, from a list: a feed also names what was removed, ever. */
  async function load(): Promise<void> {
    const begin = await database.lastSeq();
    const listed = new Map<string, OpenJob>();
    for await (const rows of pagesOf(database, 'job:'))
      for (const { doc } of rows) if (doc) put(listed, doc);
    open = listed;
    since = begin;
  }

  async function follow(): Promise<void> {
    if (since === undefined) await load();
    for (;;) {
      const page = await database.changes({ since: since ?? null, limit: PAGE });
      for (const { id, deleted, doc } of page.rows) {
        if (!id.startsWith('job:')) continue;
        if (deleted) open.delete(id);
        else if (doc) put(open, doc);
      }
      since = page.lastSeq;
      if (page.pending === 0) return;
    }
  }

  async function refresh(): Promise<void> {
    try {
      await follow();
    } catch (error) {
      // A database that was replaced has other sequences.
      if (error instanceof CouchRefused) since = undefined;
      throw error;
    }
  }

  return {
    refresh: () => {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
    note: (stored) => put(open, stored),
    remove: (id) => void open.delete(id),
    release: (id) => {
      const known = open.get(id);
      if (known) known.isReleased = true;
    },
    find: (id) => open.get(id),
    all: () => open.values(),
    countOf: (kind, subject) => {
      let count = 0;
      for (const { job } of open.values()) {
        const isMeant = kind === undefined || (job.kind === kind && job.subject === subject);
        if (isMeant && job.state !== 'dead') count += 1;
      }
      return count;
    },
  };
}
