import { avoidedBy } from '../allergens/avoided';
import { allergyWarnings } from '../allergens/warnings';
import type { Client } from '../collections/clients';
import type { Menu } from '../collections/menus';
import { MEAL_SLOTS } from '../collections/shared/lines';
import { isOfAnimals, isVegetarian } from './wayOfEating';

export { isVegetarian } from './wayOfEating';

/** A reason against a menu for a client, by its foods. */
export type FoodReason =
  | { level: 'red'; kind: 'allergy'; foods: string[]; words: string[] }
  | { level: 'amber'; kind: 'mayAllergy'; foods: string[]; words: string[] }
  | { level: 'amber'; kind: 'restriction'; foods: string[]; words: string[] }
  | { level: 'red'; kind: 'notVegetarian' };

type Eater = Pick<Client, 'allergies' | 'dietaryRestrictions'> &
  Partial<Pick<Client, 'medicalConditions'>>;

/** "Không thích: khổ qua, nội tạng": with a colon all that follows in the sentence is refused. */
const LISTED = /(?:không ăn|không thích|không dùng|kiêng|tránh)[^:,]{0,20}:\s*(.+)$/iu;

/** "Không ăn thịt bò, kiêng nội tạng": what a client does not eat, as words of foods. */
export function restrictedWords(text: string | undefined): string[] {
  if (!text) return [];
  const sentences = text.normalize('NFC').split(/[.;\n]/u);
  return sentences
    .flatMap((sentence) => {
      const listed = LISTED.exec(sentence)?.[1];
      return listed ? listed.split(',').map((word) => `kiêng ${word.trim()}`) : sentence.split(',');
    })
    .flatMap((part) => {
      const found =
        /(?:không ăn|không thích|không dùng|không uống|kiêng|tránh|khong an|kieng)\s+(?:được\s+)?(.{2,60})/iu.exec(
          part,
        );
      return found?.[1] ? [found[1].trim()] : [];
    })
    .slice(0, 20);
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
  const restricted = restrictedWords(client.dietaryRestrictions);
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
