import { z } from 'zod';
import { readImageAddress } from '../images/address';
import { idSchema, LONG_TEXT_LENGTH, shortText } from '../../schema/primitives';
import { plainText, runsSchema } from './inline';

export const MAX_BLOCKS = 2000;
export const [MAX_ITEMS, MAX_ROWS, MAX_COLUMNS] = [300, 200, 20];
export const DEEPEST = 4;

export const blockIdSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w-]+$/);

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
const align = z.enum(ALIGNMENTS).optional();
export type Alignment = (typeof ALIGNMENTS)[number];

const figures = z.strictObject({
  calories: z.number().min(0).max(1_000_000),
  protein: z.number().min(0).max(1_000_000),
  carbs: z.number().min(0).max(1_000_000),
  fat: z.number().min(0).max(1_000_000),
});

/** A card that leads to a recipe or a menu; `title` and figures are of when it was put in. */
const card = z.strictObject({
  refId: idSchema,
  title: shortText,
  figures: figures.optional(),
});
export type CardData = z.infer<typeof card>;

const listItem = z.strictObject({
  text: runsSchema,
  depth: z.number().int().min(0).max(DEEPEST),
  checked: z.boolean().optional(),
});
export type ListItem = z.infer<typeof listItem>;

const isImage = (address: string): boolean => readImageAddress(address) !== undefined;

const BLOCK_DATA = {
  paragraph: z.strictObject({ text: runsSchema, align }),
  header: z.strictObject({ text: runsSchema, level: z.number().int().min(1).max(4), align }),
  list: z.strictObject({
    style: z.enum(['unordered', 'ordered', 'checklist']),
    items: z.array(listItem).max(MAX_ITEMS),
  }),
  quote: z.strictObject({ text: runsSchema, caption: runsSchema, align }),
  code: z.strictObject({ code: z.string().max(LONG_TEXT_LENGTH) }),
  delimiter: z.strictObject({}),
  warning: z.strictObject({ title: shortText, message: z.string().max(LONG_TEXT_LENGTH) }),
  table: z.strictObject({
    withHeadings: z.boolean(),
    rows: z.array(z.array(runsSchema).max(MAX_COLUMNS)).max(MAX_ROWS),
  }),
  image: z.strictObject({
    address: z.string().max(2000).refine(isImage),
    alt: shortText,
    caption: shortText,
  }),
  recipe: card,
  dailyMenu: card,
} as const;

export type BlockType = keyof typeof BLOCK_DATA;

export const BLOCK_WORDS = {
  paragraph: 'Đoạn văn',
  header: 'Tiêu đề',
  list: 'Danh sách',
  quote: 'Trích dẫn',
  code: 'Mã',
  delimiter: 'Đường ngăn',
  warning: 'Lưu ý',
  table: 'Bảng',
  image: 'Ảnh',
  recipe: 'Công thức',
  dailyMenu: 'Thực đơn',
} as const satisfies Record<BlockType, string>;

const of = <T extends BlockType>(type: T) =>
  z.strictObject({ id: blockIdSchema, type: z.literal(type), data: BLOCK_DATA[type] });

export const blockSchema = z.discriminatedUnion('type', [
  of('paragraph'),
  of('header'),
  of('list'),
  of('quote'),
  of('code'),
  of('delimiter'),
  of('warning'),
  of('table'),
  of('image'),
  of('recipe'),
  of('dailyMenu'),
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockByType<T extends BlockType> = Extract<Block, { type: T }>;
export type NewBlock = Block extends infer B ? (B extends Block ? Omit<B, 'id'> : never) : never;

export const isKnown = ({ type }: { type: string }): boolean => Object.hasOwn(BLOCK_DATA, type);

export function isEmptyBlock(block: NewBlock): boolean {
  return block.type === 'paragraph' && plainText(block.data.text).trim() === '';
}

export function wordsOfBlock({ type, data }: NewBlock): string {
  switch (type) {
    case 'paragraph':
    case 'header':
      return plainText(data.text);
    case 'quote':
      return `${plainText(data.text)}\n${plainText(data.caption)}`;
    case 'list':
      return data.items.map(({ text }) => plainText(text)).join('\n');
    case 'table':
      return data.rows.map((row) => row.map(plainText).join('\t')).join('\n');
    case 'code':
      return data.code;
    case 'warning':
      return `${data.title}\n${data.message}`;
    case 'image':
      return data.caption;
    case 'recipe':
    case 'dailyMenu':
      return data.title;
    default:
      return '';
  }
}
