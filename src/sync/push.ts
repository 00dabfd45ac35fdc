import type { DocumentStore } from '../data/store/documentStore';
import { beginPush, cancelPush, endPush, refuse } from '../data/store/serverWrites';
import type { Outcome, OutgoingVersion, Rejected } from '../data/store/serverWrites';
import { REJECTIONS } from '../domain/rejections';
import type { RejectionCode } from '../domain/rejections';
import { ServerAnswer } from '../gateway/calls';
import { createCallSize, ROWS_PER_CALL } from './callSize';
import type { CallSize } from './callSize';
import { afterFailure, isOfDevice, mayPush, waitForUpdate, when } from './context';
import type { SyncContext } from './context';
import { dependentsOfRefused, nextBatch } from './nextBatch';
import { fitting, isTooLarge, sendVersions } from './pushRequest';
import { createTask } from './task';
import type { Task } from './task';
import type { Unsent } from './unsent';

export interface PusherParts {
  context: SyncContext;
  unsent(): Unsent[];
  /** The last one of the versions of a call that the server took. */
  accepted(version: OutgoingVersion): void;
  /** Told of what waiting does not mend: the device's storage. */
  failed(error: unknown): void;
  /** Most rows of one call; absent: `ROWS_PER_CALL`. */
  rowsPerCall?: number | undefined;
}

const MOST_POSTPONED = 1000;
/** A refusal that the device can give by itself. */
function refusal(code: RejectionCode): Rejected {
  return { verdict: 'rejected', code, reason: REJECTIONS[code], paths: [] };
}

/** Versions that go out in one call. */
interface Batch {
  /** The life of the server's database that they were read for. */
  epoch: string;
  versions: OutgoingVersion[];
}

/** What became of a call. */
interface Answered extends Batch {
  outcomes: readonly (Outcome | undefined)[];
  /** Why nothing, or not all, was said. */
  error?: unknown;
}

/**
 * Sends what is dirty, one call at a time, until nothing is left; clients go before what depends on them. While a
 * call is under way, the answer to the one before is stored and the next batch is read.
 */
class Pusher implements Task {
  private readonly store: DocumentStore;
  private readonly size: CallSize;
  /** Documents of calls that failed: they go behind the others, or one that the server cannot bear holds up all. */
  private readonly postponed = new Set<string>();
  private readonly task: Task;
  private stopped = false;

  constructor(private readonly parts: PusherParts) {
    this.store = parts.context.local.store;
    this.size = createCallSize(parts.rowsPerCall ?? ROWS_PER_CALL);
    this.task = createTask(() => this.sendAll(), parts.failed);
  }

  wake(): void {
    this.task.wake();
  }

  stop(): Promise<void> {
    this.stopped = true;
    // Waits for a network, maybe for ever.
    void this.task.stop();
    return Promise.resolve();
  }

  private async sendAll(): Promise<void> {
    let before: Answered | undefined;
    let following: Batch | undefined;
    while (!this.stopped) {
      if (!following) await when(this.parts.context, mayPush);
      const batch = following ?? (await this.prepare([]));
      if (!batch) return;
      const [answer, next] = await Promise.all([
        this.call(batch),
        this.settleAndPrepare(before, batch.versions),
      ]);
      const goesOn = await this.mayGoOn(answer, next);
      before = goesOn ? answer : undefined;
      following = goesOn ? next : undefined;
    }
  }

  /** @param away versions that a call holds at present */
  private async prepare(away: readonly OutgoingVersion[]): Promise<Batch | undefined> {
    const held = away.map(({ collection, document: { id } }) => ({ collection, id }));
    for (;;) {
      await this.refuseDependents();
      const unsent = this.parts.unsent();
      const documents = nextBatch(unsent, this.size.rows(), held, this.postponed);
      if (documents.length === 0) return undefined;
      const epoch = this.epoch();
      const versions = await beginPush(this.store, documents, fitting);
      const large = versions.filter(isTooLarge);
      if (large.length > 0) await this.refuseTooLarge(epoch, large);
      const rows = versions.filter((one) => !large.includes(one));
      if (rows.length > 0) return { epoch, versions: rows };
      if (large.length === 0) return undefined;
    }
  }

  private async call(batch: Batch): Promise<Answered> {
    const { context } = this.parts;
    try {
      const { outcomes, isOutdated } = await sendVersions(context, batch.epoch, batch.versions);
      if (batch.epoch === this.epoch()) context.contact();
      if (outcomes.every(Boolean)) return { ...batch, outcomes };
      const error = isOutdated
        ? new ServerAnswer(503, 'gateway_outdated', null)
        : new ServerAnswer(500, null, null);
      return { ...batch, outcomes, error };
    } catch (error) {
      if (isOfDevice(error)) throw error;
      return { ...batch, outcomes: [], error };
    }
  }

  /** Stores what an earlier call was answered, and reads what goes next while another is under way. */
  private async settleAndPrepare(
    before: Answered | undefined,
    away: readonly OutgoingVersion[],
  ): Promise<Batch | undefined> {
    if (before) await this.settle(before);
    return this.prepare(away);
  }

  private async settle({ epoch, versions, outcomes }: Answered): Promise<void> {
    // The database was replaced since: nothing of it counts.
    if (epoch !== this.epoch()) return;
    const last = versions.findLast((_one, place) => outcomes[place]?.verdict === 'accepted');
    if (last) this.parts.accepted(last);
    await endPush(this.store, versions, outcomes);
  }

  /** @returns whether the next batch may go at once, and the answer be stored meanwhile */
  private async mayGoOn(answer: Answered, following: Batch | undefined): Promise<boolean> {
    const { outcomes, versions, error } = answer;
    if (error === undefined) this.noteSuccess(answer);
    const isCurrent = following?.epoch === this.epoch() && mayPush(this.parts.context);
    if (error === undefined && isCurrent && !this.stopped) return true;
    if (outcomes.length > 0) await this.settle(answer);
    if (following) await cancelPush(this.store, following.versions);
    if (error !== undefined && !this.stopped) await this.afterFailed(error, versions);
    return false;
  }

  private noteSuccess({ versions }: Answered): void {
    this.parts.context.failures.succeeded('push');
    for (const { document } of versions) this.postponed.delete(document.id);
    this.size.succeeded();
  }

  private async afterFailed(error: unknown, versions: OutgoingVersion[]): Promise<void> {
    const { context } = this.parts;
    if (await waitForUpdate(context, 'push', error)) return;
    const status = error instanceof ServerAnswer ? error.status : 0;
    const next = status === 413 ? this.size.tooLarge(versions) : 'wait';
    if (next === 'refuse') await this.refuseTooLarge(this.epoch(), versions);
    if (next !== 'wait') return;
    const count = await afterFailure(context, 'push', error);
    if (status < 500 || count < 2) return;
    this.size.halve(versions.length);
    if (this.postponed.size > MOST_POSTPONED) this.postponed.clear();
    for (const { document } of versions) this.postponed.add(document.id);
  }

  /** What depends on a client that was refused waits with it, and says so. */
  private async refuseDependents(): Promise<void> {
    const held = dependentsOfRefused(this.parts.unsent());
    if (held.length > 0) await refuse(this.store, held, refusal('depends_on_rejected'));
  }

  private refuseTooLarge(epoch: string, versions: OutgoingVersion[]): Promise<void> {
    const outcomes = versions.map(() => refusal('document_too_large'));
    return this.settle({ epoch, versions, outcomes });
  }

  private epoch(): string {
    return this.parts.context.epochs()?.workspace ?? '';
  }
}

export function createPusher(parts: PusherParts): Task {
  return new Pusher(parts);
}
