import { describe, expect, it } from 'vitest';
import { NO_IMAGES } from '../../printables/images';
import { printContext, printedMenu, printedRecipe } from '../../domain/printable/fixtures';
import { menuPrintable } from '../../domain/printable/menu';
import { renderText } from '../../printables/text';
import { fileName } from '../../printables/files';
import { renderHtml } from '../../printables/html';
import type { LibraryEntry } from '../../domain/records/library';
import { preparedDishes } from '../../domain/printable/dishes';
import { madeText, makeDocument, type Makers } from './model/makeDocument';
import { buildCard, wrapLines } from './model/shareCard';
import { shareFile } from './model/share';

const printable = menuPrintable(printedMenu(), printContext());
const fails = (): never => {
  throw new Error('broken');
};

const refusing = (name: string) => ({
  canShare: () => true,
  share: () => Promise.reject(Object.assign(new Error('no'), { name })),
});
const entry = (id: string, body: Record<string, unknown>): LibraryEntry => ({
  id,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  kind: 'template',
  name: id,
  body,
});

describe('P12 fall-backs of a PDF', () => {
  const bytes = new Uint8Array([37, 80, 68, 70]);
  const makers: Makers = { worker: async () => bytes, jspdf: async () => bytes, html: renderHtml };
  it.each([
    ['worker', {}, 'menu-thu-hai-23-11-2026.pdf', 'PDF đã được tạo thành công!'],
    [
      'jspdf',
      { worker: fails },
      'menu-thu-hai-23-11-2026.pdf',
      'PDF được tạo bằng phương thức dự phòng (chất lượng có thể khác biệt)',
    ],
    [
      'html',
      { worker: fails, jspdf: fails },
      'menu-thu-hai-23-11-2026.html',
      'File HTML đã được tạo (PDF generation tạm thời không khả dụng)',
    ],
    [
      'error',
      { worker: fails, jspdf: fails, html: fails },
      'menu-thu-hai-23-11-2026.html',
      'Có lỗi xảy ra - đã tạo file báo cáo lỗi',
    ],
  ] as const)('%s', async (way, broken, name, message) => {
    const made = await makeDocument(printable, NO_IMAGES, { ...makers, ...broken });
    expect([made.way, made.file.name]).toEqual([way, name]);
    expect(madeText(made.way, 'menu').title).toBe(message);
    const text = await made.file.text();
    if (way === 'html') expect(text).toContain('Bầu luộc chấm mắm ruốc');
    if (way === 'error') expect(text).toContain('Không tạo được tài liệu');
  });

  it('a recipe has a sentence of its own, and so has what a newer version names', () => {
    expect(madeText('html', 'recipe').title).toContain('mở bằng trình duyệt để in');
    expect(madeText('cloud' as 'html', 'recipe').title).toContain('Đang dùng bản thay thế');
  });
});

describe('P12 sharing', () => {
  const file = new File(['x'], 'menu.pdf', { type: 'application/pdf' });
  const saved: string[] = [];
  const save = (one: File) => void saved.push(one.name);

  it('the system gets the file where it takes files', async () => {
    const shares: unknown[] = [];
    const sharing = {
      canShare: () => true,
      share: async (data?: ShareData) => void shares.push(data),
    };
    expect(await shareFile(file, 'Thứ Hai', sharing, save)).toBe('shared');
    expect(shares).toEqual([{ files: [file], title: 'Thứ Hai' }]);
    expect(saved).toEqual([]);
  });

  it('it is downloaded where the browser cannot, or forbids it; not where the person closed the sheet', async () => {
    expect(await shareFile(file, '', {}, save)).toBe('downloaded');
    expect(await shareFile(file, '', { canShare: () => false, share: fails }, save)).toBe(
      'downloaded',
    );
    expect(await shareFile(file, '', refusing('NotAllowedError'), save)).toBe('downloaded');
    expect(saved).toHaveLength(3);
    expect(await shareFile(file, '', refusing('AbortError'), save)).toBe('given up');
    expect(saved).toHaveLength(3);
  });

  it('names of files have no accents, no paths and an end', () => {
    expect(fileName('Đường ../../ Ruột', 'pdf')).toBe('duong-ruot.pdf');
    expect(fileName('🍜', 'pdf', 'menu')).toBe('menu-untitled.pdf');
    expect(fileName('ơ'.repeat(300), 'pdf').length).toBeLessThan(90);
  });
});

