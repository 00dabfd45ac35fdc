import { describe, expect, it } from 'vitest';
import { clientSchema } from '../../records/clients';
import { getCustoms } from '../../clinical/customs/client';
import { conditionsOfTag } from '../../clinical/recognise';
import { matchWorkout } from '../../targets/client';
import { dayTargets } from '../../targets/dayTargets';
import { SURVEY_ACTIVITIES, WORKOUTS, type SurveyAnswers } from '../../publicHouse/survey/answers';
import { surveyAnswers } from '../../publicHouse/survey/answersFixture';
import { clientWith } from '../../../../tests/support/newClient';
import { clientOfOrder } from './client';
import { isOfOrder } from '../../records/orderLine';

const base = {
  id: 'other',
  workspaceId: 'w1',
  expertId: 'e1',
  createdAt: '2026-11-27T01:00:00.000Z',
  updatedAt: '2026-11-27T01:00:00.000Z',
};
const answers = surveyAnswers({
  allergies: ['Tôm, tép'],
  conditions: ['Gan nhiễm mỡ'],
  restrictions: ['noBeef'],
  dislikes: ['khổ qua'],
  preferences: 'trưa ăn ở cơ quan',
});
const order = {
  id: '019ac2d4-0000-7000-8000-0000000000ab',
  contact: { name: 'Nguyễn Hạnh', email: 'hanh@example.vn', phone: '0901 234 567' },
  answers,
  mealFrequency: '3+1',
} as const;

describe('P09 the client of an order', () => {
  it('is known as one, whatever was answered; another client is not', () => {
    expect(isOfOrder(clientOfOrder(order, base, 2026))).toBe(true);
    expect(isOfOrder(clientWith({ dietaryRestrictions: 'Ăn chay ngày rằm' }))).toBe(false);
    expect(isOfOrder(clientWith({}))).toBe(false);
  });

  it('has all that the visitor answered', () => {
    const client = clientOfOrder(order, base, 2026);
    expect(clientSchema.parse(client)).toEqual(client);
    expect(client).toMatchObject({
      id: order.id,
      clientName: 'Nguyễn Hạnh',
      email: 'hanh@example.vn',
      phone: '0901 234 567',
      birthYear: 1992,
      gender: 'female',
      height: 158,
      weight: 61,
      targetWeight: 54,
      goals: ['Giảm cân'],
      medicalConditions: ['Gan nhiễm mỡ'],
      allergies: ['Tôm, tép'],
      activityLevel: 'moderately_active',
      energyStrategy: 'survey',
    });
    expect(matchWorkout(client.workoutFrequency)).toBe('low');
    expect(client.dietaryRestrictions).toMatch(
      /Không ăn thịt bò\nKhông thích: khổ qua\ntrưa ăn ở cơ quan\nMỗi ngày 3 chính, 1 phụ\nTừ đơn DH-000000AB/u,
    );
  });

  it('has an unclear allergy at its widest, with a line that says so and is read as no custom', () => {
    const unclear = { ...order, answers: { ...answers, allergies: ['hải sản'] } };
    const client = clientOfOrder(unclear, base, 2026);
    expect(clientSchema.parse(client)).toEqual(client);
    expect(client.allergies).toEqual(['hải sản', 'Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò', 'Cá']);
    expect(client.dietaryRestrictions).toMatch(
      /Từ đơn DH-000000AB; dị ứng “hải sản” chưa rõ gồm món nào, nên tính cả tôm/u,
    );
    expect(getCustoms(client)).toEqual(getCustoms(clientOfOrder(order, base, 2026)));
  });

  it.each([
    ['pregnant', { motherhood: 'pregnant' }],
    ['nursing', { motherhood: 'nursing' }],
    ['with an eating disorder', { conditions: ['Rối loạn ăn uống'] }],
    ['of BMI 15', { weightKg: 37.5, targetWeightKg: 35 }],
    ['of BMI 18', { weightKg: 45, targetWeightKg: 42 }],
  ] as const)(
    'is not put on a diet by a wish that the survey did not follow: %s',
    (_who, change) => {
      const wish = { ...answers, ...change } as SurveyAnswers;
      const client = clientOfOrder({ ...order, answers: wish }, base, 2026);
      expect(client.goals).toEqual(['Duy trì']);
      expect(client.targetWeight).toBeUndefined();
      expect(client.dietaryRestrictions).toContain('khảo sát không khuyên giảm cân');
      const { estimate } = dayTargets(client, [], { year: 2026, month: 11 });
      const energy = estimate?.energy;
      const needed = energy?.by === 'formula' ? energy.tdee : 1500;
      expect(energy?.calories).toBeGreaterThanOrEqual(needed);
    },
  );

  it('is a sound record at every end of the survey', () => {
    for (const activity of SURVEY_ACTIVITIES)
      for (const workout of WORKOUTS)
        for (const [heightCm, weightKg] of [
          [50, 20],
          [300, 300],
        ] as const) {
          const wild = { ...answers, activity, workout, heightCm, weightKg, age: 100 };
          const client = clientOfOrder({ ...order, answers: wild }, base, 2026);
          expect(clientSchema.safeParse(client).success).toBe(true);
        }
  });

  it('tells pregnancy and nursing so that the rules know them', () => {
    for (const motherhood of ['pregnant', 'nursing'] as const) {
      const client = clientOfOrder({ ...order, answers: { ...answers, motherhood } }, base, 2026);
      const conditions = client.medicalConditions.flatMap(conditionsOfTag).map(({ id }) => id);
      expect(conditions).toContain(motherhood === 'pregnant' ? 'pregnancy' : 'nursing');
    }
  });
});
