import { describe, expect, it } from 'vitest';
import { ConfigError } from './configError';
import { readOperator, taxNumber, telephone } from './operatorSettings';

const WHOLE = {
  OPERATOR_NAME: 'Công ty TNHH Bữa Lành',
  OPERATOR_TAX_NUMBER: '0312345678',
  OPERATOR_ADDRESS: '12 Nguyễn Trãi',
  OPERATOR_PHONE: '028 1234 5678',
  CONTACT_EMAIL: 'ho-tro@bualanh.example',
  PRIVACY_EMAIL: 'du-lieu@bualanh.example',
};
const BANK = { BANK_BIN: '970422' };
const read = (env: Record<string, string>) => readOperator((name) => env[name]);

describe('who runs an installation', () => {
  it('is whole, or a trial one has none', () => {
    expect(read({ ...BANK, ...WHOLE })).toEqual({
      name: 'Công ty TNHH Bữa Lành',
      taxNumber: '0312345678',
      address: '12 Nguyễn Trãi',
      phone: '028 1234 5678',
      supportEmail: 'ho-tro@bualanh.example',
      privacyEmail: 'du-lieu@bualanh.example',
    });
    expect(read({})).toBeUndefined();
    expect(read({ CONTACT_EMAIL: WHOLE.CONTACT_EMAIL })).toBeUndefined();
  });

  it('is asked for where money is taken', () =>
    expect(() => read(BANK)).toThrow(/OPERATOR_NAME.*PRIVACY_EMAIL/u));

  it.each(Object.keys(WHOLE))('names %s where it is missing', (name) => {
    const { [name as keyof typeof WHOLE]: _, ...rest } = WHOLE;
    expect(() => read({ ...BANK, ...rest })).toThrow(ConfigError);
    expect(() => read(rest)).toThrow(name);
  });

  it.each([
    ['0312345678', true],
    ['0312345678-001', true],
    ['0312345678001', true],
    ['079203001234', true],
    ['031234567', false],
    ['03123456789', false],
    ['MST 0312345678', false],
    ['', false],
  ])('%s as a tax number: %s', (text, isOne) =>
    expect(taxNumber.safeParse(text).success).toBe(isOne),
  );

  it.each([
    ['028 1234 5678', true],
    ['+84 28 1234 5678', true],
    ['113', false],
    ['gọi sau', false],
  ])('%s as a telephone number: %s', (text, isOne) =>
    expect(telephone.safeParse(text).success).toBe(isOne),
  );
});
