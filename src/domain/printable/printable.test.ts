import { describe, expect, it } from 'vitest';
import { emptyMeals } from '../food/storedLines';
import { cleanLine, cleanText } from '../text/clean';
import {
  lunchNamed,
  printContext,
  printedLine,
  printedMeals,
  printedMenu,
  printedRecipe,
} from './fixtures';
import { buildLetterhead, letterheadOn, OWN_COLOUR } from './letterhead';
import { formatMeasure, toRow } from './line';
import { menuPrintable, planPrintable } from './menu';
import { printableSchema, type Printable } from '../records/printableModel';
import { progressPrintable } from './progress';
import { buildPreparation, recipePrintable } from './recipe';
import { shoppingPrintable } from './shopping';

const context = printContext();
const banana = (grams: number) => printedLine('Chuối', grams, {}, {}, { refusePercent: 30 });
const visit = (id: string, visitDate: string, weight?: number) => ({
  id,
  workspaceId: 'w',
  expertId: 'e',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  clientId: 'client-1',
  visitDate,
  notes: 'chỉ cho chuyên gia',
  ...(weight === undefined ? {} : { weight }),
});

const listRows = ({ days }: Printable) => days[0]?.sections.flatMap(({ rows }) => rows) ?? [];

describe('E15 the model of a printable', () => {
  const printable = menuPrintable(printedMenu(), context);

  it('is what its schema takes', () => {
    expect(printableSchema.parse(printable)).toEqual(printable);
  });

  it('meals stand in the order of the day, with household measures first and weights behind', () => {
    expect(printable.title).toBe('Thứ Hai, 23/11/2026');
    expect(printable.days[0]?.sections.map(({ heading, total }) => `${heading}: ${total}`)).toEqual(
      [
        'Bữa sáng: 412 kcal',
        'Phụ sáng: 61 kcal',
        'Bữa trưa: 334 kcal',
        'Phụ chiều: 57 kcal',
        'Bữa tối: ≥ 234 kcal',
      ],
    );
    expect(
      listRows(printable).map(({ measure, name, grams }) => `${measure} ${name} ${grams ?? ''}`),
    ).toEqual([
      '1 phần Phở gà ',
      '1 miếng Đu đủ chín 120 g',
      '1 hũ Sữa chua không đường 100 g',
      '1 chén Cơm trắng 120 g',
      '1 phần Canh chua cá lóc ',
      '150 g Bầu luộc chấm mắm ruốc ',
      '1 quả Ổi 150 g',
      '1½ chén Cơm trắng 180 g',
      '200 g Nước dùng hầm ',
    ]);
  });

  it('what nobody reports is "—", what is known in part "≥"; neither is ever 0', () => {
    const broth = listRows(printable).at(-1);
    expect(broth?.figure).toBe('—');
    const figures = Object.fromEntries(
      printable.days[0]?.figures.map(({ key, value }) => [key, value]) ?? [],
    );
    expect(figures).toEqual({
      calories: '≥ 1.098',
      protein: '≥ 55',
      carbs: '≥ 151',
      fat: '≥ 14',
      fiber: '≥ 2,4',
      // The most of a day is not the client's to read.
      sodium: '≥ 618 mg',
    });
    const none = menuPrintable(printedMenu({ meals: emptyMeals() }), context);
    expect(none.days[0]?.figures.map(({ value }) => value)).toEqual(Array(6).fill('—'));
  });

  it('allergens come first: what offends is named, what is declared too', () => {
    expect(printable.allergies).toEqual({
      avoid: ['tôm', 'ruốc'],
      findings: ['Bầu luộc chấm mắm ruốc: có mắm ruốc', 'Thực đơn có: gluten, sữa bò, cá.'],
      offends: true,
    });
    const safe = menuPrintable(printedMenu({ meals: lunchNamed(['Cơm trắng']) }), context);
    expect(safe.allergies?.offends).toBe(false);
    expect(safe.allergies?.findings[0]).toContain('Không thấy tôm, ruốc');
    const row = listRows(printable).find(({ name }) => name.includes('mắm ruốc'));
    expect(row?.warning?.level).toBe('contains');
  });

  it('A4 a possible allergen stands by its own name, with the part that it comes from', () => {
    const { allergies, ...sheet } = menuPrintable(
      printedMenu({ meals: lunchNamed(['Bún riêu cua']) }),
      context,
    );
    const text = 'Có thể có tôm (mắm tôm trong bún riêu cua)';
    expect(allergies?.findings).toContain(text);
    expect(listRows({ ...sheet, allergies }).map(({ warning }) => warning?.text)).toContain(text);
  });

  it('the preparation of each dish that is known stands once', () => {
    expect(printable.preparations.map(({ title, times }) => [title, times])).toEqual([
      ['Phở gà', 'sơ chế 15 phút, nấu 40 phút · cho 2 phần'],
    ]);
    expect(printable.preparations[0]?.steps).toHaveLength(2);
  });

  it('what is noted of a meal for the practice alone is in no document', () => {
    const { meals } = printedMenu();
    const dinner = { ...meals.dinner, notes: 'Ăn sớm', privateNotes: 'Chị Lan hay bỏ bữa' };
    const printed = menuPrintable(printedMenu({ meals: { ...meals, dinner } }), context);
    expect(JSON.stringify(printed)).toContain('Ăn sớm');
    expect(JSON.stringify(printed)).not.toContain('hay bỏ bữa');
  });

  it('a private note of a master is not printed, the advice for a client is', () => {
    expect(printable.advice?.text).toContain('đi bộ 30 phút');
    const master = menuPrintable(printedMenu({ kind: 'master' }), {
      ...context,
      client: undefined,
    });
    expect(master.advice).toBeUndefined();
    expect(master.person).toBeUndefined();
  });

  it('a menu of 1000 lines with names of 300 signs is cut where it says so, and is still one', () => {
    const names = Array.from({ length: 200 }, (_, index) => `${'Gỏi cuốn '.repeat(40)}${index}`);
    const meals = Object.fromEntries(
      Object.keys(emptyMeals()).map((slot) => [slot, { items: lunchNamed(names).lunch.items }]),
    ) as ReturnType<typeof emptyMeals>;
    const long = menuPrintable(printedMenu({ meals, name: 'Ơ'.repeat(300) }), context);
    expect(printableSchema.safeParse(long).success).toBe(true);
    expect(listRows(long)).toHaveLength(1000);
  });

  it('days beyond a month are left out, and the legend says so', () => {
    const days = Array.from({ length: 40 }, () => ({ day: 'Ngày thường', meals: printedMeals() }));
    const plan = planPrintable({ name: 'Dài' }, days, context);
    expect(plan.days).toHaveLength(31);
    expect(plan.legend[0]).toBe('Nội dung quá dài, phần cuối không được in.');
    expect(printableSchema.safeParse(plan).success).toBe(true);
  });
});

