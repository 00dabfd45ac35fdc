import { describe, expect, it } from 'vitest';

import { addables, indexItem } from '../../../src/domain/menus/addables';
import { matchNames, preferring } from '../../../src/domain/practice/ai/proposal';
import { listDishes } from '../../../src/domain/practice/ai/prompts/mealPlan';
import { allergyWarnings } from '../../../src/domain/clinical/allergens/warnings';
import { generate, prepare } from '../../../src/domain/generator/generate';
import { compareEnergy } from '../../../src/domain/verdict/compare';
import { itemNutrients } from '../../../src/domain/nutrition/totals';
import { dayTargets } from '../../../src/domain/targets/dayTargets';
import { MEAL_PLAN } from '../../../tests/support/fakeAiAnswers';
import { clientWith } from '../../../tests/support/newClient';
import { starterSet } from './library';

const set = starterSet();
const client = clientWith({
  gender: 'female',
  birthYear: 1962,
  weight: 61.4,
  height: 152,
  activityLevel: 'lightly_active',
  allergies: ['Tôm'],
});
const { targets, sources, clinical } = dayTargets(client, [], { year: 2026, month: 11 });
const wish = {
  eater: client,
  refused: [],
  illness: [],
  target: { ...(targets ? { targets } : {}), sources, limits: clinical.limits },
  slots: ['breakfast', 'lunch', 'dinner', 'snack1'],
  days: 2,
} as const;

const NAMED = listDishes(MEAL_PLAN);

function service(catalogue = set.catalogue, library = set.library) {
  const all = [...addables(catalogue, [], [], library).values()];
  const prepared = prepare(all, wish);
  const match = (names: readonly string[]) => matchNames(names, all.map(indexItem), prepared);
  const plan = (seed: string, names: readonly string[]) =>
    generate(preferring(prepared, match(names)), { seed, kept: [] });
  return { match, plan };
}

describe('E01 a model proposes, the generator decides', () => {
  it('matches names to the catalogue, and says what is refused and what was made up', () => {
    const { usable, refused, unknown } = service().match(NAMED);
    expect(refused.map(({ name, why }) => [name, why.kind, why.word])).toContainEqual([
      'Canh chua tôm',
      'allergy',
      'Tôm',
    ]);
    expect(unknown).toContain('Bún lứt trộn hạt chia cầu vồng');
    expect(usable.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Phở gà', 'Cơm trắng', 'Rau muống luộc']),
    );
  });

  it('plans with what was named where the targets allow it, and with nothing of what the client is allergic to', () => {
    const made = service();
    const { usable } = made.match(NAMED);
    const ids = new Set(usable.map(({ itemId }) => itemId));
    const used = (names: readonly string[]) => {
      const outcome = made.plan('a', names);
      if (outcome.kind !== 'plan') throw new Error(outcome.kind);
      return outcome.plan.dishes;
    };
    const count = (dishes: ReturnType<typeof used>) =>
      new Set(dishes.filter(({ line }) => ids.has(line.itemId)).map(({ line }) => line.itemId))
        .size;
    const dishes = used(NAMED);
    expect(count(dishes)).toBeGreaterThan(2 * count(used([])));
    for (const { line } of dishes) expect(allergyWarnings(line, ['Tôm']), line.name).toEqual([]);
    for (const day of [0, 1]) {
      const energy = dishes
        .filter((dish) => dish.day === day)
        .reduce((sum, { line }) => sum + (itemNutrients(line).calories ?? 0), 0);
      const total = { known: energy, share: 1, uncounted: 0 };
      expect(compareEnergy(total as never, targets?.calories).band).toBe('good');
    }
  });

  it('takes no word of a model for free of something: another client’s list changes nothing', () => {
    const made = service();
    const lies = ['Tôm rang thịt (không có tôm)', 'Gỏi tôm thịt', 'Shrimp soup', 'Tôm'];
    const { usable } = made.match(lies);
    const outcome = made.plan('b', lies);
    if (outcome.kind !== 'plan') throw new Error(outcome.kind);
    for (const { line } of outcome.plan.dishes)
      expect(allergyWarnings(line, ['Tôm']), line.name).toEqual([]);
    expect(usable.filter(({ dish }) => /tôm/iu.test(dish))).toEqual([]);
  });

  it('a catalogue with three dishes gives gaps in words, whatever a model names', () => {
    const three = set.library.slice(0, 3);
    const outcome = service([], three).plan('a', NAMED);
    expect(outcome.kind).toBe('impossible');
  });
});
