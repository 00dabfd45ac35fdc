import type { Client } from '../../../src/domain/records/clients';
import type { Consultation } from '../../../src/domain/records/consultations';
import type { MealSlot } from '../../../src/domain/food/storedLines';
import type { Wish } from '../../../src/domain/generator/types';
import { wishFor } from '../../../src/domain/generator/wishFor';
import { targetOfDiet } from '../../../src/domain/generator/hospitalDietTarget';
import type { HospitalDiet } from '../../../src/domain/targets/hospitalDiets/types';
import { createRandom } from '../../../src/domain/menus/plates/random';
import { toCalendarMonth } from '../../../src/domain/person/body';
import { dayTargets } from '../../../src/domain/targets/dayTargets';
import { buildStandard } from '../../../src/domain/verdict/standard';
import { clientWith } from '../../../tests/support/newClient';

const GOALS = ['Giảm cân', 'Tăng cân', 'Giữ cân', 'Tăng cơ', 'Sức khỏe tổng quát'];
const CONDITIONS = [
  'Tăng huyết áp',
  'Đái tháo đường típ 2',
  'Gút',
  'Rối loạn mỡ máu',
  'Thận mạn giai đoạn 3a',
  'Gan nhiễm mỡ',
  'Thiếu máu thiếu sắt',
  'Trào ngược dạ dày',
];
const ALLERGIES = [
  'Tôm',
  'Hải sản',
  'Cá',
  'Trứng',
  'Sữa',
  'Đậu phộng',
  'Đậu nành',
  'Gluten',
  'Mè',
  'Cua',
];
const ACTIVITIES = ['sedentary', 'lightly_active', 'moderately_active', 'very_active'] as const;
const CHILD = 18;
/** cm of the middle of each age from 10 to 17, girls and boys alike. */
const CHILD_HEIGHT = [138, 144, 150, 156, 159, 162, 164, 166];

export function generatedClient(number: number): Client {
  const random = createRandom(`client ${number}`);
  const from = (least: number, most: number) => least + Math.round(random() * (most - least));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const age = from(10, 80);
  const isChild = age < CHILD;
  const gender = pick(['male', 'female'] as const);
  const grown = gender === 'male' ? from(158, 180) : from(146, 168);
  const height = isChild ? (CHILD_HEIGHT[age - 10] as number) : grown;
  const bmi = isChild ? 16 + (age - 10) * 0.5 + random() * 3 : 18.5 + random() * 11;
  const period = from(1, 3);
  const allergies = new Set<string>();
  const conditions = new Set<string>();
  // Conditions have rules for adults only, so a child gets allergies alone.
  while (allergies.size + conditions.size < period)
    if (isChild || random() < 0.5) allergies.add(pick(ALLERGIES));
    else conditions.add(pick(CONDITIONS));
  return clientWith({
    gender,
    birthYear: 2026 - age,
    height,
    weight: Math.round(bmi * (height / 100) ** 2),
    activityLevel: pick(ACTIVITIES),
    goals: [isChild ? 'Sức khỏe tổng quát' : pick(GOALS)],
    allergies: [...allergies],
    medicalConditions: [...conditions],
    ...(random() < 0.08 ? { dietaryRestrictions: 'Ăn chay' } : {}),
  });
}

function slotsFor(energy: number, number: number): MealSlot[] {
  const snacks: MealSlot[] =
    energy >= 2200
      ? ['snack1', 'snack2']
      : ([[], ['snack1'], ['snack1', 'snack2']][number % 3] as MealSlot[]);
  return ['breakfast', 'lunch', 'dinner', ...snacks];
}

const TODAY = '2026-11-27';

export function buildWish(
  client: Client,
  change: Partial<Wish> = {},
  { visits = [], diet }: { visits?: readonly Consultation[]; diet?: HospitalDiet } = {},
): Wish {
  const day = dayTargets(client, visits, toCalendarMonth(TODAY));
  const slots = slotsFor(day.targets?.calories ?? 0, client.height ?? 0);
  const options = { refused: [], slots, days: 7 };
  const wish = wishFor({ client, visits, day, today: TODAY, startDate: '' }, options);
  const ofDiet = diet
    ? { target: targetOfDiet(wish.target, diet), standard: buildStandard({ day, diet }) }
    : {};
  return { ...wish, ...ofDiet, ...change };
}
