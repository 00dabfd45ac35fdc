import type { FigureColumn } from '../text/tables/figures';
import { readHeader } from '../text/tables/headerWords';
import { readUnit, unitFactor } from '../text/tables/units';
import { NUTRIENT_UNITS, type NutrientKey } from './nutrients';

const words = (text: string): string[] => text.split(', ');

/** Names of nutrients in tables, beside their labels; folded. */
const NAMES: Readonly<Partial<Record<NutrientKey, readonly string[]>>> = {
  calories: words(
    'nang luong, calo, calories, kcal, energ kcal, energy, nhiet luong, energy kcal, energie, kj, nl',
  ),
  protein: words('dam, chat dam, protein, proteins, protid, tong dam'),
  fat: words('lipid tot, beo, chat beo, tong chat beo, tong beo, fat, total fat, lipid, lipids'),
  carbs: words(
    'bot duong, duong bot, tinh bot, chat bot duong, carbohydrate, carbohydrates, carbohydrt, carb, carbs, total carbohydrate, glucid, tong carbohydrate',
  ),
  fiber: words(
    'chat xo, xo, fiber, fibre, dietary fiber, dietary fibre, fiber td, celluloza, cellulose, xenlulo',
  ),
  sugar: words('duong, tong duong, sugar, sugars, duong tong so, duong tong, total sugars'),
  water: words('nuoc, water, do am'),
  sodium: words('natri, sodium, na'),
  potassium: words('kali, potassium, k'),
  calcium: words('canxi, calci, calcium, ca'),
  phosphorus: words('phot pho, photpho, phospho, phosphorus, p'),
  magnesium: words('magie, magnesi, magnesium, mg'),
  iron: words('sat, iron, fe'),
  zinc: words('kem, zinc, zn'),
  saturatedFat: words('beo bao hoa, chat beo bao hoa, saturated fat, saturates, chat beo no, sfa'),
  cholesterol: words('cholesterol, cholesteron'),
  vitaminC: words('vitamin c, vit c'),
  vitaminA: words('vitamin a, vit a'),
  purine: words('purin, purine, purines'),
  ash: words('tro, ash'),
  copper: words('cu, dong, copper'),
  manganese: words('mn, mangan, manganese'),
  selenium: words('se, selen, selenium'),
  iodine: words('iod, i ot, iot, iodine'),
  vitaminB3: words('vit pp, vitamin pp, niacin, vitamin b3'),
};

/** Salt on labels, of which a gram holds 400 mg of sodium (salt = sodium × 2.5, regulation (EU) 1169/2011, annex I). */
const SALT: ReadonlySet<string> = new Set([
  'muoi',
  'salt',
  'muoi an',
  'luong muoi',
  'nacl',
  'sodium chloride',
]);
const SODIUM_OF_SALT = 0.4;

export function nutrientNames(field: NutrientKey | undefined): readonly string[] {
  if (field === undefined) return [];
  return [...(NAMES[field] ?? []), ...(field === 'sodium' ? SALT : [])];
}

/** Unit and basis of the figures below the header of a nutrient. */
export function nutrientColumn(header: string, field: NutrientKey): FigureColumn {
  const wanted = NUTRIENT_UNITS[field];
  const { name, unit } = readHeader(header);
  const isSalt = field === 'sodium' && SALT.has(name);
  // A column that is called "kJ" alone is energy in it; salt without a unit is in grams.
  const meant = unit ?? (readUnit(name) === 'kJ' ? 'kJ' : isSalt ? 'g' : undefined);
  if (meant === undefined) return {};
  const factor = unitFactor(meant, wanted);
  return { unit: meant, factor, ...(isSalt ? { share: SODIUM_OF_SALT } : {}) };
}

/** Whether the figures of a column are those of 100 g, in a unit that the nutrient can have. */
export function fitsNutrient(header: string, field: NutrientKey): boolean {
  const { unit, factor } = nutrientColumn(header, field);
  return !readHeader(header).isPerServing && (unit === undefined || factor !== undefined);
}

export const isInOwnUnit = ({ factor = 1, share = 1 }: FigureColumn): boolean =>
  factor * share === 1;
