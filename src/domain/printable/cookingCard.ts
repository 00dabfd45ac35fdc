import { z } from 'zod';
import type { MenuItem } from '../food/storedLines';
import { measureSchema } from '../food/edible';
import { sortedItems } from '../food/lines';
import { cleanLine, cleanText } from '../text/clean';
import type { Prepared } from './recipe';
import { foodMethod } from '../recipes/cooking/foods';

const [MAX_PARTS, MAX_STEPS, STEP_LENGTH] = [60, 40, 1000];

const partSchema = z.object({
  name: z.string(),
  amount: z.number(),
  unit: z.string(),
  measures: z.array(measureSchema).optional(),
});
type DishPart = z.infer<typeof partSchema>;

export const dishCardSchema = z.object({
  servings: z.number().positive(),
  /** Minutes. */
  prep: z.number().optional(),
  cook: z.number().optional(),
  parts: z.array(partSchema),
  steps: z.array(z.string()),
  many: z.string().optional(),
});
export type DishCard = z.infer<typeof dishCardSchema>;

const MAX_MEASURES = 4;

function toDishPart({ name, quantity, unitAmount, snapshot }: MenuItem): DishPart {
  const measures = (snapshot.measures ?? []).slice(0, MAX_MEASURES);
  return {
    name: cleanLine(name, 200),
    amount: quantity * unitAmount,
    unit: snapshot.basis.unit,
    ...(measures.length > 0 ? { measures } : {}),
  };
}

function cardOfDish(dish: Prepared): DishCard {
  const steps = [...dish.instructions]
    .sort((a, b) => a.order - b.order)
    .map(({ instruction }) => cleanText(instruction, STEP_LENGTH))
    .filter(Boolean);
  return {
    servings: dish.servings > 0 ? dish.servings : 1,
    prep: dish.prepTime,
    cook: dish.cookTime,
    parts: sortedItems({ items: [...dish.ingredients] })
      .slice(0, MAX_PARTS)
      .map(toDishPart),
    steps: steps.slice(0, MAX_STEPS),
    ...(dish.many ? { many: dish.many } : {}),
  };
}

function cardOfFood(line: MenuItem): DishCard | undefined {
  const method = foodMethod(line.name);
  if (!method) return undefined;
  return { servings: 1, parts: [toDishPart({ ...line, quantity: 1, unitAmount: 1 })], ...method };
}

export function cardOfLine(
  line: MenuItem,
  dishes: ReadonlyMap<string, Prepared>,
): DishCard | undefined {
  if (line.type !== 'recipe') return cardOfFood(line);
  const dish = dishes.get(line.itemId);
  return dish && cardOfDish(dish);
}

export const servingsOfLine = ({
  quantity,
  unitAmount,
}: Pick<MenuItem, 'quantity' | 'unitAmount'>) => quantity * unitAmount;
