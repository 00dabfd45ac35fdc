import type { Group } from './files';

/** Answered through the message's port. */
export interface KeepMessage {
  type: 'KEEP';
  groups: readonly Group[];
}

/** The answer; `first`: the device did not keep them before. */
export type KeepAnswer = { kept: true; first: boolean } | { kept: false };

export interface VisitedMessage {
  type: 'VISITED';
}
