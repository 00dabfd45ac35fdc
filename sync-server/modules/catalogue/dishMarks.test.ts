import { describe, expect, it } from 'vitest';
import { DISH_KINDS } from '../../../src/domain/clinical/allergens/dishKinds';
import { allergyWarnings } from '../../../src/domain/clinical/allergens/warnings';
import { ALLERGENS } from '../../../src/domain/clinical/allergens/words';
import { newRecipeItem, type Dish } from '../../../src/domain/nutrition/recipes';
import { starterDishes } from './dishes';
import judged from './dishesWithoutMark.json';
import { offersFor } from './exchangePeople';
import { starterProducts } from './products';
import { starterRecipes } from './recipes';
import { starterFoods } from './starter';

const edibles = new Map(
  [...starterFoods(), ...starterProducts()].map((entry) => [entry.id, entry]),
);
const dishes: Dish[] = [
  ...starterDishes(edibles).map(({ dish }) => dish),
  ...starterRecipes(edibles).map(({ recipe }) => recipe),
];
/** Rice is left out: it hides in no dish that does not name it, and would mark half of them. */
const EVERY = ALLERGENS.map(({ group }) => group[0] ?? '').filter((name) => name !== 'gạo');

const buildLine = (dish: Dish) => newRecipeItem({ recipe: dish, lineId: dish.id, order: 1 });
const line = (title: string) => {
  const dish = dishes.find((one) => one.title === title);
  if (!dish) throw new RangeError(title);
  return buildLine(dish);
};
const warned = (title: string, allergy: string) => allergyWarnings(line(title), [allergy])[0];

describe('A4 marks of the dishes that come with the product', () => {
  it.each([
    ['Bún riêu cua', 'Tôm', 'tôm', 'mắm tôm'],
    ['Xôi gấc', 'Đậu phộng', 'đậu phộng', 'lạc rang'],
    ['Bún chả nem', 'Tôm', 'tôm', 'nhân nem'],
    ['Bánh tráng cuộn', 'Đậu phộng', 'đậu phộng', 'lạc rang'],
    ['Bánh tráng cuộn', 'Tôm', 'tôm', 'tép khô'],
    ['Bánh tráng nướng', 'lạc', 'lạc', 'lạc rang'],
    ['Bánh cuốn nhân thịt', 'Tôm', 'tôm', 'tôm khô'],
    ['Phở ăn liền', 'Tôm', 'tôm', 'gói gia vị'],
    ['Lòng non luộc', 'Tôm', 'tôm', 'mắm tôm'],
    ['Bông cải luộc', 'Cá', 'cá', 'nước chấm'],
    ['Bánh mì bì', 'Sữa bò', 'sữa', 'pa tê'],
    ['Hủ tiếu gõ', 'Đậu nành', 'đậu nành', 'nước tương'],
    ['Gỏi mực', 'Mè', 'mè', 'mè'],
    ['Cơm tấm sườn nướng', 'Trứng', 'trứng', 'trứng'],
    ['Phở bò chín', 'Celiac', 'gluten', 'tương đen'],
    ['Hủ tiếu Nam Vang', 'Mực', 'mực', 'mực'],
  ])('%s for who must not have %s: possible %s, from %s', (title, allergy, allergen, part) => {
    expect(warned(title, allergy)).toMatchObject({ allergen, part });
  });

  it('what a dish is nothing without is certain, and its vegetarian sister is free of the sea', () => {
    expect(warned('Bánh bột lọc', 'Tôm')?.level).toBe('contains');
    for (const title of ['Bún riêu chay', 'Gỏi cuốn chay', 'Chả giò chay', 'Kim chi chay'])
      expect(warned(title, 'Tôm'), title).toBeUndefined();
  });

  it('says nothing of names that only sound like a dish', () => {
    for (const [title, allergy] of [
      ['Canh cải bó xôi', 'Đậu phộng'],
      ['Cá cơm chiên', 'Trứng'],
      ['Bánh su kê', 'Gluten'],
      ['Trứng gà luộc', 'Cá'],
    ] as const)
      if (dishes.some((dish) => dish.title === title))
        expect(warned(title, allergy), title).toBeUndefined();
  });

  it('every dish has a mark, or a judgement why it has none', () => {
    const free = dishes.filter((dish) => allergyWarnings(buildLine(dish), EVERY).length === 0);
    const listed = judged.flatMap((group) => group.dishes);
    expect(free.map(({ title }) => title).sort()).toEqual(listed.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
    for (const { why } of judged) expect(why.length).toBeGreaterThan(15);
  });

  it('every part of a kind of dish brings an allergen for certain', () => {
    for (const { names, always, often } of DISH_KINDS)
      for (const part of [...always, ...often]) {
        const partWarnings = allergyWarnings(
          {
            name: part,
            snapshot: { basis: { amount: 100, unit: 'g' }, nutrients: {}, sourceVersion: '1' },
          },
          EVERY,
        );
        expect(
          partWarnings.some(({ level }) => level === 'contains'),
          `${part} of ${names[0]}`,
        ).toBe(true);
      }
  });

  it('the exchange offers no possible allergen as free', () => {
    const person = { client: { allergies: ['Tôm', 'Đậu phộng'] } };
    const day = { breakfast: [['Bún chả', 1]] } as const;
    const { swaps } = offersFor({ person, day, line: 'Bún chả breakfast' });
    const rolls = swaps.find((one) => one.line.name === 'Bún chả nem');
    expect(rolls?.warnings[0]?.level).toBe('may');
    const isWarned = swaps.map(({ warnings }) => warnings.length > 0);
    expect(isWarned).toContain(false);
    expect(isWarned.lastIndexOf(false)).toBeLessThan(isWarned.indexOf(true));
  });
});
