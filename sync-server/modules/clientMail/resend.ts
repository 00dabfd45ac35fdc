import { isDeepStrictEqual } from 'node:util';
import { outboxSchema, type OutboxEntry } from '../../../src/domain/records/outbox';
import { workspaceDatabase, type Couch } from '../../couch/client';
import type { Receipts } from './receipts';
import { readSound } from '../../store/envelope';

/** Whom a letter goes to and what it says. */
const letterOf = ({ customerEmail, customerName, subject, message, printable }: OutboxEntry) => ({
  customerEmail,
  customerName,
  subject,
  message,
  printable,
});

interface Parts {
  couch: Couch;
  receipts: Pick<Receipts, 'outcomeOf'>;
}

/**
 * The entry under which a mail is counted and by which its Message-ID is made. An entry that is sent again stands for
 * its first one where that ended without being sent for certain and was the same letter to the same person; else
 * anybody could send any number of mails in the place of one.
 * @returns id of the first entry, or of this one
 */
export async function firstEntryOf(
  { couch, receipts }: Parts,
  workspaceId: string,
  entry: OutboxEntry,
): Promise<string> {
  const { id, resendOf } = entry;
  if (resendOf === undefined) return id;
  const stored = await couch.database(workspaceDatabase(workspaceId)).get(`outbox:${resendOf}`);
  const first = stored && !stored.deleted ? readSound(outboxSchema, stored.body) : undefined;
  if (!first || !isDeepStrictEqual(letterOf(first), letterOf(entry))) return id;
  const outcome = await receipts.outcomeOf(workspaceId, resendOf);
  return outcome === 'failed' || outcome === 'maybe_sent' ? resendOf : id;
}
