import { createForm } from '../../../blocks/forms/form';
import { recipes, type Recipe } from '../../../domain/records/recipes';
import { AMOUNT_LIMITS } from '../../../domain/money/vietQr';
import { recipesText } from '../../../i18n/recipes';
import { parseNumber } from '../../../ui/format';

const text = recipesText.form;

const fields = createForm(recipes, {
  title: { kind: 'text', hint: text.titleHint },
  description: { kind: 'area' },
  category: { kind: 'text' },
  cuisine: { kind: 'text' },
  difficulty: { kind: 'choice' },
  prepTime: { kind: 'number' },
  cookTime: { kind: 'number' },
  servings: { kind: 'number' },
  finishedWeight: { kind: 'number', hint: text.finishedHint },
  price: { kind: 'number', at: ['sale', 'price'] },
  onSale: { kind: 'flag', label: text.onSale, initial: true },
});

export type RecipeFields = typeof fields.empty;
export type RecipeFieldName = keyof RecipeFields & string;

/** Empty times are 0, an unnamed draft may be kept, and its description too. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  'title',
  'description',
  'prepTime',
  'cookTime',
  'price',
]);

function errors(values: RecipeFields): Partial<Record<RecipeFieldName, string>> {
  const fieldErrors = Object.fromEntries(
    Object.entries(fields.errors(values)).filter(
      ([name]) =>
        !(MAY_BE_EMPTY.has(name) && String(values[name as RecipeFieldName]).trim() === ''),
    ),
  ) as Partial<Record<RecipeFieldName, string>>;
  if (fieldErrors.servings) fieldErrors.servings = text.servingsPositive;
  if (fieldErrors.finishedWeight) fieldErrors.finishedWeight = text.weightPositive;
  const price = parseNumber(values.price);
  if (price !== undefined && price > 0 && price < AMOUNT_LIMITS.min)
    fieldErrors.price = text.priceTooLow;
  return fieldErrors;
}

function fromDocument(recipe: Recipe): RecipeFields {
  return { ...fields.fromDocument(recipe), onSale: recipe.sale?.isActive ?? true };
}

type FormPart = Pick<Recipe, 'title' | 'description' | 'prepTime' | 'cookTime' | 'servings'> &
  Partial<Pick<Recipe, 'category' | 'cuisine' | 'difficulty' | 'finishedWeight' | 'sale'>>;

/**
 * A number that cannot be read (yet) stays what it was.
 * @param before the document that was opened
 */
function toFields(values: RecipeFields, before: Recipe): FormPart {
  const wrong = errors(values);
  const storedFields = fields.fromDocument(before);
  const sound = { ...values };
  for (const name of Object.keys(wrong) as RecipeFieldName[])
    Object.assign(sound, { [name]: storedFields[name] });
  const {
    sale,
    title = '',
    description = '',
    prepTime = 0,
    cookTime = 0,
    ...rest
  } = fields.toFields(sound);
  const price = sale?.price;
  return {
    ...rest,
    title,
    description,
    prepTime,
    cookTime,
    ...(price === undefined
      ? {}
      : { sale: { price, currency: 'VND' as const, isActive: values.onSale } }),
  };
}

const visibleFields = Object.fromEntries(
  Object.entries(fields.fields).map(([name, field]) => [
    name,
    MAY_BE_EMPTY.has(name) ? { ...field, required: false } : field,
  ]),
) as typeof fields.fields;

export const recipeForm = { ...fields, visibleFields, errors, fromDocument, toFields };
