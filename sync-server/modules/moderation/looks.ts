import { createHash } from 'node:crypto';
import { z } from 'zod';
import { listContent, type ContentChange } from '../../../src/domain/publicHouse/contentChanges';
import { AppError } from '../../../src/domain/protocol/errors';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { Couch } from '../../couch/client';
import { whileConflicts } from '../../store/documents';
import { ACCOUNTS_DATABASE, envelope, readSound } from '../../store/envelope';
import {
  PUBLISHED_DATABASE,
  publishedId,
  type PublishedDocument,
} from '../published/publishedRecords';
import type { ModerationTarget } from './kind';

const PREFIX = 'looked:';

/** What staff saw last of a published thing. */
const lookSchema = z.object({
  version: z.string().max(80),
  body: z.record(z.string(), z.unknown()),
  by: idSchema,
  at: instantSchema,
});
type Look = z.infer<typeof lookSchema>;

/** Of what readers see: saving again without a change makes no other version. */
export function contentVersion(body: Record<string, unknown>): string {
  const { updatedAt: _, ...content } = body;
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 24);
}

export interface ShownContent {
  version: string;
  lookedAt?: string;
  content: ContentChange[];
}

const getStoredId = ({ type, workspaceId, id }: ModerationTarget): string =>
  publishedId(type, workspaceId, id);

export function createLooks(couch: Couch, now: () => Date) {
  const accounts = couch.database(ACCOUNTS_DATABASE);
  const published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);

  /** @throws AppError not_found where it is not public */
  async function readBody(place: ModerationTarget): Promise<Record<string, unknown>> {
    const document = await published.get(getStoredId(place));
    if (!document || document.deleted) throw new AppError('not_found');
    return document.body;
  }

  return {
    read: async (place: ModerationTarget): Promise<ShownContent> => {
      const body = await readBody(place);
      const stored = await accounts.get(PREFIX + getStoredId(place));
      const look = readSound(lookSchema, stored?.body);
      return {
        version: contentVersion(body),
        ...(look ? { lookedAt: look.at } : {}),
        content: listContent(place.type, look?.body, body),
      };
    },
    /** @throws AppError not_found; decided_meanwhile where another version is public by now */
    note: async (by: string, place: ModerationTarget, version: string): Promise<void> => {
      const body = await readBody(place);
      if (contentVersion(body) !== version) throw new AppError('decided_meanwhile');
      await whileConflicts(async () => {
        const key = PREFIX + getStoredId(place);
        const stored = await accounts.get(key);
        const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
        const look: Look = { version, body, by, at: now().toISOString() };
        await accounts.put({ ...envelope(key, look, by, now()), ...rev });
      });
    },
    /** @returns versions that were seen, by place */
    versions: async (places: readonly ModerationTarget[]): Promise<(string | undefined)[]> => {
      const stored = await accounts.getMany(places.map((place) => PREFIX + getStoredId(place)));
      return places.map(
        (place) => readSound(lookSchema, stored.get(PREFIX + getStoredId(place))?.body)?.version,
      );
    },
  };
}
export type Looks = ReturnType<typeof createLooks>;
