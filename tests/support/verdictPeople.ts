import { clientWith } from './newClient';
import type { Client } from '../../src/domain/records/clients';
import type { Consultation } from '../../src/domain/records/consultations';
import {
  emptyMeals,
  type MealSlot,
  type Meals,
  type MenuItem,
} from '../../src/domain/food/storedLines';
import { dietOfCode } from '../../src/domain/targets/hospitalDiets/diets';
import type { Measures } from '../../src/domain/records/measures';
import type { NutrientMap } from '../../src/domain/food/nutrients';
import { dayTargets } from '../../src/domain/targets/dayTargets';
import { buildStandard } from '../../src/domain/verdict/standard';
import type { Standard, VerdictLine } from '../../src/domain/verdict/types';
import type { Limit } from '../../src/domain/clinical/limitTypes';

const AT = '2026-11-28T00:00:00.000Z';
const TODAY = { year: 2026, month: 11, day: 28 };

export const visit = (measures: Measures, more: Partial<Consultation> = {}): Consultation => ({
  id: 'v',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: AT,
  updatedAt: AT,
  clientId: 'c',
  visitDate: '2026-11-20',
  measures,
  ...more,
});

let count = 0;
export const line = (name: string, quantity: number, per100: NutrientMap): MenuItem => {
  count += 1;
  return {
    lineId: `l${count}`,
    type: 'food',
    itemId: `f${count}`,
    name,
    quantity,
    unit: 'g',
    unitAmount: 1,
    order: count,
    snapshot: { basis: { amount: 100, unit: 'g' }, nutrients: per100, sourceVersion: AT },
  };
};
export const meals = (slots: Partial<Record<MealSlot, MenuItem[]>>): Meals => {
  const all = emptyMeals();
  for (const [slot, items] of Object.entries(slots)) all[slot as MealSlot] = { items };
  return all;
};

export const person = (client: Partial<Client>, visits: readonly Consultation[] = []) => {
  const whole = clientWith({ id: 'c', ...client });
  const day = dayTargets(whole, visits, TODAY);
  return { client: whole, day, standard: buildStandard({ day }) };
};
export const withCode = (day: ReturnType<typeof dayTargets>, code: string): Standard =>
  buildStandard({ day, diet: dietOfCode(code) });

export const listLimits = (
  { limits }: Standard,
  of: Limit['of'],
  side: Limit['side'] = 'maximum',
) => limits.filter((limit) => limit.of === of && limit.side === side);
export const findLine = (
  lines: readonly VerdictLine[],
  of: Limit['of'],
  side: Limit['side'] = 'maximum',
) => lines.find(({ limit }) => limit.of === of && limit.side === side);

/** 67 years, CKD 4, K 5.6, insulin, warfarin; DD07, 1,450 kcal, 36 g. */
export const kidneys = (own: Client['ownLimits'] = [], potassium = 5.6) =>
  person(
    {
      gender: 'female',
      birthYear: 1959,
      height: 152,
      weight: 48,
      medicalConditions: ['Đái tháo đường típ 2', 'Rung nhĩ'],
      kidney: { stage: 'G4' },
      medicines: ['Insulin Mixtard 30', 'Warfarin 2 mg'],
      ownLimits: own,
    },
    [visit({ potassium, egfr: 22 }, { targetNutrition: { calories: 1450, protein: 36 } })],
  );

export const rice = (grams: number) =>
  line('Cơm trắng', grams, {
    calories: 130,
    protein: 2.7,
    carbs: 28,
    potassium: 35,
    sodium: 1,
    vitaminK: 0,
    calcium: 10,
  });
export const pork = (grams: number) =>
  line('Thịt heo nạc', grams, {
    calories: 139,
    protein: 19,
    carbs: 0,
    fat: 7,
    potassium: 341,
    sodium: 76,
    vitaminK: 0,
    calcium: 7,
  });
export const cress = (grams: number) =>
  line('Cải soong luộc', grams, {
    calories: 11,
    protein: 2.3,
    carbs: 1.3,
    potassium: 330,
    sodium: 41,
    vitaminK: 250,
    calcium: 120,
  });
export const gourd = (grams: number) =>
  line('Su su luộc', grams, {
    calories: 19,
    protein: 0.8,
    carbs: 4.5,
    potassium: 125,
    sodium: 2,
    vitaminK: 4,
    calcium: 17,
  });

export const ofKidneys = (vegetable: MenuItem) =>
  meals({
    breakfast: [rice(250), pork(30)],
    lunch: [rice(300), pork(40), vegetable],
    dinner: [rice(300), pork(40), gourd(100)],
  });

/** 41 years, 92 kg, gout, TG 6.2, wants to lose 8 kg. */
export const gout = (more: Partial<Client> = {}, triglycerides = 6.2) =>
  person(
    {
      gender: 'male',
      birthYear: 1985,
      height: 170,
      weight: 92,
      goals: ['Giảm 8 kg'],
      medicalConditions: ['Gút', 'Gan nhiễm mỡ'],
      activityLevel: 'sedentary',
      ...more,
    },
    [visit({ triglycerides, uricAcid: 560 })],
  );
