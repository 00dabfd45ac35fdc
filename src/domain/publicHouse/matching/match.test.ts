import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMeals } from '../../food/storedLines';
import { line } from '../../food/lineFixture';
import { cardOfMenu } from './cardOf';
import type { CardLine, MenuCard } from './card';
import { matchMenus, type MatchWishes } from './match';

const rice: CardLine = { name: 'Cơm trắng', slot: 'lunch', type: 'food', unit: 'g' };
const dish = (name: string, parts?: string[]): CardLine => ({
  name,
  slot: 'lunch',
  type: 'recipe',
  unit: 'phần',
  ...(parts ? { parts } : {}),
});
const card = (id: string, changes: Partial<MenuCard> = {}): MenuCard => ({
  id,
  name: id,
  tags: [],
  author: 'Lan',
  calories: { value: 1460, isPartial: false },
  lines: [rice],
  ...changes,
});
const wishes: MatchWishes = {
  allergies: ['Tôm'],
  conditions: [],
  restrictions: [],
  dislikes: [],
  goal: 'lose',
  calories: 1463,
};
const shrimp = [rice, dish('Canh bí đao', ['Bí đao', 'Tôm tươi'])];

const getScore = (changes: Partial<MenuCard>, others: Partial<MatchWishes> = {}) =>
  matchMenus([card('a', changes)], { ...wishes, ...others })[0]?.score;

