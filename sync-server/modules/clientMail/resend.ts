import { isDeepStrictEqual } from 'node:util';
import { outboxSchema, type OutboxEntry } from '../../../src/domain/records/outbox';
import { workspaceDatabase, type Couch } from '../../couch/client';
import type { Receipts } from './receipts';
import { readSound } from '../../store/envelope';

const toLetter = ({ customerEmail, customerName, subject, message, printable }: OutboxEntry) => ({
  customerEmail,
  customerName,
  subject,
  message,
  printable,
});

interface Parts {
  couch: Couch;
  receipts: Pick<Receipts, 'readOutcome'>;
}

/**
 * A mail sent again counts as its first entry only where that one failed and had the same letter and recipient; otherwise
 * any number of mails could go out as one.
 * @returns id of the first entry, or of this one
 */
export async function findFirstEntry(
  { couch, receipts }: Parts,
  workspaceId: string,
  entry: OutboxEntry,
): Promise<string> {
  const { id, resendOf } = entry;
  if (resendOf === undefined) return id;
  const stored = await couch.database(workspaceDatabase(workspaceId)).get(`outbox:${resendOf}`);
  const first = stored && !stored.deleted ? readSound(outboxSchema, stored.body) : undefined;
  if (!first || !isDeepStrictEqual(toLetter(first), toLetter(entry))) return id;
  const outcome = await receipts.readOutcome(workspaceId, resendOf);
  return outcome === 'failed' || outcome === 'maybe_sent' ? resendOf : id;
}
