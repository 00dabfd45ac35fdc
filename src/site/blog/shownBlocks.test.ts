import { expect, it } from 'vitest';
import type { Block } from '../../domain/records/articleBlocks/blocks';
import { MAX_PIECES, shownBlocks } from './shownBlocks';

const runs = (count: number) =>
  Array.from({ length: count }, () => ({ text: 'a', bold: true as const }));
const paragraph = (count: number): Block => ({
  id: 'p',
  type: 'paragraph',
  data: { text: runs(count) },
});

it('P10 an article that people write is shown whole', () => {
  const blocks = Array.from({ length: 300 }, () => paragraph(5));
  expect(shownBlocks(blocks)).toEqual({ blocks, isCut: false });
});

it('P10 of an article of 2,000 blocks 1,500 are shown, and it is said', () => {
  const { blocks, isCut } = shownBlocks(Array.from({ length: 2_000 }, () => paragraph(1)));
  expect([blocks.length, isCut]).toEqual([1_500, true]);
});

it.each<[string, Block[]]>([
  ['paragraphs of many runs', Array.from({ length: 23 }, () => paragraph(1_000))],
  ['a great many paragraphs', Array.from({ length: 4_000 }, () => paragraph(1))],
  [
    'lists',
    Array.from({ length: 60 }, () => ({
      id: 'l',
      type: 'list' as const,
      data: {
        style: 'ordered' as const,
        items: Array.from({ length: 300 }, () => ({ text: runs(1), depth: 0 })),
      },
    })),
  ],
  [
    'tables',
    Array.from({ length: 10 }, () => ({
      id: 't',
      type: 'table' as const,
      data: {
        withHeadings: true,
        rows: Array.from({ length: 200 }, () => Array.from({ length: 20 }, () => runs(1))),
      },
    })),
  ],
])('P10 S05 %s beyond what a page shows are cut, and it is said', (_, all) => {
  const { blocks, isCut } = shownBlocks(all);
  expect(isCut).toBe(true);
  expect(blocks.length).toBeLessThan(all.length);
  expect(JSON.stringify(blocks).split('"text":"a"').length).toBeLessThanOrEqual(MAX_PIECES);
});
