import { describe, expect, it } from 'vitest';
import { starterProducts } from '../../sync-server/modules/catalogue/products';
import { starterFoods } from '../../sync-server/modules/catalogue/starter';
import { mutations, quickest } from '../support/mutations';
import { readable } from '../../src/domain/food/amounts/readAmount';
import type { Addable } from '../../src/domain/menus/addables';
import { AMOUNTS, MORE_AMOUNTS } from '../../src/domain/recipes/recipeImport/cases/amounts.cases';
import {
  LIST_MARKS,
  MORE_LIST_MARKS,
} from '../../src/domain/recipes/recipeImport/cases/listMarks.cases';
import { THIRD_AMOUNTS } from '../../src/domain/recipes/recipeImport/cases/thirdAmounts.cases';
import { THIRD_LIST_MARKS } from '../../src/domain/recipes/recipeImport/cases/thirdListMarks.cases';
import type { LineCase } from '../../src/domain/recipes/recipeImport/cases/lineCase';
import {
  readIngredientLine,
  type IngredientLine,
} from '../../src/domain/recipes/recipeImport/ingredientLine';
import { findAmount } from '../../src/domain/recipes/recipeImport/lineAmount';
import { readRecipe } from '../../src/domain/recipes/recipeImport/structured';
import { FoodIndex } from '../../src/domain/search/foodIndex';
import { toIndexItem } from '../../src/domain/search/items';
import { fold } from '../../src/domain/text/fold';
import {
  buildRows,
  matchLines,
  type Foods,
  type ImportRow,
} from '../../src/features/recipes/importing/importRecipe';

const edibles = [...starterFoods(), ...starterProducts()];
const foods: Foods = new Map<string, Addable>(
  edibles.map((edible) => [edible.id, { kind: 'edible', edible, own: false }]),
);
const index = new FoodIndex();
index.set(edibles.map((edible) => toIndexItem(edible, false)));
const find = (query: string) =>
  Promise.resolve(index.search(query, { kinds: ['food', 'product'], limit: 5 }));

/** Each way in which lines come in: below a heading, alone, in the data of a page, in its list. */
const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'below a heading': (text) => `Món\nNguyên liệu:\n${text}`,
  'as data': (text) => JSON.stringify({ '@type': 'Recipe', recipeIngredient: text.split('\n') }),
  'as a list of a page': (text) =>
    `<h2>Nguyên liệu</h2><ul>${text
      .split('\n')
      .map((line) => `<li>${line.replaceAll('<', '&lt;')}</li>`)
      .join('')}</ul>`,
};

async function rowsOf(content: string): Promise<ImportRow[]> {
  const parsedRecipe = readRecipe(content);
  const lines = await matchLines(parsedRecipe, find, new Map());
  return buildRows(lines, {}, foods, parsedRecipe.servings);
}

function isRow(row: ImportRow, expected: string): boolean {
  const [, amount = '', unit = '', names = ''] =
    /^(\?|[\d.-]+)\s+(?:(?<=\d\s)(muong canh|muong ca phe|\p{L}+)\s+)?(.*)$/u.exec(expected) ?? [];
  const food = row.read?.line.name ?? '';
  const says = (text: string) => names.split('/').some((name) => fold(text).includes(fold(name)));
  if (amount === '?') return row.certainty !== 'sure' && (says(row.line.name) || says(food));
  if (!row.read || !says(`${food} · ${row.line.name}`)) return false;
  const { quantity, unitAmount } = row.read.line;
  const ownUnit = fold(row.read.line.unit);
  const [from = 0, to] = amount.split('-').map(Number);
  const read = row.line.amount;
  const factor = unit === 'g' || unit === 'ml' ? 1 : undefined;
  const isMiddle = to === undefined ? true : read?.range?.[0] === from && read.range[1] === to;
  const wanted = to === undefined ? from : (from + to) / 2;
  if (factor === undefined)
    return isMiddle && read?.quantity === wanted && (read.unit ?? ownUnit) === fold(unit);
  const isGrams = Math.abs(quantity * unitAmount - wanted) < 0.51;
  return isMiddle && (unit === 'g' ? isGrams : isGrams || read?.quantity === wanted);
}

const show = ({ line, read, certainty }: ImportRow) =>
  `${certainty} ${line.amount?.quantity ?? '-'} ${line.amount?.unit ?? ''} ${line.name} = ${
    read
      ? `${read.line.quantity} ${read.line.unit} (${read.line.quantity * read.line.unitAmount}) ${read.line.name}`
      : '-'
  }`;

const isRight = (rows: readonly ImportRow[], { rows: accepted }: LineCase) =>
  accepted.some(
    (list) =>
      list.length === rows.length &&
      list.every((expected, at) =>
        expected.split(' | ').some((each) => {
          const row = rows[at];
          return row !== undefined && isRow(row, each);
        }),
      ),
  );

const LINES = [
  ...AMOUNTS,
  ...MORE_AMOUNTS,
  ...THIRD_AMOUNTS,
  ...LIST_MARKS,
  ...MORE_LIST_MARKS,
  ...THIRD_LIST_MARKS,
];

describe.each(Object.entries(WAYS))('lines of ingredients, %s', (_way, write) => {
  it.each(LINES)('$text', async (oneCase) => {
    const rows = await rowsOf(write(oneCase.text));
    expect(isRight(rows, oneCase) ? oneCase.rows : rows.map(show)).toEqual(oneCase.rows);
  });
});

/** A reading as a line of its own. */
const written = ({ amount, name }: IngredientLine) =>
  `${String(amount?.quantity ?? '').replace('.', ',')} ${amount?.unit ?? ''} ${name}`;

describe('mutated lines of ingredients', () => {
  const texts = mutations(LINES.flatMap(({ text }) => text.split('\n')));

  it('are read within 100 ms, whatever they are', () => {
    const slow = texts.filter(
      (text) => quickest(() => readRecipe(`Món\nNguyên liệu:\n${text}`)) > 100,
    );
    expect(slow).toEqual([]);
  });

  it('keep their numbers when a reading that is sure is written and read again', () => {
    const other = texts.flatMap((text) => {
      const line = readIngredientLine(text);
      const { quantity, unit, vague, range } = line?.amount ?? {};
      if (!line || line.unread || quantity === undefined || vague || range) return [];
      if (unit !== 'g' && unit !== 'ml') return [];
      const again = readIngredientLine(written(line))?.amount;
      return Math.abs((again?.quantity ?? 0) - quantity) < 0.001 && again?.unit === unit
        ? []
        : [`${text} → ${written(line)} → ${again?.quantity} ${again?.unit}`];
    });
    expect(other).toEqual([]);
  });

  it('never lose a weight: it is the amount, part of it, or makes the line unsure', () => {
    const lost = texts.flatMap((text) => {
      const line = readIngredientLine(text);
      if (!line || line.unread || !line.amount || line.amount.vague) return [];
      const rest = findAmount(readable(` ${line.name}`));
      return rest && (rest.amount.unit === 'g' || rest.amount.unit === 'ml') ? [text] : [];
    });
    expect(lost).toEqual([]);
  });
});
