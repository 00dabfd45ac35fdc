import {
  MEAL_FREQUENCIES,
  readDraft,
  RESTRICTIONS,
  SURVEY_ACTIVITIES,
  typedNumber,
  type MealFrequency,
} from '../../domain/publicHouse/survey/answers';
import { OLD_ORDER_PATH, WEEKLY_ORDER_PATH } from '../../domain/publicHouse/publicPaths';
import { go } from '../navigation';
import { orderFormStore, surveyStore } from '../store';

const words = (text: string | null): string[] =>
  (text ?? '').split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));

const NUMBERS = {
  age: 'age',
  height: 'heightCm',
  currentWeight: 'weightKg',
  targetWeight: 'targetWeightKg',
} as const;

const BY_COUNT: Readonly<Record<string, MealFrequency>> = { '4': '3+1', '5': '3+2' };

/** A plus sign in a URL is read as a space. */
function parseMealFrequency(typed: string | null): MealFrequency | undefined {
  const plain = (typed ?? '').trim().replace(' ', '+');
  return MEAL_FREQUENCIES.find((one) => one === plain) ?? BY_COUNT[plain];
}

export function readOldOrderLink(): void {
  const { pathname, search } = window.location;
  if (!pathname.startsWith(OLD_ORDER_PATH)) return;
  const query = new URLSearchParams(search);
  go(WEEKLY_ORDER_PATH, { replace: true });
  const numbers = Object.entries(NUMBERS).flatMap(([name, field]) => {
    const value = typedNumber(query.get(name) ?? '');
    return value === undefined ? [] : [[field, value]];
  });
  const gender = query.get('gender');
  const activity = query.get('activityLevel');
  const input = {
    ...surveyStore.read(),
    ...Object.fromEntries(numbers),
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
    ...(SURVEY_ACTIVITIES.includes(activity as never) ? { activity } : {}),
    ...(query.get('allergies') ? { allergies: words(query.get('allergies')) } : {}),
    ...(query.get('medicalConditions')
      ? { conditions: words(query.get('medicalConditions')) }
      : {}),
  };
  const diet = words(query.get('dietaryRestrictions')).map((word) => word.toLowerCase());
  const restrictions = RESTRICTIONS.filter((one) => diet.includes(one.toLowerCase()));
  surveyStore.write(readDraft(restrictions.length > 0 ? { ...input, restrictions } : input));
  const email = query.get('email');
  const mealFrequency = parseMealFrequency(query.get('mealFrequency'));
  orderFormStore.write({
    ...orderFormStore.read(),
    ...(email ? { email } : {}),
    ...(mealFrequency ? { mealFrequency } : {}),
  });
}
