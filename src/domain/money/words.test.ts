import { describe, expect, it } from 'vitest';
import { amountInWords, dong } from './words';

describe('an amount on a receipt', () => {
  it.each([
    [0, 'không đồng'],
    [1_000, 'một nghìn đồng'],
    [49_000, 'bốn mươi chín nghìn đồng'],
    [499_000, 'bốn trăm chín mươi chín nghìn đồng'],
    [299_405, 'hai trăm chín mươi chín nghìn bốn trăm linh năm đồng'],
    [11_690_600, 'mười một triệu sáu trăm chín mươi nghìn sáu trăm đồng'],
    [1_199_021, 'một triệu một trăm chín mươi chín nghìn không trăm hai mươi mốt đồng'],
    [15_000_015, 'mười lăm triệu không trăm mười lăm đồng'],
    [2_001_005_000, 'hai tỷ không trăm linh một triệu không trăm linh năm nghìn đồng'],
  ])('%d: %s', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  it('in figures does not break before its sign', () => {
    expect(dong(499_000)).toBe('499.000\u00a0₫');
  });
});
