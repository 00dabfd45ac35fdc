/**
 * Milliseconds after which what was read from one copy of a database is read once more. Lists and feeds come from one
 * copy, which may not have what two others have taken: on three busy nodes 31 of 600 reads at once after a write, the
 * last of them for 120 ms.
 */
export const REPLICA_LAG_MS = 1_000;

/** More than there are copies, as the number of them that are to be asked: all that can be reached are. */
export const ALL_COPIES = 16;
