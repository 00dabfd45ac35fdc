import { avoidedBy } from '../clinical/allergens/avoided';
import { allergyWarnings } from '../clinical/allergens/warnings';
import type { Client } from '../records/clients';
import type { Menu } from '../records/menus';
import { MEAL_SLOTS } from '../food/storedLines';
import { foodsRefusedBy } from '../clinical/customs/client';
import { refusalWarnings } from '../clinical/customs/refused';
import { isOfAnimals, isVegetarian } from '../targets/wayOfEating';

export { isVegetarian } from '../targets/wayOfEating';

export type FoodReason =
  | { level: 'red'; kind: 'allergy'; foods: string[]; words: string[] }
  | { level: 'amber'; kind: 'mayAllergy'; foods: string[]; words: string[] }
  | { level: 'amber'; kind: 'restriction'; foods: string[]; words: string[] }
  | { level: 'red'; kind: 'notVegetarian' };

type Eater = Pick<Client, 'allergies' | 'dietaryRestrictions'> &
  Partial<Pick<Client, 'medicalConditions'>>;

const toMentions = (map: Map<string, Set<string>>) => ({
  words: [...map.keys()],
  foods: [...new Set([...map.values()].flatMap((foods) => [...foods]))],
});

const note = (map: Map<string, Set<string>>, word: string, food: string) =>
  map.set(word, (map.get(word) ?? new Set()).add(food));

export function foodReasons({ meals }: Pick<Menu, 'meals'>, client: Eater): FoodReason[] {
  const lines = MEAL_SLOTS.flatMap((slot) => meals[slot].items);
  const certain = new Map<string, Set<string>>();
  const possible = new Map<string, Set<string>>();
  const refused = new Map<string, Set<string>>();
  const restricted = foodsRefusedBy(client);
  for (const line of lines) {
    for (const { allergy, allergen, level } of allergyWarnings(line, avoidedBy(client)))
      if (level === 'contains') note(certain, allergy, line.name);
      else note(possible, allergen, line.name);
    for (const { allergy, level } of refusalWarnings(line, restricted))
      if (level === 'contains') note(refused, allergy, line.name);
  }
  const reasons: FoodReason[] = [];
  if (certain.size > 0) reasons.push({ level: 'red', kind: 'allergy', ...toMentions(certain) });
  if (possible.size > 0)
    reasons.push({ level: 'amber', kind: 'mayAllergy', ...toMentions(possible) });
  if (refused.size > 0)
    reasons.push({ level: 'amber', kind: 'restriction', ...toMentions(refused) });
  if (isVegetarian(client) && lines.some((line) => isOfAnimals(line, client)))
    reasons.push({ level: 'red', kind: 'notVegetarian' });
  return reasons;
}
