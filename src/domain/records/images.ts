import { z } from 'zod';
import { documentBase, idSchema, longText, shortText } from '../schema/primitives';
import type { TwoWayDefinition } from '../schema/definition';
import { baseFields, set } from '../schema/mergeFields';

/** The record of a library image; the file itself is an attachment elsewhere. Sizes in px, bytes. */
export const imageSchema = z.strictObject({
  ...documentBase,
  title: shortText,
  description: longText.optional(),
  altText: shortText,
  category: shortText,
  mealType: shortText,
  tags: z.array(z.string().max(120)).max(60),
  storagePath: z.string().max(2000),
  url: z.string().max(2000),
  thumbnailUrl: z.string().max(2000).optional(),
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  fileSize: z.number().int().min(0).max(20_000_000),
  mimeType: z.string().max(100),
  uploadedBy: idSchema,
  expertName: shortText,
  status: z.enum(['active', 'inactive', 'pending', 'rejected']),
  isPublic: z.boolean(),
  isApproved: z.boolean(),
});
export type ImageRecord = z.infer<typeof imageSchema>;

export const images = {
  schema: imageSchema,
  label: 'Hình ảnh',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'title', untitled: 'Hình ảnh' },
  fields: {
    ...baseFields,
    title: { label: 'Tên hình ảnh' },
    description: { label: 'Mô tả', freeText: true },
    altText: { label: 'Mô tả cho người khiếm thị' },
    category: { label: 'Nhóm hình ảnh' },
    mealType: { label: 'Bữa ăn' },
    tags: { label: 'Nhãn', merge: set },
    storagePath: { label: 'Nơi lưu' },
    url: { label: 'Địa chỉ' },
    thumbnailUrl: { label: 'Địa chỉ ảnh nhỏ' },
    width: { label: 'Chiều rộng', unit: 'px' },
    height: { label: 'Chiều cao', unit: 'px' },
    fileSize: { label: 'Dung lượng', unit: 'byte' },
    mimeType: { label: 'Định dạng' },
    uploadedBy: { label: 'Người tải lên' },
    expertName: { label: 'Tên chuyên gia' },
    status: {
      label: 'Trạng thái',
      words: {
        active: 'Đang dùng',
        inactive: 'Ngừng dùng',
        pending: 'Chờ duyệt',
        rejected: 'Bị từ chối',
      },
    },
    isPublic: { label: 'Công khai' },
    isApproved: { label: 'Đã duyệt' },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof imageSchema>;
