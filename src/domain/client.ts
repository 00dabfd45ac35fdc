import { z } from 'zod';
import {
  documentBase,
  idSchema,
  instantSchema,
  localDateSchema,
  longText,
  shortText,
  wordSet,
} from './primitives';
import { nutrientMapSchema } from './nutrients';

export const genderSchema = z.enum(['male', 'female']);
export const activityLevelSchema = z.enum([
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
]);
export const clientStatusSchema = z.enum(['active', 'inactive']);
export const clientSourceSchema = z.enum(['Metropole', 'BVND115', 'Khác']);
export const goalKindSchema = z.enum(['weight_loss', 'weight_gain', 'maintenance', 'muscle_gain']);
export type Gender = z.infer<typeof genderSchema>;
export type ActivityLevel = z.infer<typeof activityLevelSchema>;
export type ClientStatus = z.infer<typeof clientStatusSchema>;
export type ClientSource = z.infer<typeof clientSourceSchema>;
export type GoalKind = z.infer<typeof goalKindSchema>;

/** A menu given to a client. `menuId` is its key when two devices' lists are merged. */
export const assignedMenuSchema = z.strictObject({
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

/** One visit. Weights in kg; `targetNutrition` holds calories (kcal) and protein (g). */
export const consultationSchema = z.strictObject({
  ...documentBase,
  clientId: idSchema,
  visitDate: localDateSchema,
  goal: goalKindSchema.optional(),
  weight: z.number().min(1).max(400).optional(),
  targetWeight: z.number().min(1).max(400).optional(),
  targetNutrition: z
    .strictObject({
      calories: z.number().min(0).max(20_000).optional(),
      protein: z.number().min(0).max(2_000).optional(),
    })
    .optional(),
  notes: longText.optional(),
});
export type Consultation = z.infer<typeof consultationSchema>;