describe('E15 measures', () => {
  const rice = { measures: [{ unit: 'chén', amount: 120 }] };
  it.each([
    [120, '1 chén', '120 g'],
    [118, '1 chén', '118 g'],
    [30, '¼ chén', '30 g'],
    [300, '2½ chén', '300 g'],
    [50, '50 g', undefined],
    [0, '0 g', undefined],
    [900, '900 g', undefined],
  ])('%s g of rice are %s', (grams, measure, weight) => {
    const line = printedLine('Cơm', grams, {}, {}, rice);
    expect(formatMeasure(line)).toEqual({ measure, ...(weight ? { grams: weight } : {}) });
  });

  it('grams are not told as millilitres; what was poured is', () => {
    const oil = { measures: [{ unit: 'ml', amount: 0.92 }] };
    expect(formatMeasure(printedLine('Dầu ăn', 1.84, {}, {}, oil))).toEqual({ measure: '1,8 g' });
    const poured = printedLine('Dầu ăn', 20, {}, { unit: 'ml', unitAmount: 0.92 }, oil);
    expect(formatMeasure(poured)).toEqual({ measure: '20 ml', grams: '18 g' });
  });

  it('an amount that was typed in a measure stays what was typed', () => {
    const line = printedLine('Cơm', 1.33, {}, { unit: 'bát', unitAmount: 120 });
    expect(formatMeasure(line)).toEqual({ measure: '1,33 bát', grams: '160 g' });
  });
});

describe('E15 texts of strangers', () => {
  it('are NFC, one line, without control and direction signs, and never half a sign', () => {
    const decomposed = 'Bún bò Huế'.normalize('NFD');
    expect(cleanLine(decomposed, 50)).toBe('Bún bò Huế'.normalize('NFC'));
    expect(cleanLine('a\r\nBcc: b@c.vn\u2028d\u202Ee\u0000', 50)).toBe('a Bcc: b@c.vn de');
    expect(cleanLine(`${'a'.repeat(8)}😀😀`, 10)).toBe(`${'a'.repeat(8)}…`);
    expect(cleanLine('\ud83d Phở', 10)).toBe('Phở');
    expect(cleanText('một\r\n\n\n\nhai', 50)).toBe('một\n\nhai');
  });

  it('emoji and right-to-left names stay in the model, for who can show them', () => {
    expect(toRow(printedLine('Phở 🍜 محمد', 1, {})).name).toBe('Phở 🍜 محمد');
  });
});

