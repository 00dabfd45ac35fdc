import type { RecordStore, Touched } from '../data/store/recordStore';
import {
  beginPush,
  endPush,
  refuse,
  type Outcome,
  type OutgoingVersion,
  type Rejected,
} from '../data/store/serverWrites';
import { REJECTIONS, type RejectionCode } from '../domain/protocol/rejections';
import { ServerAnswer } from '../gateway/calls';
import { createCallSize, ROWS_PER_CALL, type CallSize } from './callSize';
import {
  afterFailure,
  isOfDevice,
  mayPush,
  waitForUpdate,
  when,
  type SyncContext,
} from './context';
import { dependentsOfRefused, nextBatch } from './nextBatch';
import { fitting, isTooLarge, sendVersions } from './pushRequest';
import { createTask, type Task } from './task';
import type { QueuedRecord } from './sendQueue/queuedRecords';

export interface PusherParts {
  context: SyncContext;
  unsent(): QueuedRecord[];
  accepted(version: OutgoingVersion): void;
  failed(error: unknown): void;
  rowsPerCall?: number | undefined;
}

const MAX_POSTPONED = 1000;
function refusal(code: RejectionCode): Rejected {
  return { verdict: 'rejected', code, reason: REJECTIONS[code], paths: [] };
}

interface Batch {
  epoch: string;
  versions: OutgoingVersion[];
  documents: readonly Touched[];
}

interface Answered extends Batch {
  outcomes: readonly (Outcome | undefined)[];
  error?: unknown;
}

interface Round {
  hasRows: boolean;
  isDry: boolean;
  failed?: Answered;
  broken?: { error: unknown };
}

/**
 * Clients go before what depends on them. While one call is under way the answer to another is stored, so that the server
 * need not wait for the device.
 */
class Pusher implements Task {
  private readonly store: RecordStore;
  private readonly size: CallSize;
  private readonly away = new Set<readonly Touched[]>();
  /** Documents of failed calls go after the others, or one that the server cannot bear holds up all. */
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
    while (!this.stopped) {
      await when(this.parts.context, mayPush);
      const round: Round = { hasRows: false, isDry: false };
      const lanes = Array.from({ length: this.size.calls() }, () => this.sendSome(round));
      await Promise.all(lanes);
      if (round.broken) throw round.broken.error;
      if (round.failed && !this.stopped) await this.afterFailed(round.failed);
      if (round.isDry && !round.hasRows) return;
    }
  }

  /** After a failure one call only, which shows whether others may go beside it. */
  private async sendSome(round: Round): Promise<void> {
    const isTrial = this.size.calls() === 1;
    const mayGo = ({ epoch }: Batch): boolean =>
      !round.failed &&
      !round.broken &&
      !this.stopped &&
      mayPush(this.parts.context) &&
      epoch === this.epoch();
    const broke = (error: unknown): void => void (round.broken ??= { error });
    const read = (): Promise<Batch | void> => this.read(round).catch(broke);
    let stored = Promise.resolve();
    let batch = await read();
    while (batch && mayGo(batch)) {
      const calling = this.call(batch);
      const next = isTrial ? undefined : read();
      const answer = await calling;
      await stored;
      stored = this.take(answer, round).catch(broke);
      batch = await next;
      if (batch || isTrial || round.failed) continue;
      // Documents that waited for the clients of this call may go once its answer is stored.
      await stored;
      batch = await read();
    }
    if (batch) this.away.delete(batch.documents);
    await stored;
  }

  private async read(round: Round): Promise<Batch | undefined> {
    await this.refuseDependents();
    const epoch = this.epoch();
    const away = [...this.away].flat();
    const candidates = nextBatch(this.parts.unsent(), this.size.rows(), away, this.postponed);
    const all = await this.begin(candidates);
    round.hasRows ||= all.versions.length > 0;
    round.isDry ||= all.versions.length === 0;
    const large = all.versions.filter(isTooLarge);
    const versions = all.versions.filter((one) => !large.includes(one));
    if (versions.length === 0) this.away.delete(all.documents);
    if (large.length > 0) await this.refuseTooLarge(epoch, large);
    return versions.length > 0 ? { ...all, epoch, versions } : undefined;
  }

  private async begin(candidates: readonly Touched[]): Promise<Omit<Batch, 'epoch'>> {
    this.away.add(candidates);
    try {
      const versions =
        candidates.length > 0 ? await beginPush(this.store, candidates, fitting) : [];
      const documents = versions.map(({ collection, document: { id } }) => ({ collection, id }));
      this.away.add(documents);
      return { versions, documents };
    } finally {
      this.away.delete(candidates);
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
      return { ...batch, outcomes: [], error };
    }
  }

  /** @throws errors of the device, not of the call */
  private async take(answer: Answered, round: Round): Promise<void> {
    const { error, outcomes, documents } = answer;
    try {
      if (error === undefined) this.noteSuccess(answer);
      else if (!isOfDevice(error)) round.failed ??= answer;
      if (error !== undefined && isOfDevice(error)) throw error;
      if (outcomes.length > 0) await this.settle(answer);
    } finally {
      this.away.delete(documents);
    }
  }

  private async settle({ epoch, versions, outcomes }: Omit<Answered, 'documents'>): Promise<void> {
    // The database was replaced since: nothing of it counts.
    if (epoch !== this.epoch()) return;
    const last = versions.findLast((_one, index) => outcomes[index]?.verdict === 'accepted');
    if (last) this.parts.accepted(last);
    await endPush(this.store, versions, outcomes);
  }

  private noteSuccess({ versions }: Answered): void {
    this.parts.context.failures.succeeded('push');
    for (const { document } of versions) this.postponed.delete(document.id);
    this.size.succeeded();
  }

  private async afterFailed({ error, versions }: Answered): Promise<void> {
    const { context } = this.parts;
    this.size.failed();
    if (await waitForUpdate(context, 'push', error)) return;
    const status = error instanceof ServerAnswer ? error.status : 0;
    const next = status === 413 ? this.size.tooLarge(versions) : 'wait';
    if (next === 'refuse') await this.refuseTooLarge(this.epoch(), versions);
    if (next !== 'wait') return;
    const count = await afterFailure(context, 'push', error);
    if (status < 500 || count < 2) return;
    this.size.halve(versions.length);
    if (this.postponed.size > MAX_POSTPONED) this.postponed.clear();
    for (const { document } of versions) this.postponed.add(document.id);
  }

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
