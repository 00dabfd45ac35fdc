import { describe, expect, it } from 'vitest';
import { readIngredientLine } from '../../../src/domain/recipes/recipeImport/ingredientLine';
import { matchFood } from '../../../src/domain/recipes/recipeImport/match';
import { fold } from '../../../src/domain/text/fold';
import { FoodIndex } from '../../../src/domain/search/foodIndex';
import { toIndexItem } from '../../../src/domain/search/items';
import { starterProducts } from './products';
import { RECIPE_LINES } from './recipeLines';
import { starterFoods } from './starter';

const edibles = [...starterFoods(), ...starterProducts()];
const byId = new Map(edibles.map((entry) => [entry.id, entry]));
const index = new FoodIndex();
index.set(edibles.map((entry) => toIndexItem(entry, false)));
const find = (query: string) =>
  Promise.resolve(index.search(query, { kinds: ['food', 'product'], limit: 5 }));

const lines = RECIPE_LINES.map((one) => {
  const [text = '', says = ''] = one.split(' → ');
  const [amount = '', food = ''] = says.split(' | ');
  return { text, amount, foods: food.split('/') };
});

const amountText = (text: string): string => {
  const amount = readIngredientLine(text)?.amount;
  return amount ? [amount.quantity, amount.unit].filter((one) => one !== undefined).join(' ') : '-';
};

function report(what: string, wrong: string[]): number {
  const share = 1 - wrong.length / lines.length;
  const list = wrong.length > 0 ? `; wrong: ${wrong.join('; ')}` : '';
  process.stdout.write(
    `${what}: ${lines.length - wrong.length} of ${lines.length} lines right (${(share * 100).toFixed(1)} %)${list}\n`,
  );
  return share;
}

describe('G11 lines of recipes as people write them', () => {
  it('G11 are at least 100', () => {
    expect(lines.length).toBeGreaterThanOrEqual(100);
  });

  it('G11 say their amounts, 95 % of them', () => {
    const wrong = lines.flatMap(({ text, amount }) => {
      const result = amountText(text);
      return result === amount ? [] : `${text} → ${result}`;
    });
    expect(report('amounts', wrong)).toBeGreaterThanOrEqual(0.95);
  });

  it('G11 find their foods, 85 % of them, and never say "sure" of a wrong one', async () => {
    const wrong: string[] = [];
    const falselySure: string[] = [];
    for (const { text, foods } of lines) {
      const match = await matchFood(readIngredientLine(text)?.name ?? '', find);
      const name = byId.get(match.ids[0] ?? '')?.name ?? 'nothing';
      if (foods.some((food) => name.includes(food))) continue;
      wrong.push(`${text} → ${name} (${match.certainty})`);
      if (match.certainty === 'sure') falselySure.push(text);
    }
    expect(report('foods', wrong)).toBeGreaterThanOrEqual(0.85);
    expect(falselySure).toEqual([]);
  });

  it.each([
    ['200 g hạt đác', 'hạt đác'],
    ['100 ml dầu MCT', 'dầu MCT'],
    ['2 thìa muối ít natri', 'muối thay thế ít natri'],
    ['100 g khô cá lóc', 'khô cá nước ngọt'],
    ['3 muỗng mắm nêm', 'mắm nêm'],
    ['1 ly sữa nepro', 'sữa cho người bệnh thận'],
    ['300 g ốc móng tay', 'ốc móng tay'],
    ['2 lát bánh mì không gluten', 'loại không gluten'],
  ])('G11 P26 takes nothing for "%s": the catalogue has no %s', async (text, what) => {
    const name = readIngredientLine(text)?.name ?? '';
    expect(await matchFood(name, find)).toMatchObject({ certainty: 'unknown', unlisted: what });
    const chosen = await matchFood(name, find, new Map([[fold(name).trim(), 'own']]));
    expect(chosen).toMatchObject({ certainty: 'sure', ids: expect.arrayContaining(['own']) });
  });
});
