import type { Locked } from '../gateway/session';
import type { TwoWayName } from '../domain/records';
import type { Outdated } from './versions';
import type { RejectionCode } from '../domain/protocol/errors';

/**
 * Counts are of documents. `outdated`: nothing is sent until an update. `unknown`: nothing else would be true yet (just
 * opened, or the server still tells what is new).
 */
export type SyncBadgeState =
  | { kind: 'attention'; count: number }
  | { kind: 'outdated' }
  | { kind: 'waiting'; count: number }
  | { kind: 'offline' }
  | { kind: 'synced' }
  | { kind: 'unknown' };

export interface QueuedItem {
  collection: TwoWayName;
  id: string;
  title: string;
  clientId?: string;
  changedAt: string;
}

export interface RejectionItem {
  key: string;
  collection: TwoWayName;
  id: string;
  title: string;
  code: RejectionCode;
  reason: string;
  paths: string[];
  clientId?: string;
  rejectedAt: string;
}

/** One value that two devices changed: `shown` is in the document, `kept` is the other one. */
export interface ConflictItem {
  key: string;
  collection: TwoWayName;
  id: string;
  title: string;
  /** Path inside the document, for example `weight` or `meals.lunch.items.<lineId>.quantity`. */
  path: string;
  shown: unknown;
  kept: unknown;
  at: string;
  shownAt?: string;
  keptAt?: string;
  shownBy?: string;
}

export interface MergeItem {
  key: string;
  collection: TwoWayName;
  id: string;
  title: string;
  fields: string[];
  at: string;
}

export interface SyncStatus {
  syncBadge: SyncBadgeState;
  online: boolean;
  /** Whether `online` is known: the first probe was answered or has failed. */
  probed: boolean;
  /** The server answers, but cannot work (its database is away): not a lost network. */
  serverAway: boolean;
  /** The server answers, but does not let this account in: not a lost network either. */
  refused: boolean;
  /** The side to be updated before anything is sent: this app, or the server. */
  outdated: Outdated;
  /** Whether all lists below are complete; before, an empty one means nothing. */
  counted: boolean;
  locked: Locked;
  waiting: QueuedItem[];
  refusedImages: number;
  rejections: RejectionItem[];
  conflicts: ConflictItem[];
  merges: MergeItem[];
  /** Failures of network or server in a row; from 3 on the sync centre says so. */
  failures: number;
  lastContact: string | null;
  lastSent: { title: string; at: string } | null;
}

export type Take = 'shown' | 'kept' | 'both';

export interface SyncActions {
  retryNow(): void;
  retryRejection(key: string): Promise<void>;
  discardRejection(key: string): Promise<void>;
  /**
   * `shown` keeps what the document says, `kept` writes the other value into it, `both` (of texts) writes
   * one below the other. What is written replicates, so every device has the decision.
   */
  resolveConflict(key: string, take: Take): Promise<void>;
}
