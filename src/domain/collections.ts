import type { z } from 'zod';
import { clientSchema, consultationSchema } from './client';
import {
  articleSchema,
  imageSchema,
  noticeSchema,
  outboxSchema,
  planSchema,
  recipeSchema,
} from './content';
import { catalogueEntrySchema, libraryEntrySchema, ownFoodSchema } from './food';
import { storedMenuSchema } from './menu';

/** Which database of the server holds a collection, as a device names it. */
export type DatabaseName = 'workspace' | 'catalogue' | 'published';

/** Collections that a device writes and reads. */
export const TWO_WAY = {
  clients: clientSchema,
  consultations: consultationSchema,
  menus: storedMenuSchema,
  plans: planSchema,
  recipes: recipeSchema,
  articles: articleSchema,
  images: imageSchema,
  foods: ownFoodSchema,
  outbox: outboxSchema,
} as const satisfies Record<string, z.ZodType>;

/** Collections that only the gateway writes. */
export const PULL_ONLY = {
  notices: noticeSchema,
  catalogue: catalogueEntrySchema,
  library: libraryEntrySchema,
} as const satisfies Record<string, z.ZodType>;

export const COLLECTIONS = { ...TWO_WAY, ...PULL_ONLY };

export type TwoWayName = keyof typeof TWO_WAY;
export type PullOnlyName = keyof typeof PULL_ONLY;
export type CollectionName = keyof typeof COLLECTIONS;
export type DocumentOf<N extends CollectionName> = z.infer<(typeof COLLECTIONS)[N]>;

export const TWO_WAY_NAMES = Object.keys(TWO_WAY) as TwoWayName[];
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** What RxDB holds and replicates on a device. The catalogue is one list for everybody and kept as such. */
export type ReplicatedName = Exclude<CollectionName, 'catalogue'>;

export function isReplicated(name: CollectionName): name is ReplicatedName {
  return name !== 'catalogue';
}

export const REPLICATED_NAMES = COLLECTION_NAMES.filter(isReplicated);

export function isTwoWay(name: string): name is TwoWayName {
  return Object.hasOwn(TWO_WAY, name);
}

/** The database in which the gateway keeps a collection. */
export function databaseOf(name: CollectionName): DatabaseName {
  if (name === 'catalogue') return 'catalogue';
  if (name === 'library') return 'published';
  return 'workspace';
}
