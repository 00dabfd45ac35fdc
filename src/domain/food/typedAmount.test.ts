import { describe, expect, it } from 'vitest';
import { line } from './lineFixture';
import { amountBesideName, inOtherUnit, readTypedAmount, type CountedLine } from './typedAmount';

const counted = (unit: string, unitAmount: number, fields: object = {}): CountedLine => {
  const { snapshot, ...rest } = line('l', { quantity: 1, unit, unitAmount });
  const measures = [
    { unit: 'chén', amount: 156 },
    { unit: 'muỗng canh', amount: 10 },
    { unit: 'quả', amount: 50 },
  ];
  return { ...rest, snapshot: { ...snapshot, measures, ...fields } };
};
const rice = counted('chén', 156);
const shrimp = counted('muỗng canh', 10);
const egg = counted('quả', 50);
const grams = counted('g', 1);
const milk = counted('ly', 200, { basis: { amount: 100, unit: 'ml' }, measures: [] });
const pho: CountedLine = {
  ...counted('phần', 1, { basis: { amount: 1, unit: 'phần' }, measures: [], weight: 450 }),
  type: 'recipe',
};
const read = (text: string, of: CountedLine) => {
  const reading = readTypedAmount(text, of);
  return reading.ok ? [reading.amount.quantity, reading.amount.unit, reading.say] : reading.problem;
};

describe('E07 a typed number means grams unless something else is said', () => {
  it.each<[string, CountedLine, unknown]>([
    ['150', rice, [150, 'g', 'grams']],
    ['2', rice, [2, 'chén', undefined]],
    ['1,5', rice, [1.5, 'chén', undefined]],
    ['30', shrimp, [30, 'g', 'grams']],
    ['10', shrimp, [10, 'g', 'grams']],
    ['3', shrimp, [3, 'muỗng canh', undefined]],
    ['12', egg, [12, 'quả', undefined]],
    ['60', egg, [60, 'g', 'grams']],
    ['200', milk, [200, 'ml', 'grams']],
    ['150', grams, [150, 'g', undefined]],
    ['300', pho, [300, 'g', 'grams']],
    ['2', pho, [2, 'phần', undefined]],
    ['11', pho, 'tooMuch'],
    ['150 chén', rice, [150, 'chén', 'read']],
    ['30 muỗng', shrimp, [30, 'muỗng canh', 'read']],
    ['150g', rice, [150, 'g', 'read']],
    ['2 chén', grams, [2, 'chén', 'read']],
    ['0,3 kg', pho, [300, 'g', 'read']],
    ['3 kg', grams, [3, 'kg', 'read']],
    ['½', rice, [0.5, 'chén', 'read']],
    ['1 1⁄2', rice, [1.5, 'chén', 'read']],
    ['1/2', grams, [0.5, 'g', 'read']],
    ['1500', rice, 'tooMuch'],
    ['200 ml', rice, 'notANumber'],
    ['vài', rice, 'notANumber'],
    ['-5', rice, 'negative'],
  ])('E07 "%s"', (text, of, expected) => expect(read(text, of)).toEqual(expected));

  it('E07 grams can always be chosen afterwards', () => {
    const g = { unit: 'g', unitAmount: 1 };
    expect(inOtherUnit({ ...rice, quantity: 2 }, g)).toEqual({ ...g, quantity: 312 });
    expect(inOtherUnit({ ...rice, quantity: 150 }, g)).toEqual({ ...g, quantity: 150 });
    const kilograms = { quantity: 1.25, unit: 'kg', unitAmount: 1000 };
    expect(inOtherUnit({ ...rice, quantity: 8 }, g)).toEqual(kilograms);
    const bowl = { unit: 'chén', unitAmount: 156 };
    expect(inOtherUnit({ ...grams, quantity: 0.5 }, bowl)).toBeUndefined();
  });

  it('E07 what has no weight is counted, and too many are refused', () => {
    const sachet = counted('gói', 1, { basis: { amount: 1, unit: 'gói' }, measures: [] });
    expect(read('150', sachet)).toEqual([150, 'gói', undefined]);
    const dish: CountedLine = { ...pho, snapshot: { ...pho.snapshot, weight: undefined } };
    expect(read('300', dish)).toBe('tooMuch');
  });

  it.each<[string, string, CountedLine, unknown]>([
    ['cơm 150g', 'Cơm trắng', rice, [150, 'g']],
    ['150 g cơm', 'Cơm trắng', rice, [150, 'g']],
    ['150g cơm trắng', 'Cơm trắng', rice, [150, 'g']],
    ['com trang 150', 'Cơm trắng', rice, [150, 'g']],
    ['150 cơm', 'Cơm trắng', rice, [150, 'g']],
    ['2 chén cơm', 'Cơm trắng', grams, [2, 'chén']],
    ['cơm 2 chén', 'Cơm trắng', grams, [2, 'chén']],
    ['nửa chén cơm', 'Cơm trắng', grams, [0.5, 'chén']],
    ['cơm 1 1/2 chén', 'Cơm trắng', grams, [1.5, 'chén']],
    ['½ chén cơm', 'Cơm trắng', grams, [0.5, 'chén']],
    ['cơm 0,2 kg', 'Cơm trắng', rice, [200, 'g']],
    ['2 lạng tôm', 'Tôm khô', shrimp, [200, 'g']],
    ['3 trứng gà', 'Trứng gà', egg, [3, 'quả']],
    ['ba chỉ 100g', 'Thịt heo ba chỉ', grams, [100, 'g']],
    ['sữa 180ml', 'Sữa tươi', milk, [180, 'ml']],
    ['phở bò 300g', 'Phở bò', pho, [300, 'g']],
    ['cơm-150g', 'Cơm trắng', rice, [150, 'g']],
    ['cơm trắng150g', 'Cơm trắng', rice, [150, 'g']],
    ['cơm: 150g', 'Cơm trắng', rice, [150, 'g']],
    ['cơm (150g)', 'Cơm trắng', rice, [150, 'g']],
    ['cơm １５０g', 'Cơm trắng', rice, [150, 'g']],
  ])('E07 "%s" says how much of %s', (query, name, of, expected) => {
    const reading = amountBesideName(query, [name], of);
    expect([reading?.amount.quantity, reading?.amount.unit]).toEqual(expected);
  });

  it.each([
    ['bia 333', 'Bia 333'],
    ['7 up', '7Up'],
    ['omega 3', 'Dầu cá omega-3'],
    ['ba chỉ', 'Thịt heo ba chỉ'],
    ['cơm', 'Cơm trắng'],
    ['cơm trắng', 'Cơm trắng'],
    ['năm roi', 'Bưởi năm roi'],
    ['cha ruoi tu ky', 'Chả rươi'],
    ['chả rươi Tứ Kỳ', 'Chả rươi'],
  ])('E07 "%s" says nothing of how much', (query, name) =>
    expect(amountBesideName(query, [name], grams)).toBeUndefined(),
  );
});
