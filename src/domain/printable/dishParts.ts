import { kitchenMeasure, weightText } from '../recipes/cooking/amount';
import type { DishCard } from './cookingCard';

/** A part as it is read: `2 muỗng canh` and `36 g`. */
interface ReadPart {
  name: string;
  measure?: string;
  weight: string;
}

/** What goes in for some people who each eat `each` servings. */
export function partsFor(card: DishCard, each: number, people: number): ReadPart[] {
  const factor = (each * people) / card.servings;
  return card.parts.map(({ name, amount, unit, measures }) => {
    const measure = kitchenMeasure(amount * factor, measures);
    return { name, ...(measure ? { measure } : {}), weight: weightText(amount * factor, unit) };
  });
}
