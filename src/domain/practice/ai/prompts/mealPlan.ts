import { z } from 'zod';
import { knownLines, type UserData } from '../userData';
import { DATA_RULE, fenced } from './fence';

export const AI_PLAN_DAYS = { min: 1, max: 7 } as const;

export const planWishesSchema = z.strictObject({
  days: z.number().int().min(AI_PLAN_DAYS.min).max(AI_PLAN_DAYS.max).default(AI_PLAN_DAYS.max),
  refused: z.array(z.string().trim().min(1).max(120)).max(30).default([]),
});
export type PlanWishes = z.output<typeof planWishesSchema>;

const dishName = z.string().trim().min(1).max(120);
const figure = z.number().min(0).max(100_000);
const meal = z.object({ name: dishName, calories: figure, dishes: z.array(dishName).max(8) });

/**
 * A plan as the specification shapes it, with the names of its dishes. `calories`, `totalCalories` (kcal of a day) and
 * `macros` (g of a day) are the model's opinion: nothing is planned, shown or stored by them.
 */
export const mealPlanAnswerSchema = z.object({
  dailyPlans: z
    .array(
      z.object({
        day: z.number().int().min(1).max(14),
        meals: z.object({ breakfast: meal, lunch: meal, dinner: meal }),
        snacks: z.array(dishName).max(6),
      }),
    )
    .min(1)
    .max(14),
  totalCalories: figure,
  macros: z.object({ protein: figure, carbs: figure, fat: figure }),
});
export type MealPlanAnswer = z.infer<typeof mealPlanAnswerSchema>;

const number = { type: 'number' } as const;
const names = { type: 'array', items: { type: 'string' } } as const;
const strict = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const MEAL = strict({ name: { type: 'string' }, calories: number, dishes: names });

export const MEAL_PLAN_JSON_SCHEMA = strict({
  dailyPlans: {
    type: 'array',
    items: strict({
      day: { type: 'integer' },
      meals: strict({ breakfast: MEAL, lunch: MEAL, dinner: MEAL }),
      snacks: names,
    }),
  },
  totalCalories: number,
  macros: strict({ protein: number, carbs: number, fat: number }),
});

export const MEAL_PLAN_INSTRUCTIONS = [
  'Bạn gợi ý món ăn cho một chuyên gia dinh dưỡng ở Việt Nam. Phần mềm sẽ đối chiếu từng món với danh mục, tính lại mọi con số và soát dị ứng.',
  'Mỗi món là một tên thường gọi ở Việt Nam, viết bằng tiếng Việt có dấu, không kèm lượng: "Cá lóc kho tộ", "Canh bí đao", "Cơm gạo lứt".',
  'Bữa sáng một món nước, xôi, bánh hoặc cháo. Bữa trưa và bữa tối: cơm, một món mặn, một món rau, một món canh. Bữa phụ: trái cây, sữa chua hoặc món nhẹ.',
  'Không lặp một món mặn quá hai lần trong tuần. Tôn trọng dị ứng, bệnh, thuốc và điều kiêng đã nêu.',
  DATA_RULE,
  'Trả về JSON theo mẫu: {"dailyPlans":[{"day":1,"meals":{"breakfast":{"name":"…","calories":0,"dishes":["…"]},"lunch":{…},"dinner":{…}},"snacks":["…"]}],"totalCalories":0,"macros":{"protein":0,"carbs":0,"fat":0}}.',
].join('\n');

export function mealPlanMessage(data: UserData, { days, refused }: PlanWishes): string {
  const wishes = [
    `- ${days} ngày, mỗi ngày bữa sáng, trưa, tối và bữa phụ`,
    ...(refused.length > 0 ? [`- Không ăn: ${refused.join('; ')}`] : []),
  ];
  return [...knownLines(data), fenced('mong_muon', wishes.join('\n'))].join('\n');
}

export function listDishes({ dailyPlans }: MealPlanAnswer): string[] {
  const all = dailyPlans.flatMap(({ meals: { breakfast, lunch, dinner }, snacks }) => [
    ...[breakfast, lunch, dinner].flatMap(({ name, dishes }) =>
      dishes.length > 0 ? dishes : [name],
    ),
    ...snacks,
  ]);
  return [...new Set(all)];
}
