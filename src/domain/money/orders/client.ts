import type { Client } from '../../records/clients';
import { dateInVietnam } from '../../text/days';
import type { DocumentBase } from '../../schema/primitives';
import type { MealFrequency, SurveyAnswers } from '../../publicHouse/survey/answers';
import { formatNumber } from '../../text/numberFormat';
import { widestAllergies } from '../../publicHouse/survey/choices';
import { surveyResult } from '../../publicHouse/survey/result';
import {
  MEAL_FREQUENCY_WORDS,
  RESTRICTION_WORDS,
  WORKOUT_WORDS,
  widestNotes,
} from '../../publicHouse/survey/words';
import { orderCode } from './order';
import { FROM_ORDER } from '../../records/orderLine';

interface ClientOrder {
  id: string;
  contact: { name: string; email: string; phone?: string | undefined };
  answers: SurveyAnswers;
  mealFrequency: MealFrequency;
}

const MAX_HEIGHT = 260;

const GOALS = { lose: 'Giảm cân', keep: 'Duy trì', gain: 'Tăng cân' } as const;

/**
 * No weight loss where the survey advised none, whatever was wished, and no formula for visitors who were shown no
 * figures.
 */
function advisedBy(
  answers: SurveyAnswers,
  today: string,
): Pick<Client, 'goals' | 'targetWeight' | 'energyStrategy'> & { isWishLeft: boolean } {
  const { weightKg, targetWeightKg } = answers;
  const result = surveyResult(answers, today);
  const goal = result?.kind === 'figures' ? result.goal : 'keep';
  const isLoss = targetWeightKg !== undefined && targetWeightKg < weightKg;
  const isWishLeft = isLoss && goal !== 'lose';
  return {
    goals: [GOALS[goal]],
    isWishLeft,
    ...(targetWeightKg === undefined || isWishLeft ? {} : { targetWeight: targetWeightKg }),
    ...(result?.kind === 'figures' ? { energyStrategy: 'survey' as const } : {}),
  };
}

const MOTHERHOOD_TAGS = { pregnant: 'Mang thai', nursing: 'Cho con bú' } as const;

function describeHabits({ id, answers, mealFrequency }: ClientOrder, isWishLeft: boolean): string {
  const { restrictions, dislikes, preferences, activity, allergies, allergyDetail } = answers;
  const lines = [
    ...(allergyDetail ? [`Về dị ứng: ${allergyDetail}`] : []),
    ...restrictions.map((one) => RESTRICTION_WORDS[one]),
    ...(dislikes.length > 0 ? [`Không thích: ${dislikes.join(', ')}`] : []),
    ...(preferences ? [preferences] : []),
    `Mỗi ngày ${MEAL_FREQUENCY_WORDS[mealFrequency].toLocaleLowerCase('vi')}`,
    ...(isWishLeft
      ? [
          `Muốn nặng ${formatNumber(answers.targetWeightKg ?? answers.weightKg, 1)} kg; khảo sát không khuyên giảm cân`,
        ]
      : []),
    ...(activity === 'athlete' ? ['Vận động viên đang tập, hệ số vận động 2,4'] : []),
    ...(answers.heightCm > MAX_HEIGHT ? [`Chiều cao khai ${answers.heightCm} cm`] : []),
    [
      `${FROM_ORDER}${orderCode(id)}`,
      ...widestNotes(allergies),
      'khách đã đồng ý gửi câu trả lời cho chuyên gia nhận đơn',
    ].join('; '),
  ];
  return lines.join('\n');
}

/**
 * Has the order's own id, so that making it twice gives one client.
 * @param year in Vietnam; the survey asks for an age, not for a birthday
 */
export function clientOfOrder(
  order: ClientOrder,
  { workspaceId, expertId, createdAt, updatedAt }: DocumentBase,
  year: number,
): Client {
  const { id, contact, answers } = order;
  const { motherhood, conditions, allergies, activity } = answers;
  const { isWishLeft, ...advised } = advisedBy(answers, dateInVietnam(createdAt));
  return {
    id,
    workspaceId,
    expertId,
    createdAt,
    updatedAt,
    clientName: contact.name,
    email: contact.email,
    ...(contact.phone ? { phone: contact.phone } : {}),
    birthYear: year - answers.age,
    gender: answers.gender,
    ...(answers.heightCm <= MAX_HEIGHT ? { height: answers.heightCm } : {}),
    weight: answers.weightKg,
    weighing: { weight: answers.weightKg, date: dateInVietnam(createdAt) },
    ...advised,
    medicalConditions: [...(motherhood ? [MOTHERHOOD_TAGS[motherhood]] : []), ...conditions],
    allergies: widestAllergies(allergies),
    dietaryRestrictions: describeHabits(order, isWishLeft),
    activityLevel: activity === 'athlete' ? 'extremely_active' : activity,
    workoutFrequency: WORKOUT_WORDS[answers.workout],
    status: 'active',
    source: 'Khác',
    clientType: 'managed',
    assignedMenus: [],
  };
}
