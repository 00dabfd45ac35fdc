import { COLLECTIONS, twoWay } from '../../records';
import { emptyMeals } from '../../food/storedLines';
import type { DocumentBase } from '../../schema/primitives';
import { emptyRecipe } from '../../recipes/recipeEditing';
import type { ApiCollection } from './keys';

type Fields = Record<string, unknown>;

/** Fields that the gateway writes by itself. */
export const GATEWAY_FIELDS = ['id', 'workspaceId', 'expertId', 'createdAt', 'updatedAt'] as const;

/** Fields that are computed from others whenever a document is written. */
export const DERIVED_FIELDS: Readonly<Record<ApiCollection, readonly string[]>> = {
  clients: [],
  consultations: [],
  menus: ['nutritionSummary', 'extendedNutrition', 'nutritionMetadata'],
  recipes: ['nutritionSummary', 'extendedNutrition'],
  foods: [],
};

const recipeDefaults = (base: DocumentBase): Fields => ({ ...emptyRecipe(base), isPublic: false });

/** Values of a new document that a caller need not name: those of an empty form, and nothing public. */
const DEFAULTS: Readonly<Record<ApiCollection, (base: DocumentBase) => Fields>> = {
  clients: () => ({
    goals: [],
    medicalConditions: [],
    allergies: [],
    status: 'active',
    source: 'Khác',
    clientType: 'managed',
    assignedMenus: [],
  }),
  consultations: () => ({}),
  menus: () => ({
    kind: 'master',
    name: '',
    description: '',
    isPublic: false,
    status: 'draft',
    tags: [],
    meals: emptyMeals(),
  }),
  recipes: recipeDefaults,
  foods: () => ({ aliases: [], measures: [], allergens: [], isPublic: false, status: 'active' }),
};

/** Names of the fields that a new document has without being given. */
export function defaultedFields(collection: ApiCollection): string[] {
  const base = { id: '', workspaceId: '', expertId: '', createdAt: '', updatedAt: '' };
  return Object.keys(DEFAULTS[collection](base));
}

/** The schema of a collection's documents. */
export const apiSchemaOf = (collection: ApiCollection) => COLLECTIONS[collection];

const computed = (collection: ApiCollection, document: Fields): Fields =>
  twoWay(collection, document).recompute?.(document) ?? document;

/** A document as a device would store it: defaults, the given fields, and what is computed from them. */
export const newDocument = (collection: ApiCollection, given: Fields, base: DocumentBase): Fields =>
  computed(collection, { ...DEFAULTS[collection](base), ...given, ...base });

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON Merge Patch (RFC 7396): null removes a field, a record is patched within, all else takes the place. */
function mergePatch(present: unknown, patch: Fields): Fields {
  const next = new Map(Object.entries(isRecord(present) ? present : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) next.delete(key);
    else next.set(key, isRecord(value) ? mergePatch(next.get(key), value) : value);
  }
  return Object.fromEntries(next);
}

/**
 * A stored document with a patch, stamped and computed again.
 * @param patch no deeper than what may be walked through
 * @param now an instant; a document of a clock that is ahead keeps its own
 */
export function patchedDocument(
  collection: ApiCollection,
  present: Fields,
  patch: Fields,
  now: string,
): Fields {
  const { updatedAt } = present;
  const later = typeof updatedAt === 'string' && updatedAt > now ? updatedAt : now;
  return computed(collection, { ...mergePatch(present, patch), updatedAt: later });
}

/** Fields of the gateway that a caller sets otherwise than they are. @param present undefined: a new document */
export function foreignFields(given: Fields, present: Fields | undefined): string[] {
  return GATEWAY_FIELDS.filter(
    (name) => Object.hasOwn(given, name) && given[name] !== present?.[name],
  );
}
