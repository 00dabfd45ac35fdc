import type { z } from 'zod';
import { articles } from './articles';
import { catalogue } from '../food/catalogue';
import { clients } from './clients';
import { consultations } from './consultations';
import { foods } from '../food/ownFoods';
import { images } from './images';
import { library } from './library';
import { menus } from './menus';
import { notices } from './notices';
import { outbox } from './outbox';
import { plans } from './plans';
import { practices } from './practices';
import { recipes } from './recipes';
import { findRecordKind, records } from './records';
import type { AnyTwoWay, DatabaseName } from '../schema/definition';

export type { DatabaseName } from '../schema/definition';

const REGISTRY = {
  clients,
  consultations,
  menus,
  plans,
  recipes,
  articles,
  images,
  foods,
  outbox,
  practices,
  records,
  notices,
  catalogue,
  library,
} as const;
type Registry = typeof REGISTRY;

export type CollectionName = keyof Registry;
type NamesWith<P> = {
  [N in CollectionName]: Registry[N] extends P ? N : never;
}[CollectionName];
export type TwoWayName = NamesWith<{ direction: 'two-way' }>;
export type PullOnlyName = NamesWith<{ direction: 'pull-only' }>;
export type ReplicatedName = Exclude<CollectionName, NamesWith<{ keptAs: 'list' }>>;
export type PublishedName = NamesWith<{ published: object }>;

export type CollectionDocument<N extends CollectionName> = z.infer<Registry[N]['schema']>;

export const COLLECTION_NAMES = Object.keys(REGISTRY) as CollectionName[];

export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(REGISTRY, name);
}

export function isTwoWay(name: string): name is TwoWayName {
  return isCollection(name) && REGISTRY[name].direction === 'two-way';
}

export function isReplicated(name: CollectionName): name is ReplicatedName {
  const collection = REGISTRY[name];
  return collection.direction === 'two-way' || collection.keptAs === 'documents';
}

export const TWO_WAY_NAMES = COLLECTION_NAMES.filter(isTwoWay);
export const REPLICATED_NAMES = COLLECTION_NAMES.filter(isReplicated);

type CollectionSchemas<N extends CollectionName> = { [K in N]: Registry[K]['schema'] };
const pickSchemas = <N extends CollectionName>(names: readonly N[]): CollectionSchemas<N> =>
  Object.fromEntries(names.map((name) => [name, REGISTRY[name].schema])) as CollectionSchemas<N>;

export const COLLECTIONS = pickSchemas(COLLECTION_NAMES);
export const TWO_WAY = pickSchemas(TWO_WAY_NAMES);

export function getCollectionLabel(name: CollectionName): string {
  return REGISTRY[name].label;
}

export function getDatabase(name: CollectionName): DatabaseName {
  return REGISTRY[name].database;
}

export function twoWay(name: TwoWayName, document?: unknown): AnyTwoWay {
  const kind = name === 'records' ? findRecordKind(document) : undefined;
  return kind ?? REGISTRY[name];
}
