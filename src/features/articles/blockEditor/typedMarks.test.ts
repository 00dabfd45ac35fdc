import { describe, expect, it } from 'vitest';
import { blockOfMark } from './typedMarks';

describe('P16 markdown that is typed', () => {
  it.each([
    ['# ', 'header', { level: 1 }],
    ['####\u00A0', 'header', { level: 4 }],
    ['- ', 'list', { style: 'unordered' }],
    ['1. ', 'list', { style: 'ordered' }],
    ['[ ] ', 'list', { style: 'checklist' }],
    ['> ', 'quote', {}],
    ['``` ', 'code', {}],
  ])('%s begins another block', (typed, type, data) =>
    expect(blockOfMark(typed)).toMatchObject({ type, data }),
  );

  it.each(['', '#', '##### ', '-', '- Me', '2. ', 'a ', 'Muối - ', ' - '])(
    '“%s” is a text',
    (typed) => expect(blockOfMark(typed)).toBeUndefined(),
  );
});
