// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenToTypedLooks, typedLook } from './typedLooks';

describe('P16 a look that is typed in markdown', () => {
  it.each([
    ['Ăn **nhạt**', 3, { text: 'nhạt', bold: true }],
    ['**Ăn nhạt**', 0, { text: 'Ăn nhạt', bold: true }],
    ['(*nhạt*', 1, { text: 'nhạt', italic: true }],
    ['Ăn _nhạt_', 3, { text: 'nhạt', italic: true }],
    ['~~mặn~~', 0, { text: 'mặn', strike: true }],
    ['==chú ý==', 0, { text: 'chú ý', highlight: true }],
    ['`mã`', 0, { text: 'mã', code: true }],
    ['[WHO](https://who.int)', 0, { text: 'WHO', link: 'https://who.int' }],
  ])('%s is one', (text, from, run) => expect(typedLook(text)).toEqual({ from, runs: [run] }));

  it.each([
    'Ăn nhạt',
    '2*3*',
    'ten_bien_',
    '** nhạt**',
    '**nhạt **',
    '****',
    '***',
    '**nhạt*',
    '5 * 3 *',
    '[x](javascript:alert(1))',
    '[x](data:text/html,a)',
  ])('%s is a text', (text) => expect(typedLook(text)).toBeUndefined());
});

describe('P16 typing in the editor', () => {
  const holder = document.createElement('div');
  let end: () => void;
  const field = () => holder.firstElementChild as HTMLElement;

  beforeEach(() => {
    document.body.append(holder);
    holder.innerHTML = '<div class="ce-paragraph" contenteditable="true"></div>';
    end = listenToTypedLooks(holder);
  });
  afterEach(() => end());

  const stands = (text: string) => {
    field().textContent = text;
    const node = field().firstChild as Text;
    getSelection()?.setPosition(node, node.length);
  };
  const input = (data: string, isComposing = false) =>
    field().dispatchEvent(new InputEvent('input', { data, isComposing, bubbles: true }));

  it('makes a look once the sign behind it is typed, and goes on without it', () => {
    stands('Ăn **nhạt** ');
    input(' ');
    expect(field().innerHTML).toBe('Ăn <b>nhạt</b> ');
    expect(getSelection()?.anchorNode?.textContent).toBe(' ');
    expect(getSelection()?.anchorOffset).toBe(1);
  });

  it('makes a look at the end of a line, and none while an input method composes', () => {
    stands('**nhạt**');
    const enter = (isComposing: boolean) =>
      field().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true }),
      );
    enter(true);
    expect(field().innerHTML).toBe('**nhạt**');
    enter(false);
    expect(field().innerHTML).toContain('<b>nhạt</b>');
  });

  it('never makes markup of what is typed', () => {
    stands('**<img src=x>** ');
    input(' ');
    expect(field().querySelector('img')).toBeNull();
    expect(field().querySelector('b')?.textContent).toBe('<img src=x>');
  });
});
