import { z } from 'zod';
import { colourSchema, logoSchema } from './printableModel';
import { documentBase, idSchema, localDateSchema, shortText } from '../schema/primitives';
import type { TwoWayDefinition } from '../schema/definition';
import { atomic, baseFields, set } from '../schema/mergeFields';

export const PRACTICE_ID = 'practice';

export const foodWordSchema = z.strictObject({
  /** Folded: without accents, in lower case. */
  word: z.string().min(1).max(120),
  itemId: idSchema,
});

/** One time that a food or dish was put into a menu or recipe; ids made later sort behind. */
const itemUseSchema = z.strictObject({ useId: idSchema, itemId: idSchema });
export type ItemUse = z.infer<typeof itemUseSchema>;

export const practiceSchema = z.strictObject({
  ...documentBase,
  name: z.string().max(200).optional(),
  tagline: z.string().max(200).optional(),
  /** As clients read it, with a title; the account's name without one. */
  expertName: z.string().max(200).optional(),
  phone: z.string().max(40).optional(),
  email: z.string().max(320).optional(),
  address: z.string().max(300).optional(),
  colour: colourSchema.optional(),
  logo: logoSchema.optional(),
  footer: z.string().max(300).optional(),
  /** The bank's number by NAPAS, six digits. */
  bankBin: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
  bankAccount: z
    .string()
    .regex(/^[A-Za-z0-9]{1,19}$/)
    .optional(),
  bankHolder: z.string().max(100).optional(),
  autoEmail: z.boolean().optional(),
  /** The newest stand last. */
  foodWords: z.array(foodWordSchema).max(500).optional(),
  /** Foods and dishes that an account marked. Twice as many as are marked on one device: two may be united. */
  favourites: z.array(idSchema).max(400).optional(),
  uses: z.array(itemUseSchema).max(1000).optional(),
  publicationConfirmed: z.boolean().optional(),
  aiConsent: z
    .strictObject({
      date: localDateSchema,
      recipient: shortText,
      textVersion: z.string().min(1).max(60),
    })
    .optional(),
});
export type Practice = z.infer<typeof practiceSchema>;

export const practices = {
  schema: practiceSchema,
  label: 'Phòng dinh dưỡng',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'name', untitled: 'Phòng dinh dưỡng' },
  fields: {
    ...baseFields,
    name: { label: 'Tên phòng dinh dưỡng' },
    tagline: { label: 'Dòng giới thiệu' },
    expertName: { label: 'Tên chuyên gia trên tài liệu' },
    phone: { label: 'Số điện thoại' },
    email: { label: 'Email liên hệ' },
    address: { label: 'Địa chỉ' },
    colour: { label: 'Màu' },
    logo: { label: 'Logo' },
    footer: { label: 'Chân trang' },
    bankBin: { label: 'Ngân hàng' },
    bankAccount: { label: 'Số tài khoản' },
    bankHolder: { label: 'Chủ tài khoản' },
    autoEmail: { label: 'Tự gửi email khi giao thực đơn' },
    foodWords: {
      label: 'Từ đã khớp với thực phẩm',
      merge: {
        kind: 'keyed',
        key: 'word',
        name: 'word',
        ordered: false,
        shape: { fields: { word: { label: 'Từ' }, itemId: { label: 'Thực phẩm' } }, groups: [] },
      },
    },
    publicationConfirmed: { label: 'Đã xác nhận việc công khai' },
    aiConsent: { label: 'Đồng ý dùng AI của bên thứ ba', merge: atomic },
    favourites: { label: 'Món yêu thích', merge: set },
    uses: {
      label: 'Món vừa dùng',
      merge: {
        kind: 'keyed',
        key: 'useId',
        ordered: false,
        shape: { fields: { useId: { label: 'Mã' }, itemId: { label: 'Món' } }, groups: [] },
      },
    },
  },
  groups: [
    { fields: ['bankBin', 'bankAccount', 'bankHolder'], pivots: ['bankBin', 'bankAccount'] },
  ],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof practiceSchema>;
