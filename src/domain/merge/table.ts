import type { TwoWayName, DocumentOf } from '../collections';
import type { RecipeIngredient } from '../content';
import type { MenuItem } from '../menu';
import type { Shape, ShapeFor } from './rules';

const atomic = { kind: 'atomic' } as const;
const silent = { kind: 'silent' } as const;
/** Where a line stands: nobody typed it, so two places are no question. */
const place = { kind: 'greatest' } as const;
const set = { kind: 'set' } as const;
/** A record whose values are merged one by one, each as a whole. */
const byField = { kind: 'object', shape: { fields: {}, groups: [] } } as const;
const plain = { fields: {}, groups: [] } as const;

const base = { updatedAt: { kind: 'latest' } } as const;

const tags = { kind: 'keyed', key: 'id', ordered: false, shape: plain } as const;

/** A quantity belongs to its unit, figures to the food that they were taken from. */
const line = {
  fields: { order: place, snapshot: atomic },
  groups: [
    { fields: ['quantity', 'unit', 'unitAmount'], pivots: ['unit', 'unitAmount'] },
    { fields: ['itemId', 'type', 'name', 'snapshot'], pivots: ['itemId', 'type'] },
  ],
} as const satisfies ShapeFor<MenuItem> & ShapeFor<RecipeIngredient>;

/**
 * Every list and record of every collection has its rule here; the types and a test that walks the
 * schemas notice one that is missing. Plain values need none: they are atomic.
 */
const TABLE: { [N in TwoWayName]: ShapeFor<DocumentOf<N>> } = {
  clients: {
    fields: {
      ...base,
      goals: set,
      medicalConditions: set,
      allergies: set,
      assignedMenus: {
        kind: 'keyed',
        key: 'menuId',
        ordered: false,
        shape: { fields: { targetNutrition: byField, currentNutrition: byField }, groups: [] },
      },
    },
    groups: [],
  },
  consultations: { fields: { ...base, targetNutrition: byField }, groups: [] },
  menus: {
    fields: {
      ...base,
      tags,
      meals: { kind: 'slots', line },
      nutritionSummary: silent,
      extendedNutrition: silent,
      nutritionMetadata: silent,
      sale: byField,
    },
    groups: [],
  },
  plans: {
    fields: {
      ...base,
      dailyPlans: {
        kind: 'keyed',
        key: 'lineId',
        ordered: true,
        shape: {
          fields: {
            order: place,
            breakfast: byField,
            lunch: byField,
            dinner: byField,
            snacks: set,
          },
          groups: [],
        },
      },
      macros: byField,
    },
    groups: [],
  },
  recipes: {
    fields: {
      ...base,
      tips: set,
      tags,
      ingredients: { kind: 'keyed', key: 'lineId', ordered: true, shape: line },
      instructions: {
        kind: 'keyed',
        key: 'lineId',
        ordered: true,
        shape: { fields: { order: place, imageUrls: set }, groups: [] },
      },
      nutritionSummary: silent,
      extendedNutrition: silent,
      sale: byField,
    },
    groups: [],
  },
  articles: {
    fields: {
      ...base,
      tags,
      // Editor.js gives each block an id; blocks without one are merged as a whole.
      blocks: { kind: 'keyed', key: 'id', ordered: false, shape: plain },
      readingTime: silent,
      wordCount: silent,
    },
    groups: [],
  },
  images: { fields: { ...base, tags: set }, groups: [] },
  foods: {
    fields: {
      ...base,
      aliases: set,
      basis: atomic,
      nutrients: byField,
      measures: { kind: 'keyed', key: 'unit', ordered: false, shape: plain },
      allergens: set,
      dietaryRestrictions: set,
      imageUrls: set,
      source: atomic,
      healthBenefits: set,
      additionalNutrients: { kind: 'keyed', key: 'name', ordered: false, shape: plain },
    },
    groups: [{ fields: ['basis', 'nutrients'], pivots: ['basis'] }],
  },
  outbox: { fields: base, groups: [] },
};

/** The rules as the merge reads them, without the documents' types. */
export const MERGE_RULES: Readonly<Record<TwoWayName, Shape>> = TABLE;
