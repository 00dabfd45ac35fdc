import { z } from 'zod';
import type { OwnFood } from './ownFoods';
import type { PullOnlyDefinition } from '../schema/definition';
import { edibleFields, entryBase, foodFields, productFields } from './edible';
import { baseFields } from '../schema/mergeFields';

export const catalogueFoodSchema = z.strictObject({ ...entryBase, ...foodFields });
export const catalogueEntrySchema = z.discriminatedUnion('kind', [
  catalogueFoodSchema,
  z.strictObject({ ...entryBase, ...productFields }),
]);
export type CatalogueFood = z.infer<typeof catalogueFoodSchema>;
export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

export type Edible = CatalogueEntry | OwnFood;

/** The owner of what comes with the product: no practice has this id. */
export const CATALOGUE_WORKSPACE = 'bua-lanh';

export const catalogue = {
  schema: catalogueEntrySchema,
  label: 'Danh mục thực phẩm',
  database: 'catalogue',
  direction: 'pull-only',
  keptAs: 'list',
  fields: {
    id: baseFields.id,
    createdAt: baseFields.createdAt,
    updatedAt: baseFields.updatedAt,
    ...edibleFields,
  },
} as const satisfies PullOnlyDefinition<typeof catalogueEntrySchema>;
