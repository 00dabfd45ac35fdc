import type { Locked } from '../gateway/session';
import type { TwoWayName } from '../domain/records';
import type { Outdated } from './versions';
import type { RejectionCode } from '../domain/protocol/errors';

/**
 * States of the sync badge; counts are of documents. `outdated`: nothing is sent until the app is updated.
 * `unknown`: it says nothing yet, because none of the others would be true (just opened, or the server is still telling what is new).
 */
export type SyncBadgeState =
  | { kind: 'attention'; count: number }
  | { kind: 'outdated' }
  | { kind: 'waiting'; count: number }
  | { kind: 'offline' }
  | { kind: 'synced' }
  | { kind: 'unknown' };

/** A document that the server does not hold yet in this version. */
export interface QueuedItem {
  collection: TwoWayName;
  id: string;
  /** Name for a person: a client's name, a menu's name, a date of a visit. */
  title: string;
  /** Whom a visit belongs to. */
  clientId?: string;
  changedAt: string;
}

/** A document that the server refused by rule; it stays on the device until a person decides. */
export interface RejectionItem {
  key: string;
  collection: TwoWayName;
  id: string;
  title: string;
  code: RejectionCode;
  reason: string;
  /** Places in the document that the server named as wrong. */
  paths: string[];
  /** Whom a visit belongs to. */
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
  /** When each was typed, where it is known. */
  shownAt?: string;
  keptAt?: string;
  /** Name of the device that typed what is shown, where it is known. */
  shownBy?: string;
}

/** Something that was merged without a question. */
export interface MergeItem {
  key: string;
  collection: TwoWayName;
  id: string;
  title: string;
  fields: string[];
  at: string;
}

/** Everything that the sync centre and the pill show. */
export interface SyncStatus {
  syncBadge: SyncBadgeState;
  online: boolean;
  /** Whether `online` is known: the first probe was answered or has failed. */
  probed: boolean;
  /** The server answers, but cannot work (its database is away): not a lost network. */
  serverAway: boolean;
  /** The server answers, but does not let this account in: not a lost network either. */
  refused: boolean;
  /** The side that has to be updated before anything is sent: this app, or the server; null: neither. */
  outdated: Outdated;
  /** Whether all lists below are complete; before, an empty one means nothing. */
  counted: boolean;
  locked: Locked;
  waiting: QueuedItem[];
  /** Images whose files the server did not take; each says why in the list of images. */
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

/** Acts of a person in the sync centre. */
export interface SyncActions {
  /** Tries to reach the server now. */
  retryNow(): void;
  /** Sends a refused document again (after mending it or as it is). */
  retryRejection(key: string): Promise<void>;
  /** Gives up the refused version; the server's version (or none) takes its place. */
  discardRejection(key: string): Promise<void>;
  /**
   * `shown` keeps what the document says, `kept` writes the other value into it, `both` (of texts) writes
   * one below the other. What is written replicates, so every device has the decision.
   */
  resolveConflict(key: string, take: Take): Promise<void>;
}
