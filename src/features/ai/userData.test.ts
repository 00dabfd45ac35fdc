import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { SENT_PARTS, userDataSchema } from '../../domain/ai/advice';
import { sentOf, userDataOf } from './userData';

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
    const data = userDataOf(client, 61.4, { calories: 1400.4, protein: 60 }, 2026);
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

  it('leaves out what was unticked', () => {
    const data = userDataOf(client, 61.4, undefined, 2026);
    expect(sentOf(data, new Set(['body', 'conditions']), SENT_PARTS)).toEqual({
      allergies: ['Tôm'],
    });
  });
});
