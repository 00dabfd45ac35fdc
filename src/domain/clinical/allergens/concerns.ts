import { allergyWarnings, type AllergyWarning } from './warnings';
import type { Menu } from '../../records/menus';
import { MEAL_SLOTS, type MealSlot, type Meals } from '../../food/storedLines';
import { sortedItems } from '../../food/lines';

export interface Concern {
  lineId: string;
  name: string;
  slot: MealSlot;
  warnings: AllergyWarning[];
}

export function isCertain({ warnings }: Pick<Concern, 'warnings'>): boolean {
  return warnings.some(({ level }) => level === 'contains');
}

export function findConcerns(
  { meals }: Pick<Menu, 'meals'>,
  allergies: readonly string[],
): Concern[] {
  if (allergies.length === 0) return [];
  return MEAL_SLOTS.flatMap((slot) =>
    sortedItems(meals[slot]).flatMap((item) => {
      const warnings = allergyWarnings(item, allergies);
      return warnings.length > 0 ? [{ lineId: item.lineId, name: item.name, slot, warnings }] : [];
    }),
  );
}

export function allergyCounts(
  meals: Meals,
  allergies: readonly string[],
): { certain: number; possible: number } {
  const concerns = findConcerns({ meals }, allergies);
  const certain = concerns.filter(isCertain).length;
  return { certain, possible: concerns.length - certain };
}

export function findPossibleConcerns(concerns: readonly Concern[]): Concern[] {
  return concerns.flatMap((concern) => {
    const warnings = concern.warnings.filter(({ level }) => level !== 'contains');
    return warnings.length > 0 ? [{ ...concern, warnings }] : [];
  });
}
