import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../../src/domain/records/recipes';
import type { NutrientKey } from '../../../src/domain/food/nutrients';
import { recipeTotals } from '../../../src/domain/nutrition/recipes';
import { starterProducts } from './products';
import { starterRecipes } from './recipes';
import { starterFoods } from './starter';

const foods = starterFoods();
const edibles = new Map([...foods, ...starterProducts()].map((entry) => [entry.id, entry]));
const recipes = starterRecipes(edibles).map(({ recipe }) => recipe);

const words = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

const ADJECTIVES = new Set(
  words(
    'tươi khô trái củ không da nạc biển đồng chấm sống ăn cát ta cây hạt quả lá rang cán dẹt ' +
      'trắng xanh đỏ có già mỡ gân thường ít béo đã nấu chín nước bánh thịt',
  )
    .trim()
    .split(' '),
);

const COLLECTIVE: readonly [of: RegExp, says: RegExp][] = [
  [/^Dầu/, / (dầu|xào|phi|chiên|áp chảo|ốp) /],
  [/^Gạo/, / (cơm|gạo|nếp) /],
  [/^Thịt bò|^Thăn bò/, / bò /],
  [/^Thịt gà|^Ức gà/, / gà /],
  [/^Thịt heo/, / (thịt|ba chỉ) /],
  [/^(Dâu tây|Kiwi)$/, / trái cây /],
  [/^(Cà|Hành|Đậu|Dưa|Giá|Cần|Xà)/, / (rau|rau củ) /],
];

const PASSING = /(nước )?muối loãng|hạt lựu|nước lọc|phi thơm|lọc bã|thịt băm|xôi|cơm/g;

function listNames(id: string): string[] {
  const { name, aliases } = edibles.get(id) ?? { name: id, aliases: [] };
  return [name.replace(/\s*\(.*/, ''), ...aliases];
}

const normaliseSteps = (recipe: Recipe) =>
  words(recipe.instructions.map(({ instruction }) => instruction).join(' . '));

function isNamed(steps: string, id: string): boolean {
  const name = edibles.get(id)?.name ?? '';
  if (COLLECTIVE.some(([of, says]) => of.test(name) && says.test(steps))) return true;
  return listNames(id).some((known) =>
    [known, ...known.toLowerCase().split(' ')]
      .filter((word) => !ADJECTIVES.has(word))
      .some((word) => steps.includes(words(word))),
  );
}

function strangersIn(recipe: Recipe): string[] {
  const steps = normaliseSteps(recipe).replaceAll(PASSING, ' ');
  const own = new Set([
    'thịt',
    ...recipe.ingredients.flatMap(({ itemId }) =>
      listNames(itemId).flatMap((name) => words(name).trim().split(' ')),
    ),
  ]);
  return foods.flatMap(({ id }) =>
    listNames(id).filter(
      (name) =>
        steps.includes(words(name)) &&
        !words(name)
          .trim()
          .split(' ')
          .every((word) => own.has(word)),
    ),
  );
}

const CLAIMS: Readonly<Record<string, (has: (key: NutrientKey) => number) => boolean>> = {
  'it-beo': (has) => (has('fat') * 900) / has('calories') <= 33,
  'it-muoi': (has) => has('sodium') <= 200,
  'it-duong': (has) => has('carbs') <= 10,
  'nhieu-xo': (has) => has('fiber') >= 3,
  'giau-dam': (has) => has('protein') >= 12 && (has('protein') * 400) / has('calories') >= 20,
  'giau-canxi': (has) => has('calcium') >= 120,
  'giau-sat': (has) => has('iron') >= 2.6,
};

describe('E12 recipes of the starter set', () => {
  it('E12 has steps that name every ingredient', () => {
    for (const recipe of recipes)
      for (const { itemId, name } of recipe.ingredients)
        expect(isNamed(normaliseSteps(recipe), itemId), `${recipe.id}: ${name}`).toBe(true);
  });

  it('E12 has steps that name nothing that is not among the ingredients', () => {
    for (const recipe of recipes) expect(strangersIn(recipe), recipe.id).toEqual([]);
  });

  it('E12 has tags that the figures of a serving bear out', () => {
    for (const recipe of recipes) {
      const totals = recipeTotals(recipe.ingredients, recipe.servings);
      const has = (key: NutrientKey) => totals[key]?.known ?? 0;
      for (const { id } of recipe.tags)
        expect(CLAIMS[id]?.(has) ?? true, `${recipe.id} ${id}`).toBe(true);
    }
  });
});
