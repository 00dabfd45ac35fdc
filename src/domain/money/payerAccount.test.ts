import { describe, expect, it } from 'vitest';
import { onlySource, payerAccountIn, refundMessage } from './payerAccount';

describe('the account that money came from', () => {
  it.each<[string, string, string?]>([
    [
      'MBVCB.4177.BL7K2QX8M4.CT tu 0071000123456 NGUYEN VAN A toi 0919',
      '0071000123456',
      'NGUYEN VAN A',
    ],
    [
      'MBVCB.123.BLAAAAAAAA.CT tu 0071000123456 LE THU HA toi 19036 tai TCB',
      '0071000123456',
      'LE THU HA',
    ],
    ['BLAAAAAAAA chuyen tien tu 19036123456', '19036123456'],
    ['CK tu TK 1234567890 TRAN THI B', '1234567890', 'TRAN THI B'],
    ['chuyen khoan tu tai khoan 102870001234', '102870001234'],
    ['Chuyển tiền từ 0123456789 Nguyễn Văn An tới', '0123456789'],
    ['CT từ 0123456789 ĐỖ THỊ ĐÀO tới 99', '0123456789', 'DO THI DAO'],
    ['CT tu STK: 0123456789', '0123456789'],
    ['tu so tai khoan 0123456789 NGUYEN A FT26331000', '0123456789', 'NGUYEN A'],
    ['MBVCB.1.CT tu 0123456789-NGUYEN A', '0123456789'],
  ])('%s', (content, account, holder) =>
    expect(payerAccountIn(content)).toEqual({ account, ...(holder ? { holder } : {}) }),
  );

  it.each([
    '',
    'BL7K2QX8M4',
    'CK BL7K2QX8M4',
    'tien goi thang 11',
    'CT tu tai khoan thu nghiem',
    'dau tu 12345',
    'so 0071000123456',
    'MBVCB.4177.0071000123456',
    'CT tu 12345 NGUYEN A',
    'thu tu 01234567890123456789012',
  ])('is not named by "%s"', (content) => expect(payerAccountIn(content)).toBeUndefined());
});

const from = (account: string) => ({ from: { account } });

describe('where a refund goes', () => {
  it('is the account that all messages name', () => {
    expect(
      onlySource([
        { id: 1, ...from('0123456789') },
        { id: 2, ...from('0123456789') },
      ]),
    ).toEqual({ id: 1, ...from('0123456789') });
  });

  it.each([
    ['no message', []],
    ['a message without an account', [{}]],
    ['one of two without an account', [from('0123456789'), {}]],
    ['one of two without an account, first', [{}, from('0123456789')]],
    ['two accounts', [from('0123456789'), from('0123456780')]],
  ])('is unknown with %s', (_, messages) => expect(onlySource(messages)).toBeUndefined());

  it('is told in letters that banks take', () => {
    expect(refundMessage('BL7K2QX8M4')).toBe('HOAN TIEN BL7K2QX8M4');
    expect(refundMessage('FT26/331-ĐỎ')).toBe('HOAN TIEN FT26331');
    expect(refundMessage(undefined)).toBe('HOAN TIEN');
  });
});
