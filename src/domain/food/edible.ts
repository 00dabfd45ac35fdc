import { z } from 'zod';
import { NUTRIENT_KEYS, nutrientMapSchema } from './nutrients';
import { idSchema, instantSchema, longText, shortText } from '../schema/primitives';
import type { ShapeFor } from '../schema/fields';
import { atomic, set } from '../schema/mergeFields';
import { byNutrient } from './nutrientFields';

/** The amount that the nutrients of a food refer to: 100 g, 100 ml, or one serving (product decision 3). */
export const basisSchema = z.strictObject({
  amount: z.number().positive().max(100_000),
  unit: z.string().min(1).max(20),
});
export type Basis = z.infer<typeof basisSchema>;

/** A household measure: one `unit` (chén, muỗng canh, quả …) weighs `amount` of the basis unit. */
export const measureSchema = z.strictObject({
  unit: z.string().min(1).max(40),
  amount: z.number().positive().max(100_000),
});
export type Measure = z.infer<typeof measureSchema>;

const sourceSchema = z.strictObject({
  name: z.string().min(1).max(200),
  code: z.string().max(60).optional(),
});

const figureSourceSchema = z.strictObject({
  ...sourceSchema.shape,
  nutrients: z
    .array(z.enum([...NUTRIENT_KEYS, 'glycaemicIndex']))
    .min(1)
    .max(NUTRIENT_KEYS.length + 1),
});

/**
 * The share of a food's iron that an eater takes up, by its kind: of meat and fish (haem), of plants with little
 * phytate, of whole grains, pulses, nuts and seeds (much phytate).
 */
export const ironClassSchema = z.enum(['haem', 'phytate-poor', 'phytate-rich']);

const edible = {
  name: z.string().trim().min(1).max(200),
  nameEn: z.string().max(200).optional(),
  aliases: z.array(z.string().min(1).max(120)).max(40),
  category: z.string().max(120),
  description: longText.optional(),
  basis: basisSchema,
  nutrients: nutrientMapSchema,
  servingSize: z.number().positive().max(100_000),
  unit: z.string().min(1).max(20),
  servingDescription: shortText.optional(),
  measures: z.array(measureSchema).max(20),
  allergens: z.array(z.string().min(1).max(120)).max(40),
  dietaryRestrictions: z.array(z.string().min(1).max(120)).max(40).optional(),
  imageUrls: z.array(z.string().max(2000)).max(20).optional(),
  isPublic: z.boolean(),
  deletedAt: instantSchema.optional(),
  /** Salty by its kind (condiment, pickle, salted, canned, instant): its sodium is never small because it is unknown. */
  saltyKind: z.boolean().optional(),
  /** Of the food as it is eaten, glucose being 100. */
  glycaemicIndex: z.number().min(0).max(150).optional(),
  source: sourceSchema.optional(),
  figureSources: z.array(figureSourceSchema).max(20).optional(),
  ironClass: ironClassSchema.optional(),
};

const foodOnly = {
  kind: z.literal('food'),
  code: z.string().max(60).optional(),
  /** Inedible part of the food as bought, percent of its weight. */
  refusePercent: z.number().min(0).max(99).optional(),
  state: z.string().max(60).optional(),
  status: z.enum(['active', 'inactive', 'archived', 'pending', 'rejected']),
  scientificName: shortText.optional(),
  origin: shortText.optional(),
  seasonality: shortText.optional(),
  storageInstructions: longText.optional(),
  healthBenefits: z.array(shortText).max(40).optional(),
};

const productOnly = {
  kind: z.literal('product'),
  brand: shortText.optional(),
  type: z.enum(['supplement', 'beverage', 'snack', 'liquid', 'powder']).optional(),
  status: z.enum([
    'draft',
    'published',
    'active',
    'inactive',
    'out_of_stock',
    'discontinued',
    'pending',
    'rejected',
  ]),
  affiliateLink: z.string().max(2000).optional(),
  externalProductId: shortText.optional(),
  price: z.number().min(0).max(1_000_000_000).optional(),
  currency: z.literal('VND').optional(),
  weight: z.number().min(0).max(1_000_000).optional(),
  packagingType: shortText.optional(),
  ingredients: longText.optional(),
  usageInstructions: longText.optional(),
  additionalNutrients: z
    .array(z.strictObject({ name: shortText, amount: z.number().min(0), unit: z.string().max(20) }))
    .max(60)
    .optional(),
};

export const foodFields = { ...edible, ...foodOnly };
export const productFields = { ...edible, ...productOnly };

