import type { ConflictRecord, MergeRecord, RejectionRecord } from '../data/sideStore';
import { titleOf } from '../data/titles';
import type { LeaderState } from './channel';
import type { Locked } from './session';
import type { Pill, RejectionItem, SyncStatus, WaitingItem } from './status';

/** What the side store holds, newest first where it is a history. */
export interface Kept {
  rejections: RejectionRecord[];
  conflicts: ConflictRecord[];
  merges: MergeRecord[];
}

/**
 * What needs a person comes first, then what is not sent, then the network.
 * @param counts `current`: the server speaks, and all it had to say of the workspace is here
 */
export function pillOf(counts: { attention: number; waiting: number; current: boolean }): Pill {
  if (counts.attention > 0) return { kind: 'attention', count: counts.attention };
  if (counts.waiting > 0) return { kind: 'waiting', count: counts.waiting };
  return counts.current ? { kind: 'synced' } : { kind: 'offline' };
}

/** A refused version about which nothing is decided yet, and that is not on its way again. */
function undecided(record: RejectionRecord): boolean {
  return !record.retry && !record.dropped && !record.merged;
}

function rejectionItem(record: RejectionRecord): RejectionItem {
  const { key, collection, id, code, reason, rejectedAt, copy } = record;
  return { key, collection, id, title: titleOf(collection, copy), code, reason, rejectedAt };
}

/** What waits: documents that differ, and refused ones that a person sends again. */
function waitingItems(waiting: WaitingItem[], rejections: RejectionRecord[]): WaitingItem[] {
  const keys = new Set(waiting.map((one) => `${one.collection}|${one.id}`));
  const again = rejections
    .filter((one) => one.retry && !keys.has(`${one.collection}|${one.id}`))
    .map(({ collection, id, copy, rejectedAt }) => ({
      collection,
      id,
      title: titleOf(collection, copy),
      changedAt: typeof copy.updatedAt === 'string' ? copy.updatedAt : rejectedAt,
    }));
  return [...waiting, ...again];
}

/** All that screens show, from what the leading tab, the side store and the session know. */
export function statusOf(leader: LeaderState, kept: Kept, locked: Locked): SyncStatus {
  const rejections = kept.rejections.filter(undecided).map(rejectionItem);
  const waiting = waitingItems(leader.waiting, kept.rejections);
  const attention = rejections.length + kept.conflicts.length;
  const online = leader.online && locked === null;
  return {
    pill: pillOf({ attention, waiting: waiting.length, current: online && leader.caughtUp }),
    online,
    locked,
    waiting,
    rejections,
    conflicts: kept.conflicts,
    merges: kept.merges,
    failures: leader.failures,
    lastContact: leader.lastContact,
    lastSent: leader.lastSent,
  };
}
