import { describe, expect, it } from 'vitest';
import { parseAmount } from '../../food/householdWords';
import { readIngredientLine } from './ingredientLine';

const read = (text: string) => {
  const line = readIngredientLine(text);
  return [line?.amount?.quantity, line?.amount?.unit, line?.name];
};

describe('G11 numbers of a line are read whole or not at all', () => {
  it.each([
    ['1⁄2 quả chanh', 0.5, 'qua', 'chanh'],
    ['1 1⁄2 chén gạo', 1.5, 'chen', 'gạo'],
    ['≈200g thịt bò', 200, 'g', 'thịt bò'],
    ['±200 g thịt bò', 200, 'g', 'thịt bò'],
    ['1-1/2 chén gạo tẻ', 1.5, 'chen', 'gạo tẻ'],
    ['⅜ chén sữa', 0.375, 'chen', 'sữa'],
    ['1⅞ chén sữa', 1.875, 'chen', 'sữa'],
    ['⅕ kg thịt', 200, 'g', 'thịt'],
    ['1∕4 kg thịt', 250, 'g', 'thịt'],
    ['.5 kg bí đỏ', 500, 'g', 'bí đỏ'],
    ['bí đỏ ,5 kg', 500, 'g', 'bí đỏ'],
    ['1.250 kg thịt bò', 1250, 'g', 'thịt bò'],
    ['1.250 g thịt bò', 1250, 'g', 'thịt bò'],
    ['1 250 g thịt', 1250, 'g', 'thịt'],
    ['thịt 1 250 g', 1250, 'g', 'thịt'],
    ['1kg200 thịt bò', 1200, 'g', 'thịt bò'],
    ['1kg2 thịt bò', 1200, 'g', 'thịt bò'],
    ['1kg 250g thịt bò', 1250, 'g', 'thịt bò'],
    ['1l5 nước', 1500, 'ml', 'nước'],
    ['100g-150g thịt heo nạc', 125, 'g', 'thịt heo nạc'],
    ['100 g đến 150 g thịt', 125, 'g', 'thịt'],
    ['5g–10g đường', 7.5, 'g', 'đường'],
    ['1 kg - 1,5 kg gà', 1250, 'g', 'gà'],
    ['8 oz thịt bò', 226.8, 'g', 'thịt bò'],
    ['1 lb thịt bò', 453.6, 'g', 'thịt bò'],
    ['2 tablespoons nước mắm', 2, 'muong canh', 'nước mắm'],
    ['một trăm gram thịt', 100, 'g', 'thịt'],
    ['một trăm năm mươi gram thịt', 150, 'g', 'thịt'],
    ['hai trăm rưỡi gram thịt', 250, 'g', 'thịt'],
    ['hai mươi lăm gram bơ', 25, 'g', 'bơ'],
    ['1 tá trứng gà', 12, undefined, 'trứng gà'],
    ['nửa tá trứng gà', 6, undefined, 'trứng gà'],
    ['２００g thịt', 200, 'g', 'thịt'],
    ['5\u200Bg muối', 5, 'g', 'muối'],
    ['200\u00A0g bún', 200, 'g', 'bún'],
    ['tôm 200g', 200, 'g', 'tôm'],
    ['1 000,5 g thịt', 1000.5, 'g', 'thịt'],
    ["1'000 g thịt", 1000, 'g', 'thịt'],
    ['200-g thịt', 200, 'g', 'thịt'],
    ['1 kg 200 thịt bò', 1200, 'g', 'thịt bò'],
    ['thịt bò……200g', 200, 'g', 'thịt bò'],
    ['từ 100 tới 150 g thịt', 125, 'g', 'thịt'],
    ['2 gói mì (75g/gói)', 150, 'g', 'mì'],
    ['2 gói mì (mỗi gói 75g)', 150, 'g', 'mì'],
    ['nửa chục trứng', 5, undefined, 'trứng'],
    ['8 fl oz sữa', 236.56, 'ml', 'sữa'],
    ['2 GRM muối', 2, 'g', 'muối'],
  ])('G11 %s', (text, quantity, unit, name) => {
    expect(read(text)).toEqual([quantity, unit, name]);
    expect(readIngredientLine(text)).not.toHaveProperty('unread');
  });

  it.each([
    '-5 g muối',
    '−5 g muối',
    '1e3 g gạo',
    '5 g',
    '1.2.3 g muối',
    '12abc thịt',
    '1e-2 kg muối',
    '1O0 g thịt',
    '10 % muối',
  ])('G11 %s is not understood, and says so', (text) => {
    const line = readIngredientLine(text);
    expect(line?.amount).toBeUndefined();
    expect(line?.unread).toBe(true);
  });

  it.each(['1.250 kg thịt', '1,250 g thịt', 'vài quả trứng'])(
    'G11 %s may mean something else',
    (text) => expect(readIngredientLine(text)?.amount?.vague).toBe(true),
  );

  it('G11 a bullet is no sign', () => {
    expect(read('- 5 g muối')).toEqual([5, 'g', 'muối']);
    expect(read('– hành lá')).toEqual([undefined, undefined, 'hành lá']);
    expect(read('• 5 g muối')).toEqual([5, 'g', 'muối']);
    expect(read('tỏi - 5 g')).toEqual([5, 'g', 'tỏi']);
  });

  it('G11 numbers that belong to a name stay in it', () => {
    for (const text of ['nước mắm 40 độ đạm', 'bột mì số 8', 'ba chỉ', 'năm roi'])
      expect(readIngredientLine(text)).not.toHaveProperty('unread');
    expect(read('ba chỉ')).toEqual([undefined, undefined, 'ba chỉ']);
  });

  it('G11 nothing vanishes, and nothing is made of nothing', () => {
    expect(readIngredientLine('1 ít muối')).toMatchObject({ name: 'muối', toTaste: true });
    expect(readIngredientLine('  — ')).toBeUndefined();
  });

  it.each(['1kg2', '2 lạng rưỡi', '2 x 150 g', 'hai trăm gam', '1,5 kg', 'nửa cân', '8 oz'])(
    'G11 "%s" is the same in a field and in a line',
    (text) => {
      const typed = parseAmount(text, [], 'g');
      const line = readIngredientLine(`${text} thịt bò`)?.amount;
      expect(typed && typed.quantity * typed.unitAmount).toBeCloseTo(line?.quantity ?? 0, 0);
    },
  );
});
