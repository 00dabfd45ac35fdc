import { describe, expect, it } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { evenPortions } from '../../domain/records/kinds/kitchenSheet';
import { emptyMeals } from '../../domain/food/storedLines';
import {
  lunchNamed,
  printContext,
  printedLine,
  printedMeals,
  printedMenu,
  printedRecipe,
} from '../../domain/printable/fixtures';
import { kitchenPrintable } from '../../domain/printable/kitchen';
import { buildLetterhead } from '../../domain/printable/letterhead';
import { menuPrintable, planPrintable } from '../../domain/printable/menu';
import type { Printable } from '../../domain/records/printableModel';
import { listImages } from '../../domain/printable/images';
import { recipePrintable } from '../../domain/printable/recipe';
import { SMALL_JPEG } from '../../../tests/support/images';
import { fontFile, fontModule } from '../../../scripts/document-fonts.mjs';
import { readFile } from 'node:fs/promises';
import { renderHtml } from '../html';
import { renderText } from '../text';
import { renderPdf } from './pdf';
import { BODY, BOTTOM, PAPER } from './sheet';

interface Placed {
  text: string;
  page: number;
  /** mm from the left and upper edges, to the baseline. */
  x: number;
  y: number;
  width: number;
  font: string;
}

const MM = 25.4 / 72;

async function placed(bytes: Uint8Array): Promise<Placed[][]> {
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: Placed[][] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    pages.push(
      items
        .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
        .map(({ str, transform, width, fontName }) => ({
          text: str,
          page,
          x: Number(transform[4]) * MM,
          y: PAPER.height - Number(transform[5]) * MM,
          width: width * MM,
          font: fontName,
        })),
    );
  }
  await file.loadingTask.destroy();
  return pages;
}

const getText = (pages: Placed[][]): string =>
  pages
    .flat()
    .map(({ text }) => text)
    .join(' ');
const readByEye = (pages: Placed[][]): string =>
  pages
    .flat()
    .map(({ text, x, y }, index, all) => {
      const last = all[index - 1];
      const isClose = last && last.y === y && x - last.x - last.width < 0.3;
      return `${isClose ? '' : ' '}${text}`;
    })
    .join('')
    .replace(/\s+/g, ' ');
const readPdf = async (printable: Printable) => placed(renderPdf(printable));
const context = printContext();

