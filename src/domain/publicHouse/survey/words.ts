import { formatNumber } from '../../text/numberFormat';
import type { MealFrequency, Motherhood, Restriction, SurveyAnswers } from './answers';
import { findUnclear, listUnclear } from './choices';
import type { SurveyActivity, WorkoutFrequency } from '../../targets/strategies';

export const GENDER_WORDS = { female: 'Nữ', male: 'Nam' } as const;

export const ACTIVITY_WORDS: Readonly<Record<SurveyActivity, readonly [string, string]>> = {
  sedentary: ['Hầu như ngồi hoặc nằm', 'nghỉ dưỡng, ít ra khỏi nhà'],
  lightly_active: ['Ngồi nhiều, đi lại ít', 'văn phòng, lái xe, học'],
  moderately_active: ['Đứng và đi lại nhiều', 'bán hàng, dạy học, nội trợ'],
  very_active: ['Việc tay chân', 'phục vụ, thợ máy, giao hàng'],
  extremely_active: ['Việc nặng', 'công trình, đồng áng, bốc vác'],
  athlete: ['Vận động viên đang tập', 'tập hai buổi mỗi ngày, cả tuần'],
};

export const WORKOUT_WORDS: Readonly<Record<WorkoutFrequency, string>> = {
  none: 'Không tập',
  low: '1–2 buổi mỗi tuần',
  medium: '3–4 buổi mỗi tuần',
  high: '5 buổi trở lên mỗi tuần',
};

export const MOTHERHOOD_WORDS: Readonly<Record<Motherhood, string>> = {
  pregnant: 'Đang mang thai',
  nursing: 'Đang cho con bú',
};

export const RESTRICTION_WORDS: Readonly<Record<Restriction, string>> = {
  vegan: 'Thuần thực vật',
  vegetarian: 'Ăn chay có trứng sữa',
  noPork: 'Không ăn thịt heo',
  noBeef: 'Không ăn thịt bò',
};

export const MEAL_FREQUENCY_WORDS: Readonly<Record<MealFrequency, string>> = {
  '3': '3 bữa chính',
  '3+1': '3 chính, 1 phụ',
  '3+2': '3 chính, 2 phụ',
  '2': '2 bữa',
};

const list = (label: string, words: readonly string[]): string[] =>
  words.length > 0 ? [`${label}: ${words.join(', ')}`] : [];

const inSentence = (words: readonly string[]): string => words.join(', ').toLocaleLowerCase('vi');

/** "Dị ứng với hải sản." without what the sentence says already. */
const nameOnly = (allergy: string): string =>
  allergy
    .toLocaleLowerCase('vi')
    .replace(/^.*dị ứng\s+(với\s+)?/u, '')
    .replace(/[.!]+$/u, '');

/** What was counted for words whose question nobody answered. */
export const widestNotes = (allergies: readonly string[]): string[] =>
  listUnclear(allergies).map(
    (word) =>
      `dị ứng “${nameOnly(word)}” chưa rõ gồm món nào, nên tính cả ${inSentence(findUnclear(word)?.widest ?? [])}`,
  );

export function surveySummary(answers: SurveyAnswers): string[] {
  const { gender, age, heightCm, weightKg, targetWeightKg, activity, workout } = answers;
  const wishText = targetWeightKg === undefined ? '' : `, muốn ${formatNumber(targetWeightKg, 1)}`;
  return [
    `${GENDER_WORDS[gender]}, ${age} tuổi`,
    `${formatNumber(heightCm, 1)} cm, ${formatNumber(weightKg, 1)} kg${wishText}`,
    ...(answers.motherhood ? [MOTHERHOOD_WORDS[answers.motherhood].toLocaleLowerCase('vi')] : []),
    `${ACTIVITY_WORDS[activity][0].toLocaleLowerCase('vi')}, ${WORKOUT_WORDS[workout].toLocaleLowerCase('vi')}`,
    ...list('dị ứng', answers.allergies),
    ...widestNotes(answers.allergies),
    ...(answers.allergyDetail ? [answers.allergyDetail] : []),
    ...list('bệnh', answers.conditions),
    ...list(
      'ăn uống',
      answers.restrictions.map((one) => RESTRICTION_WORDS[one].toLocaleLowerCase('vi')),
    ),
    ...list('không thích', answers.dislikes),
    ...(answers.preferences ? [answers.preferences] : []),
  ];
}
