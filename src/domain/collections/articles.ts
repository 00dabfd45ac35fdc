import { z } from 'zod';
import {
  contentStatusSchema,
  documentBase,
  instantSchema,
  longText,
  tagSchema,
} from '../primitives';
import type { TwoWayDefinition } from './shared/definition';
import { baseFields, contentStatusWords, derived, publicOrigin, tagsField } from './shared/parts';

/** An article; `blocks` (Editor.js) are the truth, markdown is derived (decision 14). */
export const articleSchema = z.strictObject({
  ...documentBase,
  title: z.string().max(300),
  slug: z.string().max(300),
  status: contentStatusSchema,
  tags: z.array(tagSchema).max(60),
  coverImage: z.string().max(2000).optional(),
  summary: longText,
  blocks: z.array(z.record(z.string(), z.unknown())).max(2000),
  readingTime: z.number().int().min(1).max(10_000),
  wordCount: z.number().int().min(0).max(1_000_000),
  deletedAt: instantSchema.optional(),
});
export type Article = z.infer<typeof articleSchema>;

const publicArticleSchema = articleSchema.pick({
  ...publicOrigin,
  title: true,
  slug: true,
  status: true,
  tags: true,
  coverImage: true,
  summary: true,
  blocks: true,
  readingTime: true,
  wordCount: true,
});

export const articles = {
  schema: articleSchema,
  label: 'Bài viết',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'title', untitled: 'Bài viết chưa đặt tên' },
  fields: {
    ...baseFields,
    title: { label: 'Tên bài viết' },
    slug: { label: 'Đường dẫn' },
    status: { label: 'Trạng thái', words: contentStatusWords },
    tags: tagsField,
    coverImage: { label: 'Ảnh bìa' },
    summary: { label: 'Tóm tắt', freeText: true },
    blocks: {
      label: 'Nội dung',
      // Editor.js gives each block an id; blocks without one are merged as a whole.
      merge: { kind: 'keyed', key: 'id', ordered: false, shape: { fields: {}, groups: [] } },
    },
    readingTime: { label: 'Thời gian đọc', unit: 'phút', merge: derived },
    wordCount: { label: 'Số chữ', merge: derived },
    deletedAt: { label: 'Ngày xóa' },
  },
  groups: [],
  recompute: null,
  published: {
    schema: publicArticleSchema,
    isPublic: ({ status, deletedAt }: Record<string, unknown>) =>
      status === 'published' && deletedAt === undefined,
  },
} as const satisfies TwoWayDefinition<typeof articleSchema>;
