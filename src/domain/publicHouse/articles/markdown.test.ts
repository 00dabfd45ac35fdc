import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../../tests/support/cpuTime';
import { blockSchema, type ListItem, type NewBlock } from '../../records/articleBlocks/blocks';
import type { Run } from '../../records/articleBlocks/inline';
import { blocksToMarkdown, readCard, steadyDepths } from './markdown';
import { markdownPart } from './markdownInline';
import { looksLikeMarkdown, markdownToBlocks } from './markdownParse';

const words = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
  {
    weight: 5,
    arbitrary: fc.string({
      unit: fc.constantFrom(...'abcđ ắ1.)*_~=`[]()<>!\\#+-|>"\n:/&'),
      minLength: 1,
      maxLength: 10,
    }),
  },
);
const clean = (text: string) => text.replace(/\r|\u2028|\u2029|\u0085|\v|\f/g, ' ');
const flag = fc.constantFrom(true as const, undefined);
const link = fc.constantFrom(
  'https://vidu.vn/a(b)?c=1',
  '/bai/an-nhat',
  'mailto:a@b.vn',
  undefined,
);

const run: fc.Arbitrary<Run> = fc
  .record({
    text: words,
    bold: flag,
    italic: flag,
    strike: flag,
    highlight: flag,
    code: flag,
    link,
  })
  .map((made) => {
    const entries = Object.entries({ ...made, text: clean(made.text) });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Run;
  });

function normaliseRuns(runs: readonly Run[]): Run[] {
  const part = markdownPart(runs);
  const first = part[0];
  if (first && !first.code && first.text.trimStart() !== first.text)
    return normaliseRuns([{ ...first, text: first.text.trimStart() }, ...part.slice(1)]);
  const last = part.at(-1);
  if (last && !last.code && last.text.trimEnd() !== last.text)
    return normaliseRuns([...part.slice(0, -1), { ...last, text: last.text.trimEnd() }]);
  return part;
}
const filled = fc
  .array(run, { minLength: 1, maxLength: 5 })
  .map(normaliseRuns)
  .filter((runs) => runs.some(({ text }) => text.trim() !== ''))
  .filter((runs) => runs.every(({ link: to, text }) => to === undefined || text.trim() !== ''));
const oneLine = filled
  .map((runs) =>
    normaliseRuns(runs.map((one) => ({ ...one, text: one.text.replaceAll('\n', ' ') }))),
  )
  .filter((runs) => runs.length > 0);
const plain = words
  .map((text) => clean(text).replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
const item: fc.Arbitrary<ListItem> = fc.record({
  text: fc.oneof(fc.constant<Run[]>([]), filled),
  depth: fc.nat(4),
});
const cell = fc.oneof(
  fc.constant<Run[]>([]),
  filled.map((runs) =>
    normaliseRuns(
      runs.map((one) => (one.code ? { ...one, text: one.text.replaceAll('\\', '/') } : one)),
    ),
  ),
);

const block: fc.Arbitrary<NewBlock> = fc.oneof(
  filled
    .filter((text) => readCard(text) === undefined)
    .map((text) => ({ type: 'paragraph' as const, data: { text } })),
  fc
    .record({ text: oneLine, level: fc.integer({ min: 1, max: 4 }) })
    .map((data) => ({ type: 'header' as const, data })),
  fc
    .record({
      style: fc.constantFrom('unordered' as const, 'ordered' as const, 'checklist' as const),
      items: fc.array(item, { minLength: 1, maxLength: 5 }).map(steadyDepths),
      checked: fc.boolean(),
    })
    .map(({ style, items, checked }) => ({
      type: 'list' as const,
      data: {
        style,
        items: style === 'checklist' ? items.map((one) => ({ ...one, checked })) : items,
      },
    })),
  fc
    .record({ text: filled, caption: fc.oneof(fc.constant<Run[]>([]), oneLine) })
    .map((data) => ({ type: 'quote' as const, data })),
  fc.record({ code: words.map(clean) }).map((data) => ({ type: 'code' as const, data })),
  fc.constant({ type: 'delimiter' as const, data: {} }),
  fc
    .record({ title: fc.oneof(fc.constant(''), plain), message: plain })
    .map((data) => ({ type: 'warning' as const, data })),
  fc
    .record({ withHeadings: fc.boolean(), width: fc.integer({ min: 1, max: 3 }) })
    .chain(({ withHeadings, width }) =>
      fc
        .array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: 1,
          maxLength: 4,
        })
        .filter((rows) => !withHeadings || rows[0]!.some((runs) => runs.length > 0))
        .map((rows) => ({ type: 'table' as const, data: { withHeadings, rows } })),
    ),
  fc
    .record({ alt: fc.oneof(fc.constant(''), plain), caption: fc.oneof(fc.constant(''), plain) })
    .map((data) => ({ type: 'image' as const, data: { ...data, address: '/images/w1/p1/full' } })),
  plain.map((title) => ({ type: 'recipe' as const, data: { refId: 'r-1', title } })),
);

describe('E13 P16 markdown and blocks', () => {
  it('come back as they went, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        expect(markdownToBlocks(blocksToMarkdown(blocks))).toEqual(blocks);
      }),
      { numRuns: 1000 },
    );
  });

  it('make sound blocks of any text, and the same of what they make of it', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const blocks = markdownToBlocks(parts.join('\n'));
        for (const one of blocks)
          expect(blockSchema.safeParse({ ...one, id: 'b' }).error).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('read what people paste', () => {
    const text = [
      '# Ăn nhạt mà vẫn ngon',
      '',
      'Bớt **muối** và _nước mắm_,',
      'từng tuần một. ~~Không~~ `code` [nguồn](https://who.int "WHO")',
      '',
      '1. Nêm sau cùng',
      '   - Me, thơm',
      '2) Lấy vị chua',
      '- [x] Đã đọc',
      '',
      '> [!WARNING]',
      '> **Suy thận** hãy hỏi bác sĩ.',
      '',
      '[Canh chua cá lóc](/recipe/r-9)',
      '***',
      '<b onclick="x()">không</b> [hại](javascript:alert(1))',
    ].join('\n');
    expect(looksLikeMarkdown(text)).toBe(true);
    expect(looksLikeMarkdown('Một câu - thường, 3 * 4 = 12')).toBe(false);
    const blocks = markdownToBlocks(text);
    expect(blocks.map(({ type }) => type)).toEqual([
      'header',
      'paragraph',
      'list',
      'list',
      'warning',
      'recipe',
      'delimiter',
      'paragraph',
    ]);
    expect(blocks[1]?.data).toEqual({
      text: [
        { text: 'Bớt ' },
        { text: 'muối', bold: true },
        { text: ' và ' },
        { text: 'nước mắm', italic: true },
        { text: ', từng tuần một. ' },
        { text: 'Không', strike: true },
        { text: ' ' },
        { text: 'code', code: true },
        { text: ' ' },
        { text: 'nguồn', link: 'https://who.int' },
      ],
    });
    expect(blocks.at(-1)?.data).toEqual({ text: [{ text: '<b onclick="x()">không</b> hại' }] });
  });

  it('is refused nothing of 500 lines, and takes no time that grows with their square', () => {
    const line = `${'*_~~=='.repeat(40)}[${'`'.repeat(30)}`;
    const text = Array.from({ length: 500 }, () => line).join('\n\n');
    expect(computingTime(() => markdownToBlocks(text))).toBeLessThan(2000);
  });
});
