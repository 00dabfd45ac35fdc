import type { DecisionRecord, RefusalRecord } from '../data/store/decisions';
import type { LeaderState } from './channel';
import type { Locked } from '../gateway/session';
import type { SyncBadgeState, RejectionItem, SyncStatus } from './status';

/**
 * Order: what needs a person, an update, unsent work, the network.
 * @param counts `network`: `current` once all that the server had to say of the workspace is here, `unknown` while nothing
 * is certain
 */
export function getSyncBadge(counts: {
  attention: number;
  outdated: boolean;
  waiting: number;
  network: 'current' | 'away' | 'unknown';
}): SyncBadgeState {
  if (counts.attention > 0) return { kind: 'attention', count: counts.attention };
  if (counts.outdated) return { kind: 'outdated' };
  if (counts.waiting > 0) return { kind: 'waiting', count: counts.waiting };
  if (counts.network === 'unknown') return { kind: 'unknown' };
  return counts.network === 'current' ? { kind: 'synced' } : { kind: 'offline' };
}

function rejectionItem({
  id: key,
  documentId: id,
  at: rejectedAt,
  ...refusal
}: RefusalRecord): RejectionItem {
  const { collection, title, code, reason, paths, clientId } = refusal;
  const client = clientId === undefined ? {} : { clientId };
  return { key, collection, id, title, code, reason, paths, ...client, rejectedAt };
}

const toItem = <T extends DecisionRecord>({ id, documentId, ...rest }: T) => ({
  ...rest,
  key: id,
  id: documentId,
});

const pickShared = ({ waiting, refusedImages, failures, lastContact, lastSent }: LeaderState) => ({
  waiting,
  refusedImages,
  failures,
  lastContact,
  lastSent,
});

/** Ids are in the order of time. */
const inOrder = (stored: readonly DecisionRecord[]): DecisionRecord[] =>
  stored.toSorted((a, b) => (a.id < b.id ? -1 : 1));

export function buildStatus(
  leader: LeaderState,
  stored: readonly DecisionRecord[] | null,
  locked: Locked,
): SyncStatus {
  const decisions = inOrder(stored ?? []);
  const rejections = decisions.filter((one) => one.kind === 'refused').map(rejectionItem);
  const conflicts = decisions.filter((one) => one.kind === 'conflict').map(toItem);
  const merges = decisions
    .filter((one) => one.kind === 'merge')
    .map(toItem)
    .reverse();
  const online = leader.online && locked === null;
  const refused = !online && leader.refused && locked === null;
  const open = rejections.length + conflicts.length + leader.refusedImages;
  // Until the next connection tells otherwise nothing goes up, with a network or without.
  const outdated = locked === null ? leader.outdated : null;
  const probed = leader.probed || locked !== null;
  const counted = leader.counted && stored !== null;
  // From an outdated gateway nothing is pulled: what is here is as old as without a network.
  const isReached = online && outdated !== 'gateway';
  const settled = counted && probed && (!isReached || leader.caughtUp);
  const reached = isReached ? 'current' : 'away';
  return {
    syncBadge: getSyncBadge({
      attention: open + Number(refused),
      outdated: outdated === 'app',
      waiting: leader.waiting.length,
      network: settled ? reached : 'unknown',
    }),
    online,
    probed,
    serverAway: !online && leader.serverAway && locked === null,
    refused,
    outdated,
    counted,
    locked,
    ...pickShared(leader),
    rejections,
    conflicts,
    merges,
  };
}
