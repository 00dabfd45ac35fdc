import { kitchenMeasure, weightText } from '../recipes/cooking/amount';
import type { DishCard } from './cookingCard';

interface ReadPart {
  name: string;
  measure?: string;
  weight: string;
}

export function partsFor(card: DishCard, each: number, people: number): ReadPart[] {
  const factor = (each * people) / card.servings;
  return card.parts.map(({ name, amount, unit, measures }) => {
    const measure = kitchenMeasure(amount * factor, measures);
    return { name, ...(measure ? { measure } : {}), weight: weightText(amount * factor, unit) };
  });
}
