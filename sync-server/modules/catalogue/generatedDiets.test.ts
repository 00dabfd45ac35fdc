import { expect, it } from 'vitest';
import { addables } from '../../../src/domain/menus/addables';
import { emptyMeals } from '../../../src/domain/food/storedLines';
import { generate, prepare } from '../../../src/domain/generator/generate';
import { checkDiet, mealCount } from '../../../src/domain/verdict/hospitalDiets/check';
import { dietOfCode } from '../../../src/domain/targets/hospitalDiets/diets';
import { missText } from '../../../src/domain/verdict/hospitalDiets/texts';
import { menuTotals } from '../../../src/domain/nutrition/totals';
import { clientWith } from '../../../tests/support/newClient';
import { buildWish } from './generatedClients';
import { starterSet } from './library';

const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);
const patient = clientWith({
  gender: 'female',
  birthYear: 1970,
  weight: 52,
  height: 155,
  activityLevel: 'sedentary',
});

const COMMON = ['DD01', 'BT02', 'GM02', 'TN03'];
const MORE = ['BT01', 'TM02', 'GU01', 'TH01', 'GM03', 'PT04', 'NK01', 'SK01'];
const CODES = process.env.GENERATED_DIETS === 'all' ? [...COMMON, ...MORE] : COMMON;

it.each(CODES)('G7 days that are generated for %s stay within its limits', (code) => {
  const diet = dietOfCode(code);
  if (!diet) throw new Error(code);
  const options = { days: 2, slots: ['breakfast', 'lunch', 'dinner', 'snack1'] } as const;
  const prepared = prepare(all.values(), buildWish(patient, options, { diet }));
  const outcome = generate(prepared, { seed: code, kept: [] });
  if (outcome.kind !== 'plan') throw new Error(outcome.kind);
  for (const day of [0, 1]) {
    const meals = emptyMeals();
    for (const { slot, line, day: on } of outcome.plan.dishes)
      if (on === day) meals[slot].items.push({ ...line, order: 1 });
    const missed = checkDiet(diet, menuTotals(meals), mealCount(meals)).filter(
      ({ verdict }) => verdict === 'fail',
    );
    expect(missed.map((one) => `${one.of} ${missText(one)}`)).toEqual([]);
  }
});
