import { z } from 'zod';
import { chosenDietSchema } from './hospitalDietForms';
import { nutrientMapSchema } from '../food/nutrients';
import {
  documentBase,
  idSchema,
  instantSchema,
  localDateSchema,
  longText,
  shortText,
  wordSet,
} from '../schema/primitives';
import { adviceDecisionSchema, adviceDecisionShape } from './shared/advice';
import {
  customDecisionSchema,
  customDecisionShape,
  mealHoursSchema,
  mealHoursShape,
} from './shared/customs';
import type { TwoWayDefinition } from '../schema/definition';
import type { ShapeFor } from '../schema/fields';
import { healthFieldTable, healthSchemas } from './shared/health';
import { limitChoiceSchema, limitChoiceShape, MAX_LIMIT_CHOICES } from './shared/limitChoice';
import { baseFields, hospitalDietField, set } from '../schema/mergeFields';
import { byNutrient } from '../food/nutrientFields';

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
  allergyReason: longText.optional(),
  /** Possible allergens that the expert was asked about, as they were told; they are not asked again. */
  allergyAsked: z.array(z.string().min(1).max(600)).max(400).optional(),
  targetDate: localDateSchema.optional(),
  goal: goalKindSchema.optional(),
  targetNutrition: nutrientMapSchema.optional(),
  /** Which of the targets were estimated when the menu was given: shown, and never taken for a prescription. */
  estimatedTargets: z.array(z.string().min(1).max(40)).max(60).optional(),
  currentNutrition: nutrientMapSchema.optional(),
});
export type AssignedMenu = z.infer<typeof assignedMenuSchema>;

const assignedMenuShape = {
  fields: {
    menuId: { label: 'Thực đơn' },
    assignedDate: { label: 'Ngày giao' },
    status: { label: 'Trạng thái', words: { active: 'Đang dùng', inactive: 'Đã ngừng' } },
    notes: { label: 'Ghi chú', freeText: true },
    allergyReason: { label: 'Lý do giao dù có món dị ứng', freeText: true },
    allergyAsked: { label: 'Chất có thể gây dị ứng đã được nhắc', merge: set },
    targetDate: { label: 'Ngày áp dụng' },
    goal: { label: 'Mục tiêu', words: goalKindWords },
    targetNutrition: { label: 'Dinh dưỡng mục tiêu', merge: byNutrient },
    estimatedTargets: { label: 'Mục tiêu ước tính', merge: set },
    currentNutrition: { label: 'Dinh dưỡng hiện tại', merge: byNutrient },
  },
  groups: [],
} as const satisfies ShapeFor<AssignedMenu>;

const ownLimitSchema = z.strictObject({
  nutrient: z.string().min(1).max(40),
  /** A day, in the nutrient's unit. Absent: the rules of conditions do not count for this nutrient. */
  minimum: z.number().min(0).max(1_000_000).optional(),
  maximum: z.number().min(0).max(1_000_000).optional(),
  note: z.string().trim().min(1).max(1000),
});
export type OwnLimit = z.infer<typeof ownLimitSchema>;

const ownLimitShape = {
  fields: {
    nutrient: { label: 'Dưỡng chất' },
    minimum: { label: 'Tối thiểu' },
    maximum: { label: 'Tối đa' },
    note: { label: 'Lý do' },
  },
  groups: [{ fields: ['minimum', 'maximum'], pivots: ['minimum', 'maximum'] }],
} as const satisfies ShapeFor<OwnLimit>;

const decidedReadingSchema = z.strictObject({
  reading: z.string().min(1).max(80),
  date: localDateSchema,
});
export type DecidedReading = z.infer<typeof decidedReadingSchema>;
export const MAX_DECIDED_READINGS = 60;

const decidedReadingShape = {
  fields: { reading: { label: 'Kết quả' }, date: { label: 'Ngày ghi' } },
  groups: [],
} as const satisfies ShapeFor<DecidedReading>;

const energyStrategySchema = z.enum(['wizard', 'clientMenu', 'survey', 'vietnam2016', 'perKg']);
export type EnergyStrategy = z.infer<typeof energyStrategySchema>;

const weightBasisSchema = z.enum(['actual', 'ideal', 'adjusted']);
export type WeightBasis = z.infer<typeof weightBasisSchema>;

const kidneyGuidelineSchema = z.enum(['KDOQI2020', 'KDIGO2024']);
export type KidneyGuideline = z.infer<typeof kidneyGuidelineSchema>;

const regionSchema = z.enum(['north', 'south']);
export type Region = z.infer<typeof regionSchema>;

