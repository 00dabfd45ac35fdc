import { addables } from '../../../src/domain/menus/addables';
import type { Client } from '../../../src/domain/records/clients';
import { consultationSchema, type Consultation } from '../../../src/domain/records/consultations';
import { dateAfter } from '../../../src/domain/text/days';
import { generate } from '../../../src/domain/generator/generate';
import { prepare } from '../../../src/domain/generator/prepare';
import type { PlannedDish } from '../../../src/domain/generator/types';
import { wishFor, type WishOptions } from '../../../src/domain/generator/wishFor';
import { lunarDate } from '../../../src/domain/text/lunarCalendar/lunarCalendar';
import { itemNutrients } from '../../../src/domain/nutrition/totals';
import { toCalendarMonth } from '../../../src/domain/person/body';
import { dayTargets } from '../../../src/domain/targets/dayTargets';
import type { VerdictLine } from '../../../src/domain/verdict/types';
import { clientWith } from '../../../tests/support/newClient';
import { starterSet } from './library';

export const TODAY = '2026-11-28';
const START = '2026-12-06';
const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);

function visit(change: object): Consultation {
  return consultationSchema.parse({
    id: 'visit',
    workspaceId: 'w',
    expertId: 'e',
    createdAt: '2026-11-20T01:00:00.000Z',
    updatedAt: '2026-11-20T01:00:00.000Z',
    clientId: 'client',
    visitDate: '2026-11-20',
    ...change,
  });
}

interface Person {
  client: Client;
  visits: Consultation[];
}

const computeTargets = ({ client, visits }: Person) =>
  dayTargets(client, visits, toCalendarMonth(TODAY));

export function generateWeek(person: Person, options: Partial<WishOptions> = {}) {
  const day = computeTargets(person);
  const slots = ['breakfast', 'lunch', 'dinner', 'snack1'] as const;
  const wish = wishFor(
    { ...person, day, today: TODAY, startDate: START },
    { days: 7, slots, refused: [], ...options },
  );
  const prepared = prepare(all.values(), wish);
  const outcome = generate(prepared, { seed: 'a', kept: [] });
  if (outcome.kind !== 'plan') throw new Error(outcome.kind);
  const byId = new Map(prepared.candidates.map((one) => [one.line.itemId, one]));
  const candidates = outcome.plan.dishes.map((dish) => ({ dish, ...byId.get(dish.line.itemId) }));
  return { day, prepared, plan: outcome.plan, candidates };
}

type Week = ReturnType<typeof generateWeek>;

export const linesAbout = (lines: readonly VerdictLine[], of: string, side = 'maximum') =>
  lines.filter(({ limit }) => limit.of === of && limit.side === side);

export function countVegetables({ candidates }: Week) {
  const times = new Map<string, number>();
  const twice: string[] = [];
  const meals = new Set<string>();
  for (const { dish, traits } of candidates)
    for (const name of traits?.vegetables ?? []) {
      times.set(name, (times.get(name) ?? 0) + 1);
      const meal = `${dish.day} ${dish.slot} ${name}`;
      if (meals.has(meal)) twice.push(meal);
      meals.add(meal);
    }
  return { often: [...times].filter(([, count]) => count > 4), twice };
}

const energy = (of: readonly PlannedDish[]) =>
  of.reduce((sum, { line }) => sum + (itemNutrients(line).calories ?? 0), 0);

export function greatestMeal(dishes: readonly PlannedDish[]): number {
  return Math.max(
    ...dishes.map(({ day, slot }) => {
      const today = dishes.filter((dish) => dish.day === day);
      return energy(today.filter((dish) => dish.slot === slot)) / energy(today);
    }),
  );
}

export const isMoon = (day: number) => [1, 15].includes(lunarDate(dateAfter(START, day)).day);

export const woman: Person = {
  client: clientWith({
    id: 'client',
    gender: 'female',
    birthYear: 1959,
    height: 152,
    weight: 48,
    activityLevel: 'sedentary',
    medicalConditions: ['Đái tháo đường típ 2', 'Rung nhĩ'],
    kidney: { stage: 'G4' },
    medicines: ['Insulin Mixtard 30', 'Warfarin 2 mg'],
    dietaryRestrictions: 'Ăn chay ngày rằm, mồng một. Móm răng, ăn mềm',
    hospitalDiet: { code: 'DD07' },
    ownLimits: [{ nutrient: 'potassium', maximum: 2000, note: 'BS thận' }],
  }),
  visits: [
    visit({
      measures: { potassium: 5.6, phosphorus: 1.6, egfr: 22 },
      targetNutrition: { calories: 1450, protein: 36 },
    }),
  ],
};

export const boy: Person = {
  client: clientWith({
    id: 'client',
    gender: 'male',
    birthYear: 2011,
    height: 162,
    weight: 50,
    activityLevel: 'moderately_active',
    allergies: ['Sữa', 'Đậu phộng'],
    dietaryRestrictions: 'Ăn chay trường, có ăn trứng',
  }),
  visits: [visit({ measures: { haemoglobin: 109 } })],
};

export const man: Person = {
  client: clientWith({
    id: 'client',
    gender: 'male',
    birthYear: 1985,
    height: 172,
    weight: 92,
    targetWeight: 84,
    activityLevel: 'lightly_active',
    medicalConditions: ['Gút', 'Gan nhiễm mỡ'],
    goals: ['Giảm cân'],
    dietaryRestrictions: 'Trung. Thích món Huế. Làm ca đêm',
  }),
  visits: [visit({ measures: { uricAcid: 560, triglycerides: 6.2 } })],
};
