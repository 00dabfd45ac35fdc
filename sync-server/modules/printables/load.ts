import { clientSchema } from '../../../src/domain/collections/clients';
import { consultationSchema } from '../../../src/domain/collections/consultations';
import { menuSchema, type Menu } from '../../../src/domain/collections/menus';
import { PRACTICE_ID, practiceSchema } from '../../../src/domain/collections/practices';
import { recipeSchema } from '../../../src/domain/collections/recipes';
import { dateInVietnam } from '../../../src/domain/days';
import { AppError } from '../../../src/domain/errors';
import { letterheadOf } from '../../../src/domain/printable/letterhead';
import { linesOf, menuNameOnPaper } from '../../../src/domain/printable/menu';
import type { Printable } from '../../../src/domain/printable/model';
import { recipePrintable } from '../../../src/domain/printable/recipe';
import { printableOfMenu } from '../../../src/domain/printable/stored';
import { libraryEntrySchema } from '../../../src/domain/collections/library';
import {
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';
import { pagesOf } from '../../couch/paging';
import type { z } from 'zod';
import {
  readBody,
  readSound,
  workspaceKey,
  workspaceSchema,
  type Account,
} from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import { PUBLISHED_DATABASE } from '../published/publishedRecords';

interface Parts {
  couch: Couch;
  store: AccountStore;
  now: () => Date;
}

async function find<T extends z.ZodType>(
  database: CouchDatabase,
  key: `${string}:${string}`,
  schema: T,
): Promise<z.output<T> | undefined> {
  const stored = await database.get(key);
  return stored && !stored.deleted ? readSound(schema, stored.body) : undefined;
}

/** What is there and can be read. */
const sound = <T extends z.ZodType>(
  found: ReadonlyMap<string, StoredDocument | undefined>,
  schema: T,
) =>
  [...found.values()].flatMap((stored) => {
    const read = stored && !stored.deleted ? readSound(schema, stored.body) : undefined;
    return read === undefined ? [] : [read];
  });

/** What describes the dishes of a menu: recipes of this workspace, and those that come with the product. */
async function describing(couch: Couch, database: CouchDatabase, { meals }: Menu) {
  const dishes = linesOf(meals).filter(({ type }) => type === 'recipe');
  const ids = [...new Set(dishes.map(({ itemId }) => itemId))];
  const own = await database.getMany(ids.map((id) => `recipes:${id}`));
  const published = couch.database(PUBLISHED_DATABASE);
  const given = await published.getMany(ids.map((id) => `library:${id}`));
  return { recipes: sound(own, recipeSchema), library: sound(given, libraryEntrySchema) };
}

async function visitsOf(database: CouchDatabase) {
  const visits = [];
  for await (const rows of pagesOf(database, 'consultations:'))
    for (const { doc } of rows) {
      const visit = doc && !doc.deleted ? readSound(consultationSchema, doc.body) : undefined;
      if (visit) visits.push(visit);
    }
  return visits;
}

/** Documents that the gateway makes of what it has stored, with the functions that devices use. */
export function createDocumentLoader({ couch, store, now }: Parts) {
  async function paperOf(account: Account, database: CouchDatabase) {
    const practice = await find(database, `practices:${PRACTICE_ID}`, practiceSchema);
    const stored = await store.database.get(workspaceKey(account.workspaceId));
    if (!stored) throw new Error(`Account ${account.accountId} has no workspace.`);
    const { plan } = readBody(workspaceSchema, stored);
    return { letterhead: letterheadOf(account, practice, plan), today: dateInVietnam(now()) };
  }

  return {
    /** @throws AppError not_found */
    menu: async (
      account: Account,
      id: string,
    ): Promise<{ printable: Printable; name: string; clientId?: string }> => {
      const database = couch.database(workspaceDatabase(account.workspaceId));
      const menu = await find(database, `menus:${id}`, menuSchema);
      if (!menu) throw new AppError('not_found');
      const paper = await paperOf(account, database);
      const { clientId } = menu;
      const client = clientId
        ? await find(database, `clients:${clientId}`, clientSchema)
        : undefined;
      const visits = client ? await visitsOf(database) : [];
      const described = await describing(couch, database, menu);
      const printable = printableOfMenu(menu, { ...paper, ...described, client, visits });
      const name = menuNameOnPaper(menu);
      return { printable, name, ...(clientId === undefined ? {} : { clientId }) };
    },
    /** @throws AppError not_found */
    recipe: async (account: Account, id: string): Promise<{ printable: Printable }> => {
      const database = couch.database(workspaceDatabase(account.workspaceId));
      const recipe = await find(database, `recipes:${id}`, recipeSchema);
      if (!recipe) throw new AppError('not_found');
      return { printable: recipePrintable(recipe, await paperOf(account, database)) };
    },
  };
}
export type DocumentLoader = ReturnType<typeof createDocumentLoader>;
