import { describe, expect, it } from 'vitest';
import { addables, type Addable } from '../../../src/domain/menus/addables';
import { emptyMeals, type MenuItem } from '../../../src/domain/food/storedLines';
import { cardOfLine, servingsOfLine } from '../../../src/domain/printable/cookingCard';
import { isCookable } from '../../../src/domain/recipes/cooking/cookable';
import { partsFor } from '../../../src/domain/printable/dishParts';
import { generate } from '../../../src/domain/generator/generate';
import { buildCandidates } from '../../../src/domain/generator/pool';
import { prepare } from '../../../src/domain/generator/prepare';
import type { DishRole, Wish } from '../../../src/domain/generator/types';
import { preparedDishes } from '../../../src/domain/printable/dishes';
import { printContext, printedMenu } from '../../../src/domain/printable/fixtures';
import { printableOfMenu } from '../../../src/domain/printable/stored';
import { generatedClient, buildWish } from './generatedClients';
import { starterSet } from './library';

const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);
const edibles = new Map(set.catalogue.map((entry) => [entry.id, entry]));

const wishFor = (number: number): Wish =>
  buildWish(generatedClient(number), { cookableOnly: true });

/** Everybody's dishes: who eats everything. Whether it is cooked at home makes no difference while every dish has steps. */
const everything: Wish = {
  ...wishFor(1),
  eater: { allergies: [] },
  illness: [],
  cookableOnly: false,
};
const left = buildCandidates(all.values(), everything, []).filter(
  ({ excluded }) => excluded.length === 0,
);
const ids = new Set(left.map(({ line }) => line.itemId));
const described = preparedDishes([], set.library, ids, edibles);

function missing(line: MenuItem, people: number): string[] {
  const card = cardOfLine(line, described);
  if (!card) return [`${line.name}: nothing`];
  const parts = partsFor(card, servingsOfLine(line), people);
  const isWeighed = parts.every(({ weight }) => /^[\d.,]+ (g|ml)$/u.test(weight));
  return [
    ...(parts.length > 0 && isWeighed ? [] : [`${line.name}: amounts`]),
    ...(card.steps.length > 0 ? [] : [`${line.name}: steps`]),
    ...((card.prep ?? 0) + (card.cook ?? 0) > 0 ? [] : [`${line.name}: minutes`]),
  ];
}

/** Why these dishes are not proposed to who eats everything. */
const kinds = (dishes: Iterable<Addable>, cookableOnly: boolean) =>
  buildCandidates(dishes, { ...everything, cookableOnly }, []).flatMap(({ excluded }) =>
    excluded.map(({ kind }) => kind),
  );

/** A dish of the library as somebody's own recipe without steps. */
function withoutSteps(): Addable {
  const known = all.get('dish-canh-trung-ca-chua');
  if (known?.kind !== 'recipe') throw new Error('no soup');
  return { ...known, recipe: { ...known.recipe, hasMethod: false } };
}

const count = (role: DishRole) => left.filter(({ roles }) => roles.includes(role)).length;

describe('a week that is to be cooked', () => {
  it('every dish that may stand in any generated week opens with amounts, steps and minutes', () => {
    expect(left.length).toBeGreaterThan(1250);
    const lines = left.map(({ line }) => ({ ...line, order: 1 }));
    expect(lines.flatMap((line, at) => missing(line, 1 + (at % 6)))).toEqual([]);
  });

  it('a generated week has no dish besides', () => {
    const outcome = generate(prepare([...all.values()], wishFor(1)), { seed: 'cook', kept: [] });
    if (outcome.kind !== 'plan') throw new Error(outcome.kind);
    const { dishes } = outcome.plan;
    expect(dishes.length).toBeGreaterThan(7 * 6);
    expect(dishes.flatMap(({ line }, at) => missing({ ...line, order: at }, 2))).toEqual([]);
  }, 120_000);

  it('leaves enough of each part of a meal to choose from', () => {
    expect(count('main')).toBeGreaterThanOrEqual(200);
    expect(count('soup')).toBeGreaterThanOrEqual(100);
    expect(count('vegetable')).toBeGreaterThanOrEqual(100);
    expect(count('bowl')).toBeGreaterThanOrEqual(100);
    expect(count('rice')).toBe(2);
    expect(count('fruit')).toBeGreaterThanOrEqual(20);
    expect(count('snack')).toBeGreaterThanOrEqual(30);
  });

  it('the paper of a day tells each dish once, with grams, kitchen measures and steps', () => {
    const soup = left.find(({ line }) => line.itemId === 'dish-canh-trung-ca-chua');
    if (!soup) throw new Error('no soup');
    const item = { ...soup.line, order: 1 };
    const menu = printedMenu({ meals: { ...emptyMeals(), lunch: { items: [item] } } });
    const { letterhead, today } = printContext();
    const { library } = set;
    const around = {
      letterhead,
      today,
      client: undefined,
      visits: [],
      recipes: [],
      library,
      edibles,
    };
    const paper = printableOfMenu(menu, around);
    expect(paper.preparations).toMatchObject([
      {
        title: 'Canh trứng cà chua',
        times: expect.stringMatching(/^sơ chế \d+ phút, nấu \d+ phút/u),
        ingredients: expect.arrayContaining(['khoảng ¾ quả Trứng gà (40 g)']),
        steps: expect.arrayContaining([expect.stringContaining('đánh tan')]),
      },
    ]);
  });

  it('says why a dish without steps is not proposed, and only where that is wished', () => {
    expect(kinds([withoutSteps()], true)).toEqual(['noMethod']);
    expect(kinds([withoutSteps()], false)).toEqual([]);
    expect(kinds(all.values(), true)).toEqual([]);
  });

  it('counts an own recipe with steps, and none without', () => {
    const [, own] = [...all].find(([, one]) => one.kind === 'recipe' && isCookable(one)) ?? [];
    if (own?.kind !== 'recipe') throw new Error('no dish');
    expect(isCookable({ ...own, recipe: { ...own.recipe, hasMethod: false } })).toBe(false);
    expect(isCookable({ ...own, recipe: { ...own.recipe, ingredients: [] } })).toBe(false);
  });
});
