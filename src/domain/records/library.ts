import { z } from 'zod';
import { nutritionSummarySchema } from '../food/nutrients';
import { idSchema, shortText, tagSchema } from '../schema/primitives';
import type { PullOnlyDefinition } from '../schema/definition';
import { entryBase } from '../food/edible';
import { baseFields } from '../schema/mergeFields';

export const libraryEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...entryBase, kind: z.literal('tag'), tag: tagSchema }),
  z.strictObject({
    ...entryBase,
    kind: z.literal('master'),
    workspaceId: idSchema,
    expertName: shortText,
    /** False where nobody has looked yet at who goes by that name; absent from gateways of before. */
    expertVerified: z.boolean().optional(),
    /** A published menu as it was at `updatedAt`; the shape is that of `menuSchema`. */
    menu: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({
    ...entryBase,
    kind: z.literal('template'),
    name: shortText,
    nutritionSummary: nutritionSummarySchema.optional(),
    body: z.record(z.string(), z.unknown()),
  }),
]);
export type LibraryEntry = z.infer<typeof libraryEntrySchema>;

export const library = {
  schema: libraryEntrySchema,
  label: 'Thư viện',
  database: 'published',
  direction: 'pull-only',
  keptAs: 'documents',
  fields: {
    id: baseFields.id,
    createdAt: baseFields.createdAt,
    updatedAt: baseFields.updatedAt,
    workspaceId: baseFields.workspaceId,
    kind: { label: 'Loại' },
    tag: { label: 'Nhãn' },
    expertName: { label: 'Tên chuyên gia' },
    expertVerified: { label: 'Tên đã xác minh' },
    menu: { label: 'Thực đơn' },
    name: { label: 'Tên' },
    nutritionSummary: { label: 'Dinh dưỡng' },
    body: { label: 'Nội dung' },
  },
} as const satisfies PullOnlyDefinition<typeof libraryEntrySchema>;
