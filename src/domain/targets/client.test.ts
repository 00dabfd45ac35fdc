import { describe, expect, it } from 'vitest';
import type { Client } from '../records/clients';
import { recognise } from '../clinical/recognise';
import { matchGoalKind, targetsForClient, matchWorkout } from './client';
import { clientMenuTargets, surveyTargets, wizardTargets } from './strategies';

const KNOWN = { date: '2026-11-29', conditions: new Map() };
const foundIn = (medicalConditions: readonly string[]) =>
  recognise({ gender: undefined, age: undefined, medicalConditions, goals: [] }).conditions;

const client = {
  birthYear: 1996,
  gender: 'female',
  height: 165,
  weight: 60,
  targetWeight: 55,
  activityLevel: 'lightly_active',
  workoutFrequency: '3 buổi/tuần',
  goals: ['Ngủ ngon', 'Giảm cân'],
  medicalConditions: [],
} as unknown as Client;
const body = {
  weight: 60,
  height: 165,
  age: 30,
  gender: 'female',
  activityLevel: 'lightly_active',
} as const;

describe('E11 goals from tags', () => {
  it.each([
    ['Giảm cân', 'weight_loss'],
    ['GIAM CAN', 'weight_loss'],
    ['Giảm mỡ bụng', 'weight_loss'],
    ['giảm 6 kg', 'weight_loss'],
    ['Giảm 2,5kg trong 3 tháng', 'weight_loss'],
    ['tăng 3 ký', 'weight_gain'],
    ['Giảm 5 mmHg', undefined],
    ['Tăng cân', 'weight_gain'],
    ['tăng cơ bắp', 'muscle_gain'],
    ['Duy trì', 'maintenance'],
    ['Giữ cân nặng', 'maintenance'],
    ['weight_loss', 'weight_loss'],
    ['Giảm căng thẳng', undefined],
    ['Tăng cường sức khỏe', undefined],
  ])('%s means %s', (tag, kind) => {
    expect(matchGoalKind([tag])).toBe(kind);
  });

  it('takes the first tag that says one', () => {
    expect(matchGoalKind(['Ăn sạch', 'Tăng cơ', 'Giảm cân'])).toBe('muscle_gain');
    expect(matchGoalKind([])).toBeUndefined();
  });
});

const survey = (medicalConditions: string[]) =>
  targetsForClient(client, 'survey', {
    date: '2026-11-29',
    conditions: foundIn(medicalConditions),
  });

describe('E11 targets of a client', () => {
  it('reads age from the year and the goal from the tags', () => {
    const inputs = { ...body, goal: 'weight_loss' } as const;
    expect(targetsForClient(client, 'clientMenu', KNOWN)).toEqual(clientMenuTargets(inputs));
    expect(targetsForClient(client, 'wizard', KNOWN)).toEqual(wizardTargets(inputs));
  });

  it("lets the menu's own goal go first", () => {
    expect(targetsForClient(client, 'wizard', { ...KNOWN, goal: 'muscle_gain' })).toEqual(
      wizardTargets({ ...body, goal: 'muscle_gain' }),
    );
  });

  it('asks for what the client lacks', () => {
    const { birthYear: _year, weight: _weight, ...rest } = client;
    expect(targetsForClient(rest, 'clientMenu', KNOWN)).toEqual({
      ok: false,
      missing: ['weight', 'age'],
    });
  });

  it('reads target weight, training and illnesses for the survey', () => {
    const inputs = { ...body, targetWeight: 55, workout: 'medium' } as const;
    expect(survey([])).toEqual(surveyTargets(inputs));
    expect(survey(['Suy thận mạn', 'Đái tháo đường típ 2'])).toEqual(
      surveyTargets({ ...inputs, kidneyDisease: true, diabetes: true }),
    );
    // "thần kinh" folds to "than kinh": nerves, not kidneys; what is denied is no illness
    for (const tag of ['Suy nhược thần kinh', 'Không suy thận', 'Chưa bị tiểu đường'])
      expect(survey([tag])).toEqual(surveyTargets(inputs));
    expect(survey(['STM giai đoạn 3'])).toEqual(surveyTargets({ ...inputs, kidneyDisease: true }));
  });

  it.each([
    [undefined, undefined],
    ['Không tập', undefined],
    ['0 buổi', 'none'],
    ['1-2 lần/tuần', 'low'],
    ['4 lần', 'medium'],
    ['6 buổi', 'high'],
    ['Hằng ngày', 'high'],
    ['1 giờ mỗi ngày', 'high'],
  ])('training %s is %s', (text, workout) => {
    expect(matchWorkout(text)).toBe(workout);
  });
});
