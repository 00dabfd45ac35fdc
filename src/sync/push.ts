import { beginPush, cancelPush, endPush, refuse } from '../data/store/serverWrites';
import type { Outcome, OutgoingVersion, Rejected } from '../data/store/serverWrites';
import { REJECTIONS } from '../domain/rejections';
import type { RejectionCode } from '../domain/rejections';
import { ServerAnswer } from '../gateway/calls';
import { createCallSize, ROWS_PER_CALL } from './callSize';
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
export function createPusher(parts: PusherParts): Task {
  const { context, unsent, accepted, failed, rowsPerCall = ROWS_PER_CALL } = parts;
  const { failures } = context;
  const { store } = context.local;
  const size = createCallSize(rowsPerCall);
  /** Documents of calls that failed: they go behind the others, or one that the server cannot bear holds up all. */
  const postponed = new Set<string>();

  const epochNow = (): string => context.epochs()?.workspace ?? '';

  /** What depends on a client that was refused waits with it, and says so. */
  async function refuseDependents(): Promise<void> {
    const held = dependentsOfRefused(unsent());
    if (held.length > 0) await refuse(store, held, refusal('depends_on_rejected'));
  }

  async function settle({ epoch, versions, outcomes }: Answered): Promise<void> {
    // The database was replaced since: nothing of it counts.
    if (epoch !== epochNow()) return;
    const last = versions.findLast((_one, place) => outcomes[place]?.verdict === 'accepted');
    if (last) accepted(last);
    await endPush(store, versions, outcomes);
  }

  const refuseTooLarge = (epoch: string, versions: OutgoingVersion[]): Promise<void> =>
    settle({ epoch, versions, outcomes: versions.map(() => refusal('document_too_large')) });

  /** @param away versions that a call holds at present */
  async function prepare(away: readonly OutgoingVersion[]): Promise<Batch | undefined> {
    const held = away.map(({ collection, document: { id } }) => ({ collection, id }));
    for (;;) {
      await refuseDependents();
      const documents = nextBatch(unsent(), size.rows(), held, postponed);
      if (documents.length === 0) return undefined;
      const epoch = epochNow();
      const versions = await beginPush(store, documents, fitting);
      const large = versions.filter(isTooLarge);
      if (large.length > 0) await refuseTooLarge(epoch, large);
      const rows = versions.filter((one) => !large.includes(one));
      if (rows.length > 0) return { epoch, versions: rows };
      if (large.length === 0) return undefined;
    }
  }

  async function call(batch: Batch): Promise<Answered> {
    try {
      const { outcomes, isOutdated } = await sendVersions(context, batch.epoch, batch.versions);
      if (batch.epoch === epochNow()) context.contact();
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

  function succeeded({ versions }: Answered): void {
    failures.succeeded('push');
    for (const { document } of versions) postponed.delete(document.id);
    size.succeeded();
  }

  async function afterFailed(error: unknown, versions: OutgoingVersion[]): Promise<void> {
    if (await waitForUpdate(context, 'push', error)) return;
    const status = error instanceof ServerAnswer ? error.status : 0;
    const next = status === 413 ? size.tooLarge(versions) : 'wait';
    if (next === 'refuse') await refuseTooLarge(epochNow(), versions);
    if (next !== 'wait') return;
    const count = await afterFailure(context, 'push', error);
    if (status < 500 || count < 2) return;
    size.halve(versions.length);
    if (postponed.size > MOST_POSTPONED) postponed.clear();
    for (const { document } of versions) postponed.add(document.id);
  }

  /** Stores what an earlier call was answered, and reads what goes next while another is under way. */
  async function besides(
    before: Answered | undefined,
    away: readonly OutgoingVersion[],
  ): Promise<Batch | undefined> {
    if (before) await settle(before);
    return prepare(away);
  }

  /** @returns whether the next batch may go at once, and the answer be stored meanwhile */
  async function mayGoOn(answer: Answered, following: Batch | undefined): Promise<boolean> {
    const { outcomes, versions, error } = answer;
    if (error === undefined) succeeded(answer);
    const isCurrent = following?.epoch === epochNow() && mayPush(context);
    if (error === undefined && isCurrent && !state.stopped) return true;
    if (outcomes.length > 0) await settle(answer);
    if (following) await cancelPush(store, following.versions);
    if (error !== undefined && !state.stopped) await afterFailed(error, versions);
    return false;
  }

  async function sendAll(): Promise<void> {
    let before: Answered | undefined;
    let following: Batch | undefined;
    while (!state.stopped) {
      if (!following) await when(context, mayPush);
      const batch = following ?? (await prepare([]));
      if (!batch) return;
      const [answer, next] = await Promise.all([call(batch), besides(before, batch.versions)]);
      const goesOn = await mayGoOn(answer, next);
      before = goesOn ? answer : undefined;
      following = goesOn ? next : undefined;
    }
  }

  const state = { stopped: false };
  const task = createTask(sendAll, failed);
  return {
    wake: task.wake,
    stop() {
      state.stopped = true;
      // Waits for a network, maybe for ever.
      void task.stop();
      return Promise.resolve();
    },
  };
}
