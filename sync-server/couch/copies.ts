/**
 * Milliseconds after which data read from one copy is read again. Lists and feeds come from a single copy that may lag a
 * majority write: on three busy nodes 31 of 600 reads right after a write did, for up to 120 ms.
 */
export const REPLICA_LAG_MS = 1_000;

/** Passed as `r`; more than the number of copies, so that all reachable ones are asked. */
export const ALL_COPIES = 16;
