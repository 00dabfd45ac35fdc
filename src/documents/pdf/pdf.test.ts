import { describe, expect, it } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import {
  lunchNamed,
  printContext,
  printedMeals,
  printedMenu,
  printedRecipe,
} from '../../domain/printable/fixtures';
import { letterheadOf } from '../../domain/printable/letterhead';
import { menuPrintable, planPrintable } from '../../domain/printable/menu';
import type { Printable } from '../../domain/printable/model';
import { recipePrintable } from '../../domain/printable/recipe';
import { fontFile, fontModule } from '../../../scripts/document-fonts.mjs';
import { readFile } from 'node:fs/promises';
import { renderPdf } from './pdf';
import { BODY, BOTTOM, PAPER } from './sheet';

interface Placed {
  text: string;
  page: number;
  /** mm from the left and upper edges, to the baseline. */
  x: number;
  y: number;
  width: number;
}

const MM = 25.4 / 72;

/** What another program reads in the file. */
async function placed(bytes: Uint8Array): Promise<Placed[][]> {
  const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: Placed[][] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    pages.push(
      items
        .filter((item): item is TextItem => 'str' in item && item.str.trim() !== '')
        .map(({ str, transform, width }) => ({
          text: str,
          page,
          x: Number(transform[4]) * MM,
          y: PAPER.height - Number(transform[5]) * MM,
          width: width * MM,
        })),
    );
  }
  await file.loadingTask.destroy();
  return pages;
}

const textOf = (pages: Placed[][]): string =>
  pages
    .flat()
    .map(({ text }) => text)
    .join(' ');
const readPdf = async (printable: Printable) => placed(renderPdf(printable));
const context = printContext();

describe('P12 the PDF', () => {
  it('S03 says in NFC, with right diacritics, all that the model says', async () => {
    const printable = menuPrintable(printedMenu(), context);
    const text = textOf(await readPdf(printable)).replace(/\s+/g, ' ');
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
    const text = textOf(await readPdf(menuPrintable(printedMenu({ meals }), context)));
    for (const letter of letters) expect(text).toContain(`Món ${letter}`);
  });

  it('S03 a day weighs less than 150 KB, fourteen days are whole and named on each page', async () => {
    expect(renderPdf(menuPrintable(printedMenu(), context)).length).toBeLessThan(150_000);
    const days = Array.from({ length: 14 }, (_, place) => ({
      day: `2026-11-${String(place + 10)}`,
      meals: printedMeals(),
    }));
    const pages = await readPdf(planPrintable({ name: 'Hai tuần đầu' }, days, context));
    expect(pages.length).toBeGreaterThan(4);
    const text = textOf(pages);
    for (let day = 10; day < 24; day += 1) expect(text).toContain(`${day}/11/2026`);
    expect(text.split('Đu đủ chín')).toHaveLength(15);
    pages.forEach((page, place) => {
      const words = textOf([page]);
      expect(words).toContain(`Trang ${place + 1}/${pages.length}`);
      if (place > 0) expect(words).toContain('Hai tuần đầu (tiếp)');
    });
  });

  it('S03 200 lines with names of 300 signs: no line is cut, and a meal is named anew on each page', async () => {
    const name = `${'Gỏi cuốn tôm thịt '.repeat(11)}`.slice(0, 190).trim();
    const meals = lunchNamed(Array.from({ length: 200 }, (_, place) => `${name} ${place}.`));
    const pages = await readPdf(
      menuPrintable(printedMenu({ meals, name: 'Ơ'.repeat(300) }), context),
    );
    const text = textOf(pages).replace(/\s+/g, ' ');
    for (let place = 0; place < 200; place += 1) expect(text).toContain(` ${place}.`);
    for (const { y, x, width } of pages.flat()) {
      expect(y).toBeLessThan(PAPER.height - 2);
      expect(x + width).toBeLessThan(BODY.right + 0.6);
      expect(x).toBeGreaterThan(BODY.left - 0.1);
    }
    // Above the foot nothing reaches into it.
    for (const page of pages)
      for (const { y, text: said } of page)
        if (!/Trang|≥ là/.test(said) && y > BOTTOM + 1) throw new Error(`${said} stands at ${y}`);
    for (const page of pages.slice(1, -1)) expect(textOf([page])).toContain('Bữa trưa (tiếp)');
  });

  it('S03 emoji are left out, letters that the font lacks become "?", nothing breaks', async () => {
    const meals = lunchNamed(['Phở 🍜 gà 👩‍⚕️', 'محمد', '🍜', `${'ngắt'.repeat(40)}`]);
    const text = textOf(await readPdf(menuPrintable(printedMenu({ meals }), context)));
    expect(text).toContain('Phở gà');
    expect(text).toContain('????');
    expect(text.replaceAll(' ', '')).toContain('ngắt'.repeat(40));
  });

  it('P12 a recipe has its ingredients, steps and figures of a serving', async () => {
    const text = textOf(await readPdf(recipePrintable(printedRecipe('Phở gà'), context)));
    for (const part of ['360 g Bánh phở', '1. Rửa sạch ức gà', '265 kcal', 'cho một phần'])
      expect(text).toContain(part);
  });

  it.each([
    ['free', 1],
    ['pro', 0],
    ['business', 0],
  ] as const)('P12 the watermark of plan %s', async (plan, count) => {
    const letterhead = letterheadOf(
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
    const letterhead = letterheadOf(
      { name: 'BS. Lan', email: 'lan@senviet.example' },
      { name: 'Sen Việt', logo, footer: 'Hẹn gặp lại', colour: '#7a2a5c' },
      'business',
    );
    const bytes = renderPdf(menuPrintable(printedMenu(), printContext({ letterhead })));
    expect(textOf(await placed(bytes))).toContain('Hẹn gặp lại');
    const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const { fnArray } = await (await file.getPage(1)).getOperatorList();
    const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    expect(fnArray).toContain(OPS.paintImageXObject);
  });
});

it.each(['regular', 'bold'])(
  'S03 the committed font "%s" is what the script makes',
  async (weight) => {
    expect(await readFile(fontFile(weight), 'utf8')).toBe(await fontModule(weight));
  },
);
