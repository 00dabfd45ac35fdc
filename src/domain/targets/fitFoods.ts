import { avoidedBy } from '../allergens/avoided';
import { allergyWarnings } from '../allergens/warnings';
import type { Client } from '../collections/clients';
import type { Menu } from '../collections/menus';
import { MEAL_SLOTS } from '../collections/shared/lines';
import type { MenuItem } from '../collections/shared/lines';
import { chayOf, foodsRefusedBy } from '../customs/client';

/** A reason against a menu for a client, by its foods. */
export type FoodReason =
  | { level: 'red'; kind: 'allergy'; foods: string[]; words: string[] }
  | { level: 'amber'; kind: 'mayAllergy'; foods: string[]; words: string[] }
  | { level: 'amber'; kind: 'restriction'; foods: string[]; words: string[] }
  | { level: 'red'; kind: 'notVegetarian' };

type Eater = Pick<Client, 'allergies' | 'dietaryRestrictions'> &
  Partial<Pick<Client, 'medicalConditions'>>;

/** Foods of a vegetarian's day that are none of plants. */
const ANIMAL = [
  'thịt',
  'cá',
  'hải sản',
  'tôm',
  'cua',
  'mực',
  'gà',
  'vịt',
  'bò',
  'heo',
  'lợn',
  'lạp xưởng',
  'xúc xích',
  'chà bông',
  'pa tê',
  'giò lụa',
  'chả lụa',
];
/** Foods of a vegan's day that are none either. */
const OF_LIVING_ANIMALS = ['trứng', 'sữa', 'mật ong'];
/** Eggs are named after the bird, and milk after the cow. */
const EGG_OR_MILK = /(trứng|sữa) (gà|vịt|cút|ngan|ngỗng|bò)/giu;

/**
 * Whether a client eats no meat and no fish on any day, as the record says it: who eats chay on some days of the moon
 * does not.
 */
export const isVegetarian = (client: Eater): boolean => chayOf(client) !== undefined;
const isVegan = (client: Eater): boolean => {
  const chay = chayOf(client);
  return chay !== undefined && chay.egg === false && chay.milk === false;
};

/** Whether a line is none of a vegetarian's: meat or fish; for a vegan also what is called after an animal. */
function isOfAnimals(line: MenuItem, client: Eater): boolean {
  const bare = (text: string) => (isVegan(client) ? text : text.replace(EGG_OR_MILK, '$1'));
  const { parts = [], allergens = [] } = line.snapshot;
  const snapshot = { ...line.snapshot, parts: parts.map(bare), allergens: allergens.map(bare) };
  const words = isVegan(client) ? [...ANIMAL, ...OF_LIVING_ANIMALS] : ANIMAL;
  return allergyWarnings({ name: bare(line.name), snapshot }, words).some(
    ({ level }) => level === 'contains',
  );
}

const said = (map: Map<string, Set<string>>) => ({
  words: [...map.keys()],
  foods: [...new Set([...map.values()].flatMap((foods) => [...foods]))],
});

const note = (map: Map<string, Set<string>>, word: string, food: string) =>
  map.set(word, (map.get(word) ?? new Set()).add(food));

/** Allergies, restrictions and a vegetarian's diet against the lines of a menu. */
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
    for (const { allergy, level } of allergyWarnings(line, restricted))
      if (level === 'contains') note(refused, allergy, line.name);
  }
  const reasons: FoodReason[] = [];
  if (certain.size > 0) reasons.push({ level: 'red', kind: 'allergy', ...said(certain) });
  if (possible.size > 0) reasons.push({ level: 'amber', kind: 'mayAllergy', ...said(possible) });
  if (refused.size > 0) reasons.push({ level: 'amber', kind: 'restriction', ...said(refused) });
  if (isVegetarian(client) && lines.some((line) => isOfAnimals(line, client)))
    reasons.push({ level: 'red', kind: 'notVegetarian' });
  return reasons;
}
