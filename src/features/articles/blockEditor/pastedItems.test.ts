import { describe, expect, it } from 'vitest';
import { MAX_ITEMS, type NewBlock } from '../../../domain/records/articleBlocks/blocks';
import { plainText } from '../../../domain/records/articleBlocks/inline';
import { withPastedItems } from './pastedItems';

const item = (text: string, depth = 0) => ({ text: text === '' ? [] : [{ text }], depth });
const list = (...items: ReturnType<typeof item>[]) => ({ style: 'unordered' as const, items });
const pasted = (...items: ReturnType<typeof item>[]): NewBlock => ({
  type: 'list',
  data: list(...items),
});
const paragraph = (text: string): NewBlock => ({ type: 'paragraph', data: { text: [{ text }] } });
const short = (filled: ReturnType<typeof withPastedItems>) =>
  filled?.data.items.map(({ text, depth }) => `${'-'.repeat(depth)}${plainText(text)}`);

describe('E13 a paste into a line of a list', () => {
  it('puts each line behind it, below as deep as they were', () => {
    const filled = withPastedItems(list(item('Rau'), item('Cá')), 0, [
      pasted(item('A'), item('B', 1)),
    ]);
    expect(short(filled)).toEqual(['Rau', 'A', '-B', 'Cá']);
    expect(filled?.last).toBe(2);
  });

  it('begins at the depth of the line, and takes paragraphs as lines', () =>
    expect(
      short(withPastedItems(list(item('A'), item('B', 1)), 1, [paragraph('C'), pasted(item('D'))])),
    ).toEqual(['A', '-B', '-C', '-D']));

  it('takes the place of an empty line', () =>
    expect(short(withPastedItems(list(item('A'), item('')), 1, [paragraph('C')]))).toEqual([
      'A',
      'C',
    ]));

  it('gives lines of a list of things to do their box', () => {
    const todo = { style: 'checklist' as const, items: [{ ...item('A'), checked: true }] };
    expect(withPastedItems(todo, 0, [paragraph('B')])?.data.items).toEqual([
      { ...item('A'), checked: true },
      { ...item('B'), checked: false },
    ]);
  });

  it('leaves what is no line, and what would be too long, to stand behind the list', () => {
    expect(
      withPastedItems(list(item('A')), 0, [
        { type: 'header', data: { text: [{ text: 'B' }], level: 2 } },
      ]),
    ).toBeUndefined();
    const full = list(...Array.from({ length: MAX_ITEMS }, () => item('x')));
    expect(withPastedItems(full, 3, [paragraph('B')])).toBeUndefined();
  });
});
