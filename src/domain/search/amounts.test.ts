import { describe, expect, it } from 'vitest';
import { withoutAmount, withoutStyle } from './amounts';
import { FoodIndex } from './foodIndex';
import { parseQuery } from './matching';

const words = (text: string) => parseQuery(text).words;
const bare = (text: string) => withoutAmount(words(text)).map((rest) => rest.join(' '));

describe('P26 E11 how much is typed with a food', () => {
  it.each([
    ['1 tô phở bò tái', ['phở bò tái']],
    ['nửa chén cơm', ['cơm']],
    ['nửa bắp luộc', ['bắp luộc']],
    ['1/2 quả bơ', ['quả bơ', 'bơ']],
    ['quả na', ['na']],
    ['200ml sữa tươi', ['sữa tươi']],
    ['1 muỗng cà phê đường', ['đường']],
    ['sữa tươi 180 ml', ['sữa tươi']],
    ['trà sữa size L', ['trà sữa']],
    ['phở bò (tô nhỏ)', ['phở bò']],
    ['mot ly sua', ['sua']],
    ['2 lon bia 333', ['bia 333']],
    ['cơm 1,5 chén', ['cơm']],
    ['cơm 1/2 chén', ['cơm']],
    ['cơm 150 g', ['cơm']],
    ['150 g cơm', ['cơm']],
    ['cơm150g', ['cơm']],
    ['thit kho200gr', ['thit kho']],
    ['vitamin b12', []],
    ['cơm 2 chén rưỡi', ['cơm']],
    ['đường 1,5 muỗng cà phê', ['đường']],
  ])('P26 "%s"', (text, rest) => expect(bare(text)).toEqual(rest));

  it.each(['ba chỉ luộc', 'lợn luộc', 'bia 333', '7up', '2 quả', 'hải sản', 'cơm tấm', ''])(
    'P26 "%s" says no amount of something',
    (text) => expect(bare(text)).toEqual([]),
  );

  it('P26 how a dish is wanted is told from its name', () => {
    expect(withoutStyle(words('trà đào ít đường'))?.join(' ')).toBe('trà đào');
    expect(withoutStyle(words('phở không hành nhiều nước'))?.join(' ')).toBe('phở');
    expect(withoutStyle(words('gà luộc bỏ da'))?.join(' ')).toBe('gà luộc');
    for (const text of ['phở bò tái', 'bột gạo', 'không', 'bánh mì không'])
      expect(withoutStyle(words(text)), text).toBeUndefined();
  });

  it('P26 what is without an amount is no near hit, and what is wanted otherwise is one', () => {
    const index = new FoodIndex();
    const item = { kind: 'recipe' as const, aliases: [], category: 'Món', own: false };
    index.set([
      { ...item, id: 'a', name: 'Trà đào' },
      { ...item, id: 'b', name: 'Đường' },
      { ...item, id: 'c', name: 'Mơ', aliases: ['quả mơ'] },
      { ...item, id: 'd', name: 'Na' },
    ]);
    const [amount] = index.search('2 ly trà đào size L');
    expect(amount?.item.name).toBe('Trà đào');
    expect(amount).not.toHaveProperty('near');
    expect(index.search('1 ly trà đào ít đường')[0]).toMatchObject({
      item: { name: 'Trà đào' },
      near: true,
    });
    expect(index.search('quả na')[0]?.item.name).toBe('Na');
    expect(index.search('quả mơ')[0]?.via).toBe('quả mơ');
  });
});
