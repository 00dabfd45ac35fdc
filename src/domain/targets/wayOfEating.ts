import { allergyWarnings } from '../clinical/allergens/warnings';
import type { MenuItem } from '../food/storedLines';
import { findChay, type CustomsClient } from '../clinical/customs/client';

/**
 * Whether a client eats no meat and no fish on any day, as the record says it: who eats chay on some days of the moon
 * does not.
 */
export const isVegetarian = (client: CustomsClient): boolean => findChay(client) !== undefined;
export function isVegan(client: CustomsClient): boolean {
  const chay = findChay(client);
  return chay !== undefined && chay.egg === false && chay.milk === false;
}

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
const OF_LIVING_ANIMALS = ['trứng', 'sữa', 'mật ong'];
/** Eggs are named after the bird, and milk after the cow. */
const EGG_OR_MILK = /(trứng|sữa) (gà|vịt|cút|ngan|ngỗng|bò)/giu;

export function isOfAnimals(
  line: Pick<MenuItem, 'name' | 'snapshot'>,
  client: CustomsClient,
): boolean {
  const bare = (text: string) => (isVegan(client) ? text : text.replace(EGG_OR_MILK, '$1'));
  const { parts = [], allergens = [] } = line.snapshot;
  const snapshot = { ...line.snapshot, parts: parts.map(bare), allergens: allergens.map(bare) };
  const words = isVegan(client) ? [...ANIMAL, ...OF_LIVING_ANIMALS] : ANIMAL;
  return allergyWarnings({ name: bare(line.name), snapshot }, words).some(
    ({ level }) => level === 'contains',
  );
}
