import { z } from 'zod';
import { nutrientMapSchema } from '../nutrients';
import {
  documentBase,
  idSchema,
  instantSchema,
  localDateSchema,
  longText,
  shortText,
  wordSet,
} from '../primitives';
import type { TwoWayDefinition } from './shared/definition';
import type { ShapeFor } from './shared/fields';
import { baseFields, byNutrient, set } from './shared/parts';

const genderSchema = z.enum(['male', 'female']);
const activityLevelSchema = z.enum([
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
]);
const clientStatusSchema = z.enum(['active', 'inactive']);
const clientSourceSchema = z.enum(['Metropole', 'BVND115', 'Khác']);
export const goalKindSchema = z.enum(['weight_loss', 'weight_gain', 'maintenance', 'muscle_gain']);
export type Gender = z.infer<typeof genderSchema>;
export type ActivityLevel = z.infer<typeof activityLevelSchema>;
export type ClientStatus = z.infer<typeof clientStatusSchema>;
export type ClientSource = z.infer<typeof clientSourceSchema>;
export type GoalKind = z.infer<typeof goalKindSchema>;

/** The words of `goalKindSchema`. */
export const goalKindWords = {
  weight_loss: 'Giảm cân',
  weight_gain: 'Tăng cân',
  maintenance: 'Duy trì',
  muscle_gain: 'Tăng cơ',
} as const satisfies Record<GoalKind, string>;

/** A menu given to a client. `menuId` is its key when two devices' lists are merged. */
const assignedMenuSchema = z.strictObject({
  menuId: idSchema,
  assignedDate: instantSchema,
  status: z.enum(['active', 'inactive']),
  notes: longText.optional(),
  targetDate: localDateSchema.optional(),
  goal: goalKindSchema.optional(),
  targetNutrition: nutrientMapSchema.optional(),
  currentNutrition: nutrientMapSchema.optional(),
});
export type AssignedMenu = z.infer<typeof assignedMenuSchema>;

const assignedMenuShape = {
  fields: {
    menuId: { label: 'Thực đơn' },
    assignedDate: { label: 'Ngày giao' },
    status: { label: 'Trạng thái', words: { active: 'Đang dùng', inactive: 'Đã ngừng' } },
    notes: { label: 'Ghi chú', freeText: true },
    targetDate: { label: 'Ngày áp dụng' },
    goal: { label: 'Mục tiêu', words: goalKindWords },
    targetNutrition: { label: 'Dinh dưỡng mục tiêu', merge: byNutrient },
    currentNutrition: { label: 'Dinh dưỡng hiện tại', merge: byNutrient },
  },
  groups: [],
} as const satisfies ShapeFor<AssignedMenu>;

/**
 * A person whom an expert advises. Lengths in cm, weights in kg.
 * `age` and `lastConsultationDate` are derived where they are shown, never stored.
 */
export const clientSchema = z.strictObject({
  ...documentBase,
  clientName: z.string().trim().min(1).max(200),
  email: z.string().max(320).optional(),
  phone: z.string().max(40).optional(),
  birthYear: z.number().int().min(1900).max(2200).optional(),
  gender: genderSchema.optional(),
  height: z.number().min(30).max(260).optional(),
  weight: z.number().min(1).max(400).optional(),
  targetWeight: z.number().min(1).max(400).optional(),
  goals: wordSet,
  medicalConditions: wordSet,
  allergies: wordSet,
  dietaryRestrictions: longText.optional(),
  activityLevel: activityLevelSchema.optional(),
  workoutFrequency: shortText.optional(),
  status: clientStatusSchema,
  source: clientSourceSchema,
  clientType: z.literal('managed'),
  assignedMenus: z.array(assignedMenuSchema).max(1000),
  currentMenuId: idSchema.optional(),
});
export type Client = z.infer<typeof clientSchema>;

/** How many tags the form accepts of each kind (specification, section 5). */
export const CLIENT_TAG_LIMITS = { goals: 5, medicalConditions: 6, allergies: 5 } as const;

export const clients = {
  schema: clientSchema,
  label: 'Khách hàng',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'clientName', untitled: 'Khách hàng chưa có tên' },
  fields: {
    ...baseFields,
    clientName: { label: 'Tên khách hàng' },
    email: { label: 'Email' },
    phone: { label: 'Số điện thoại' },
    birthYear: { label: 'Năm sinh', isName: true },
    gender: { label: 'Giới tính', words: { male: 'Nam', female: 'Nữ' } },
    height: { label: 'Chiều cao', unit: 'cm' },
    weight: { label: 'Cân nặng', unit: 'kg' },
    targetWeight: { label: 'Cân nặng mục tiêu', unit: 'kg' },
    goals: { label: 'Mục tiêu', merge: set },
    medicalConditions: { label: 'Vấn đề sức khỏe', merge: set },
    allergies: { label: 'Dị ứng', merge: set },
    dietaryRestrictions: { label: 'Kiêng khem và thói quen ăn uống', freeText: true },
    activityLevel: {
      label: 'Mức vận động',
      words: {
        sedentary: 'Ít vận động',
        lightly_active: 'Vận động nhẹ',
        moderately_active: 'Vận động vừa',
        very_active: 'Vận động nhiều',
        extremely_active: 'Vận động rất nhiều',
      },
    },
    workoutFrequency: { label: 'Tập luyện' },
    status: { label: 'Trạng thái', words: { active: 'Đang theo dõi', inactive: 'Tạm dừng' } },
    source: {
      label: 'Nguồn',
      words: { Metropole: 'Metropole', BVND115: 'BVND115', Khác: 'Khác' },
    },
    clientType: { label: 'Loại khách hàng', words: { managed: 'Đang quản lý' } },
    assignedMenus: {
      label: 'Thực đơn đã giao',
      merge: { kind: 'keyed', key: 'menuId', ordered: false, shape: assignedMenuShape },
    },
    currentMenuId: { label: 'Thực đơn hiện tại' },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof clientSchema>;