function listWords({
  days,
  allergies,
  preparations,
  advice,
  letterhead,
}: typeof printable): string[] {
  return [
    ...days.flatMap(({ sections, figures }) => [
      ...sections.flatMap(({ heading, total = '', rows }) => [
        heading,
        total,
        ...rows.flatMap(({ measure = '', name, grams = '', figure = '', note = '' }) => [
          measure,
          name,
          grams,
          figure,
          note,
        ]),
      ]),
      ...figures.flatMap(({ label, value, target = '' }) => [label, value, target]),
    ]),
    ...(allergies ? [...allergies.avoid, ...allergies.findings] : []),
    ...preparations.flatMap(({ title, steps }) => [title, ...steps]),
    advice?.text ?? '',
    letterhead.expert,
    ...letterhead.contact,
  ].filter(Boolean);
}

describe('E15 what one shows, all show', () => {
  it('the message says all of it', () => {
    const text = renderText(printable).toLocaleLowerCase('vi');
    for (const word of listWords(printable)) expect(text).toContain(word.toLocaleLowerCase('vi'));
  });

  it('the HTML says all of it, as text: what people typed is no tag', () => {
    const html = renderHtml(printable);
    for (const word of listWords(printable)) expect(html).toContain(word);
    const bad = '<img src=x onerror=alert(1)>"&';
    const hostile = menuPrintable(
      printedMenu({ name: bad, notes: bad, description: bad }),
      printContext(),
    );
    expect(renderHtml(hostile)).not.toMatch(/<img|onerror=[^&]*>"&/);
    expect(renderHtml(hostile)).toContain('&lt;img src=x');
  });

  it('the card has the same figures, the first name alone and nothing of age, goal or weight', () => {
    const card = buildCard(printable);
    expect(card.eyebrow).toBe('Thực đơn của Mai');
    expect(card.figures.map(({ value }) => value)).toEqual(
      printable.days[0]?.figures.slice(0, 4).map(({ value }) => value),
    );
    expect(card.meals.map(({ total }) => total)).toEqual(
      printable.days[0]?.sections.map(({ total }) => total),
    );
    expect(card.avoid).toBe('Không tôm, ruốc');
    expect(JSON.stringify(card)).not.toMatch(/Trần|tuổi|Giảm cân/);
  });

  it('a line of the card that is too long ends with "…"', () => {
    const lines = wrapLines((text) => text.length, 'một hai ba bốn năm sáu bảy tám', 10, 2);
    expect(lines).toEqual(['một hai ba', 'bốn năm…']);
    expect(wrapLines((text) => text.length, 'ngắt'.repeat(9), 10, 2)[0]).toHaveLength(10);
  });
});

it('E15 dishes of the library tell how they are made, own ones before them', () => {
  const pho = { ...printedRecipe('Phở gà'), id: 'pho', later: 1 };
  const library = [
    entry('pho', { type: 'recipe', recipe: { ...pho, title: 'Phở mẫu' } }),
    entry('bun', { type: 'recipe', recipe: { ...pho, title: 'Bún' } }),
    entry('bad', { type: 'recipe', recipe: { title: 1 } }),
  ];
  const dishes = preparedDishes(
    [printedRecipe('Phở gà')].map((one) => ({ ...one, id: 'pho' })),
    library,
    new Set(['pho', 'bun', 'bad']),
    new Map(),
  );
  expect([...dishes].map(([id, { title }]) => [id, title])).toEqual([
    ['pho', 'Phở gà'],
    ['bun', 'Bún'],
  ]);
});
