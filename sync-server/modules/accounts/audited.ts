import {
  CouchConflict,
  CouchRefused,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';
import { envelope } from '../../store/envelope';
import { auditKey } from './accountRecords';

interface Audit extends Record<string, unknown> {
  /** Fixed before the first try, so that a retry adds nothing. */
  auditId: string;
  by: string;
}

/**
 * A document and its entry in the audit log by one call, which is not atomic: where the document was refused, the
 * entry goes again.
 * @throws CouchConflict, CouchRefused
 */
export async function putAudited(
  database: CouchDatabase,
  document: StoredDocument,
  audit: Audit,
  at: Date,
): Promise<void> {
  const noted = envelope(auditKey(audit.auditId), audit, audit.by, at);
  const [written, trail] = await database.bulk([document, noted]);
  if (written && !written.ok) {
    if (trail?.ok) await database.put({ ...noted, _rev: trail.rev, _deleted: true });
    if (written.error === 'conflict') throw new CouchConflict(written.reason);
    throw new CouchRefused(500, written.error, written.reason);
  }
  if (trail && !trail.ok && trail.error !== 'conflict')
    throw new CouchRefused(500, trail.error, trail.reason);
}
