import { z } from 'zod';
import type { MenuItem } from '../food/storedLines';
import { measureSchema } from '../food/edible';
import { sortedItems } from '../food/lines';
import { cleanLine, cleanText } from '../text/clean';
import type { Prepared } from './recipe';
import { foodMethod } from '../recipes/cooking/foods';

/** Most parts and steps of a card, and letters of a step. */
const [MAX_PARTS, MAX_STEPS, STEP_LENGTH] = [60, 40, 1000];

const partSchema = z.object({
  name: z.string(),
  amount: z.number(),
  /** `g`, `ml`, or what the food is counted in. */
  unit: z.string(),
  measures: z.array(measureSchema).optional(),
});
type DishPart = z.infer<typeof partSchema>;

/** A dish as whoever cooks it opens it: what goes in for `servings`, and how it is made. */
export const dishCardSchema = z.object({
  servings: z.number().positive(),
  /** Minutes. */
  prep: z.number().optional(),
  cook: z.number().optional(),
  parts: z.array(partSchema),
  /** Empty where nobody wrote it down. */
  steps: z.array(z.string()),
  many: z.string().optional(),
});
export type DishCard = z.infer<typeof dishCardSchema>;

/** Measures by which a kitchen counts; a card that is sent names no more. */
const MAX_MEASURES = 4;

function partOf({ name, quantity, unitAmount, snapshot }: MenuItem): DishPart {
  const measures = (snapshot.measures ?? []).slice(0, MAX_MEASURES);
  return {
    name: cleanLine(name, 200),
    amount: quantity * unitAmount,
    unit: snapshot.basis.unit,
    ...(measures.length > 0 ? { measures } : {}),
  };
}

/** The card of a dish that this side knows. */
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
      .map(partOf),
    steps: steps.slice(0, MAX_STEPS),
    ...(dish.many ? { many: dish.many } : {}),
  };
}

/** The card of a line that is a single food: one unit of its basis. */
function cardOfFood(line: MenuItem): DishCard | undefined {
  const method = foodMethod(line.name);
  if (!method) return undefined;
  return { servings: 1, parts: [partOf({ ...line, quantity: 1, unitAmount: 1 })], ...method };
}

/** The card of a line; undefined where neither ingredients nor steps are known. */
export function cardOfLine(
  line: MenuItem,
  dishes: ReadonlyMap<string, Prepared>,
): DishCard | undefined {
  if (line.type !== 'recipe') return cardOfFood(line);
  const dish = dishes.get(line.itemId);
  return dish && cardOfDish(dish);
}

/** How many servings of its dish a line is; of a food, how many units of its basis. */
export const servingsOfLine = ({
  quantity,
  unitAmount,
}: Pick<MenuItem, 'quantity' | 'unitAmount'>) => quantity * unitAmount;
