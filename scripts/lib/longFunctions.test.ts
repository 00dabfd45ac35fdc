import { describe, expect, it } from 'vitest';
import { compareLengths, lengthsByPath, longFunctionsIn, writtenDown } from './longFunctions.mjs';

const diagnostic = (filename: string, message: string) => ({
  filename,
  message,
  labels: [{ span: { line: 7 } }],
});
const tooMany = (lines: number, name = '') =>
  `The function ${name}has too many lines (${lines}). Maximum allowed is 40.`;

describe('lengths of functions', () => {
  it('are read from what oxlint says, longest first', () => {
    const diagnostics = [
      diagnostic('b.ts', tooMany(41)),
      diagnostic('a.ts', tooMany(50, '`short` ')),
      diagnostic('a.ts', tooMany(90, '`long` ')),
    ];
    const functions = longFunctionsIn({ diagnostics });
    expect(functions[0]).toEqual({ path: 'a.ts', line: 7, name: 'long', length: 90 });
    expect(lengthsByPath(functions)).toEqual({ 'a.ts': [90, 50], 'b.ts': [41] });
    expect(JSON.parse(writtenDown(lengthsByPath(functions)))).toEqual(lengthsByPath(functions));
  });

  it('anything else that oxlint says, as a file that does not parse, is an error', () => {
    const diagnostics = [diagnostic('a.ts', 'Unexpected token')];
    expect(() => longFunctionsIn({ diagnostics })).toThrow('a.ts: Unexpected token');
  });

  it.each([
    ['as before', { a: [90, 50] }, [], []],
    ['a new file with one', { a: [90, 50], b: [41] }, ['b'], []],
    ['a second or third one in a known file', { a: [90, 50, 41] }, ['a'], []],
    ['one longer by a line', { a: [90, 51] }, ['a'], []],
    ['one shorter, and another of its file longer', { a: [60, 55] }, ['a'], []],
    ['one shorter', { a: [90, 45] }, [], ['a']],
    ['one gone', { a: [90] }, [], ['a']],
    ['all gone', {}, [], ['a']],
  ])('%s', (_, present, grown, shrunk) => {
    expect(compareLengths(present, { a: [90, 50] })).toEqual({ grown, shrunk });
  });
});
