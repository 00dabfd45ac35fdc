import { z } from 'zod';
import { createForm } from '../../blocks/forms/form';
import { catalogue, type CatalogueEntry } from '../../domain/food/catalogue';
import { entryBase, foodFields, productFields, type Measure } from '../../domain/food/edible';
import { NUTRIENT_KEYS, type NutrientKey, type NutrientMap } from '../../domain/food/nutrients';
import { parseNumber } from '../../domain/text/parseNumber';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { numberText } from '../../ui/numberText';

const text = adminFoodTexts.form;

type FigureFields = Record<
  NutrientKey,
  { kind: 'number'; at: readonly ['nutrients', NutrientKey] }
>;
const figureFields = Object.fromEntries(
  NUTRIENT_KEYS.map((key) => [key, { kind: 'number', at: ['nutrients', key] }]),
) as unknown as FigureFields;

const tags = { kind: 'tags', most: 40, suggestions: [] } as const;
const common = {
  name: { kind: 'text' },
  nameEn: { kind: 'text' },
  aliases: tags,
  allergens: tags,
  servingSize: { kind: 'number' },
  unit: { kind: 'text' },
  description: { kind: 'area' },
  ...figureFields,
  confirmed: { kind: 'flag', label: text.confirm, initial: false },
} as const;

const { fields } = catalogue;
/** `category` is chosen from a list or typed; `per` stays as it is where it is neither 100 g nor 100 ml. */
export const foodForm = createForm(
  { schema: z.strictObject({ ...entryBase, ...foodFields }), fields },
  { ...common, refusePercent: { kind: 'number' }, scientificName: { kind: 'text' } },
);
export const productForm = createForm(
  { schema: z.strictObject({ ...entryBase, ...productFields }), fields },
  {
    ...common,
    brand: { kind: 'text' },
    type: { kind: 'choice' },
    packagingType: { kind: 'text' },
    price: { kind: 'number' },
    ingredients: { kind: 'area' },
    usageInstructions: { kind: 'area' },
    affiliateLink: { kind: 'text' },
  },
);
export type FoodValues = typeof foodForm.empty;
export type ProductValues = typeof productForm.empty;

/** What has no field of its own in a form: records and lists of records, as lines of text. */
export interface LineValues {
  category: string;
  per: string;
  sourceName: string;
  measures: string;
  extras: string;
}

export function toLineValues(entry: CatalogueEntry): LineValues {
  const { basis, category, measures, source } = entry;
  const isHundred = basis.amount === 100 && (basis.unit === 'g' || basis.unit === 'ml');
  const extras = entry.kind === 'product' ? (entry.additionalNutrients ?? []) : [];
  return {
    category,
    per: isHundred ? `100${basis.unit}` : '',
    sourceName: source?.name ?? '',
    measures: measures.map(({ unit, amount }) => `${unit} = ${numberText(amount)}`).join('\n'),
    extras: extras
      .map(({ name, amount, unit }) => `${name} = ${numberText(amount)} ${unit}`)
      .join('\n'),
  };
}

const listLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function splitLine(line: string): [name: string, value: string] {
  const at = line.lastIndexOf('=');
  return at < 0 ? ['', ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function readMeasure(line: string): Measure | undefined {
  const [unit, value] = splitLine(line);
  const amount = parseNumber(value.replace(/\s*(g|ml)$/i, ''));
  return unit !== '' && unit.length <= 40 && amount !== undefined && amount > 0
    ? { unit, amount }
    : undefined;
}

function readExtra(line: string) {
  const [name, value] = splitLine(line);
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(\S{1,20})$/.exec(value) ?? [];
  const amount = parseNumber(digits);
  return name !== '' && amount !== undefined && amount >= 0 ? { name, amount, unit } : undefined;
}

/** @returns the first line that cannot be read */
export function findUnread({ measures, extras }: LineValues): {
  measures?: string;
  extras?: string;
} {
  const measure = listLines(measures).find((line) => !readMeasure(line));
  const extra = listLines(extras).find((line) => !readExtra(line));
  return {
    ...(measure === undefined ? {} : { measures: measure }),
    ...(extra === undefined ? {} : { extras: extra }),
  };
}

function withFigures(
  entry: CatalogueEntry,
  nutrients: NutrientMap,
  sourceName: string,
): CatalogueEntry {
  const { figureSources: before = [], source, ...rest } = entry;
  // A figure that was typed anew is of the source that is named now, not of the one before.
  const isKept = (key: string): boolean =>
    key === 'glycaemicIndex' ||
    (nutrients[key as NutrientKey] !== undefined &&
      nutrients[key as NutrientKey] === entry.nutrients[key as NutrientKey]);
  const figureSources = before.flatMap((one) => {
    const left = one.nutrients.filter(isKept);
    return left.length > 0 ? [{ ...one, nutrients: left }] : [];
  });
  const name = sourceName.trim();
  const next = name === source?.name ? source : { name };
  return {
    ...rest,
    nutrients,
    ...(figureSources.length > 0 ? { figureSources } : {}),
    ...(name !== '' && next ? { source: next } : {}),
  };
}

type Typed = Partial<CatalogueEntry> & { nutrients?: NutrientMap };

/** @param typed the form's fields; what the form does not ask stays as it is */
export function buildEntry(
  entry: CatalogueEntry,
  asked: readonly string[],
  typed: object,
  lines: LineValues,
): CatalogueEntry {
  const kept = Object.fromEntries(
    Object.entries(entry).filter(([field]) => !asked.includes(field)),
  );
  const { nutrients = {}, ...fieldsTyped } = typed as Typed;
  const basis = lines.per === '' ? entry.basis : { amount: 100, unit: lines.per.slice(3) };
  const extras = listLines(lines.extras).flatMap((line) => readExtra(line) ?? []);
  const whole = {
    ...kept,
    ...fieldsTyped,
    basis,
    category: lines.category.trim(),
    measures: listLines(lines.measures).flatMap((line) => readMeasure(line) ?? []),
    ...(entry.kind === 'product' && extras.length > 0 ? { additionalNutrients: extras } : {}),
    nutrients: entry.nutrients,
  } as CatalogueEntry;
  if (entry.kind === 'product' && extras.length === 0 && whole.kind === 'product')
    delete whole.additionalNutrients;
  return withFigures(whole, nutrients, lines.sourceName);
}
