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
import { pagesOf } from '../../couch/paging';
import { claimAddresses } from './addresses';
import { removedAmong, takenDown } from './moderationMarks';
import {
  isNewer,
  project,
  PUBLISHED_DATABASE,
  publishedId,
  sourceOf,
  type PublishedDocument,
} from './publishedRecords';
import {
  createProjectionCursors,
  isSame,
  type Checkpoint,
  type ProjectionCursor,
} from './projectionCursor';

/** Changes read in one call; each may have 1 MB. */
const PAGE = 50;
/** Changes that may be read again the next time. */
const READ_AGAIN = 20;
/** How often a batch is compared again after another gateway wrote in between. */
const ATTEMPTS = 8;

export interface ProjectOptions {
  /** Compares everything, also what lies before the checkpoint (default false). */
  whole?: boolean;
  /** Told of documents that a cluster left in several revisions; what it writes is projected later. */
  onSiblings?: (database: CouchDatabase, document: StoredDocument) => Promise<void>;
}

export interface Projector {
  /**
   * Brings what `published` shows of a workspace up to date. Any number may do so at the same time.
   * @returns how many documents were written
   */
  project(workspaceId: string, options?: ProjectOptions): Promise<number>;
  /** The same for one document. @returns whether something was written */
  projectOne(workspaceId: string, type: PublishedName, id: string): Promise<boolean>;
}

/** One run over one workspace. */
interface Run {
  workspaceId: string;
  epoch: string;
  /** undefined when the workspace's database is gone: nothing of it stays public. */
  sources: CouchDatabase | undefined;
  whole: boolean;
}

const noteOf = (workspaceId: string): string => `projection-${workspaceId}`;

/**
 * Two gateways projected a workspace at the same time. Each may have read before the other one wrote, so that
 * what the one found private is shown by the other: it has to be looked at once more.
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
    // A workspace that was shown before addresses were kept has to get them: everything is looked at once.
    const goesOn = note?.epoch === run.epoch && note.addresses && run.sources && !run.whole;
    const from = note && goesOn ? this.looked.after(workspaceId, note) : undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        // Again from where this run began, and not from where the other gateway stands.
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
    const place = { type, workspaceId, id, epoch: run.epoch };
    return (await this.write(run, [project(place, source)])) > 0;
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

  /** Whether `next` may replace what is there: an older version never does. */
  private async mayReplace(
    run: Run,
    present: PublishedDocument,
    next: PublishedDocument,
  ): Promise<boolean> {
    if (sameDocument(present, next)) return false;
    if (present.source.epoch === run.epoch) {
      // A source that is gone for good has no revision left to compare.
      if (next.source.rev === null || !isNewer(present.source.rev, next.source.rev)) return true;
      // Either it was written since we read it, or what is shown never was: a rebuild finds out.
      const source = run.whole && (await run.sources?.get(`${next.type}:${next.source.id}`));
      return source ? source._rev === next.source.rev : false;
    }
    // One of us has read a database that was replaced meanwhile.
    if ((await this.begin(run.workspaceId, run.whole)).epoch === run.epoch) return true;
    throw new CouchUnavailable('the workspace was replaced while it was projected');
  }

  /** Writes what the sources and the staff's marks say; a mark that was changed meanwhile is followed at once. */
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
    return (await this.published.getLocal(noteOf(workspaceId))) as Checkpoint | undefined;
  }

  /**
   * Keeps how far a run came.
   * @throws Crossed where another gateway kept something since `before` was read
   */
  private async keep(
    run: Run,
    before: Checkpoint | undefined,
    seq: string,
  ): Promise<ProjectionCursor> {
    if (!isSame(await this.noteFor(run), before)) throw new Crossed();
    const kept = { epoch: run.epoch, seq, addresses: true };
    await this.published.putLocal(noteOf(run.workspaceId), { ...kept });
    return { kept, seq, passed: 0 };
  }

  /** Brings up to date what a page of changes names. @returns how many documents were written */
  private async projectPage(
    run: Run,
    sources: CouchDatabase,
    rows: readonly Change<StoredDocument>[],
    { onSiblings }: ProjectOptions,
  ): Promise<number> {
    const { workspaceId, epoch } = run;
    const targets = new Map<string, PublishedDocument>();
    for (const { id, doc } of rows) {
      const source = sourceOf(id);
      if (doc?._conflicts) await onSiblings?.(sources, doc);
      if (source && doc) targets.set(id, project({ ...source, workspaceId, epoch }, doc));
    }
    const documents = [...targets.values()];
    await claimAddresses(this.couch.database(PUBLISHED_DATABASE), documents);
    return this.write(run, documents);
  }

  /** Goes through the changes since it looked last. */
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
      // Only after the write: a crash in between repeats it.
      // Where nothing was public it is not worth a write: after a start a few changes are read again.
      if (count > 0 || passed >= READ_AGAIN) at = await this.keep(run, at.kept, at.seq);
      this.looked.remember(workspaceId, at);
      if (page.pending === 0) return written;
    }
  }

  /** Goes through all there is. Where it stands is kept when nothing is left to do. */
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

  /**
   * Takes away entries that are shown but were in no change: their source was lost, with a restore or with its
   * database.
   */
  private async takeAwayLost(run: Run): Promise<number> {
    const { workspaceId, epoch, sources } = run;
    let written = 0;
    for (const type of PUBLISHED_NAMES)
      for await (const rows of pagesOf(
        this.published,
        publishedId(type, workspaceId, '') as `${string}:`,
      )) {
        const shown = rows.flatMap(({ doc }) => (doc && !doc.deleted ? [doc] : []));
        const ids = shown.map(({ source }) => `${type}:${source.id}`);
        const present = await sources?.getMany(ids);
        const targets = shown.map(({ source: { id } }) =>
          project({ type, workspaceId, id, epoch }, present?.get(`${type}:${id}`)),
        );
        written += await this.write(run, targets);
      }
    return written;
  }
}

/** @param now milliseconds of a clock that only goes forward */
export function createProjector(couch: Couch, now = () => performance.now()): Projector {
  return new PublishedProjector(couch, now);
}
