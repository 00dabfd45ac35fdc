import { describe, expect, it } from 'vitest';
import type { GivenAccount, Payment } from './payments';
import {
  givenAccountSchema,
  isFull,
  isSameHolder,
  maskedAccount,
  presentAccount,
} from './refundAccount';

const AT = '2026-11-29T03:00:00.000Z';
const account = (last: string) => ({ bank: 'ACB', account: `00710001${last}`, holder: 'LAN' });
const buildAccount = (last: string, by: GivenAccount['by'], email?: string): GivenAccount => ({
  to: account(last),
  at: AT,
  by,
  ...(email === undefined ? {} : { email }),
});
const paymentWith = (
  ...refundAccounts: GivenAccount[]
): Pick<Payment, 'payer' | 'refundAccounts'> => ({
  payer: { name: 'Lan', email: 'lan@example.vn' },
  refundAccounts,
});

describe('the account for a refund', () => {
  it('is the last one, but that of the device that ordered stands before those of mails', () => {
    const mail = (last: string) => buildAccount(last, 'mail', 'lan@example.vn');
    expect(presentAccount(paymentWith())).toBeUndefined();
    expect(presentAccount(paymentWith(mail('1'), mail('2')))?.to).toEqual(account('2'));
    const own = paymentWith(mail('1'), buildAccount('2', 'order'), mail('3'));
    expect(presentAccount(own)?.to).toEqual(account('2'));
  });

  it('of a mail to an address that was mended does not count, nor use up the tries of the right one', () => {
    const wrong = Array.from({ length: 10 }, (_, at) =>
      buildAccount(`${at}`, 'mail', 'lann@example.vn'),
    );
    expect(presentAccount(paymentWith(...wrong))).toBeUndefined();
    expect(isFull(paymentWith(...wrong), 'mail')).toBe(false);
    const right = Array.from({ length: 10 }, (_, at) =>
      buildAccount(`${at}`, 'mail', 'lan@example.vn'),
    );
    expect(isFull(paymentWith(...right), 'mail')).toBe(true);
    expect(isFull(paymentWith(...right), 'order')).toBe(false);
  });

  it('is read as people type it, and no number of another kind is one', () => {
    const typed = { bank: 'ACB', account: '0071 0001-2345.6', holder: '  Nguyễn   Thị Lan ' };
    expect(givenAccountSchema.parse(typed)).toEqual({
      bank: 'ACB',
      account: '0071000123456',
      holder: 'Nguyễn Thị Lan',
    });
    for (const wrong of ['', '12345', '1'.repeat(20), 'VN123456', '0071\n0001@2345'])
      expect(givenAccountSchema.safeParse({ ...typed, account: wrong }).success).toBe(false);
  });

  it('shows its last digits alone, and whether its holder reads like the payer', () => {
    expect(maskedAccount('0071000123456')).toBe('•••• 3456');
    expect(isSameHolder('NGUYEN THI DUNG', 'Nguyễn Thị Dung')).toBe(true);
    expect(isSameHolder('DO VAN A', 'Đỗ Văn  A')).toBe(true);
    expect(isSameHolder('LE VAN LA', 'Nguyễn Thị Dung')).toBe(false);
  });
});
