import { describe, expect, it } from 'vitest';
import { withoutLinks } from './links';

const read = (typed: string) => withoutLinks(typed.split(' ')).map((words) => words.join(' '));

describe('E07 the name of a dish as families write it', () => {
  it.each([
    ['canh bí đao nấu sườn', ['canh bí đao sườn']],
    ['canh bi dao nau suon', ['canh bi dao suon']],
    ['trứng chiên với thịt', ['trứng chiên thịt']],
    ['đậu phụ rán giòn', ['đậu phụ rán']],
    ['rau cải thìa xào tỏi', ['cải thìa xào tỏi']],
    ['thịt heo kho tàu', ['thịt kho tàu']],
    ['thịt vịt nướng với chao', ['thịt vịt nướng chao', 'vịt nướng chao']],
  ])('%s', (typed, reading) => {
    expect(read(typed)).toEqual(reading);
  });

  it.each([
    'mì xào giòn',
    'thịt bò xào',
    'rau muống xào',
    'bò nấu đậu',
    'vịt nấu',
    'thịt heo luộc',
    'gạo nâu',
  ])('leaves %s as it is', (typed) => {
    expect(read(typed)).toEqual([]);
  });
});
