import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../../../src/domain/protocol/errors';
import { instantSchema } from '../../../../src/domain/schema/primitives';
import type { CouchDatabase } from '../../../couch/client';
import { type Account } from '../accountRecords';
import { listDocuments, putNew, removeDocument, whileConflicts } from '../../../store/documents';
import type { AccountStore, FoundAccount } from '../store';
import type { GoogleIdentity } from './provider';
import { TICKET_MINUTES } from './tickets';
import { envelope, readSound } from '../../../store/envelope';

const LINK = 'google:';
const USED = 'google-used:';

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');
const linkKey = (sub: string): string => LINK + hashText(sub);

const linkSchema = z.object({ account: z.string().max(100) });
const usedSchema = z.object({ until: instantSchema });

export interface GoogleLinks {
  find(sub: string): Promise<FoundAccount | undefined>;
  /**
   * Reserves before the account is written; a reservation whose account never named it is taken over.
   * @param key `_id` of the account's document
   * @throws AppError google_taken
   */
  reserve(sub: string, key: string): Promise<void>;
  release(sub: string): Promise<void>;
  /** @throws AppError google_expired when the secret was used before */
  requireUnused(secret: string): Promise<void>;
  use(secret: string): Promise<void>;
  removeExpired(): Promise<number>;
}

export const withGoogle = (
  account: Account,
  { sub, email }: GoogleIdentity,
  now: Date,
): Account => ({
  ...account,
  google: { sub, email, since: now.toISOString() },
});

function createUsed(
  database: CouchDatabase,
  now: () => Date,
): Pick<GoogleLinks, 'requireUnused' | 'use' | 'removeExpired'> {
  return {
    requireUnused: async (secret) => {
      if (await database.get(USED + hashText(secret))) throw new AppError('google_expired');
    },
    use: async (secret) => {
      const until = new Date(now().getTime() + 2 * TICKET_MINUTES * 60_000).toISOString();
      if (!(await putNew(database, USED + hashText(secret), { until }, now())))
        throw new AppError('google_expired');
    },
    removeExpired: async () => {
      let removed = 0;
      for await (const stored of listDocuments(database, USED)) {
        const until = readSound(usedSchema, stored.body)?.until ?? '';
        if (until < now().toISOString() && (await removeDocument(database, stored))) removed += 1;
      }
      return removed;
    },
  };
}

export function createGoogleLinks(store: AccountStore, now: () => Date): GoogleLinks {
  const { database } = store;
  async function find(sub: string): Promise<FoundAccount | undefined> {
    const stored = await database.get(linkKey(sub));
    const link = stored && !stored.deleted ? readSound(linkSchema, stored.body) : undefined;
    const accountRecord = link && (await store.at(link.account));
    return accountRecord?.account.google?.sub === sub ? accountRecord : undefined;
  }
  return {
    find,
    reserve: (sub, key) =>
      whileConflicts(async () => {
        const stored = await database.get(linkKey(sub));
        const owner = await find(sub);
        if (owner && owner.stored._id !== key) throw new AppError('google_taken');
        await database.put({
          ...stored,
          ...envelope(linkKey(sub), { account: key }, 'gateway', now()),
        });
      }),
    release: (sub) =>
      whileConflicts(async () => {
        const stored = await database.get(linkKey(sub));
        if (stored) await database.put({ ...stored, _deleted: true });
      }),
    ...createUsed(database, now),
  };
}
