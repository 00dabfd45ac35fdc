import { describe, expect, it, vi } from 'vitest';
import { toNewLine, type Addable } from '../../../src/domain/menus/addables';
import { emptyMeals, type Meals } from '../../../src/domain/food/storedLines';
import { swapsFor } from '../../../src/domain/generator/exchange/swaps';
import { adjustDay } from '../../../src/domain/generator/exchange/adjust';
import { insertLine, patchLine, removeLine, replaceLine } from '../../../src/domain/food/lines';
import { createRandom } from '../../../src/domain/menus/plates/random';
import { computeDayAmounts } from '../../../src/domain/verdict/amounts';
import { judgeDay } from '../../../src/domain/verdict/judge';
import type { Standard, VerdictLine } from '../../../src/domain/verdict/types';
import { CHILD, GESTATIONAL, GOUT, sources, swapDay, type Person } from './exchangePeople';
import { generatedClient } from './generatedClients';

/** `GENERATED_CLIENTS=200` measures all; the gate takes a few. */
const COUNT = Number(process.env.GENERATED_CLIENTS ?? 6);
// A busy machine needs some seconds for each day.
vi.setConfig({ testTimeout: 60_000 + COUNT * 20_000 });

const title = (one: Addable) => (one.kind === 'recipe' ? one.recipe.title : one.edible.name);
const isMissed = ({ status }: VerdictLine) => status === 'over' || status === 'short';
const limitKeys = (lines: readonly VerdictLine[]) => lines.map(({ limit }) => limit.key);

function newlyMissed(before: Meals, after: Meals, standard: Standard): string[] {
  const [was, is] = [before, after].map((meals) => judgeDay(computeDayAmounts(meals), standard));
  const missed = new Set(limitKeys((was ?? []).filter(isMissed)));
  const open = new Set(limitKeys((was ?? []).filter(({ status }) => status === 'unknown')));
  return (is ?? [])
    .filter(isMissed)
    .filter(({ limit: { key, isNeed } }) => !missed.has(key) && !(isNeed && open.has(key)))
    .map(({ limit }) => limit.key);
}

const usual = [...sources.all.values()].flatMap((addable) =>
  addable.kind === 'recipe' &&
  /^Món (mặn|canh|rau|cơm|nước|xào|kho|chay)$/u.test(addable.recipe.category ?? '')
    ? [addable]
    : [],
);

function randomDay(number: number): Meals {
  const random = createRandom(`day ${number}`);
  const pick = () => usual[Math.floor(random() * usual.length)] as Addable;
  let meals = emptyMeals();
  for (const slot of ['breakfast', 'lunch', 'dinner'] as const)
    for (let index = 0; index < 3; index += 1)
      meals = insertLine(meals, slot, {
        ...toNewLine(pick(), `${slot} ${index}`),
        quantity: [0.5, 1, 1.5][Math.floor(random() * 3)] as number,
      });
  return meals;
}

const REFUSED_DRINKS = [
  [GESTATIONAL, 'Trà sữa trân châu'],
  [GOUT, 'Bia'],
  [CHILD, 'Sữa tươi ít béo'],
] as const;

function refusedDrink(number: number): { meals: Meals; person: Person } {
  const [person, name] = REFUSED_DRINKS[number % 3] as (typeof REFUSED_DRINKS)[number];
  const drink = [...sources.all.values()].find((one) => title(one) === name) as Addable;
  return { person, meals: insertLine(randomDay(number), 'snack1', toNewLine(drink, 'drink')) };
}

describe('G5 an exchange never makes a day miss what it kept', () => {
  it('for any client and day no line is missed that was not', () => {
    let offers = 0;
    for (let number = 1; number <= COUNT; number += 1) {
      const meals = randomDay(number);
      const client = generatedClient(number);
      const around = swapDay({ client }, meals);
      const lineId = `${['breakfast', 'lunch', 'dinner'][number % 3]} ${number % 2}`;
      const { swaps = [], isRefused = false } = swapsFor(lineId, sources, around) ?? {};
      for (const { line, shortfalls } of swaps) {
        const after = replaceLine(meals, lineId, line);
        const short = new Set(limitKeys(shortfalls));
        if (!isRefused) expect(shortfalls).toEqual([]);
        const missed = newlyMissed(meals, after, around.standard).filter((key) => !short.has(key));
        expect(missed, `${number} ${line.name}`).toEqual([]);
      }
      offers += swaps.length;
    }
    expect(offers).toBeGreaterThan(COUNT);
  });

  it('a day gives up no most, and nothing that it has without the refused line', () => {
    let short = 0;
    for (let number = 1; number <= COUNT; number += 1) {
      const { meals, person } = refusedDrink(number);
      const around = swapDay(person, meals);
      const without = judgeDay(computeDayAmounts(removeLine(meals, 'drink')), around.standard);
      const missing = new Set(limitKeys(without.filter(isMissed)));
      const { swaps = [], isRefused } = swapsFor('drink', sources, around) ?? {};
      expect(isRefused).toBe(true);
      for (const { limit } of swaps.flatMap(({ shortfalls }) => shortfalls)) {
        short += 1;
        expect(missing, `${number}`).toContain(limit.key);
        expect(limit.side === 'minimum' || limit.of === 'mealEnergy').toBe(true);
      }
    }
    expect(short).toBeGreaterThan(0);
  });

  it('for any client and day amounts that are brought to the target pass no line either', () => {
    let changed = 0;
    for (let number = 1; number <= COUNT; number += 1) {
      const meals = randomDay(number);
      const { standard, targets } = swapDay({ client: generatedClient(number) }, meals);
      const calories = targets?.calories;
      if (calories === undefined) continue;
      const { changes } = adjustDay(meals, { calories }, standard);
      const after = changes.reduce(
        (now, { lineId, to }) => patchLine(now, lineId, { quantity: to }),
        meals,
      );
      changed += changes.length;
      // A need of the table may be given up for an upper limit of an illness.
      const limits = standard.limits.filter(({ isNeed }) => !isNeed);
      const missed = newlyMissed(meals, after, { ...standard, limits });
      expect(missed, `${number}`).toEqual([]);
    }
    expect(changed).toBeGreaterThan(COUNT);
  });
});
