import { z } from 'zod';
import { MAX_LINKS } from '../../../src/domain/publicHouse/clientLink';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { Couch } from '../../couch/client';
import { whileConflicts } from '../../store/documents';
import type { LinksKey } from './token';
import { ACCOUNTS_DATABASE, envelope, readBody } from '../../store/envelope';

const linkSchema = z.strictObject({
  linkId: z.string().max(80),
  /** The secret itself stands in the address only. Absent until the mail that brings it goes out. */
  hash: z.string().max(80).optional(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** `_id` of the account that made it, whose state decides whether the link is answered. */
  by: z.string().max(120),
  revokedAt: instantSchema.optional(),
  openedAt: instantSchema.optional(),
  mail: z
    .strictObject({
      outcome: z.enum(['waiting', 'sent', 'failed', 'maybe_sent']),
      failure: z.string().max(40).optional(),
    })
    .optional(),
});
export type StoredClientLink = z.infer<typeof linkSchema>;

const clientLinksSchema = z.strictObject({
  workspaceId: idSchema,
  clientId: idSchema,
  links: z.array(linkSchema),
});
export type ClientLinks = z.infer<typeof clientLinksSchema>;

const MAX_REMEMBERED = 20;

export const isLive = ({ revokedAt, expiresAt }: StoredClientLink, now: Date): boolean =>
  revokedAt === undefined && expiresAt > now.toISOString();

export function withLink(
  links: readonly StoredClientLink[],
  link: StoredClientLink,
  now: Date,
): StoredClientLink[] {
  const all = [...links.filter(({ linkId }) => linkId !== link.linkId), link];
  const live = all.filter((one) => one.hash !== undefined && isLive(one, now));
  const over = new Set(live.slice(0, Math.max(0, live.length - MAX_LINKS)));
  const revokedAt = now.toISOString();
  return all.map((one) => (over.has(one) ? { ...one, revokedAt } : one)).slice(-MAX_REMEMBERED);
}

export interface LinkStore {
  at(key: LinksKey): Promise<ClientLinks | undefined>;
  /**
   * Repeated on write conflicts.
   * @param change undefined leaves them as they are
   */
  update(
    key: LinksKey,
    change: (present: ClientLinks | undefined) => ClientLinks | undefined,
  ): Promise<void>;
}

export function createLinkStore(couch: Couch, now: () => Date): LinkStore {
  const database = couch.database(ACCOUNTS_DATABASE);
  return {
    at: async (key) => {
      const stored = await database.get(key);
      return stored && !stored.deleted ? readBody(clientLinksSchema, stored) : undefined;
    },
    update: (key, change) =>
      whileConflicts(async () => {
        const stored = await database.get(key);
        const next = change(stored ? readBody(clientLinksSchema, stored) : undefined);
        if (!next) return;
        const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
        await database.put({ ...envelope(key, { ...next }, 'gateway', now()), ...rev });
      }),
  };
}
