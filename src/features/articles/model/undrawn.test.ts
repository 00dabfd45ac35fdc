import { describe, expect, it } from 'vitest';
import type { Block } from '../../../domain/records/articleBlocks/blocks';
import { drawBlocks, type Drawn } from './undrawn';

const buildBlocks = (...texts: string[]): Block[] =>
  texts.map((text, index) => ({ id: `b${index}`, type: 'code', data: { code: text } }) as Block);

describe('P16 what is typed while the page draws', () => {
  const [first, one, two] = [buildBlocks(), buildBlocks('một'), buildBlocks('một', 'hai')];
  const typing: Drawn = { blocks: first, undrawn: [one, two] };

  it('the older of two changes is drawn: the editor, which has the newer, is left alone', () => {
    const { drawn, isOther } = drawBlocks(typing, one);
    expect(isOther).toBe(false);
    expect(drawBlocks(drawn, two)).toEqual({ drawn: { blocks: two, undrawn: [] }, isOther: false });
  });

  it('both are drawn at once', () => {
    expect(drawBlocks(typing, two)).toEqual({
      drawn: { blocks: two, undrawn: [] },
      isOther: false,
    });
  });

  it('undo brings back what the editor said before: that is shown', () => {
    const { drawn } = drawBlocks(typing, two);
    expect(drawBlocks(drawn, one).isOther).toBe(true);
  });

  it('what another device wrote is shown', () => {
    expect(drawBlocks(typing, buildBlocks('khác')).isOther).toBe(true);
  });

  it('the same blocks drawn again change nothing', () => {
    expect(drawBlocks(typing, first)).toEqual({ drawn: typing, isOther: false });
  });
});