describe('P12 the paper of a plan', () => {
  const practice = {
    name: 'Sen Việt',
    colour: '#7a2a5c',
    footer: 'Hẹn gặp lại',
    logo: 'data:image/jpeg;base64,AAAA',
  };
  const account = { name: 'BS. Lan', email: 'lan@senviet.example' };

  it.each([
    ['free', 'Bữa Lành · bản miễn phí', OWN_COLOUR, undefined, undefined],
    ['pro', undefined, OWN_COLOUR, undefined, undefined],
    ['business', undefined, '#7a2a5c', 'Hẹn gặp lại', practice.logo],
  ] as const)('%s', (plan, watermark, colour, footer, logo) => {
    const head = buildLetterhead(account, practice, plan);
    expect([head.watermark, head.colour, head.footer, head.logo]).toEqual([
      watermark,
      colour,
      footer,
      logo,
    ]);
    expect(head.practice).toBe('Sen Việt');
  });

  it('what was written on a larger plan goes out on the present one, and the other way', () => {
    const business = buildLetterhead(account, practice, 'business');
    expect(letterheadOn(business, 'free')).toEqual(buildLetterhead(account, practice, 'free'));
    expect(
      letterheadOn(buildLetterhead(account, practice, 'free'), 'pro').watermark,
    ).toBeUndefined();
  });
});

const step = (lineId: string, order: number, instruction: string) => ({
  lineId,
  order,
  instruction,
  imageUrls: [],
});

describe('E15 other documents', () => {
  it('a recipe tells its figures of one serving', () => {
    const printable = recipePrintable(printedRecipe('Phở gà'), context);
    expect(printableSchema.parse(printable)).toEqual(printable);
    expect(printable.days[0]?.figures[0]?.value).toBe('265 kcal');
    expect(printable.days[0]?.sections.map(({ heading }) => heading)).toEqual([
      'Nguyên liệu',
      'Cách làm',
    ]);
  });

  it('a step of any length is printed whole, and of more steps than there is room for it is said', () => {
    const long = Array.from({ length: 900 }, (_, index) => `chữ${index}`).join(' ');
    const steps = [step('a', 1, long), step('b', 2, 'Tắt bếp.')];
    const buildRows = (instructions: typeof steps) => {
      const printable = recipePrintable({ ...printedRecipe('Phở gà'), instructions }, context);
      expect(printableSchema.parse(printable)).toEqual(printable);
      return printable.days[0]?.sections[1]?.rows ?? [];
    };
    const rows = buildRows(steps);
    expect(rows.map(({ measure }) => measure)).toEqual([
      '1.',
      undefined,
      undefined,
      undefined,
      '2.',
    ]);
    const printed = rows.slice(0, -1).map(({ note }) => note);
    expect(printed.join(' ')).toBe(long);
    const many = buildRows(Array.from({ length: 200 }, (_, at) => step(`s${at}`, at, long)));
    expect(many).toHaveLength(200);
    expect(many.at(-1)?.note).toMatch(/^Còn \d+ bước nữa/);
    const [short = ''] = buildPreparation({
      ...printedRecipe('Phở gà'),
      instructions: steps,
    }).steps;
    expect(short).toMatch(/còn nữa, xem trong công thức\)$/);
    expect(short.length).toBeLessThanOrEqual(2000);
  });

  it('a shopping list adds up before it rounds, takes dishes apart and adds what is peeled off', () => {
    const meals = { ...printedMeals(), snack2: { items: [banana(35.2), banana(35.2)] } };
    const list = shoppingPrintable(
      'Hai ngày',
      [
        { day: 'a', meals },
        { day: 'b', meals },
      ],
      { ...context, dishes: context.recipes, getCategory: () => undefined },
    );
    const bought = listRows(list).map(({ measure, name }) => `${measure} ${name}`);
    // 4 × 35,2 g ÷ 0,7 = 201,1 g, bought as 210 g; two servings of phở of a recipe for two.
    expect(bought).toContain('210 g Chuối');
    expect(bought).toContain('360 g Bánh phở');
    expect(bought).toContain('600 g Cơm trắng');
    expect(bought.at(-1)).toBe('2 phần Canh chua cá lóc');
    expect(printableSchema.safeParse(list).success).toBe(true);
  });

  it('progress is told by the weights of visits, without the notes of the expert', () => {
    const client = {
      ...printedMenu(),
      id: 'client-1',
      clientName: 'Mai',
      allergies: [],
      goals: [],
      targetWeight: 58,
    };
    const visits = [
      visit('1', '2026-09-01', 64.44),
      visit('2', '2026-10-01'),
      visit('3', '2026-11-01', 62.96),
    ];
    const printable = progressPrintable(client, visits, context);
    expect(listRows(printable)).toEqual([
      { measure: '01/11/2026', name: '63 kg', figure: '−1,4 kg' },
      { measure: '01/09/2026', name: '64,4 kg' },
    ]);
    expect(JSON.stringify(printable)).not.toContain('chỉ cho chuyên gia');
    expect(printable.days[0]?.figures.map(({ value }) => value)).toEqual([
      '64,4 kg',
      '63 kg',
      '58 kg',
    ]);
  });
});
