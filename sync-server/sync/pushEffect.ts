import type { AccessClaims } from '../../src/domain/accounts/account';
import type { RejectionCode } from '../../src/domain/protocol/errors';
import type { PushRequest, Verdict } from '../../src/domain/protocol/protocol';
import type { CouchDatabase, StoredDocument } from '../couch/client';
import type { AccountState } from './accountGate';
import type { GoodRow, PlacedRow } from './judge';

export interface PlannedWrite {
  placed: PlacedRow;
  write: StoredDocument;
  stored: StoredDocument | undefined;
  bytes: number;
  storedBytes: number;
  /** Written without looking whether it is stored already. */
  isBlind: boolean;
}

export interface PushRefusal {
  code: RejectionCode;
  details?: Record<string, unknown>;
}

export interface Push {
  claims: AccessClaims;
  request: PushRequest;
  account: AccountState;
  database: CouchDatabase;
  rows: readonly PlacedRow[];
}

/**
 * The effects of one push, from its first write to its end. Rows written in one call of the database go through
 * `claim`, `prepare`, `check` and `settle` in this order; a push makes several such calls.
 */
export interface PushRun {
  isExclusive?: boolean;
  needsStored?(row: GoodRow): boolean;
  deletesFirst?(writes: readonly PlannedWrite[]): boolean;
  replaces?(stored: StoredDocument): void;
  /** @returns the writes that may not be made; they are claimed again once others made room */
  claim?(writes: readonly PlannedWrite[]): Promise<ReadonlyMap<PlannedWrite, PushRefusal>>;
  /** Stores what must exist before the write, so that a gateway dying after it loses nothing. */
  prepare?(writes: readonly PlannedWrite[]): Promise<void>;
  /** @throws where what was claimed may be void by now */
  check?(): void;
  settle?(
    written: ReadonlyMap<string, string>,
    writes: readonly PlannedWrite[],
  ): Promise<void> | void;
  /**
   * Called even if the push failed midway.
   * @param verdictOf undefined where none was reached
   */
  end?(findVerdict: (placed: PlacedRow) => Verdict | undefined): Promise<void> | void;
}

export interface PushEffect {
  begin(push: Push): PushRun | undefined;
}
