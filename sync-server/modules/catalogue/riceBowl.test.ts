import { describe, expect, it } from 'vitest';
import { menuSchema } from '../../../src/domain/records/menus';
import { MEAL_SLOTS, type MenuItem } from '../../../src/domain/food/storedLines';
import { parseAmount } from '../../../src/domain/food/householdWords';
import { newMenuItem, unitChoices } from '../../../src/domain/food/items';
import { lineWithAmount } from '../../../src/domain/recipes/recipeImport/match';
import { normalise } from '../../../src/domain/text/fold';
import { LAN } from '../demo/accounts';
import { readPractice } from '../demo/practices';
import { starterDishes } from './dishes';
import { starterSet } from './library';
import { starterProducts } from './products';
import { starterFoods } from './starter';

/** g of a bowl ("chén", in the North "bát") of cooked rice, level, as the practice's menus count it. */
const BOWL = 120;

const edibles = [...starterFoods(), ...starterProducts()];
const byId = new Map(edibles.map((entry) => [entry.id, entry]));
const dishes = starterDishes(byId);
const rice = edibles.filter(({ name }) => /^Cơm (trắng|gạo)/.test(name));
const plain = (name: string) => normalise(name.replace(/\s*\(.*\)$/, ''));
const grams = ({ quantity, unitAmount }: Pick<MenuItem, 'quantity' | 'unitAmount'>) =>
  quantity * unitAmount;

const measures = [
  ...edibles.flatMap(({ name, measures: own }) =>
    own.map(({ unit, amount }) => ({ name, unit, amount })),
  ),
  ...readPractice(LAN).foods.flatMap(({ name, measures: own }) =>
    Object.entries(own).map(([unit, amount]) => ({ name, unit, amount })),
  ),
];

describe('A10 a bowl of rice is one weight everywhere', () => {
  it('in the measures of every kind of cooked rice, and as a line starts', () => {
    expect(rice.map(({ name }) => name)).toHaveLength(2);
    for (const edible of rice) {
      const line = newMenuItem({ edible, lineId: 'l', order: 0 });
      expect(grams(line), edible.name).toBe(BOWL);
      expect(line.unit).toBe('chén');
      expect(edible.servingSize, edible.name).toBe(BOWL);
    }
  });

  it.each(['1 chén', '1 bát', 'một chén', '1 chén cơm', '1 bát cơm'])(
    'as it is typed: %s',
    (text) => {
      for (const edible of rice) {
        const amount = parseAmount(text, unitChoices('food', edible), 'g');
        if (amount) expect(grams(amount), edible.name).toBe(BOWL);
        else expect(text).toMatch(/cơm$/);
      }
    },
  );

  it.each(['chen', 'bat', 'chen com'])('as a recipe is read: %s', (unit) => {
    for (const edible of rice) {
      const { line } = lineWithAmount(edible, { amount: { quantity: 2, unit } }, 'l');
      expect(grams(line), edible.name).toBe(2 * BOWL);
    }
  });

  it('as a dish, and in every master', () => {
    const bowl = dishes.find(({ dish }) => dish.title === 'Cơm trắng một chén')!;
    expect(bowl.body.parts.map(([, amount]) => amount)).toEqual([BOWL]);
    for (const entry of starterSet().library) {
      if (entry.kind !== 'master') continue;
      const { meals, name } = menuSchema
        .pick({ meals: true, name: true })
        .strip()
        .parse(entry.menu);
      for (const item of MEAL_SLOTS.flatMap((slot) => meals[slot].items))
        if (item.unit === 'chén' && /^Cơm (trắng|gạo)/.test(item.name))
          expect(item.unitAmount, name).toBe(BOWL);
    }
  });

  it('no food has two weights for one measure, whoever brings it', () => {
    const known = new Map<string, number>();
    for (const { name, unit, amount } of measures) {
      const key = `${plain(name)} ${unit}`;
      expect(known.get(key) ?? amount, key).toBe(amount);
      known.set(key, amount);
    }
  });

  it('a dish that is called after a measure of its one part weighs that', () => {
    for (const { dish, body } of dishes) {
      const [[id, amount] = ['', 0], ...more] = body.parts;
      const part = byId.get(id);
      const measure = part?.measures.find(({ unit }) => dish.title.endsWith(` một ${unit}`));
      if (measure && more.length === 0) expect(amount, dish.title).toBe(measure.amount);
    }
  });
});
