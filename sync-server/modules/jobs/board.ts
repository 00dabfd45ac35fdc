import { CouchRefused, type CouchDatabase } from '../../couch/client';
import { REPLICA_LAG_MS } from '../../couch/copies';
import { readPages } from '../../couch/paging';
import type { Logger } from '../../http/log';
import { jobSchema, type Job, type StoredJob } from './jobRecords';

const PAGE = 200;
const READ_ALL_EVERY = 600_000;
/** Milliseconds without renewal after which another gateway takes a running job over. */
export const LEASE = 30_000;

export interface OpenJob {
  id: string;
  rev: string;
  job: Omit<Job, 'payload'>;
  seenAt: number;
  isReleased: boolean;
}

/** A cache that may lag behind: it only decides where to look, writes with `_rev` decide what is done. */
export interface JobBoard {
  refresh(): Promise<void>;
  note(stored: StoredJob): void;
  remove(id: string): void;
  release(id: string): void;
  find(id: string): OpenJob | undefined;
  all(): Iterable<OpenJob>;
  countJobs(kind?: string, subject?: string): number;
  countOfKind(kind: string): number;
  readsAllIn(): number;
}

export function dueIn(open: OpenJob, now: { wall: number; steady: number }): number {
  const { job, seenAt, isReleased } = open;
  const seenFor = now.steady - seenAt;
  if (job.state === 'running') return LEASE - seenFor;
  if (job.state !== 'queued') return Number.POSITIVE_INFINITY;
  if (isReleased) return 0;
  const scheduled = Date.parse(job.runAfter) - now.wall;
  // Another gateway's clock may be ahead: never wait longer than the retry delay.
  return job.retryDelay === undefined ? scheduled : Math.min(scheduled, job.retryDelay - seenFor);
}

const parseGeneration = (rev: string): number => Number.parseInt(rev, 10);
const isOpen = ({ state }: Job): boolean => state !== 'done' && state !== 'discarded';

class FollowingBoard implements JobBoard {
  private open = new Map<string, OpenJob>();
  private since: string | undefined;
  private refreshing: Promise<void> | undefined;
  /** Lists and reads may come from a lagging copy. */
  private mayLag = false;
  /** Monotonic clock; only set where copies may lag. */
  private readAllAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly database: CouchDatabase<StoredJob>,
    private readonly log: Logger,
    private readonly steady: () => number,
  ) {}

  refresh(): Promise<void> {
    this.refreshing ??= this.follow().finally(() => {
      this.refreshing = undefined;
    });
    return this.refreshing;
  }

  note({ _id: id, _rev: rev, body }: StoredJob): void {
    const read = jobSchema.safeParse(body);
    if (rev === undefined || !read.success) {
      this.log.warn({ id }, 'a stored job is malformed; nobody runs it');
      return;
    }
    const { payload: _, ...job } = read.data;
    const known = this.open.get(id);
    if (known && (known.rev === rev || parseGeneration(known.rev) > parseGeneration(rev))) return;
    if (isOpen(read.data))
      this.open.set(id, { id, rev, job, seenAt: this.steady(), isReleased: false });
    else this.open.delete(id);
  }

  remove(id: string): void {
    this.open.delete(id);
    this.readAllWithin(REPLICA_LAG_MS);
  }

  release(id: string): void {
    const known = this.open.get(id);
    if (known) known.isReleased = true;
  }

  find(id: string): OpenJob | undefined {
    return this.open.get(id);
  }

  all(): Iterable<OpenJob> {
    return this.open.values();
  }

  countJobs(kind?: string, subject?: string): number {
    let count = 0;
    for (const { job } of this.open.values()) {
      const isMeant = kind === undefined || (job.kind === kind && job.subject === subject);
      if (isMeant && job.state !== 'dead') count += 1;
    }
    return count;
  }

  countOfKind(kind: string): number {
    let count = 0;
    for (const { job } of this.open.values())
      if (job.kind === kind && job.state !== 'dead') count += 1;
    return count;
  }

  readsAllIn(): number {
    return this.readAllAt - this.steady();
  }

  /** From a list: the feed also names everything ever removed. */
  private async readAll(): Promise<void> {
    for await (const rows of readPages(this.database, 'job:'))
      for (const { doc } of rows) if (doc) this.note(doc);
  }

  private readAllWithin(ms: number): void {
    if (this.mayLag) this.readAllAt = Math.min(this.readAllAt, this.steady() + ms);
  }

  private async load(): Promise<void> {
    this.mayLag = (await this.database.copies()) > 1;
    const begin = await this.database.lastSeq();
    await this.readAll();
    this.since = begin;
    // A lagging copy may lack a job that the feed's position already covers.
    this.readAllWithin(REPLICA_LAG_MS);
  }

  private async loadAgain(): Promise<void> {
    const due = this.readAllAt;
    this.readAllAt = Number.POSITIVE_INFINITY;
    try {
      await this.readAll();
      this.readAllWithin(READ_ALL_EVERY);
    } catch (error) {
      this.readAllAt = due;
      throw error;
    }
  }

  private async follow(): Promise<void> {
    try {
      if (this.since === undefined) await this.load();
      else if (this.readsAllIn() <= 0) await this.loadAgain();
      await this.readFeed();
    } catch (error) {
      // A replaced database has other sequences and jobs.
      if (error instanceof CouchRefused) {
        this.since = undefined;
        this.open.clear();
      }
      throw error;
    }
  }

  private async readFeed(): Promise<void> {
    for (;;) {
      const page = await this.database.changes({ since: this.since ?? null, limit: PAGE });
      for (const { id, deleted, doc } of page.rows) {
        if (!id.startsWith('job:')) continue;
        if (deleted) this.open.delete(id);
        else if (doc) this.note(doc);
      }
      this.since = page.lastSeq;
      if (page.pending === 0) return;
    }
  }
}

export function createJobBoard(
  database: CouchDatabase<StoredJob>,
  log: Logger,
  steady: () => number,
): JobBoard {
  return new FollowingBoard(database, log, steady);
}
