import { describe, expect, it } from 'vitest';
import { readLimit } from './ownLimit';

const typed = { nutrient: 'potassium', minimum: '', maximum: '2.500', note: ' Kali máu 5,6 ' };

describe('E10 a limit of the expert’s own', () => {
  it('E10 keeps figures and reason', () => {
    expect(readLimit(typed)).toEqual({
      limit: { nutrient: 'potassium', maximum: 2500, note: 'Kali máu 5,6' },
    });
  });

  it('E10 without a reason, with words for a number or turned round it is not taken', () => {
    expect(readLimit({ ...typed, note: '  ' })).toHaveProperty('errors.note');
    expect(readLimit({ ...typed, maximum: 'nhiều' })).toHaveProperty('errors.maximum');
    expect(readLimit({ ...typed, maximum: '-5' })).toHaveProperty('errors.maximum');
    expect(readLimit({ ...typed, minimum: '3000' })).toHaveProperty('errors.maximum');
  });

  it('E10 both empty: no limit counts for this nutrient, with the reason', () => {
    expect(readLimit({ ...typed, maximum: '' })).toEqual({
      limit: { nutrient: 'potassium', note: 'Kali máu 5,6' },
    });
  });
});
