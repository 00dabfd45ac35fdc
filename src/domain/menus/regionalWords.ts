import type { Region } from '../records/clients';
import { UNRELATED } from '../food/aliases';

/**
 * Words of the North and the South for the same thing. Fewer than the search knows: only words that mean nothing else
 * in the name of a food or a dish.
 */
const NAMES: readonly (readonly [north: string, south: string])[] = [
  ['lợn', 'heo'],
  ['lạc', 'đậu phộng'],
  ['vừng', 'mè'],
  ['ngô', 'bắp'],
  ['dứa', 'khóm'],
  ['sắn', 'khoai mì'],
  ['đậu phụ', 'đậu hũ'],
  ['tào phớ', 'tàu hũ'],
  ['đậu cô ve', 'đậu que'],
  ['mướp đắng', 'khổ qua'],
  ['dưa chuột', 'dưa leo'],
  ['súp lơ', 'bông cải'],
  ['cải cúc', 'tần ô'],
  ['mùi tàu', 'ngò gai'],
  ['rau mùi', 'ngò rí'],
  ['mộc nhĩ', 'nấm mèo'],
  ['hồng xiêm', 'sa pô chê'],
  ['na', 'mãng cầu'],
  ['chanh leo', 'chanh dây'],
  ['hoa quả', 'trái cây'],
  ['cá quả', 'cá lóc'],
  ['ruốc', 'chà bông'],
  ['giò lụa', 'chả lụa'],
  ['nem rán', 'chả giò'],
  ['dạ dày', 'bao tử'],
  ['ngan', 'vịt xiêm'],
  ['trứng gà', 'hột gà'],
  ['trứng vịt', 'hột vịt'],
  ['xì dầu', 'nước tương'],
  ['cơm rang', 'cơm chiên'],
  ['rán', 'chiên'],
];

const MEASURES: readonly (readonly [north: string, south: string])[] = [
  ['quả', 'trái'],
  ['bát', 'chén'],
  ['thìa', 'muỗng'],
  ['cốc', 'ly'],
];

/** The South says the northern word as well. */
const ALSO_SOUTH = new Set(['trứng gà', 'trứng vịt']);
const FIXED = [...UNRELATED, 'bắp cải', 'cải bắp', 'bắp chuối', 'bắp heo', 'bắp lợn', 'mè xửng'];

type Dictionary = { words: ReadonlyMap<string, string>; pattern: RegExp };

function dictionary(pairs: typeof NAMES, region: Region): Dictionary {
  const words = new Map<string, string>(FIXED.map((word) => [word, word]));
  for (const [north, south] of pairs)
    if (region === 'north') words.set(south, north);
    else if (!ALSO_SOUTH.has(north)) words.set(north, south);
  const phrases = [...words.keys()].sort((a, b) => b.length - a.length);
  return {
    words,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
  };
}

const dictionaries = {
  names: { north: dictionary(NAMES, 'north'), south: dictionary(NAMES, 'south') },
  measures: { north: dictionary(MEASURES, 'north'), south: dictionary(MEASURES, 'south') },
};

function matchCase(original: string, word: string): string {
  const [first = ''] = original;
  const isCapital = first !== first.toLocaleLowerCase('vi');
  return isCapital ? word.charAt(0).toLocaleUpperCase('vi') + word.slice(1) : word;
}

/** A name that holds both words stays as it is, and so does everything for a region of a newer version. */
export function inRegion(text: string, region: Region, kind: keyof typeof dictionaries): string {
  if (!Object.hasOwn(dictionaries[kind], region)) return text;
  const { words, pattern } = dictionaries[kind][region];
  const plain = text.normalize('NFC');
  const lower = plain.toLocaleLowerCase('vi');
  return plain.replace(pattern, (original) => {
    const word = words.get(original.toLocaleLowerCase('vi'));
    return word === undefined || word === original || lower.includes(word)
      ? original
      : matchCase(original, word);
  });
}
