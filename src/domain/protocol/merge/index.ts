export { mergeDocuments } from './document';
export type { SyncedDocument } from './document';
export type { MergeConflict } from './merged';
export { applyKept } from './resolve';
export { isFreeText, joinTexts, findPlace, valueAt } from './place';
export type { MergeTarget } from './place';