describe('P08 matching menus', () => {
  it('puts what holds the allergen at the end, with the dish, and never gives it a rank', () => {
    const cards = [
      card('shrimp', { tags: ['Giảm cân'], goal: 'weight_loss', lines: shrimp }),
      card('far', { calories: { value: 1900, isPartial: false } }),
      card('near'),
    ];
    const matches = matchMenus(cards, wishes);
    expect(matches.map(({ card: { id }, top }) => [id, top])).toEqual([
      ['near', 1],
      ['far', undefined],
      ['shrimp', undefined],
    ]);
    expect(matches[2]).toMatchObject({
      allergy: 'contains',
      warnings: [{ dish: 'Canh bí đao', slot: 'lunch', allergen: 'tôm' }],
    });
  });

  it('finds shrimp in a paste of it, and gives no rank to what is akin or was not looked for', () => {
    const paste = card('paste', { lines: [rice, dish('Cà tím xào', ['Cà tím', 'Mắm ruốc'])] });
    expect(matchMenus([paste], { ...wishes, allergies: ['Tôm, tép'] })[0]?.allergy).toBe(
      'contains',
    );
    const noodles = card('bowl', { lines: [dish('Bún bò Huế', ['Bún', 'Bắp bò'])] });
    expect(matchMenus([noodles], { ...wishes, allergies: ['Tôm, tép'] })[0]).toMatchObject({
      allergy: 'may',
      warnings: [{ dish: 'Bún bò Huế' }, { dish: 'Bún bò Huế' }],
    });
    const crab = card('crab', { lines: [rice, dish('Canh rau đay', ['Rau đay', 'Cua đồng'])] });
    const [akin] = matchMenus([crab], wishes);
    expect(akin).toMatchObject({ allergy: 'related', warnings: [{ dish: 'Canh rau đay' }] });
    expect(akin).not.toHaveProperty('top');
    const [unlisted] = matchMenus([card('a')], { ...wishes, allergies: ['kzunk'] });
    expect(unlisted?.allergy).toBe('unlisted');
    expect(unlisted).not.toHaveProperty('top');
  });

  it('counts an illness that forbids a food as an allergy to it', () => {
    const bread = card('bread', { lines: [{ ...rice, name: 'Bánh mì' }] });
    const celiac = { ...wishes, allergies: [], conditions: ['Celiac'] };
    expect(matchMenus([bread], celiac)[0]?.allergy).toBe('contains');
  });

  it('does not count unknown ingredients as free of an allergen', () => {
    const cards = [
      card('unknown', { lines: [rice, dish('Món lạ')] }),
      card('empty', { lines: [] }),
    ];
    const matches = matchMenus(cards, wishes);
    expect(matches.map(({ allergy, top }) => [allergy, top])).toEqual([
      ['unknown', undefined],
      ['unknown', undefined],
    ]);
    expect(matchMenus(cards, { ...wishes, allergies: [] })[0]?.allergy).toBe('none');
  });

  it.each([
    [1463 * 1.15 - 1, 1],
    [1463 * 1.15 + 1, undefined],
    [1463 * 0.85 + 1, 1],
    [1463 * 0.85 - 1, undefined],
  ])('%d kcal against 1463: rank %s', (value, top) => {
    const [best] = matchMenus([card('a', { calories: { value, isPartial: false } })], wishes);
    expect(best?.top).toBe(top);
  });

  it('compares no unknown energy with the target, and gives it no rank', () => {
    const { calories: _unknown, ...bare } = card('unknown');
    const partial = card('partial', { calories: { value: 1460, isPartial: true } });
    for (const match of matchMenus([bare, partial], wishes)) {
      expect(match).not.toHaveProperty('difference');
      expect(match).not.toHaveProperty('top');
    }
  });

  it('adds the weights, 50 for a tag, and takes 200 for a conflict', () => {
    expect(getScore({})).toBe(3000);
    expect(getScore({ tags: ['Giảm cân'], goal: 'weight_loss' })).toBe(3050);
    // 800 for allergies are lost, and 200
    expect(getScore({ lines: shrimp })).toBe(2000);
    // 600 for what is made for the illness
    expect(getScore({}, { conditions: ['Gan nhiễm mỡ'] })).toBe(2400);
    expect(getScore({ tags: ['Gan nhiễm mỡ'] }, { conditions: ['Gan nhiễm mỡ'] })).toBe(3050);
    expect(
      getScore(
        { lines: [rice, dish('Khổ qua xào trứng', ['Khổ qua'])] },
        { dislikes: ['mướp đắng'] },
      ),
    ).toBe(2400);
    expect(getScore({ calories: { value: 2500, isPartial: false } })).toBe(2800);
    expect(getScore({ tags: ['Tăng cân'] })).toBe(2800);
  });

  it('keeps restrictions by tags and by parts', () => {
    const vegan = { ...wishes, allergies: [], restrictions: ['vegan'] } as const;
    const cards = [
      card('meat', { lines: [rice, dish('Thịt kho', ['Thịt heo', 'Nước mắm'])] }),
      card('tofu', { lines: [rice, dish('Đậu hũ sốt cà', ['Đậu hũ', 'Cà chua'])] }),
      card('unsaid', { lines: [rice, dish('Canh')] }),
    ];
    const matches = matchMenus(cards, vegan);
    expect(matches.map(({ card: { id }, top }) => [id, top])).toEqual([
      ['tofu', 1],
      ['unsaid', undefined],
      ['meat', undefined],
    ]);
  });

  it('gives no rank to what is made for an illness that the visitor does not have', () => {
    const cards = [card('a', { tags: ['Đái tháo đường'] }), card('b')];
    const matches = matchMenus(cards, wishes);
    expect(matches.map(({ card: { id }, top, madeFor }) => [id, top, madeFor])).toEqual([
      ['a', undefined, ['Đái tháo đường']],
      ['b', 1, []],
    ]);
    const diabetic = matchMenus(cards, { ...wishes, conditions: ['Tiểu đường'] });
    expect(diabetic[0]).toMatchObject({ card: { id: 'a' }, top: 1, madeFor: [] });
  });

  it.each(['Bệnh thận mạn', 'Đái tháo đường'])(
    'P08 gives no rank for %s to a menu that is not made for it',
    (illness) => {
      const cards = [card('plain'), card('made', { tags: [illness] })];
      const matches = matchMenus(cards, { ...wishes, conditions: [illness] });
      expect(matches.map(({ card: { id }, top }) => [id, top])).toEqual([
        ['made', 1],
        ['plain', undefined],
      ]);
      const both = [illness, 'Gút'];
      expect(matchMenus(cards, { ...wishes, conditions: both })[0]).not.toHaveProperty('top');
    },
  );

  it('answers with ten, three of them with a rank, the nearest first', () => {
    const cards = Array.from({ length: 14 }, (_, at) =>
      card(`m${at}`, { calories: { value: 1463 + at * 10, isPartial: false } }),
    );
    const matches = matchMenus(cards.toReversed(), wishes);
    expect(matches.map(({ card: { id } }) => id)).toEqual(
      Array.from({ length: 10 }, (_, at) => `m${at}`),
    );
    expect(matches.map(({ top }) => top ?? 0)).toEqual([1, 2, 3, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('makes a card of a published menu with figures that are known', () => {
    const meals = emptyMeals();
    meals.lunch.items = [{ ...line('a'), order: 1 }];
    const menu = { id: 'm1', name: ' Cơm\u202E nhà ', tags: [], meals };
    expect(cardOfMenu(menu, 'Lan')).toEqual({
      id: 'm1',
      name: 'Cơm nhà',
      tags: [],
      author: 'Lan',
      calories: { value: 186, isPartial: false },
      lines: [{ name: 'Bánh phở', slot: 'lunch', type: 'food', unit: 'g' }],
    });
    meals.lunch.items = Array.from({ length: 200 }, (_, at) => ({
      ...line(`l${at}`, { name: 'Món '.repeat(30) }),
      order: at,
    }));
    expect(cardOfMenu(menu, 'Lan')).toBeUndefined();
  });
});

const anyLine = fc.constantFrom(
  rice,
  dish('Canh bí đao', ['Bí đao', 'Tôm tươi']),
  dish('Bún bò Huế', ['Bún', 'Bắp bò', 'Mắm ruốc']),
  dish('Thịt kho', ['Thịt heo', 'Nước mắm']),
  dish('Đậu hũ sốt cà', ['Đậu hũ', 'Cà chua']),
  dish('Gỏi lạc', ['Lạc rang', 'Rau thơm']),
  dish('Khổ qua xào', ['Khổ qua']),
  dish('Món lạ'),
);
const figure = fc.record({ value: fc.integer({ min: 800, max: 2600 }), isPartial: fc.boolean() });
const anyCard = fc.record({
  calories: fc.option(figure, { nil: undefined }),
  tags: fc.uniqueArray(
    fc.constantFrom(
      'Giảm cân',
      'Tăng cân',
      'Gan nhiễm mỡ',
      'Đái tháo đường',
      'Ăn chay',
      'Văn phòng',
    ),
    { maxLength: 4 },
  ),
  lines: fc.array(anyLine, { maxLength: 4 }),
});
const cards = fc
  .array(anyCard, { maxLength: 16 })
  .map((all) => all.map((changes, at) => card(`m${String(at).padStart(2, '0')}`, changes)));
const anyWishes = fc.record({
  allergies: fc.subarray(['Tôm, tép', 'Đậu phộng, lạc', 'kzunk']),
  conditions: fc.subarray(['Gan nhiễm mỡ', 'Đái tháo đường']),
  restrictions: fc.subarray(['vegetarian', 'noPork'] as const),
  dislikes: fc.subarray(['khổ qua']),
  goal: fc.constantFrom('lose', 'keep', 'gain' as const),
  calories: fc.integer({ min: 1200, max: 2500 }),
}) as fc.Arbitrary<MatchWishes>;
const HOLDS: Record<string, RegExp> = {
  'Tôm, tép': /Tôm|Mắm ruốc/u,
  'Đậu phộng, lạc': /Lạc/u,
};

const scoreFor = (fields: Partial<MenuCard>, matchWishes: MatchWishes): number =>
  matchMenus([card('a', fields)], matchWishes)[0]?.score ?? 0;

describe('P08 matching menus, whatever they are', () => {
  it('ranks at most three of ten, in one row from the top, and none that concerns an allergy', () => {
    fc.assert(
      fc.property(cards, anyWishes, (all, matchWishes) => {
        const matches = matchMenus(all, matchWishes);
        expect(matches.length).toBe(Math.min(10, all.length));
        const tops = matches.flatMap(({ top }) => top ?? []);
        expect(tops).toEqual(tops.map((_, at) => at + 1));
        expect(tops.length).toBeLessThanOrEqual(3);
        for (const { top, allergy, difference, unwanted, isOtherGoal, suitsIllness } of matches) {
          if (top === undefined) continue;
          expect(['none', 'free']).toContain(allergy);
          expect(unwanted).toEqual([]);
          expect(isOtherGoal).toBe(false);
          expect(suitsIllness).toBe(true);
          expect(Math.abs(difference ?? Infinity)).toBeLessThanOrEqual(matchWishes.calories * 0.15);
        }
      }),
    );
  });

  it('shows no menu with an allergen in any part without naming the dish, and all of them at the end', () => {
    fc.assert(
      fc.property(cards, anyWishes, (all, matchWishes) => {
        const matches = matchMenus(all, matchWishes);
        const isLast = matches.map(({ allergy }) => allergy === 'contains');
        expect(isLast).toEqual(isLast.toSorted((a, b) => Number(a) - Number(b)));
        for (const { card: shown, warnings, allergy } of matches)
          for (const known of matchWishes.allergies) {
            const holding = shown.lines.filter(({ parts = [] }) =>
              parts.some((part) => HOLDS[known]?.test(part)),
            );
            for (const { name } of holding) {
              expect(allergy).toBe('contains');
              expect(warnings.map((warning) => warning.dish)).toContain(name);
            }
          }
      }),
    );
  });

  it('gives scores of the specification’s weights, and the same list in whatever order menus come', () => {
    const sums = [0, 1, 2, 3, 4].reduce<number[]>(
      (known, at) => known.flatMap((sum) => [sum, sum + [1000, 800, 600, 400, 200][at]!]),
      [0],
    );
    fc.assert(
      fc.property(cards, anyWishes, fc.integer(), (all, matchWishes, seed) => {
        const matches = matchMenus(all, matchWishes);
        for (const { score, matched } of matches) {
          // Beside the weights and 50 for each tag remain 200 for each conflict.
          const rest = sums.map((sum) => sum + matched.length * 50 - score);
          expect(rest.some((taken) => taken >= 0 && taken % 200 === 0)).toBe(true);
        }
        const turned = all.toSorted(
          (a, b) => ((a.id.length * seed) % 7) - ((b.id.charCodeAt(1) * seed) % 5),
        );
        expect(matchMenus(turned.toReversed(), matchWishes)).toEqual(matches);
        const order = matches
          .filter(({ allergy }) => allergy !== 'contains')
          .map(({ score }) => score);
        expect(order).toEqual(order.toSorted((a, b) => b - a));
      }),
    );
  });

  it('puts nothing higher for an allergy more, and nothing lower for a tag of the visitor’s goal', () => {
    fc.assert(
      fc.property(anyCard, anyWishes, (changes, matchWishes) => {
        const before = scoreFor(changes, { ...matchWishes, allergies: [] });
        expect(scoreFor(changes, matchWishes)).toBeLessThanOrEqual(before);
        const plain = { ...changes, tags: changes.tags.filter((tag) => !/cân/u.test(tag)) };
        const tagged = { ...plain, tags: [...plain.tags, 'Giảm cân'] };
        const losing = { ...matchWishes, goal: 'lose' } as const;
        expect(scoreFor(tagged, losing)).toBeGreaterThanOrEqual(scoreFor(plain, losing));
      }),
    );
  });

  it('warns of every allergen of a menu: one that is certain does not hide another', () => {
    const both = card('both', {
      lines: [dish('Gỏi lạc', ['Lạc rang']), dish('Bún bò Huế', ['Bún', 'Bắp bò'])],
    });
    const [best] = matchMenus([both], { ...wishes, allergies: ['Đậu phộng, lạc', 'Tôm, tép'] });
    expect(best?.allergy).toBe('contains');
    expect(new Set(best?.warnings.map((warning) => warning.dish))).toEqual(
      new Set(['Gỏi lạc', 'Bún bò Huế']),
    );
  });
});
