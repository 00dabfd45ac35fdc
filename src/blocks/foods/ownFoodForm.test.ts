import { describe, expect, it } from 'vitest';
import { ownFoodForm } from './ownFoodForm';

const errors = (values: Partial<typeof ownFoodForm.empty>) =>
  ownFoodForm.errors({ ...ownFoodForm.empty, name: 'Bột nêm', ...values });

describe('P17 figures that nothing can have', () => {
  it('more sodium than salt has is said at its field, and cannot be confirmed away', () => {
    const problems = errors({ sodium: '99999', confirmed: true });
    expect(problems).toEqual({
      sodium: expect.stringContaining('100 g của bất cứ thứ gì cũng không có quá 39.340 mg'),
    });
    expect(errors({ sodium: '39000' })).toEqual({});
  });

  it('counts by the serving', () => {
    const sachet = { per: 'serving', servingSize: '5', unit: 'gói' };
    expect(errors({ ...sachet, sodium: '1900' })).toEqual({});
    expect(errors({ ...sachet, sodium: '2500' }).sodium).toContain('không có quá 1.967 mg');
  });
});
