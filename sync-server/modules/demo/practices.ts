import { z } from 'zod';
import { clientSchema, goalKindSchema } from '../../../src/domain/records/clients';
import { consultationSchema } from '../../../src/domain/records/consultations';
import { recipeSchema } from '../../../src/domain/records/recipes';
import { mealSlotSchema } from '../../../src/domain/food/storedLines';
import { nutrientMapSchema } from '../../../src/domain/food/nutrients';
import { HA, LAN, MINH, type DemoPerson } from './accounts';
import ha from './practices/ha.json';
import lan from './practices/lan.json';
import minh from './practices/minh.json';

const text = z.string().min(1);
const texts = z.array(text);
const positive = z.number().positive();

/**
 * Lines of a meal as a dietitian would say them: `<food> <quantity> <unit>`. The food is a code of
 * the table, `own:<key>` for an own food or `recipe:<key>` (counted in `phần`).
 */
const mealLinesSchema = z.partialRecord(mealSlotSchema, texts);
export type MealLines = z.infer<typeof mealLinesSchema>;

/** `target`: kcal a day that the name promises, kept within 10 %. */
const menuPlanSchema = z.strictObject({
  key: text,
  name: text,
  description: text,
  tags: texts,
  target: positive,
  goal: goalKindSchema.optional(),
  isPublic: z.boolean().optional(),
  daysAgo: z.number().int().min(0).optional(),
  meals: mealLinesSchema,
});
export type MenuPlan = z.infer<typeof menuPlanSchema>;

/** Slots in `swap` replace the master's; `target` in kcal a day. */
const personalPlanSchema = z.strictObject({
  client: text,
  master: text,
  name: text,
  description: text,
  target: positive,
  notes: text,
  daysAgo: z.number().int().min(0),
  swap: mealLinesSchema,
});
export type PersonalPlan = z.infer<typeof personalPlanSchema>;

/** Days before today, kg; targets in kcal and g of protein a day where set anew. */
const visitPlanSchema = z.strictObject({
  daysAgo: z.number().int().min(0),
  weight: positive,
  notes: text,
  target: z.tuple([positive, positive]).optional(),
});
export type VisitPlan = z.infer<typeof visitPlanSchema>;

const { birthYear, gender, height, activityLevel, source, status } = clientSchema.shape;

/** Heights in cm, weights in kg; `measures` follow the order of visits. */
const clientPlanSchema = z.strictObject({
  key: text,
  name: text,
  gender: gender.unwrap(),
  birthYear: birthYear.unwrap(),
  height: height.unwrap(),
  targetWeight: clientSchema.shape.targetWeight,
  goal: goalKindSchema,
  goals: texts,
  conditions: texts.optional(),
  allergies: texts.optional(),
  restrictions: text.optional(),
  activity: activityLevel.unwrap(),
  workout: text.optional(),
  source,
  status: status.optional(),
  phone: text,
  email: text.optional(),
  visits: z.array(visitPlanSchema),
  measures: z.array(consultationSchema.shape.measures.unwrap()).optional(),
});
export type ClientPlan = z.infer<typeof clientPlanSchema>;

/** Figures per 100 g. */
const ownFoodPlanSchema = z.strictObject({
  key: text,
  name: text,
  nameEn: text,
  category: text,
  description: text.optional(),
  source: z.strictObject({ name: text, code: text.optional() }),
  serving: positive,
  measures: z.record(text, positive),
  allergens: texts,
  state: z.enum(['raw', 'cooked']),
  nutrients: nutrientMapSchema,
});
export type OwnFoodPlan = z.infer<typeof ownFoodPlanSchema>;

const recipePlanSchema = z.strictObject({
  key: text,
  title: text,
  description: text,
  category: text,
  cuisine: text,
  prepTime: positive,
  cookTime: positive,
  servings: positive,
  difficulty: recipeSchema.shape.difficulty.unwrap(),
  tags: texts,
  tips: texts,
  ingredients: texts,
  steps: texts,
  isPublic: z.boolean().optional(),
  /** VND. */
  price: positive.optional(),
  daysAgo: z.number().int().min(0).optional(),
});
export type RecipePlan = z.infer<typeof recipePlanSchema>;

const articlePlanSchema = z.strictObject({
  key: text,
  title: text,
  summary: text,
  tags: texts,
  daysAgo: z.number().int().min(0),
});
export type ArticlePlan = z.infer<typeof articlePlanSchema>;

const practiceSchema = z.strictObject({
  masters: z.array(menuPlanSchema),
  personal: z.array(personalPlanSchema),
  foods: z.array(ownFoodPlanSchema),
  recipes: z.array(recipePlanSchema),
  clients: z.array(clientPlanSchema),
  articles: z.array(articlePlanSchema).default([]),
});
export type DemoPractice = z.infer<typeof practiceSchema>;

const FILES = new Map<DemoPerson, unknown>([
  [LAN, lan],
  [HA, ha],
  [MINH, minh],
]);

export function readPractice(person: DemoPerson): DemoPractice {
  return practiceSchema.parse(FILES.get(person));
}
