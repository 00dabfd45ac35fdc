import type { Notice } from '../records/notices';

export const listMessages = (notices: readonly Notice[]): Notice[] =>
  notices
    .filter(({ kind }) => kind === 'notification')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

export const unseenMessages = (notices: readonly Notice[], seenAt = ''): Notice[] =>
  listMessages(notices).filter(({ updatedAt }) => updatedAt > seenAt);

export function removalReason(
  notices: readonly Notice[],
  collection: string,
  id: string,
): string | undefined {
  const about = listMessages(notices).find(
    ({ about: named }) => named?.collection === collection && named.id === id,
  );
  return about?.act === 'removed' ? (about.body ?? '') : undefined;
}
