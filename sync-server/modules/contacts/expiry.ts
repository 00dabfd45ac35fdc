import type { CouchDatabase } from '../../couch/client';
import { listDocuments, removeDocument } from '../../store/documents';
import type { NoticeRemover } from '../notices/notices';
import { contactNotice, CONTACTS, contactSchema } from './records';
import { readSound } from '../../store/envelope';

/** Days until a message and its notice are removed, as promised to its sender. */
const KEEP_DAYS = 90;

export async function removeOldContacts(
  database: CouchDatabase,
  notices: NoticeRemover,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - KEEP_DAYS * 86_400_000).toISOString();
  let removed = 0;
  for await (const stored of listDocuments(database, CONTACTS)) {
    const contact = readSound(contactSchema, stored.body);
    if (!contact || contact.createdAt >= before) continue;
    // Notice first: without the message nothing would lead to it.
    await notices.forget(contact.workspaceId, contactNotice(contact.contactId));
    if (await removeDocument(database, stored)) removed += 1;
  }
  return removed;
}
