import type { ConflictRecord, MergeRecord, RejectionRecord } from '../data/sideStore';
import { titleOf } from '../domain/titles';
import type { LeaderState } from './channel';
import type { Locked } from '../gateway/session';
import type { Pill, RejectionItem, SyncStatus, WaitingItem } from './status';

/** What the side store holds, newest first where it is a history. */
export interface Kept {
  rejections: RejectionRecord[];
  conflicts: ConflictRecord[];
  merges: MergeRecord[];
}

/**
 * What needs a person comes first, then an update, what is not sent, then the network.
 * @param counts `network`: `current` when the server speaks and all it had to say of the workspace is
 *   here, `unknown` while none of that is certain
 */
export function pillOf(counts: {
  attention: number;
  outdated: boolean;
  waiting: number;
  network: 'current' | 'away' | 'unknown';
}): Pill {
  if (counts.attention > 0) return { kind: 'attention', count: counts.attention };
  if (counts.outdated) return { kind: 'outdated' };
  if (counts.waiting > 0) return { kind: 'waiting', count: counts.waiting };
  if (counts.network === 'unknown') return { kind: 'unknown' };
  return counts.network === 'current' ? { kind: 'synced' } : { kind: 'offline' };
}

/** A refused version about which nothing is decided yet, and that is not on its way again. */
function undecided(record: RejectionRecord): boolean {
  return !record.retry && !record.dropped && !record.merged;
}

function rejectionItem(record: RejectionRecord): RejectionItem {
  const { key, collection, id, code, reason, rejectedAt, copy, paths = [] } = record;
  const client = typeof copy.clientId === 'string' ? { clientId: copy.clientId } : {};
  const title = titleOf(collection, copy);
  return { key, collection, id, title, code, reason, paths, ...client, rejectedAt };
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
      ...(typeof copy.clientId === 'string' ? { clientId: copy.clientId } : {}),
      changedAt: typeof copy.updatedAt === 'string' ? copy.updatedAt : rejectedAt,
    }));
  return [...waiting, ...again];
}

const NOTHING_KEPT: Kept = { rejections: [], conflicts: [], merges: [] };

/**
 * All that screens show, from what the leading tab, the side store and the session know.
 * @param stored null until the side store was read
 */
export function statusOf(leader: LeaderState, stored: Kept | null, locked: Locked): SyncStatus {
  const kept = stored ?? NOTHING_KEPT;
  const rejections = kept.rejections.filter(undecided).map(rejectionItem);
  const waiting = waitingItems(leader.waiting, kept.rejections);
  const online = leader.online && locked === null;
  const refused = !online && leader.refused && locked === null;
  const attention = rejections.length + kept.conflicts.length + (refused ? 1 : 0);
  // Until the next connection tells otherwise nothing goes up, with a network or without.
  const outdated = locked === null ? leader.outdated : null;
  const probed = leader.probed || locked !== null;
  const counted = leader.counted && stored !== null;
  const settled = counted && probed && (!online || leader.caughtUp);
  const reached = online ? 'current' : 'away';
  return {
    pill: pillOf({
      attention,
      outdated: outdated === 'app',
      waiting: waiting.length,
      network: settled ? reached : 'unknown',
    }),
    online,
    probed,
    serverAway: !online && leader.serverAway && locked === null,
    refused,
    outdated,
    counted,
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
