import { clients } from '../../records/clients';
import { consultations } from '../../records/consultations';
import { foods } from '../../food/ownFoods';
import { menus } from '../../records/menus';
import { recipes } from '../../records/recipes';
import { emptyMeals } from '../../food/storedLines';
import type { Field } from '../../schema/fields';
import type { Limit } from '../../accounts/access/entitlements';
import type { z } from 'zod';

export const BULK_KINDS = ['clients', 'consultations', 'menus', 'recipes', 'foods'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export const isBulkKind = (kind: unknown): kind is BulkKind =>
  BULK_KINDS.some((one) => one === kind);

export interface BulkDefinition {
  schema: z.ZodType;
  label: string;
  fields: Readonly<Record<string, Field>>;
  title: string;
  limit: Limit | null;
  defaults: Readonly<Record<string, unknown>>;
  recompute: ((document: Record<string, unknown>) => Record<string, unknown>) | null;
}

const NO_NUTRITION = {
  nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
  extendedNutrition: {},
};

const of = (
  {
    schema,
    label,
    fields,
    title,
    recompute,
  }: Omit<BulkDefinition, 'title' | 'limit' | 'defaults'> & {
    title: { field: string };
  },
  limit: Limit | null,
  defaults: Readonly<Record<string, unknown>>,
): BulkDefinition => ({ schema, label, fields, title: title.field, limit, defaults, recompute });

export const BULK: Readonly<Record<BulkKind, BulkDefinition>> = {
  clients: of(clients, 'clients', {
    goals: [],
    medicalConditions: [],
    allergies: [],
    status: 'active',
    source: 'Khác',
    clientType: 'managed',
    assignedMenus: [],
  }),
  consultations: of(consultations, null, {}),
  menus: of(menus, 'menus', {
    kind: 'master',
    description: '',
    isPublic: false,
    status: 'draft',
    tags: [],
    meals: emptyMeals(),
  }),
  recipes: of(recipes, 'recipes', {
    description: '',
    isPublic: false,
    status: 'draft',
    prepTime: 0,
    cookTime: 0,
    servings: 1,
    tags: [],
    ingredients: [],
    instructions: [],
    ...NO_NUTRITION,
  }),
  foods: of(foods, null, {
    kind: 'food',
    aliases: [],
    category: 'Khác',
    basis: { amount: 100, unit: 'g' },
    nutrients: {},
    servingSize: 100,
    unit: 'g',
    measures: [],
    allergens: [],
    isPublic: false,
    status: 'active',
  }),
};

/** Fields that belong to where a document is kept, not to what it says; a file neither has nor changes them. */
const OF_THE_PLACE: readonly string[] = ['workspaceId', 'expertId'];

export const listFields = (kind: BulkKind): string[] =>
  Object.keys(BULK[kind].fields).filter((field) => !OF_THE_PLACE.includes(field));
