import { getAssumedMasterState } from 'rxdb/plugins/core';
import { mergeAndNote } from '../data/collections/conflictHandler';
import type { RejectionRecord } from '../data/sideStore';
import { putVersion, storedVersions, toWire } from '../data/versions';
import { sameDocument } from '../domain/equality';
import type { WireDocument } from '../domain/protocol';
import type { SyncContext } from './context';
import type { Pusher } from './push';
import type { Replications } from './replication';

/** Carries out what a person decided about refused versions; safe to call at any time. */
export interface Mender {
  run(): void;
  stop(): void;
}

/**
 * @param context what the leading tab shares
 * @param failed told of what went wrong; the decision stays and is tried again
 */
export function createMender(
  context: SyncContext,
  pusher: Pusher,
  replications: Replications,
  failed: (error: unknown) => void,
): Mender {
  const { rx, side } = context.local;
  const inWork = new Set<string>();
  let stopped = false;

  /** What RxDB believes the server to hold. */
  async function believed(record: RejectionRecord): Promise<WireDocument | undefined> {
    const internal = replications.get(record.collection)?.internalReplicationState;
    if (!internal) return undefined;
    const found = await getAssumedMasterState(internal, [record.id]);
    return found[record.id]?.docData as WireDocument | undefined;
  }

  async function currentOf(record: RejectionRecord): Promise<WireDocument | undefined> {
    const [stored] = await storedVersions(rx[record.collection], [record.id]);
    return stored && toWire(stored);
  }

  /** Sends the refused version itself; RxDB would not, because it takes it for the server's. */
  async function sendAgain(record: RejectionRecord): Promise<void> {
    let { assumed } = record;
    let next = record.copy;
    for (;;) {
      const row = { collection: record.collection, assumed, next, upon: record };
      const epoch = context.epochs()?.workspace ?? '';
      const [verdict] = await pusher.push(epoch, [row]);
      if (verdict?.verdict !== 'conflict') return;
      const { master } = verdict;
      const merged = await mergeAndNote(side, record.collection, {
        base: assumed,
        mine: next,
        theirs: master,
      });
      assumed = master;
      next = merged;
      if (sameDocument(merged, record.copy)) continue;
      // RxDB sends it and meets the same conflict. The record keeps its ancestor: were it changed
      // here and the tab killed, the refused version would pass for one that knows the server's.
      const written = await putVersion(context.local, record.collection, record.id, (current) =>
        Promise.resolve(current && sameDocument(current, record.copy) ? merged : null),
      );
      if (written) return;
    }
  }

  /** The document went on without the refused version: its changes are put on top of what is there. */
  async function mergeIn(record: RejectionRecord): Promise<void> {
    await putVersion(context.local, record.collection, record.id, async (current) => {
      if (!current) return record.copy;
      const merged = await mergeAndNote(side, record.collection, {
        base: record.assumed,
        mine: record.copy,
        theirs: current,
      });
      return sameDocument(merged, current) ? null : merged;
    });
    // The document says it all now, on an ancestor that is the server's. Killed in between, this is
    // done once more and changes nothing.
    await side.rejections.delete(record.key);
  }

  async function retry(record: RejectionRecord): Promise<void> {
    const current = await currentOf(record);
    if (record.merged) return;
    if (current && sameDocument(current, record.copy)) {
      // Equal for RxDB too, or not known to it (a new epoch): then it sends by itself.
      const master = await believed(record);
      if (!master || sameDocument(master, record.copy)) return sendAgain(record);
    }
    const master = await believed(record);
    // Mended on top of the refused version: that change is on its way with the right ancestor.
    if (master && sameDocument(master, record.copy)) return;
    return mergeIn(record);
  }

  async function discard(record: RejectionRecord): Promise<void> {
    const master = await believed(record);
    const current = await currentOf(record);
    const stands = current && !current._deleted && master && sameDocument(master, record.copy);
    if (!stands) {
      await side.rejections.delete(record.key);
      return;
    }
    // The push of this clean-up ends on the device (see `settleHere`) and settles the record.
    await putVersion(context.local, record.collection, record.id, () =>
      Promise.resolve(record.assumed ?? { ...record.copy, _deleted: true }),
    );
  }

  async function carryOut(record: RejectionRecord): Promise<void> {
    if (inWork.has(record.key)) return;
    inWork.add(record.key);
    try {
      await (record.dropped ? discard(record) : retry(record));
    } catch (error) {
      if (!stopped) failed(error);
    } finally {
      inWork.delete(record.key);
    }
  }

  return {
    run() {
      if (stopped) return;
      void side.rejections
        .filter((record) => record.retry || record.dropped)
        .toArray()
        .then((records) => Promise.all(records.map(carryOut)))
        .catch((error: unknown) => !stopped && failed(error));
    },
    stop() {
      stopped = true;
    },
  };
}
