import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { SENT_PARTS, userDataSchema } from '../../domain/practice/ai/userData';
import { filterUserData, buildUserData } from './userData';

const client = clientWith({
  clientName: 'Đặng Thị Hoa',
  email: 'hoa@example.vn',
  phone: '0912345678',
  birthYear: 1962,
  birthMonth: 4,
  gender: 'female',
  height: 152,
  medicalConditions: ['ĐTĐ típ 2'],
  allergies: ['Tôm'],
});

describe('E01 what is known of a client and may leave', () => {
  it('has an age and no day of birth, and nothing that names anybody', () => {
    const data = buildUserData(client, 61.4, { calories: 1400.4, protein: 60 }, '2026-11-27');
    expect(userDataSchema.parse(data)).toEqual({
      age: 64,
      gender: 'female',
      height: 152,
      weight: 61.4,
      conditions: ['ĐTĐ típ 2'],
      allergies: ['Tôm'],
      calories: 1400,
      protein: 60,
    });
  });

  it('knows a pregnancy and a kidney disease that stand in fields of their own', () => {
    const pregnant = { ...client, pregnancy: { week: 20, weekDate: '2026-11-20' } };
    expect(buildUserData(pregnant, 61, undefined, '2026-11-27').conditions?.join()).toMatch(
      /Thai 21 tuần.*ĐTĐ típ 2/u,
    );
  });

  it('names no order, by which somebody could be found', () => {
    const dietaryRestrictions = 'Không ăn thịt bò\nTừ đơn DH-78FD97AF; khách đã đồng ý';
    const data = buildUserData({ ...client, dietaryRestrictions }, 61, undefined, '2026-11-27');
    expect(data.restrictions).toBe('Không ăn thịt bò');
  });

  it('names an allergy and a refusal that stand behind many words, and says that these were cut', () => {
    const dietaryRestrictions = `${'Sáng uống nước ấm. '.repeat(80)}Dị ứng đậu phộng. Không ăn lươn.`;
    const data = buildUserData({ ...client, dietaryRestrictions }, 61, undefined, '2026-11-27');
    expect(data.allergies).toContain('đậu phộng');
    expect(data.restrictions).toMatch(/^Không ăn: .*lươn/);
    expect(data.restrictions).toMatch(/…$/);
    expect(data.restrictions).toHaveLength(1000);
  });

  it('gives the age of a child while who is eighteen is not sure', () => {
    const birth = { birthYear: 2008, birthMonth: undefined, birthDay: undefined };
    expect(buildUserData({ ...client, ...birth }, 61, undefined, '2026-11-27').age).toBe(17);
  });

  it('leaves out what was unticked', () => {
    const data = buildUserData(client, 61.4, undefined, '2026-11-27');
    expect(filterUserData(data, new Set(['body', 'conditions']), SENT_PARTS)).toEqual({
      allergies: ['Tôm'],
    });
  });
});
