import { describe, expect, it } from 'vitest';
import type { Addable } from '../../../domain/menus/addables';
import { readRecipe } from '../../../domain/recipes/recipeImport/structured';
import { FoodIndex } from '../../../domain/search/foodIndex';
import { toIndexItem } from '../../../domain/search/items';
import { lineWithAmount } from '../../../domain/recipes/recipeImport/match';
import { matchLines, listOpenRows, buildRecipe, buildRows, type Foods } from './importRecipe';

const food = (name: string, fields: object = {}) => ({
  id: name,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  kind: 'food' as const,
  name,
  aliases: [],
  category: 'Rau',
  basis: { amount: 100, unit: 'g' },
  nutrients: { calories: 50 },
  servingSize: 100,
  unit: 'g',
  measures: [] as { unit: string; amount: number }[],
  allergens: [] as string[],
  isPublic: true,
  status: 'active' as const,
  ...fields,
});
const edibles = [
  food('Tôm sú', { allergens: ['tôm'] }),
  food('Tỏi', { measures: [{ unit: 'củ', amount: 30 }] }),
  food('Hành lá', { measures: [{ unit: 'nhánh', amount: 10 }] }),
  food('Thơm', {
    measures: [
      { unit: 'lát', amount: 50 },
      { unit: 'trái', amount: 600 },
    ],
  }),
  food('Bầu', { measures: [{ unit: 'chén', amount: 120 }] }),
  food('Muối', { nutrients: { calories: 0, sodium: 38_000 } }),
  food('Thịt bò'),
  food('Gạo', { measures: [{ unit: 'chén', amount: 180 }] }),
  food('Trứng gà', { measures: [{ unit: 'quả', amount: 50 }], servingSize: 50 }),
];
const foods: Foods = new Map<string, Addable>(
  edibles.map((edible) => [edible.id, { kind: 'edible', edible, own: false }]),
);
const index = new FoodIndex();
index.set(edibles.map((edible) => toIndexItem(edible, false)));
const find = (query: string) => Promise.resolve(index.search(query, { limit: 5 }));

async function rows(text: string, servings?: number) {
  const parsedRecipe = readRecipe(text);
  return buildRows(
    await matchLines(parsedRecipe, find, new Map()),
    {},
    foods,
    servings ?? parsedRecipe.servings,
  );
}
const seen = async (lines: string[], servings?: number) =>
  (await rows(['Món', 'Nguyên liệu:', ...lines].join('\n'), servings)).map(
    ({ read, certainty }) => [
      read?.line.name,
      read && Math.round(read.line.quantity * read.line.unitAmount),
      certainty,
    ],
  );

describe('G11 nothing vanishes unsaid, nothing doubtful is sure', () => {
  it('a recipe in one paragraph keeps its shrimps, its garlic and a quarter of a pineapple', async () => {
    const result = await rows(
      'canh chua tôm: 300g tôm sú, 1/4 trái thơm, hành lá, tỏi băm 1 củ, 1 ít muối. Nấu sôi, nêm vừa ăn.',
    );
    expect(
      result.map(({ read, certainty }) => [
        read?.line.name,
        (read?.line.quantity ?? 0) * (read?.line.unitAmount ?? 0),
        certainty,
      ]),
    ).toEqual([
      ['Tôm sú', 300, 'sure'],
      ['Thơm', 150, 'sure'],
      ['Hành lá', 0, 'check'],
      ['Tỏi', 30, 'sure'],
      ['Muối', 0, 'check'],
    ]);
  });

  it('a measure that the food does not have is no other measure of it', async () => {
    expect(await seen(['1/4 trái bầu', '2 chén gạo'])).toEqual([
      ['Bầu', 0, 'check'],
      ['Gạo', 360, 'sure'],
    ]);
  });

  it('a bowl of raw rice is not the rice for a bowl of cooked rice', async () => {
    const raw = food('Gạo tẻ (sống)', { measures: [{ unit: 'chén cơm', amount: 50 }] });
    const measured = lineWithAmount(raw, { amount: { quantity: 2, unit: 'chen' } }, 'l');
    expect([measured.line.quantity, measured.guessed]).toEqual([2, true]);
    const requestedUnit = lineWithAmount(raw, { amount: { quantity: 2, unit: 'chen com' } }, 'l');
    expect(requestedUnit.guessed).toBe(false);
  });

  it('more than anybody cooks with is looked at', async () => {
    expect(await seen(['5 kg thịt bò', '1.250 kg thịt bò', '300 g muối', '500 g thịt bò'])).toEqual(
      [
        ['Thịt bò', 5000, 'check'],
        ['Thịt bò', 1250, 'check'],
        ['Muối', 300, 'check'],
        ['Thịt bò', 500, 'sure'],
      ],
    );
  });

  it('what was not understood is unknown, has no figure, and stays in the draft', async () => {
    const result = await rows('Món\nNguyên liệu:\n-5 g muối\n1e3 g gạo\n5 kg');
    expect(result.map(({ read, certainty }) => [read, certainty])).toEqual([
      [undefined, 'unknown'],
      [undefined, 'unknown'],
      [undefined, 'unknown'],
    ]);
    expect(listOpenRows(result)).toHaveLength(3);
    const base = { id: 'r', workspaceId: 'w', expertId: 'e', createdAt: '', updatedAt: '' };
    const recipe = buildRecipe(
      { newBase: () => base },
      { ...readRecipe('Món'), unread: ['qua đêm'] },
      result,
    );
    for (const text of ['-5 g muối', '1e3 g gạo', '5 kg', 'qua đêm'])
      expect(recipe.description).toContain(text);
  });

  it('a number alone counts pieces of what comes in pieces; else it is guessed, or grams', async () => {
    expect(await seen(['2 trứng gà', '2 gạo', '200 gạo'])).toEqual([
      ['Trứng gà', 100, 'sure'],
      ['Gạo', 360, 'check'],
      ['Gạo', 200, 'check'],
    ]);
  });
});
