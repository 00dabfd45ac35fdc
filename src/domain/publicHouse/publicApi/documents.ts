import { COLLECTIONS, twoWay } from '../../records';
import { emptyMeals } from '../../food/storedLines';
import type { DocumentBase } from '../../schema/primitives';
import { storedFields } from '../../schema/storedFields';
import { emptyRecipe } from '../../recipes/recipeEditing';
import { readMailAddress } from '../../text/mailAddress';
import type { ApiCollection } from './keys';

type Fields = Record<string, unknown>;

export const GATEWAY_FIELDS = ['id', 'workspaceId', 'expertId', 'createdAt', 'updatedAt'] as const;

export const DERIVED_FIELDS: Readonly<Record<ApiCollection, readonly string[]>> = {
  clients: [],
  consultations: [],
  menus: ['nutritionSummary', 'extendedNutrition', 'nutritionMetadata'],
  recipes: ['nutritionSummary', 'extendedNutrition'],
  foods: [],
};

const recipeDefaults = (base: DocumentBase): Fields => ({ ...emptyRecipe(base), isPublic: false });

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

export function defaultedFields(collection: ApiCollection): string[] {
  const base = { id: '', workspaceId: '', expertId: '', createdAt: '', updatedAt: '' };
  return Object.keys(DEFAULTS[collection](base));
}

export const getApiSchema = (collection: ApiCollection) => COLLECTIONS[collection];

const computed = (collection: ApiCollection, document: Fields): Fields =>
  twoWay(collection, document).recompute?.(document) ?? document;

export const newDocument = (collection: ApiCollection, input: Fields, base: DocumentBase): Fields =>
  computed(collection, { ...DEFAULTS[collection](base), ...storedFields(input), ...base });

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON Merge Patch (RFC 7396). */
function mergePatch(present: unknown, patch: Fields): Fields {
  const next = new Map(Object.entries(isRecord(present) ? present : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) next.delete(key);
    else next.set(key, isRecord(value) ? mergePatch(next.get(key), value) : value);
  }
  return Object.fromEntries(next);
}

/**
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
  return computed(collection, { ...mergePatch(present, storedFields(patch)), updatedAt: later });
}

/** Contact fields that cannot be read: an address with a line break would carry headers of a mail. */
export const unreadableContacts = ({ email }: Fields): string[] =>
  typeof email === 'string' && email !== '' && 'problem' in readMailAddress(email) ? ['email'] : [];

export function foreignFields(input: Fields, present: Fields | undefined): string[] {
  return GATEWAY_FIELDS.filter(
    (name) => Object.hasOwn(input, name) && input[name] !== present?.[name],
  );
}
