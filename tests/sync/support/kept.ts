import type { TwoWayName } from '../../../src/domain/records';
import type { RejectionCode } from '../../../src/domain/protocol/rejections';

/** A value that lost, as the sync centre names it. */
export interface KeptConflict {
  key: string;
  collection: TwoWayName;
  id: string;
  path: string;
  shown: unknown;
  kept: unknown;
}

/** A refusal, with the refused document as it is stored. */
export interface KeptRefusal {
  key: string;
  collection: TwoWayName;
  id: string;
  code: RejectionCode;
  copy: Record<string, unknown> | null;
}

/** Things that a device keeps for a person to decide. */
export interface Kept {
  conflicts: KeptConflict[];
  rejections: KeptRefusal[];
}
