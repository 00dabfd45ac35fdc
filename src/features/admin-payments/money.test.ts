import { describe, expect, it } from 'vitest';
import { accountName, toRow } from './ledgerText';

describe('P23 a line of the books', () => {
  it('names both sides, and the amount once', () => {
    const entry = {
      at: '2026-11-27T01:00:00.000Z',
      kind: 'settled',
      of: 'p1',
      lines: [
        { account: 'held:orders', amount: 499_000 },
        { account: 'owed:seller:w1', amount: -399_200 },
        { account: 'revenue:commission', amount: -99_800 },
      ],
    } as const;
    expect(toRow({ ...entry, lines: [...entry.lines] }, { w1: 'ThS. Lê Thu Hà' })).toMatchObject({
      what: 'Giao thứ đã mua',
      debit: 'Đơn chưa có người nhận',
      credit: 'Phải trả người bán ThS. Lê Thu Hà, Doanh thu hoa hồng',
      amount: 499_000,
    });
  });

  it('P04 says of a refund that it was goodwill', () => {
    const entry = {
      at: '2026-11-27T01:00:00.000Z',
      kind: 'refunded' as const,
      of: 'p1',
      lines: [
        { account: 'revenue:subscription', amount: 499_000 },
        { account: 'owed:refund', amount: -499_000 },
      ],
    };
    expect(toRow(entry, {}).what).toBe('Ghi hoàn tiền');
    expect(toRow({ ...entry, isGoodwill: true }, {}).what).toBe('Ghi hoàn tiền thiện chí');
  });

  it('names a practice that is gone by its workspace', () => {
    expect(accountName('owed:seller:w2', { w1: 'ThS. Lê Thu Hà' })).toBe('Phải trả người bán w2');
  });

  it('leaves an account of a newer version as it is stored', () => {
    expect(accountName('revenue:reports', {})).toBe('revenue:reports');
  });
});
