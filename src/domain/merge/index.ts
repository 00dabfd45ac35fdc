export { mergeDocuments } from './document';
export type { MergeResult, SyncedDocument, Versions } from './document';
export type { MergeConflict } from './parts';
export { applyKept } from './resolve';
