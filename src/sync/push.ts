import { beginPush, endPush, refuse } from '../data/store/serverWrites';
import type { Outcome, OutgoingVersion, Rejected } from '../data/store/serverWrites';
import { TWO_WAY_NAMES } from '../domain/collections';
import { SYNC_LIMITS } from '../domain/protocol';
import { REJECTIONS } from '../domain/rejections';
import type { RejectionCode } from '../domain/rejections';
import { ServerAnswer } from '../gateway/calls';
import { afterFailure, isOfDevice, mayPush, waitForUpdate, when } from './context';
import type { SyncContext } from './context';
import { fitting, isTooLarge, sendVersions } from './pushRequest';
import { createTask } from './task';
import type { Task } from './task';
import type { Unsent } from './unsent';

export interface PusherParts {
  context: SyncContext;
  unsent(): Unsent[];
  /** Versions that the server took. */
  accepted(versions: readonly OutgoingVersion[]): void;
  /** Told of what waiting does not mend: the device's storage. */
  failed(error: unknown): void;
}

/** How often a document alone is called too large before it is believed: the gateway's limit lies above it. */
const TOO_LARGE_TIMES = 3;
const MOST_POSTPONED = 1000;

/** A refusal that the device can give by itself. */
function refusal(code: RejectionCode): Rejected {
  return { verdict: 'rejected', code, reason: REJECTIONS[code], paths: [] };
}

/** Clients first: what depends on a new one goes with it or behind it. */
const orderOf = ({ collection }: Unsent): number => TWO_WAY_NAMES.indexOf(collection);
const isClient = ({ collection }: Unsent): boolean => collection === 'clients';

/** Ids of clients that the server does not have, those of one state or all. */
function freshClients(items: readonly Unsent[], state?: Unsent['state']): Set<string> {
  const found = items.filter(
    (one) => isClient(one) && one.fresh && one.state === (state ?? one.state),
  );
  return new Set(found.map(({ id }) => id));
}

/** Whether a document belongs to one of some clients. */
const isOf = (clients: ReadonlySet<string>, one: Unsent): boolean =>
  !isClient(one) && one.clientId !== undefined && clients.has(one.clientId);

/** Sends what is dirty, one call at a time, until nothing is left; clients go before what depends on them. */
export function createPusher(parts: PusherParts): Task {
  const { context, unsent, accepted, failed } = parts;
  const { failures } = context;
  const { store } = context.local;
  let mostRows: number = SYNC_LIMITS.pushRows;
  /** How often one document alone was too large for a call. */
  let tooLarge = { write: '', times: 0 };
  /** Documents of calls that failed: they go behind the others, or one that the server cannot bear holds up all. */
  const postponed = new Set<string>();

  const isLate = ({ id }: Unsent): number => Number(postponed.has(id));

  /** What may go in the next call. */
  function next(): Unsent[] {
    const items = unsent();
    const sorted = items
      .filter((one) => one.state === 'dirty')
      .sort((a, b) => isLate(a) - isLate(b) || orderOf(a) - orderOf(b));
    const away = freshClients(items);
    const batch: Unsent[] = [];
    for (const one of sorted) {
      if (batch.length >= mostRows) break;
      if (isOf(away, one)) continue;
      batch.push(one);
      if (isClient(one)) away.delete(one.id);
    }
    return batch;
  }

  /** What depends on a client that was refused waits with it, and says so. */
  async function refuseDependents(): Promise<void> {
    const refused = freshClients(unsent(), 'refused');
    const held = unsent().filter((one) => one.state === 'dirty' && isOf(refused, one));
    if (held.length > 0) await refuse(store, held, refusal('depends_on_rejected'));
  }

  async function settle(
    versions: readonly OutgoingVersion[],
    outcomes: readonly (Outcome | undefined)[],
  ): Promise<void> {
    const taken = versions.filter((_one, place) => outcomes[place]?.verdict === 'accepted');
    if (taken.length > 0) accepted(taken);
    await endPush(store, versions, outcomes);
  }

  async function send(versions: readonly OutgoingVersion[]): Promise<void> {
    const epoch = context.epochs()?.workspace ?? '';
    const { outcomes, isOutdated } = await sendVersions(context, epoch, versions);
    // The database was replaced while the call was under way: nothing of it counts.
    if (epoch !== context.epochs()?.workspace) return;
    context.contact();
    await settle(versions, outcomes);
    if (!outcomes.every(Boolean))
      throw isOutdated
        ? new ServerAnswer(503, 'gateway_outdated', null)
        : new ServerAnswer(500, null, null);
    failures.succeeded('push');
    for (const { document } of versions) postponed.delete(document.id);
    mostRows = Math.min(SYNC_LIMITS.pushRows, mostRows * 2);
  }

  /** @returns whether it was about the size, and nothing is to be waited for */
  async function afterTooLarge(versions: readonly OutgoingVersion[]): Promise<boolean> {
    mostRows = Math.max(1, Math.floor(versions.length / 2));
    const [only] = versions;
    if (!only || versions.length > 1) return true;
    const times = (tooLarge.write === only.write ? tooLarge.times : 0) + 1;
    tooLarge = { write: only.write, times };
    if (times < TOO_LARGE_TIMES) return false;
    await settle(versions, [refusal('document_too_large')]);
    return true;
  }

  async function afterFailed(error: unknown, versions: readonly OutgoingVersion[]): Promise<void> {
    if (await waitForUpdate(context, 'push', error)) return;
    const status = error instanceof ServerAnswer ? error.status : 0;
    if (status === 413 && (await afterTooLarge(versions))) return;
    const count = await afterFailure(context, 'push', error);
    if (status < 500 || count < 2) return;
    mostRows = Math.max(1, Math.floor(versions.length / 2));
    if (postponed.size > MOST_POSTPONED) postponed.clear();
    for (const { document } of versions) postponed.add(document.id);
  }

  /** @returns whether there may be more */
  async function round(): Promise<boolean> {
    await refuseDependents();
    const documents = next();
    if (documents.length === 0) return false;
    const versions = await beginPush(store, documents, fitting);
    const large = versions.filter(isTooLarge);
    if (large.length > 0)
      await settle(
        large,
        large.map(() => refusal('document_too_large')),
      );
    const rows = versions.filter((one) => !large.includes(one));
    if (rows.length === 0) return large.length > 0;
    try {
      await send(rows);
    } catch (error) {
      if (state.stopped) return false;
      if (isOfDevice(error)) throw error;
      await afterFailed(error, rows);
    }
    return true;
  }

  const state = { stopped: false };
  const task = createTask(async () => {
    do await when(context, mayPush);
    while (!state.stopped && (await round()));
  }, failed);
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