describe('P12 the PDF', () => {
  it('S03 says in NFC, with right diacritics, all that the model says', async () => {
    const printable = menuPrintable(printedMenu(), context);
    const text = getText(await readPdf(printable)).replace(/\s+/g, ' ');
    expect(text).toBe(text.normalize('NFC'));
    for (const { heading, total, rows } of printable.days[0]?.sections ?? []) {
      expect(text).toContain(heading);
      expect(text).toContain(total);
      for (const { measure, name, grams, figure, note, warning } of rows)
        for (const part of [`${measure} ${name}`, grams, figure, note, warning?.text])
          if (part) expect(text).toContain(part);
    }
    for (const { label, value, target = '' } of printable.days[0]?.figures ?? [])
      expect(text).toContain(`${label} ${value} ${target}`.trim());
    for (const { title, steps } of printable.preparations) {
      expect(text).toContain(title);
      for (const step of steps) expect(text).toContain(step);
    }
    expect(text).toContain('Trang 1/1');
    expect(text).toContain('DỊ ỨNG, KHÔNG ĂN tôm, ruốc');
    expect(text.indexOf('DỊ ỨNG')).toBeLessThan(text.indexOf('Bữa sáng'));
    for (const part of ['Phòng dinh dưỡng Sen Việt', 'BS. Nguyễn Thị Lan', '028 7300 0123'])
      expect(text).toContain(part);
  });

  it('S03 every letter of Vietnamese comes back as it was written', async () => {
    const vowels = 'aăâeêioôơuưy';
    const letters = [...vowels, ...vowels.toUpperCase()]
      .flatMap((vowel) =>
        ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'].map((tone) =>
          (vowel + tone).normalize('NFC'),
        ),
      )
      .concat('đ', 'Đ');
    const name = letters.join('');
    const meals = lunchNamed([
      name.normalize('NFD').slice(0, 200),
      ...letters.map((letter) => `Món ${letter}`),
    ]);
    const text = getText(await readPdf(menuPrintable(printedMenu({ meals }), context)));
    for (const letter of letters) expect(text).toContain(`Món ${letter}`);
  });

  it('P12 steps in markdown: all forms say the words, bold ones stand out and nothing is torn', async () => {
    const recipe = printedRecipe('Phở gà');
    const instruction = '## Nước dùng\n- ninh **lửa nhỏ**, *không* đậy nắp\n- vớt (**bọt**)';
    const printable = recipePrintable(
      { ...recipe, instructions: [{ lineId: 's1', order: 1, instruction, imageUrls: [] }] },
      context,
    );
    const phrase = 'Nước dùng • ninh lửa nhỏ, không đậy nắp • vớt (bọt)';
    const pages = await readPdf(printable);
    expect(readByEye(pages)).toContain(phrase);
    const findFont = (text: string) => pages.flat().find((piece) => piece.text === text)?.font;
    expect(findFont('lửa nhỏ')).toBe(findFont('Phở gà'));
    expect(findFont('bọt')).toBe(findFont('Phở gà'));
    expect(findFont('bọt')).not.toBe(findFont('• vớt ('));
    expect(renderText(printable).replace(/\s+/g, ' ')).toContain(phrase);
    expect(renderHtml(printable)).toContain(
      '<strong>Nước dùng</strong><br>• ninh <strong>lửa nhỏ</strong>, <em>không</em> đậy nắp',
    );
    // The sums of a recipe are those of a serving.
    expect(renderText(printable)).not.toContain('Cả ngày');
    expect(renderHtml(printable)).not.toContain('Cả ngày');
  });

  it('S03 a day weighs less than 150 KB, fourteen days are whole and named on each page', async () => {
    expect(renderPdf(menuPrintable(printedMenu(), context)).length).toBeLessThan(150_000);
    const days = Array.from({ length: 14 }, (_, index) => ({
      day: `2026-11-${String(index + 10)}`,
      meals: printedMeals(),
    }));
    const pages = await readPdf(planPrintable({ name: 'Hai tuần đầu' }, days, context));
    expect(pages.length).toBeGreaterThan(4);
    const text = getText(pages);
    for (let day = 10; day < 24; day += 1) expect(text).toContain(`${day}/11/2026`);
    expect(text.split('Đu đủ chín')).toHaveLength(15);
    pages.forEach((page, index) => {
      const words = getText([page]);
      expect(words).toContain(`Trang ${index + 1}/${pages.length}`);
      if (index > 0) expect(words).toContain('Hai tuần đầu (tiếp)');
    });
  });

  it('S03 200 lines with names of 300 signs: no line is cut, and a meal is named anew on each page', async () => {
    const name = `${'Gỏi cuốn tôm thịt '.repeat(11)}`.slice(0, 190).trim();
    const meals = lunchNamed(Array.from({ length: 200 }, (_, index) => `${name} ${index}.`));
    const pages = await readPdf(
      menuPrintable(printedMenu({ meals, name: 'Ơ'.repeat(300) }), context),
    );
    const text = getText(pages).replace(/\s+/g, ' ');
    for (let stepNumber = 0; stepNumber < 200; stepNumber += 1)
      expect(text).toContain(` ${stepNumber}.`);
    for (const { y, x, width } of pages.flat()) {
      expect(y).toBeLessThan(PAPER.height - 2);
      expect(x + width).toBeLessThan(BODY.right + 0.6);
      expect(x).toBeGreaterThan(BODY.left - 0.1);
    }
    for (const page of pages)
      for (const { y, text: content } of page)
        if (!/Trang|≥ là/.test(content) && y > BOTTOM + 1)
          throw new Error(`${content} stands at ${y}`);
    for (const page of pages.slice(1, -1)) expect(getText([page])).toContain('Bữa trưa (tiếp)');
  });

  it('S03 signs that the font of letters lacks are drawn: doses, fractions, arrows, names', async () => {
    const names = [
      'Uống 5 μg D₃ → ⅓ viên; ω-3; 10⁶ CFU; B₁₂; ✓ đủ',
      'β-caroten ≥ 2 phút ↔ thêm 1⁄2 quả; α–γ; Δ; ∞; ≠',
      '♀ ♂ ☐ ★; Čedar Łódź Борщ; ½‑¾; ⁻¹; x₀; №',
    ];
    const text = readByEye(
      await readPdf(menuPrintable(printedMenu({ meals: lunchNamed(names) }), context)),
    );
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toContain('?');
  });

  it('S03 what no font has is written otherwise or named, and never becomes "?"', async () => {
    const names = ['Ủ 25℃ 3㎎ ① 👍 ❌', 'Đậu 豆腐 ไทย', 'đậu phộ\u00adng\u200b rang'];
    const text = readByEye(
      await readPdf(menuPrintable(printedMenu({ meals: lunchNamed(names) }), context)),
    );
    for (const phrase of ['Ủ 25°C 3mg (1) ✓ ✗', 'Đậu [chữ Hán] [chữ Thái]', 'đậu phộng rang'])
      expect(text).toContain(phrase);
    expect(text).not.toContain('?');
  });

  it('S03 emoji that say nothing are left out, nothing breaks', async () => {
    const meals = lunchNamed(['Phở 🍜 gà 👩‍⚕️', 'محمد', '🍜', `${'ngắt'.repeat(40)}`]);
    const text = getText(await readPdf(menuPrintable(printedMenu({ meals }), context)));
    expect(text).toContain('Phở gà');
    expect(text).toContain('[chữ Ả Rập]');
    expect(text.replaceAll(' ', '')).toContain('ngắt'.repeat(40));
  });

  it('P12 a recipe has its ingredients, steps and figures of a serving', async () => {
    const text = getText(await readPdf(recipePrintable(printedRecipe('Phở gà'), context)));
    for (const part of ['360 g Bánh phở', '1. Rửa sạch ức gà', '265 kcal', 'cho một phần'])
      expect(text).toContain(part);
  });

  it('G7 a kitchen sheet is an A4 page with portions, dishes and what to buy', async () => {
    const { letterhead, today } = context;
    const market = { dishes: new Map(), getCategory: () => undefined, letterhead, today };
    const sheet = {
      date: '2026-11-27',
      lines: [
        {
          lineId: '1',
          order: 1,
          diet: { code: 'DD01', form: 'rice' as const },
          menuId: 'a',
          portions: evenPortions(24),
        },
      ],
      special: [{ lineId: 's', order: 1, place: 'Nội tiết 304-G2', change: 'Dị ứng tôm, cua' }],
    };
    const rice = printedLine('Gạo tẻ', 150, { calories: 344, carbs: 75.9 });
    const menu = {
      ...printedMenu(),
      id: 'a',
      meals: { ...emptyMeals(), lunch: { items: [rice] } },
    };
    const bytes = renderPdf(kitchenPrintable(sheet, new Map([['a', menu]]), market));
    const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const view = (await file.getPage(1)).view.map((points) => Math.round(points * MM));
    await file.loadingTask.destroy();
    expect(view).toEqual([0, 0, 210, 297]);
    const text = getText(await placed(bytes)).replace(/\s+/g, ' ');
    for (const part of [
      'Thứ Sáu, 27/11/2026',
      'DD01 cơm',
      'bữa trưa 24',
      '24 × 150 g',
      'Nội tiết 304-G2',
      'Dị ứng tôm, cua',
      '3.600 g Gạo tẻ',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['free', 1],
    ['pro', 0],
    ['business', 0],
  ] as const)('P12 the watermark of plan %s', async (plan, count) => {
    const letterhead = buildLetterhead(
      { name: 'BS. Lan', email: 'lan@senviet.example' },
      undefined,
      plan,
    );
    const pages = await readPdf(menuPrintable(printedMenu(), printContext({ letterhead })));
    const marks = pages.flat().filter(({ text }) => text === 'Bữa Lành · bản miễn phí');
    expect(marks).toHaveLength(count * pages.length);
  });

  it('P12 business sets its own logo and footer', async () => {
    const logo =
      'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AKp//2Q==';
    const letterhead = buildLetterhead(
      { name: 'BS. Lan', email: 'lan@senviet.example' },
      { name: 'Sen Việt', logo, footer: 'Hẹn gặp lại', colour: '#7a2a5c' },
      'business',
    );
    const bytes = renderPdf(menuPrintable(printedMenu(), printContext({ letterhead })));
    expect(getText(await placed(bytes))).toContain('Hẹn gặp lại');
    const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const { fnArray } = await (await file.getPage(1)).getOperatorList();
    const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    expect(fnArray).toContain(OPS.paintImageXObject);
  });
});

const COVER = '/images/w/bia/full';
const STEP = '/images/w/buoc/full';
const JPEG = new Uint8Array(SMALL_JPEG);

async function imagesOnPages(bytes: Uint8Array): Promise<number[]> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const counts: number[] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { fnArray } = await (await file.getPage(page)).getOperatorList();
    counts.push(fnArray.filter((op) => op === OPS.paintImageXObject).length);
  }
  await file.loadingTask.destroy();
  return counts;
}

