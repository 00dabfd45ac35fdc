import type { Notice } from './collections/notices';

/** Messages for a person, the newest first: receipts and the account's standing are read elsewhere. */
export const messagesOf = (notices: readonly Notice[]): Notice[] =>
  notices
    .filter(({ kind }) => kind === 'notification')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

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
