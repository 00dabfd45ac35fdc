import { addables, toNewLine, type Addable } from '../../../src/domain/menus/addables';
import type { Client } from '../../../src/domain/records/clients';
import {
  emptyMeals,
  MEAL_SLOTS,
  type MealSlot,
  type Meals,
} from '../../../src/domain/food/storedLines';
import { exchangeEater } from '../../../src/domain/generator/exchange/eater';
import { swapsFor, type SwapDay } from '../../../src/domain/generator/exchange/swaps';
import { createCategoryLookup } from '../../../src/domain/generator/traits';
import { insertLine } from '../../../src/domain/food/lines';
import type { Measures } from '../../../src/domain/records/measures';
import { dayTargets } from '../../../src/domain/targets/dayTargets';
import { buildStandard } from '../../../src/domain/verdict/standard';
import { clientWith } from '../../../tests/support/newClient';
import { visit } from '../../../tests/support/verdictPeople';
import { starterSet } from './library';

const TODAY = { year: 2026, month: 11, day: 28 };
const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);
export const sources = { all, getCategory: createCategoryLookup([...all.values()]) };
const title = (addable: Addable) =>
  addable.kind === 'recipe' ? addable.recipe.title : addable.edible.name;
const idByName = new Map([...all].map(([id, addable]) => [title(addable), id]));

/** Servings of a dish, or g or ml of a food. */
type Eaten = readonly [name: string, amount: number];
export type Day = Partial<Record<MealSlot, readonly Eaten[]>>;

export function plannedMeals(day: Day): Meals {
  let meals = emptyMeals();
  for (const slot of MEAL_SLOTS)
    for (const [name, quantity] of day[slot] ?? []) {
      const id = idByName.get(name);
      const addable = id === undefined ? undefined : all.get(id);
      if (!addable) throw new RangeError(name);
      const line = toNewLine(addable, `${name} ${slot}`);
      const unit =
        addable.kind === 'recipe' ? {} : { unit: line.snapshot.basis.unit, unitAmount: 1 };
      meals = insertLine(meals, slot, { ...line, ...unit, quantity });
    }
  return meals;
}

export interface Person {
  client?: Partial<Client>;
  measures?: Measures;
  prescribed?: { calories: number; protein: number };
}

export function swapDay({ client = {}, measures = {}, prescribed }: Person, meals: Meals) {
  const whole = clientWith({ id: 'c', ...client });
  const visits = [visit(measures, prescribed ? { targetNutrition: prescribed } : {})];
  const day = dayTargets(whole, visits, TODAY);
  const around: SwapDay = {
    meals,
    standard: buildStandard({ day }),
    eater: exchangeEater(whole, visits, day, TODAY),
    beside: [],
  };
  return { ...around, targets: day.targets };
}

export function offersFor(
  { person, day, line }: { person: Person; day: Day; line: string },
  beside: readonly Day[] = [],
) {
  const around = { ...swapDay(person, plannedMeals(day)), beside: beside.map(plannedMeals) };
  const swaps = swapsFor(line, sources, around)?.swaps;
  return {
    swaps: swaps ?? [],
    names: swaps?.map(({ line: { name } }) => name) ?? [],
    isKnown: swaps !== undefined,
  };
}

export const GOUT: Person = {
  client: { gender: 'male', birthYear: 1985, height: 170, weight: 72, medicalConditions: ['Gút'] },
  measures: { uricAcid: 560 },
};
export const KIDNEY: Person = {
  client: {
    gender: 'female',
    birthYear: 1959,
    height: 152,
    weight: 48,
    medicalConditions: ['Đái tháo đường típ 2', 'Rung nhĩ'],
    kidney: { stage: 'G4' },
    medicines: ['Insulin Mixtard 30', 'Warfarin 2 mg'],
  },
  measures: { potassium: 5.2, egfr: 22 },
  prescribed: { calories: 1450, protein: 36 },
};
export const INSULIN: Person = {
  client: {
    gender: 'male',
    birthYear: 1970,
    height: 165,
    weight: 62,
    medicalConditions: ['Đái tháo đường típ 2'],
    medicines: ['Insulin Lantus'],
    activityLevel: 'lightly_active',
  },
};
export const WARFARIN: Person = {
  client: {
    gender: 'male',
    birthYear: 1958,
    height: 165,
    weight: 60,
    medicalConditions: ['Rung nhĩ'],
    medicines: ['Warfarin 3 mg'],
    activityLevel: 'sedentary',
  },
};
export const STATIN: Person = {
  client: {
    gender: 'female',
    birthYear: 1965,
    height: 155,
    weight: 58,
    medicalConditions: ['Rối loạn mỡ máu'],
    medicines: ['Simvastatin 20 mg'],
  },
};
export const VEGETARIAN: Person = {
  client: {
    gender: 'female',
    birthYear: 1990,
    height: 158,
    weight: 52,
    dietaryRestrictions: 'Ăn chay trường',
  },
};
export const CHILD: Person = {
  client: {
    gender: 'male',
    birthYear: 2018,
    height: 125,
    weight: 25,
    allergies: ['Sữa bò', 'Đậu phộng'],
  },
};
export const PREGNANT: Person = {
  client: {
    gender: 'female',
    birthYear: 1995,
    height: 156,
    weight: 58,
    medicalConditions: ['Mang thai'],
  },
};

export const GESTATIONAL: Person = {
  client: {
    gender: 'female',
    birthYear: 1994,
    height: 158,
    weight: 60,
    medicalConditions: ['Đái tháo đường thai kỳ'],
  },
};
export const THYROID: Person = {
  client: {
    gender: 'female',
    birthYear: 1980,
    height: 158,
    weight: 55,
    medicalConditions: ['Suy giáp'],
    medicines: ['Levothyroxine 50'],
  },
};
export const COELIAC: Person = {
  client: {
    gender: 'female',
    birthYear: 1990,
    height: 158,
    weight: 52,
    medicalConditions: ['Celiac'],
  },
};
export const NO_PORK: Person = {
  client: {
    gender: 'male',
    birthYear: 1990,
    height: 170,
    weight: 65,
    dietaryRestrictions: 'Không ăn thịt heo',
  },
};
export const TOOTHLESS: Person = {
  client: {
    gender: 'female',
    birthYear: 1945,
    height: 150,
    weight: 45,
    dietaryRestrictions: 'Móm răng, ăn mềm',
  },
};

export const USUAL: Day = {
  breakfast: [['Phở gà', 1]],
  lunch: [
    ['Cơm trắng (đã nấu)', 180],
    ['Thịt kho tiêu', 1],
    ['Cải thìa luộc', 1],
    ['Canh bầu', 1],
  ],
  dinner: [
    ['Cơm trắng (đã nấu)', 180],
    ['Cá lóc hấp', 1],
    ['Rau muống luộc', 1],
  ],
  snack2: [['Sữa tươi ít béo', 200]],
};
export const COOKED: Day = {
  ...USUAL,
  dinner: [
    ['Cơm trắng (đã nấu)', 180],
    ['Cá lóc', 100],
    ['Rau muống', 150],
    ['Dầu ăn', 10],
    ['Hành lá', 5],
    ['Nước mắm', 10],
  ],
};

export const plus = (day: Day, name: string, amount: number): Day => ({
  ...day,
  snack1: [[name, amount]],
});