function photographed() {
  const recipe = printedRecipe('Phở gà');
  const [first, ...others] = recipe.instructions;
  const instructions = first ? [{ ...first, imageUrls: [STEP] }, ...others] : [];
  return { ...recipe, coverImage: COVER, instructions };
}

describe('P12 images in the PDF', () => {
  const files = new Map([
    [COVER, JPEG],
    [STEP, JPEG],
  ]);

  it('P12 a recipe shows its cover and its steps; the title keeps clear of the cover', async () => {
    const printable = recipePrintable(photographed(), context);
    const bytes = renderPdf(printable, files);
    expect(await imagesOnPages(bytes)).toEqual([2]);
    const [page = []] = await placed(bytes);
    const title = page.find(({ text }) => text === 'Phở gà');
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(BODY.right - 44);
  });

  it('P12 a menu shows its cover and the dish beside its line', async () => {
    const recipes = new Map([[photographed().id, { ...photographed(), coverImage: STEP }]]);
    const menu = printedMenu({ coverImage: COVER });
    const printable = menuPrintable(menu, printContext({ recipes }));
    expect(await imagesOnPages(renderPdf(printable, files))).toEqual([2]);
    const words = getText(await placed(renderPdf(printable, files)));
    expect(words.split(' ').sort()).toEqual(
      getText(await readPdf(printable))
        .split(' ')
        .sort(),
    );
  });

  it('P12 one that is not here, or is no image, is left out, and the text stays whole', async () => {
    const printable = recipePrintable(photographed(), context);
    expect(await imagesOnPages(renderPdf(printable))).toEqual([0]);
    const broken = new Map([[COVER, JPEG.slice(0, 30)]]);
    expect(getText(await placed(renderPdf(printable, broken)))).toContain('1. Rửa sạch ức gà');
  });

  it('P12 the same image weighs once, and as many are named as a mail may carry', async () => {
    const one = menuPrintable(printedMenu({ coverImage: COVER }), context);
    const day = one.days[0]!;
    const rows = Array.from({ length: 200 }, (_, index) => ({
      name: `Món ${index}`,
      picture: index < 100 ? COVER : `/images/w/mon-${index}/full`,
    }));
    const many = { ...one, days: [{ ...day, sections: [{ ...day.sections[0]!, rows }] }] };
    const named = listImages(many);
    expect(named).toHaveLength(24);
    const noise = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 251);
    const heavy = new Uint8Array([...JPEG.slice(0, -2), ...noise, 0xff, 0xd9]);
    const bytes = renderPdf(many, new Map([[COVER, heavy]]));
    expect((await imagesOnPages(bytes)).reduce((sum, count) => sum + count, 0)).toBe(101);
    expect(bytes.length - renderPdf(many).length).toBeLessThan(2 * heavy.length);
  });
});

it.each(['regular', 'bold', 'signs'])(
  'S03 the committed font "%s" is what the script makes',
  async (weight) => {
    expect(await readFile(fontFile(weight), 'utf8')).toBe(await fontModule(weight));
  },
);