const referenceSetSchema = z.enum(['person', 'fixed']);

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
  /** What is known of the birthday beside its year, nothing invented. */
  birthMonth: z.number().int().min(1).max(12).optional(),
  birthDay: z.number().int().min(1).max(31).optional(),
  gender: genderSchema.optional(),
  height: z.number().min(30).max(260).optional(),
  weight: z.number().min(1).max(400).optional(),
  targetWeight: z.number().min(1).max(400).optional(),
  /** Metres above the sea where the client lives, and cigarettes a day: haemoglobin is read by them. */
  altitude: z.number().int().min(0).max(5000).optional(),
  cigarettes: z.number().int().min(0).max(100).optional(),
  goals: wordSet,
  medicalConditions: wordSet,
  allergies: wordSet,
  medicines: wordSet.optional(),
  ...healthSchemas,
  energyStrategy: energyStrategySchema.optional(),
  energyPerKg: z.number().min(1).max(200).optional(),
  proteinPerKg: z.number().min(0.1).max(10).optional(),
  weightBasis: weightBasisSchema.optional(),
  kidneyGuideline: kidneyGuidelineSchema.optional(),
  referenceSet: referenceSetSchema.optional(),
  region: regionSchema.optional(),
  ownLimits: z.array(ownLimitSchema).max(60).optional(),
  decidedReadings: z.array(decidedReadingSchema).max(MAX_DECIDED_READINGS).optional(),
  /** Which of limits that cannot be kept together give way. */
  limitChoices: z.array(limitChoiceSchema).max(MAX_LIMIT_CHOICES).optional(),
  dietaryRestrictions: longText.optional(),
  customs: z.array(customDecisionSchema).max(60).optional(),
  mealHours: mealHoursSchema.optional(),
  advice: z.array(adviceDecisionSchema).max(30).optional(),
  hospitalDiet: chosenDietSchema.optional(),
  activityLevel: activityLevelSchema.optional(),
  workoutFrequency: shortText.optional(),
  status: clientStatusSchema,
  source: clientSourceSchema,
  clientType: z.literal('managed'),
  assignedMenus: z.array(assignedMenuSchema).max(1000),
  currentMenuId: idSchema.optional(),
  /** The day on which the client agreed to automatic mails; none are written without it. */
  emailConsentDate: localDateSchema.optional(),
  /** The client restricts what is done with their data: kept, and used for nothing but their own care. */
  restrictedSince: localDateSchema.optional(),
});
export type Client = z.infer<typeof clientSchema>;

export const CLIENT_TAG_LIMITS = {
  goals: 5,
  medicalConditions: 6,
  allergies: 5,
  medicines: 10,
} as const;

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
    birthMonth: {
      label: 'Tháng sinh',
      isName: true,
    },
    birthDay: { label: 'Ngày sinh trong tháng', isName: true },
    gender: { label: 'Giới tính', words: { male: 'Nam', female: 'Nữ' } },
    height: { label: 'Chiều cao', unit: 'cm' },
    weight: { label: 'Cân nặng', unit: 'kg' },
    targetWeight: { label: 'Cân nặng mục tiêu', unit: 'kg' },
    altitude: { label: 'Độ cao nơi ở', unit: 'm' },
    cigarettes: { label: 'Thuốc lá', unit: 'điếu/ngày' },
    goals: { label: 'Mục tiêu', merge: set },
    medicalConditions: { label: 'Vấn đề sức khỏe', merge: set },
    allergies: { label: 'Dị ứng', merge: set },
    medicines: { label: 'Thuốc đang dùng', merge: set },
    ...healthFieldTable,
    energyStrategy: {
      label: 'Cách tính năng lượng',
      words: {
        wizard: 'Ước tính nhanh (Mifflin-St Jeor, không cộng trừ)',
        clientMenu: 'Theo mục tiêu (Mifflin-St Jeor, giảm cân −15 %, tăng cân +15 %)',
        survey: 'Theo khảo sát (giảm cân −500, tăng cân +200 kcal)',
        vietnam2016: 'Nhu cầu khuyến nghị Việt Nam 2016 (tuổi, giới, vận động)',
        perKg: 'kcal cho mỗi kg',
      },
    },
    energyPerKg: { label: 'Năng lượng mỗi kg', unit: 'kcal/kg' },
    proteinPerKg: { label: 'Đạm mỗi kg', unit: 'g/kg' },
    weightBasis: {
      label: 'Tính theo cân nặng',
      words: {
        actual: 'Cân nặng hiện tại',
        ideal: 'Cân nặng lý tưởng (BMI 22)',
        adjusted: 'Cân nặng hiệu chỉnh (lý tưởng + 25 % phần chênh, quy ước thực hành)',
      },
    },
    kidneyGuideline: {
      label: 'Khuyến cáo về bệnh thận',
      words: { KDOQI2020: 'KDOQI 2020', KDIGO2024: 'KDIGO 2024' },
    },
    referenceSet: {
      label: 'Khoáng và vitamin so với',
      words: {
        person: 'Nhu cầu khuyến nghị 2016 theo tuổi và giới',
        fixed: 'Giá trị cố định chung',
      },
    },
    region: {
      label: 'Từ ngữ vùng miền',
      words: { north: 'Bắc (lợn, lạc, bát)', south: 'Nam (heo, đậu phộng, chén)' },
    },
    ownLimits: {
      label: 'Giới hạn do chuyên gia đặt',
      merge: {
        kind: 'keyed',
        key: 'nutrient',
        name: 'nutrient',
        ordered: false,
        shape: ownLimitShape,
      },
    },
    decidedReadings: {
      label: 'Kết quả mà bác sĩ đã quyết định',
      merge: {
        kind: 'keyed',
        key: 'reading',
        name: 'reading',
        ordered: false,
        shape: decidedReadingShape,
      },
    },
    limitChoices: {
      label: 'Giới hạn nhường nhau',
      merge: {
        kind: 'keyed',
        key: 'limit',
        name: 'limit',
        ordered: false,
        shape: limitChoiceShape,
      },
    },
    dietaryRestrictions: { label: 'Kiêng khem và thói quen ăn uống', freeText: true },
    customs: {
      label: 'Thói quen đã xem',
      merge: { kind: 'keyed', key: 'key', name: 'key', ordered: false, shape: customDecisionShape },
    },
    mealHours: { label: 'Giờ ăn', merge: { kind: 'object', shape: mealHoursShape } },
    advice: {
      label: 'Điều dặn khách đã xem',
      merge: { kind: 'keyed', key: 'id', name: 'id', ordered: false, shape: adviceDecisionShape },
    },
    hospitalDiet: hospitalDietField,
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
    emailConsentDate: { label: 'Ngày đồng ý nhận email tự động' },
    restrictedSince: { label: 'Hạn chế xử lý dữ liệu từ ngày' },
  },
  groups: [],
  recompute: null,
  published: null,
} as const satisfies TwoWayDefinition<typeof clientSchema>;
