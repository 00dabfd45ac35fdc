import type { AccessClaims } from '../../src/domain/accounts/account';
import type { RejectionCode } from '../../src/domain/protocol/errors';
import type { PushRequest, Verdict } from '../../src/domain/protocol/protocol';
import type { CouchDatabase, StoredDocument } from '../couch/client';
import type { AccountState } from './accountGate';
import type { GoodRow, PlacedRow } from './judge';

/** A pushed row that is about to be written. */
export interface PlannedWrite {
  placed: PlacedRow;
  write: StoredDocument;
  /** The document that it replaces; undefined where it is new. */
  stored: StoredDocument | undefined;
  /** Of both bodies, as JSON. */
  bytes: number;
  storedBytes: number;
  /** Nobody looked whether it is there already. */
  isBlind: boolean;
}

/** Why a write is refused, as its verdict says it. */
export interface PushRefusal {
  code: RejectionCode;
  details?: Record<string, unknown>;
}

/** One push, as its effects see it. */
export interface Push {
  claims: AccessClaims;
  request: PushRequest;
  account: AccountState;
  /** Of the workspace. */
  database: CouchDatabase;
  /** The rows that are good as far as each alone can tell. */
  rows: readonly PlacedRow[];
}

/**
 * The effects of one push, from its first write to its end. Rows written in one call of the database go through
 * `claim`, `prepare`, `check` and `settle` in this order; a push makes several such calls.
 */
export interface PushRun {
  /** Other pushes of the workspace wait until this one has ended. */
  isExclusive?: boolean;
  /** Whether the stored version has to be known before the row is planned; others are written without looking. */
  needsStored?(row: GoodRow): boolean;
  /** Whether deletions have to be done before the rest is claimed. */
  deletesFirst?(writes: readonly PlannedWrite[]): boolean;
  /** Told of each stored version that a row may take the place of. */
  replaces?(stored: StoredDocument): void;
  /** Takes what writes need. @returns those that may not be made; they are asked for again when others made room */
  claim?(writes: readonly PlannedWrite[]): Promise<ReadonlyMap<PlannedWrite, PushRefusal>>;
  /** Stores what has to be there when a write is: a gateway that dies behind the write loses nothing. */
  prepare?(writes: readonly PlannedWrite[]): Promise<void>;
  /** @throws where what was claimed may be void by now */
  check?(): void;
  /** Told what was written (revision by `_id`) of these; what the others took is given back. */
  settle?(
    written: ReadonlyMap<string, string>,
    writes: readonly PlannedWrite[],
  ): Promise<void> | void;
  /**
   * The push is over, also where it failed in its middle.
   * @param verdictOf undefined where none was reached
   */
  end?(verdictOf: (placed: PlacedRow) => Verdict | undefined): Promise<void> | void;
}

/** An effect of pushed documents beside being stored: counting, mails, publication. Modules bring it. */
export interface PushEffect {
  /** Told before anything of a push is written. @returns undefined where it causes nothing */
  begin(push: Push): PushRun | undefined;
}
