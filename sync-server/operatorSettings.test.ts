import { describe, expect, it } from 'vitest';
import { ConfigError } from './configError';
import { operatorOf, taxNumber } from './operatorSettings';

const NAME = { OPERATOR_NAME: 'Công ty TNHH Bữa Lành' };
const NUMBER = { OPERATOR_TAX_NUMBER: '0312345678' };
const ADDRESS = { OPERATOR_ADDRESS: '12 Nguyễn Trãi' };
const BANK = { BANK_BIN: '970422' };
const read = (env: Record<string, string>) => operatorOf((name) => env[name]);

describe('who sells, as receipts name them', () => {
  it('is legal name, tax number and, where given, the address', () => {
    expect(read({ ...BANK, ...NAME, ...NUMBER, ...ADDRESS })).toEqual({
      name: NAME.OPERATOR_NAME,
      taxNumber: '0312345678',
      address: '12 Nguyễn Trãi',
    });
    expect(read({ ...NAME, ...NUMBER })).toMatchObject({ taxNumber: '0312345678' });
    expect(read({})).toBeUndefined();
  });

  it.each([[BANK], [{ ...BANK, ...NAME }], [{ ...BANK, ...NUMBER }], [NAME], [NUMBER]])(
    'is whole where money is taken: %j',
    (env) => expect(() => read(env)).toThrow(ConfigError),
  );

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
});
