/** What of a practice's documents is counted; what is deleted stays as a tombstone, and counts by itself. */
export interface RecordAmount {
  documents: number;
  /** Of JSON (UTF-8). */
  bytes: number;
  deletedDocuments: number;
  deletedBytes: number;
}

const MB = 1024 * 1024;
/** A tombstone keeps its fields, so that a deletion can be taken back: room for three times what is there. */
const DELETED = 3;

const roomWith = (documents: number, bytes: number): RecordAmount => ({
  documents,
  bytes,
  deletedDocuments: documents * DELETED,
  deletedBytes: bytes * DELETED,
});

const LARGEST = roomWith(200_000, 2048 * MB);
const PLAN_ROOM: Partial<Record<string, RecordAmount>> = {
  free: roomWith(10_000, 100 * MB),
  pro: roomWith(50_000, 500 * MB),
  business: LARGEST,
};

/** Documents that a practice may keep on the server; a plan of a newer version has the largest room. */
export function recordQuotaOf(plan: string): RecordAmount {
  return PLAN_ROOM[plan] ?? LARGEST;
}
