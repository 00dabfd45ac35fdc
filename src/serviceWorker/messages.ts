import type { Group } from './files';

/** From a page to the service worker: keep these groups of files. Answered through the message's port. */
export interface KeepMessage {
  type: 'KEEP';
  groups: readonly Group[];
}

/** The answer; `first`: the device did not keep them before. */
export type KeepAnswer = { kept: true; first: boolean } | { kept: false };

/** From a public page: it stands, and may be kept with the files that it needs. */
export interface VisitedMessage {
  type: 'VISITED';
}
