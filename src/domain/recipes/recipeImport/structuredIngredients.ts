import { splitIngredients } from './text';
import { isRecord, listOf, MAX_DEEP, words, wordsWithin, type Json } from './values';

const WHOLE = ['originalText', 'display', 'displayText', 'text', 'raw', 'original'];
const AMOUNT = ['requiredQuantity', 'quantity', 'amount', 'value'];
const UNIT = ['unitText', 'unit', 'unitCode'];
const FOOD = ['food', 'ingredient', 'item', 'name', 'title'];
const INNER = ['itemListElement', 'ingredients', 'recipeIngredient', 'items'];

const unitOf = (value: unknown) =>
  isRecord(value) ? UNIT.map((key) => wordsWithin(value[key], ['name', 'text'])).find(Boolean) : '';

/** `{name: "bí đỏ", requiredQuantity: {value: 200, unitText: "g"}}` as a line of a recipe. */
function lineOfRecord(one: Json): string {
  const whole = wordsWithin(one, WHOLE);
  if (whole !== '') return whole;
  const quantity = AMOUNT.map((key) => one[key]).find(
    (value) => value !== undefined && value !== null,
  );
  const parts = [
    wordsWithin(quantity, ['value', 'maxValue', 'amount', 'name', 'text']),
    unitOf(quantity) || unitOf(one),
    FOOD.map((key) => wordsWithin(one[key], FOOD)).find(Boolean),
    wordsWithin(one.note ?? one.notes ?? one.description, ['text']),
  ];
  const [amount, unit, food, note] = parts.map((part) => part ?? '');
  const said = [amount, unit, food].filter(Boolean).join(' ');
  return said === '' ? everyWord(one) : [said, note].filter(Boolean).join(', ');
}

const NOTES = ['note', 'notes', 'description'];
const KNOWN = [...WHOLE, ...AMOUNT, ...UNIT, ...FOOD, ...NOTES];

const valuesOf = (one: Json): unknown[] =>
  Object.entries(one)
    .filter(([key]) => key === '@value' || !(key.startsWith('@') || key === 'type'))
    .map(([, value]) => value);

function everyWord(value: unknown, depth = 0): string {
  if (depth > MAX_DEEP) return '';
  if (Array.isArray(value))
    return value
      .map((one) => everyWord(one, depth + 1))
      .filter(Boolean)
      .join(' ');
  if (!isRecord(value)) return words(value, 500);
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('@') && key !== 'type');
  return entries
    .map(([, one]) => everyWord(one, depth + 1))
    .filter(Boolean)
    .join(' ');
}

export function ingredientsOf(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEEP) return [];
  return listOf(value).flatMap((one) => {
    if (Array.isArray(one)) return ingredientsOf(one, depth + 1);
    if (!isRecord(one)) return words(one).split('\n').flatMap(splitIngredients);
    const inner = INNER.map((key) => one[key]).find((part) => part !== undefined && part !== null);
    if (inner !== undefined) return ingredientsOf(inner, depth + 1);
    const isKnown = KNOWN.some((key) => Object.hasOwn(one, key));
    return isKnown ? [lineOfRecord(one)] : ingredientsOf(valuesOf(one), depth + 1);
  });
}
