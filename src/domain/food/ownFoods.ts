import { z } from 'zod';
import { documentBase } from '../schema/primitives';
import type { TwoWayDefinition } from '../schema/definition';
import { edibleFields, edibleGroups, foodFields, productFields } from './edible';
import { baseFields } from '../schema/mergeFields';

export const ownFoodSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...documentBase, ...foodFields }),
  z.strictObject({ ...documentBase, ...productFields }),
]);
export type OwnFood = z.infer<typeof ownFoodSchema>;

export const foods = {
  schema: ownFoodSchema,
  label: 'Thực phẩm',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'name', untitled: 'Thực phẩm chưa đặt tên' },
  fields: { ...baseFields, ...edibleFields },
  groups: edibleGroups,
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof ownFoodSchema>;
