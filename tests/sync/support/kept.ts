import type { TwoWayName } from '../../../src/domain/records';
import type { RejectionCode } from '../../../src/domain/protocol/rejections';

export interface KeptConflict {
  key: string;
  collection: TwoWayName;
  id: string;
  path: string;
  shown: unknown;
  kept: unknown;
}

export interface KeptRefusal {
  key: string;
  collection: TwoWayName;
  id: string;
  code: RejectionCode;
  copy: Record<string, unknown> | null;
}

export interface ConflictsAndRefusals {
  conflicts: KeptConflict[];
  rejections: KeptRefusal[];
}
