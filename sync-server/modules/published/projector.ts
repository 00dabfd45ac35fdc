import { sameValue } from '../../../src/domain/records/equality';
import { PUBLISHED_NAMES, type PublishedName } from '../../../src/domain/publicHouse/published';
import {
  CouchDatabaseMissing,
  CouchUnavailable,
  workspaceDatabase,
  type Change,
  type Changes,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';
import { readPages } from '../../couch/paging';
import { claimAddresses } from './addresses';
import { removedAmong, takenDown } from './moderationMarks';
import {
  isNewer,
  project,
  PUBLISHED_DATABASE,
  publishedId,
  parseSource,
  type PublishedDocument,
} from './publishedRecords';
import {
  createProjectionCursors,
  isSame,
  type Checkpoint,
  type ProjectionCursor,
} from './projectionCursor';

const PAGE = 50;
const READ_AGAIN = 20;
const ATTEMPTS = 8;

export interface ProjectOptions {
  whole?: boolean;
  onSiblings?: (database: CouchDatabase, document: StoredDocument) => Promise<void>;
}

export interface Projector {
  /**
   * Safe to run concurrently.
   * @returns documents written
   */
  project(workspaceId: string, options?: ProjectOptions): Promise<number>;
  projectOne(workspaceId: string, type: PublishedName, id: string): Promise<boolean>;
}

interface Run {
  workspaceId: string;
  epoch: string;
  /** undefined: the workspace's database is gone, so nothing stays public. */
  sources: CouchDatabase | undefined;
  whole: boolean;
}

const noteKey = (workspaceId: string): string => `projection-${workspaceId}`;

/**
 * Two gateways projected at once and each may have read before the other wrote: private documents could be shown, so look
 * again.
 */
class Crossed extends Error {
  override readonly name = 'Crossed';
}

const plain = ({ _rev, ...rest }: PublishedDocument): unknown => rest;
const sameDocument = (a: PublishedDocument, b: PublishedDocument): boolean =>
  sameValue(plain(a), plain(b));

class PublishedProjector implements Projector {
  private readonly published: CouchDatabase<PublishedDocument>;
  private readonly looked: ReturnType<typeof createProjectionCursors>;

  constructor(
    private readonly couch: Couch,
    now: () => number,
  ) {
    this.published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);
    this.looked = createProjectionCursors(now);
  }

  async project(workspaceId: string, options: ProjectOptions = {}): Promise<number> {
    const run = await this.begin(workspaceId, options.whole === true);
    let note = await this.noteFor(run);
    // Checkpoints without addresses need one full pass.
    const canResume = note?.epoch === run.epoch && note.addresses && run.sources && !run.whole;
    const from = note && canResume ? this.looked.after(workspaceId, note) : undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        // From this run's start, not from the other gateway's checkpoint.
        if (from && note) return await this.followChanges(run, { ...from, kept: note }, options);
        return await this.compareAll(run, note, options);
      } catch (error) {
        if (!(error instanceof Crossed)) throw error;
        note = await this.noteFor(run);
      }
    }
    throw new CouchUnavailable('other gateways keep projecting the same workspace');
  }

  async projectOne(workspaceId: string, type: PublishedName, id: string): Promise<boolean> {
    const run = await this.begin(workspaceId, false);
    const source = await run.sources?.get(`${type}:${id}`);
    const identity = { type, workspaceId, id, epoch: run.epoch };
    return (await this.write(run, [project(identity, source)])) > 0;
  }

  private async begin(workspaceId: string, whole: boolean): Promise<Run> {
    const name = workspaceDatabase(workspaceId);
    try {
      const epoch = await this.couch.epoch(name);
      return { workspaceId, epoch, sources: this.couch.database(name), whole };
    } catch (error) {
      if (!(error instanceof CouchDatabaseMissing)) throw error;
      return { workspaceId, epoch: 'none', sources: undefined, whole };
    }
  }

  private async mayReplace(
    run: Run,
    present: PublishedDocument,
    next: PublishedDocument,
  ): Promise<boolean> {
    if (sameDocument(present, next)) return false;
    if (present.source.epoch === run.epoch) {
      // A deleted source has no revision to compare.
      if (next.source.rev === null || !isNewer(present.source.rev, next.source.rev)) return true;
      // The shown revision is newer than ours, or never existed; only a rebuild can tell.
      const source = run.whole && (await run.sources?.get(`${next.type}:${next.source.id}`));
      return source ? source._rev === next.source.rev : false;
    }
    // One of the two read a database that was replaced meanwhile.
    if ((await this.begin(run.workspaceId, run.whole)).epoch === run.epoch) return true;
    throw new CouchUnavailable('the workspace was replaced while it was projected');
  }

  private async write(run: Run, targets: PublishedDocument[]): Promise<number> {
    let open = targets;
    let written = 0;
    for (let attempt = 0; attempt < ATTEMPTS && open.length > 0; attempt += 1) {
      const removed = await removedAmong(this.couch, open);
      const present = await this.published.getMany(open.map(({ _id }) => _id));
      const batch: PublishedDocument[] = [];
      for (const one of open) {
        const target = removed.has(one._id) ? takenDown(one) : one;
        const stored = present.get(target._id);
        if (!stored && target.deleted) continue;
        if (stored && !(await this.mayReplace(run, stored, target))) continue;
        batch.push(stored?._rev === undefined ? target : { ...target, _rev: stored._rev });
      }
      const results = await this.published.bulk(batch);
      written += results.filter(({ ok }) => ok).length;
      const failed = new Set(results.filter(({ ok }) => !ok).map(({ id }) => id));
      const removedSince = batch.length > 0 ? await removedAmong(this.couch, open) : removed;
      open = open.filter(
        ({ _id }) => failed.has(_id) || removed.has(_id) !== removedSince.has(_id),
      );
    }
    if (open.length > 0) throw new CouchUnavailable('others keep writing the same documents');
    return written;
  }

  private async noteFor({ workspaceId }: Run): Promise<Checkpoint | undefined> {
    return (await this.published.getLocal(noteKey(workspaceId))) as Checkpoint | undefined;
  }

  /** @throws Crossed where another gateway stored a checkpoint since `before` was read */
  private async keep(
    run: Run,
    before: Checkpoint | undefined,
    seq: string,
  ): Promise<ProjectionCursor> {
    if (!isSame(await this.noteFor(run), before)) throw new Crossed();
    const note = { epoch: run.epoch, seq, addresses: true };
    await this.published.putLocal(noteKey(run.workspaceId), { ...note });
    return { kept: note, seq, passed: 0 };
  }

  private async projectPage(
    run: Run,
    sources: CouchDatabase,
    rows: readonly Change<StoredDocument>[],
    { onSiblings }: ProjectOptions,
  ): Promise<number> {
    const { workspaceId, epoch } = run;
    const targets = new Map<string, PublishedDocument>();
    for (const { id, doc } of rows) {
      const source = parseSource(id);
      if (doc?._conflicts) await onSiblings?.(sources, doc);
      if (source && doc) targets.set(id, project({ ...source, workspaceId, epoch }, doc));
    }
    const documents = [...targets.values()];
    await claimAddresses(this.couch.database(PUBLISHED_DATABASE), documents);
    return this.write(run, documents);
  }

  private async followChanges(
    run: Run,
    from: ProjectionCursor,
    options: ProjectOptions,
  ): Promise<number> {
    const { workspaceId, sources } = run;
    if (!sources) return 0;
    let written = 0;
    for (let at = from; ;) {
      const page = await sources.changes({ since: at.seq, limit: PAGE, conflicts: true });
      const count = await this.projectPage(run, sources, page.rows, options);
      written += count;
      const passed = at.passed + page.rows.length;
      at = { ...at, seq: page.lastSeq, passed };
      // After the write, so that a crash repeats it. Private changes are not worth a checkpoint each: some are read again
      // after a start.
      if (count > 0 || passed >= READ_AGAIN) at = await this.keep(run, at.kept, at.seq);
      this.looked.remember(workspaceId, at);
      if (page.pending === 0) return written;
    }
  }

  private async compareAll(
    run: Run,
    before: Checkpoint | undefined,
    options: ProjectOptions,
  ): Promise<number> {
    const { workspaceId, sources } = run;
    let written = 0;
    let seq: string | null = null;
    if (sources) {
      let page: Changes<StoredDocument>;
      do {
        page = await sources.changes({ since: seq, limit: PAGE, conflicts: true });
        written += await this.projectPage(run, sources, page.rows, options);
        seq = page.lastSeq;
      } while (page.pending > 0);
    }
    written += await this.takeAwayLost(run);
    if (seq !== null) this.looked.remember(workspaceId, await this.keep(run, before, seq));
    return written;
  }

  /** Entries whose source was lost, by a restore or with its database, appear in no change. */
  private async takeAwayLost(run: Run): Promise<number> {
    const { workspaceId, epoch, sources } = run;
    let written = 0;
    for (const type of PUBLISHED_NAMES)
      for await (const rows of readPages(
        this.published,
        publishedId(type, workspaceId, '') as `${string}:`,
      )) {
        const documents = rows.flatMap(({ doc }) => (doc && !doc.deleted ? [doc] : []));
        const ids = documents.map(({ source }) => `${type}:${source.id}`);
        const present = await sources?.getMany(ids);
        const targets = documents.map(({ source: { id } }) =>
          project({ type, workspaceId, id, epoch }, present?.get(`${type}:${id}`)),
        );
        written += await this.write(run, targets);
      }
    return written;
  }
}

export function createProjector(couch: Couch, now = () => performance.now()): Projector {
  return new PublishedProjector(couch, now);
}