export const entryBase = { id: idSchema, createdAt: instantSchema, updatedAt: instantSchema };

const foodShape = z.strictObject(foodFields);
const productShape = z.strictObject(productFields);
type EdibleFields = z.infer<typeof foodShape> | z.infer<typeof productShape>;

const edibleOnlyFields = {
  name: { label: 'Tên thực phẩm' },
  nameEn: { label: 'Tên tiếng Anh' },
  aliases: { label: 'Tên khác', merge: set },
  category: { label: 'Nhóm thực phẩm' },
  description: { label: 'Mô tả', freeText: true },
  basis: { label: 'Thành phần dinh dưỡng', merge: atomic },
  nutrients: { label: 'Thành phần dinh dưỡng', merge: byNutrient },
  servingSize: { label: 'Khẩu phần' },
  unit: { label: 'Đơn vị' },
  servingDescription: { label: 'Mô tả khẩu phần' },
  measures: {
    label: 'Đơn vị đo',
    merge: {
      kind: 'keyed',
      key: 'unit',
      name: 'unit',
      ordered: false,
      shape: { fields: { unit: { label: 'Đơn vị' }, amount: { label: 'Lượng' } }, groups: [] },
    },
  },
  allergens: { label: 'Chất gây dị ứng', merge: set },
  dietaryRestrictions: { label: 'Kiêng khem', merge: set },
  imageUrls: { label: 'Hình ảnh', merge: set },
  isPublic: { label: 'Công khai' },
  deletedAt: { label: 'Ngày xóa' },
  saltyKind: { label: 'Thuộc nhóm mặn' },
  glycaemicIndex: { label: 'Chỉ số đường huyết (GI)' },
  source: { label: 'Nguồn số liệu', merge: atomic },
  figureSources: { label: 'Nguồn của từng số liệu', merge: atomic },
  ironClass: {
    label: 'Nguồn sắt',
    words: {
      haem: 'Sắt hem (thịt, cá)',
      'phytate-poor': 'Thực vật ít phytat',
      'phytate-rich': 'Thực vật nhiều phytat',
    },
  },
} as const;

export const edibleFields = {
  ...edibleOnlyFields,
  kind: { label: 'Loại', words: { food: 'Thực phẩm', product: 'Sản phẩm' } },
  code: { label: 'Mã số' },
  refusePercent: { label: 'Phần bỏ đi', unit: '%' },
  state: { label: 'Trạng thái chế biến' },
  status: {
    label: 'Trạng thái',
    words: {
      draft: 'Bản nháp',
      published: 'Đã xuất bản',
      active: 'Đang dùng',
      inactive: 'Ngừng dùng',
      archived: 'Đã lưu trữ',
      out_of_stock: 'Hết hàng',
      discontinued: 'Ngừng bán',
      pending: 'Chờ duyệt',
      rejected: 'Bị từ chối',
    },
  },
  scientificName: { label: 'Tên khoa học' },
  origin: { label: 'Xuất xứ' },
  seasonality: { label: 'Mùa vụ' },
  storageInstructions: { label: 'Bảo quản', freeText: true },
  healthBenefits: { label: 'Lợi ích sức khỏe', merge: set },
  brand: { label: 'Nhãn hiệu' },
  type: {
    label: 'Dạng sản phẩm',
    words: {
      supplement: 'Thực phẩm bổ sung',
      beverage: 'Đồ uống',
      snack: 'Món ăn vặt',
      liquid: 'Dạng lỏng',
      powder: 'Dạng bột',
    },
  },
  affiliateLink: { label: 'Liên kết mua hàng' },
  externalProductId: { label: 'Mã sản phẩm bên ngoài' },
  price: { label: 'Giá' },
  currency: { label: 'Tiền tệ', words: { VND: 'đồng' } },
  weight: { label: 'Khối lượng' },
  packagingType: { label: 'Bao gói' },
  ingredients: { label: 'Thành phần', freeText: true },
  usageInstructions: { label: 'Cách dùng', freeText: true },
  additionalNutrients: {
    label: 'Dưỡng chất khác',
    merge: {
      kind: 'keyed',
      key: 'name',
      name: 'name',
      ordered: false,
      shape: {
        fields: { name: { label: 'Tên' }, amount: { label: 'Lượng' }, unit: { label: 'Đơn vị' } },
        groups: [],
      },
    },
  },
} as const satisfies ShapeFor<EdibleFields>['fields'];

/** Figures belong to the amount that they were measured for. */
export const edibleGroups = [{ fields: ['basis', 'nutrients'], pivots: ['basis'] }] as const;
