import { describe, expect, it } from 'vitest';
import { evenPortions } from '../records/kinds/kitchenSheet';
import { emptyMeals } from '../food/storedLines';
import { printContext, printedLine, printedMenu } from './fixtures';
import { dietRemarks } from '../verdict/hospitalDiets/remarks';
import { clientWith } from '../../../tests/support/newClient';
import { clientStandard } from '../verdict/clientStandard';
import type { Standard } from '../verdict/types';
import { kitchenPrintable } from './kitchen';
import { printableSchema } from '../records/printableModel';

const rice = (grams: number) =>
  printedLine('Gạo tẻ', grams, { calories: 344, protein: 7.9, fat: 1, carbs: 75.9 });
const buildMenu = (id: string, grams: number) => ({
  ...printedMenu({ name: `Thực đơn ${id}` }),
  id,
  meals: { ...emptyMeals(), lunch: { items: [rice(grams)] } },
});
const menus = new Map([buildMenu('a', 150), buildMenu('b', 100)].map((menu) => [menu.id, menu]));
const { letterhead, today } = printContext();
const market = {
  dishes: new Map(),
  getCategory: () => 'Gạo, bún, mì và ngũ cốc',
  letterhead,
  today,
};
const line = (lineId: string, code: string, menuId: string, portions: number) => ({
  lineId,
  order: portions,
  diet: { code, form: 'rice' as const },
  menuId,
  portions: evenPortions(portions),
});
const sheet = {
  date: '2026-11-27',
  lines: [line('1', 'DD01', 'a', 24), line('2', 'TM01', 'b', 31), line('3', 'GM04', 'gone', 40)],
  special: [{ lineId: 's', order: 1, place: 'Nội tiết 304-G2', change: 'Dị ứng tôm, cua' }],
};

describe('G7 the kitchen sheet of a day', () => {
  const printable = kitchenPrintable(sheet, menus, market);
  const [day, buying] = printable.days;
  const section = (heading: string) => day?.sections.find((one) => one.heading === heading);

  it('G7 is a printable of the existing form, named by its day', () => {
    expect(() => printableSchema.parse(printable)).not.toThrow();
    expect(printable.title).toBe('Thứ Sáu, 27/11/2026');
  });

  it('G7 counts portions by code, and says which menu misses its code or is not there', () => {
    const [first, , gone] = section('Số suất')?.rows ?? [];
    expect(first).toMatchObject({ measure: 'DD01 cơm', name: 'Đái tháo đường đơn thuần' });
    expect(first?.note).toContain('bữa trưa 24');
    expect(first?.note).toContain('Chưa đạt DD01: Năng lượng thiếu 984 kcal');
    expect(gone?.note).toContain('Không tìm thấy thực đơn');
  });

  it('G7 names the nutrients that nothing can be concluded of', () => {
    const [, second] = section('Số suất')?.rows ?? [];
    // TM01 limits sodium and potassium; the rice reports neither.
    expect(second?.note).toMatch(/Chưa kết luận: [^.]*Natri, Kali/u);
    const fed = { calories: 1600, protein: 60, fat: 40, carbs: 240, fiber: 22 };
    const lunch = { items: [printedLine('Suất', 100, fed)] };
    expect(dietRemarks('DD01', { ...emptyMeals(), lunch })).toEqual({
      missed: 'Số bữa thiếu 3 bữa',
      open: '',
      conditional: '',
    });
  });

  it('G7 holds a menu of one client to that client: a limit of the code that yields is not missed', () => {
    const most = { nutrient: 'potassium' as const, maximum: 2000, note: 'K 5,6' };
    const client = clientWith({ gender: 'female', birthYear: 1959, height: 152, weight: 48 });
    const at = (own: typeof client, code: string) => clientStandard(own, [], today, code);
    const fed = { calories: 1450, protein: 36, potassium: 1900, sodium: 900 };
    const lunch = { items: [printedLine('Suất', 100, fed)] };
    const of = new Map([
      ['a', { ...printedMenu({ name: 'Bà Tư' }), id: 'a', meals: { ...emptyMeals(), lunch } }],
    ]);
    const only = { ...sheet, lines: [line('1', 'DD07', 'a', 1)] };
    const noteWith = (standardFor?: (menuId: string, code: string) => Standard) =>
      kitchenPrintable(only, of, { ...market, ...(standardFor ? { standardFor } : {}) }).days[0]
        ?.sections[0]?.rows[0]?.note;
    expect(noteWith()).toContain('Kali thiếu 100 mg');
    const own = { ...client, kidney: { stage: 'G4' as const }, ownLimits: [most] };
    expect(noteWith((_menu, code) => at(own, code))).not.toContain('Kali');
  });

  it('G7 says of a menu that keeps all limits of its code that it does', () => {
    const fed = { calories: 1600, protein: 60, fat: 40, carbs: 240, fiber: 22 };
    const part = { items: [printedLine('Suất', 25, fed)] };
    const meals = { ...emptyMeals(), breakfast: part, lunch: part, dinner: part, snack1: part };
    const whole = new Map([['a', { ...printedMenu({ name: 'Đủ' }), id: 'a', meals }]]);
    const only = { ...sheet, lines: [line('1', 'DD01', 'a', 24)] };
    const [row] = kitchenPrintable(only, whole, market).days[0]?.sections[0]?.rows ?? [];
    expect(row?.note).toMatch(/Thực đơn: Đủ\. Đạt DD01$/u);
  });

  it('G7 adds up a dish over the codes that eat it, with each portion', () => {
    const lunch = section('Bữa trưa');
    expect(lunch?.total).toBe('55 suất');
    // 24 × 150 g + 31 × 100 g
    expect(lunch?.rows).toEqual([
      {
        measure: '6,7 kg',
        name: 'Gạo tẻ',
        note: 'DD01 cơm: 24 × 150 g; TM01 cơm: 31 × 100 g',
      },
    ]);
    expect(section('Bữa tối')).toBeUndefined();
  });

  it('G7 lists what to buy for all portions, and the portions that differ', () => {
    expect(buying?.sections[0]?.rows[0]).toMatchObject({ measure: '6.700 g', name: 'Gạo tẻ' });
    expect(section('Suất riêng')?.rows).toEqual([
      { measure: 'Nội tiết 304-G2', name: 'Dị ứng tôm, cua' },
    ]);
  });
});
