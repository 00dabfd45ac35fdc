import { z } from 'zod';
import { BLOCK_WORDS, blockSchema, isKnown, MAX_BLOCKS, type Block } from './articleBlocks/blocks';
import { computeReadingTime } from './articleBlocks/reading';
import {
  contentStatusSchema,
  documentBase,
  instantSchema,
  longText,
  tagSchema,
} from '../schema/primitives';
import { readTolerantly } from '../schema/tolerance';
import type { TwoWayDefinition } from '../schema/definition';
import {
  atomic,
  baseFields,
  contentStatusWords,
  derived,
  publicOrigin,
  tagsField,
} from '../schema/mergeFields';

/** An article; `blocks` (Editor.js) are the truth, markdown is derived (product decision 14). */
export const articleSchema = z.strictObject({
  ...documentBase,
  title: z.string().max(300),
  slug: z.string().max(300),
  status: contentStatusSchema,
  tags: z.array(tagSchema).max(60),
  coverImage: z.string().max(2000).optional(),
  summary: longText,
  blocks: z.array(blockSchema).max(MAX_BLOCKS),
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

const computedFrom = articleSchema.pick({ blocks: true });

function recompute(document: Record<string, unknown>): Record<string, unknown> {
  const read = readTolerantly(computedFrom, { blocks: document.blocks });
  return read.ok ? { ...document, ...computeReadingTime(read.value.blocks) } : document;
}

const WORDS = new Set(['text', 'caption', 'code', 'title', 'message', 'items', 'rows', 'data']);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    const parts = value.map((part) => wordsIn(part).join('\n'));
    return [parts.join(value.every((part) => isRun(part)) ? '' : '\n')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (WORDS.has(key) ? wordsIn(part) : []));
}

const isRun = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

const sayBlock = (block: Record<string, unknown>): string =>
  wordsIn(block)
    .filter((part) => part.trim() !== '')
    .join('\n');

/** Only blocks that this version knows: others might hold what must not be public. */
const knownBlocks = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...document,
  blocks: Array.isArray(document.blocks) ? (document.blocks as Block[]).filter(isKnown) : [],
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
      // A block changed on both sides is one conflict; changes to different blocks are none.
      merge: {
        kind: 'keyed',
        key: 'id',
        ordered: false,
        shape: {
          fields: {
            id: { label: 'Mã' },
            type: { label: 'Loại khối', words: BLOCK_WORDS },
            data: { label: 'Nội dung khối', merge: atomic },
          },
          groups: [{ fields: ['data', 'type'], pivots: ['data', 'type'] }],
          say: sayBlock,
        },
      },
    },
    readingTime: { label: 'Thời gian đọc', unit: 'phút', merge: derived },
    wordCount: { label: 'Số chữ', merge: derived },
    deletedAt: { label: 'Ngày xóa' },
  },
  groups: [],
  recompute,
  published: {
    schema: publicArticleSchema,
    isPublic: ({ status, deletedAt }: Record<string, unknown>) =>
      status === 'published' && deletedAt === undefined,
    shown: knownBlocks,
  },
} as const satisfies TwoWayDefinition<typeof articleSchema>;
