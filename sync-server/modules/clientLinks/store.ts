import { z } from 'zod';
import { MAX_LINKS } from '../../../src/domain/publicHouse/clientLink';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import type { Couch } from '../../couch/client';
import { whileConflicts } from '../../store/documents';
import type { LinksKey } from './token';
import { ACCOUNTS_DATABASE, envelope, readBody } from '../../store/envelope';

const linkSchema = z.strictObject({
  /** Names it for its practice; what made it twice by the same name made one. */
  linkId: z.string().max(80),
  /** Of its secret; the secret stands in the address and nowhere else. Absent until the mail that brings it goes out. */
  hash: z.string().max(80).optional(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** `_id` of the account that made it, whose state decides whether the link is answered. */
  by: z.string().max(120),
  revokedAt: instantSchema.optional(),
  /** When it was opened last, by the hour. */
  openedAt: instantSchema.optional(),
  /** Outcome of the mail that brought it. */
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
  /** The newest last; ended ones stay for a while, so that the practice sees them. */
  links: z.array(linkSchema),
});
export type ClientLinks = z.infer<typeof clientLinksSchema>;

/** Links that are remembered of a client, also ended ones. */
const MAX_REMEMBERED = 20;

export const isLive = ({ revokedAt, expiresAt }: StoredClientLink, now: Date): boolean =>
  revokedAt === undefined && expiresAt > now.toISOString();

/** Adds a link, in the place of one of the same name; the oldest ones beyond the limit end. */
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

/** Keeps the links of clients, one document for each client. */
export interface LinkStore {
  at(key: LinksKey): Promise<ClientLinks | undefined>;
  /**
   * Changes the links as they are now, again whenever somebody else was faster.
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
