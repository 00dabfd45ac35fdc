import { z } from 'zod';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { PublishedName } from '../../../src/domain/publicHouse/published';
import type { Couch } from '../../couch/client';
import type { PublishedDocument } from './publishedRecords';
import { ACCOUNTS_DATABASE, readSound } from '../../store/envelope';

/** Kept in `accounts`, because `published` can be rebuilt from experts' documents and must come out the same. */
export const moderationMarkSchema = z.strictObject({
  type: z.enum(['menus', 'recipes', 'articles']),
  workspaceId: idSchema,
  id: idSchema,
  /** `removed`: hidden, whatever its author does, until staff allow it. */
  state: z.enum(['removed', 'allowed']),
  title: z.string().max(300),
  expertId: z.string().max(80),
  reason: z.string().max(500).optional(),
  /** The version taken down; null where its source is gone. */
  rev: z.string().max(100).nullable(),
  by: idSchema,
  at: instantSchema,
});
export type ModerationMark = z.infer<typeof moderationMarkSchema>;

export const MARKS = 'moderation:';

export const markKey = (type: PublishedName, workspaceId: string, id: string): string =>
  `${MARKS}${type}:${workspaceId}:${id}`;

export async function removedAmong(
  couch: Couch,
  documents: readonly PublishedDocument[],
): Promise<Set<string>> {
  const openMarks = documents.filter(({ deleted }) => !deleted);
  if (openMarks.length === 0) return new Set();
  const keys = openMarks.map(({ _id }) => MARKS + _id);
  const marks = await couch.database(ACCOUNTS_DATABASE).getMany(keys);
  const isRemoved = ({ _id }: PublishedDocument): boolean =>
    readSound(moderationMarkSchema, marks.get(MARKS + _id)?.body)?.state === 'removed';
  return new Set(openMarks.filter(isRemoved).map(({ _id }) => _id));
}

export function takenDown(document: PublishedDocument): PublishedDocument {
  const { id, workspaceId } = document.source;
  return { ...document, deleted: true, body: { id, workspaceId }, receivedAt: '' };
}
