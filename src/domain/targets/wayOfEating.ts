import { allergyWarnings } from '../allergens/warnings';
import type { Client } from '../collections/clients';
import type { MenuItem } from '../collections/shared/lines';
import { plainWords } from './menuStages';

type Eater = Partial<Pick<Client, 'dietaryRestrictions'>>;

/** Whether a client eats no meat and no fish, as the restrictions say. */
export const isVegetarian = ({ dietaryRestrictions }: Eater): boolean =>
  / (an chay|thuan chay|truong chay|thuan thuc vat|vegan) /.test(
    plainWords(dietaryRestrictions ?? ''),
  );
export const isVegan = ({ dietaryRestrictions }: Eater): boolean =>
  / (thuan chay|thuan thuc vat|vegan) /.test(plainWords(dietaryRestrictions ?? ''));

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

/** Whether a line is none of a vegetarian's: meat or fish; for a vegan also what is called after an animal. */
export function isOfAnimals(line: Pick<MenuItem, 'name' | 'snapshot'>, client: Eater): boolean {
  const bare = (text: string) => (isVegan(client) ? text : text.replace(EGG_OR_MILK, '$1'));
  const { parts = [], allergens = [] } = line.snapshot;
  const snapshot = { ...line.snapshot, parts: parts.map(bare), allergens: allergens.map(bare) };
  const words = isVegan(client) ? [...ANIMAL, ...OF_LIVING_ANIMALS] : ANIMAL;
  return allergyWarnings({ name: bare(line.name), snapshot }, words).some(
    ({ level }) => level === 'contains',
  );
}
