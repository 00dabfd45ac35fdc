import { z } from 'zod';
import { nutritionSummarySchema } from '../food/nutrients';
import { idSchema, shortText, tagSchema } from '../schema/primitives';
import type { PullOnlyDefinition } from '../schema/definition';
import { entryBase } from '../food/edible';
import { baseFields } from '../schema/mergeFields';
import { sharedFactsSchema, sharedWordsSchema } from './images/sharing';

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
  /** A picture that staff approved for everybody; its words are those that they approved. */
  z.strictObject({
    ...entryBase,
    kind: z.literal('image'),
    workspaceId: idSchema,
    imageId: idSchema,
    expertName: shortText,
    ...sharedWordsSchema.shape,
    ...sharedFactsSchema.shape,
    status: z.literal('active'),
    isPublic: z.literal(true),
    isApproved: z.literal(true),
  }),
]);
export type LibraryEntry = z.infer<typeof libraryEntrySchema>;
export type SharedImageEntry = Extract<LibraryEntry, { kind: 'image' }>;

/** Named by devices that pull: one of before has no word for pictures and gets none. */
export const LIBRARY_KINDS = libraryEntrySchema.options.map(({ shape }) => shape.kind.value);

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
    imageId: { label: 'Ảnh' },
    title: { label: 'Tên hình ảnh' },
    description: { label: 'Mô tả' },
    altText: { label: 'Mô tả cho người khiếm thị' },
    category: { label: 'Nhóm hình ảnh' },
    mealType: { label: 'Bữa ăn' },
    tags: { label: 'Nhãn' },
    width: { label: 'Chiều rộng' },
    height: { label: 'Chiều cao' },
    fileSize: { label: 'Dung lượng' },
    mimeType: { label: 'Định dạng' },
    status: { label: 'Trạng thái' },
    isPublic: { label: 'Công khai' },
    isApproved: { label: 'Đã duyệt' },
  },
} as const satisfies PullOnlyDefinition<typeof libraryEntrySchema>;
