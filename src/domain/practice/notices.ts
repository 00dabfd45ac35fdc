import type { Notice } from '../records/notices';

/** Messages for a person, the newest first: receipts and the account's standing are read elsewhere. */
export const messagesOf = (notices: readonly Notice[]): Notice[] =>
  notices
    .filter(({ kind }) => kind === 'notification')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

/**
 * Messages that came after what was seen, the newest first.
 * @param seenAt `updatedAt` of the newest message that was seen; absent where none was
 */
export const unseenMessages = (notices: readonly Notice[], seenAt = ''): Notice[] =>
  messagesOf(notices).filter(({ updatedAt }) => updatedAt > seenAt);

/** Why staff have taken a document down; undefined where it is not taken down. */
export function removalReason(
  notices: readonly Notice[],
  collection: string,
  id: string,
): string | undefined {
  const about = messagesOf(notices).find(
    ({ about: named }) => named?.collection === collection && named.id === id,
  );
  return about?.act === 'removed' ? (about.body ?? '') : undefined;
}
