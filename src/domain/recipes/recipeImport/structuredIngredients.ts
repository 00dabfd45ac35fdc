import { withoutListMarks } from '../../text/listMarks';
import { groupsOf } from './groups';
import { withoutSigns } from './ingredientLine';
import { splitIngredients } from './splitIngredients';
import { isRecord, toList, MAX_DEEP, words, wordsWithin, type Json } from './values';

const WHOLE = ['originalText', 'display', 'displayText', 'text', 'raw', 'original'];
const AMOUNT = ['requiredQuantity', 'quantity', 'amount', 'value'];
const UNIT = ['unitText', 'unit', 'unitCode'];
const FOOD = ['food', 'ingredient', 'item', 'name', 'title'];
const INNER = ['itemListElement', 'ingredients', 'recipeIngredient', 'items'];

const readUnit = (value: unknown) =>
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
    readUnit(quantity) || readUnit(one),
    FOOD.map((key) => wordsWithin(one[key], FOOD)).find(Boolean),
    wordsWithin(one.note ?? one.notes ?? one.description, ['text']),
  ];
  const [amount, unit, food, note] = parts.map((part) => part ?? '');
  const text = [amount, unit, food].filter(Boolean).join(' ');
  return text === '' ? everyWord(one) : [text, note].filter(Boolean).join(', ');
}

const NOTES = ['note', 'notes', 'description'];
const KNOWN = [...WHOLE, ...AMOUNT, ...UNIT, ...FOOD, ...NOTES];

const listValues = (one: Json): unknown[] =>
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

/** Patterns must not take long. */
const MAX_LINE = 1500;

interface Line {
  text: string;
  /** One ingredient by its data, and not several in one text. */
  isOne: boolean;
}

function linesWithin(value: unknown, depth: number): Line[] {
  if (depth > MAX_DEEP) return [];
  return toList(value).flatMap((one): Line[] => {
    if (Array.isArray(one)) return linesWithin(one, depth + 1);
    if (!isRecord(one))
      return words(one)
        .split('\n')
        .map((text) => ({ text: text.slice(0, MAX_LINE), isOne: false }));
    const inner = INNER.map((key) => one[key]).find((part) => part !== undefined && part !== null);
    if (inner !== undefined) return linesWithin(inner, depth + 1);
    const isKnown = KNOWN.some((key) => Object.hasOwn(one, key));
    return isKnown
      ? [{ text: lineOfRecord(one), isOne: true }]
      : linesWithin(listValues(one), depth + 1);
  });
}

export function readIngredients(value: unknown): string[] {
  const all = linesWithin(value, 0);
  const groups = groupsOf(all.map(({ text }) => text));
  const lines = all.filter(({ isOne }, at) => isOne || !groups[at]);
  const texts = withoutListMarks(lines.map(({ text }) => withoutSigns(text)));
  return texts.flatMap((text, at) => (lines[at]?.isOne ? [text] : splitIngredients(text)));
}
