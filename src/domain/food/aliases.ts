import { normalise } from '../text/fold';

/**
 * Regional names of the same food, North and South, and spellings of loan words. Each finds all
 * others of its group (product decision 17). Phrases are accented and lower case; the longest phrase at a
 * place wins, so "rau mùi tàu" is not read as "rau mùi".
 */
export const ALIAS_GROUPS: readonly (readonly string[])[] = [
  ['lợn', 'heo'],
  ['ngô', 'bắp'],
  ['bỏng ngô', 'bắp rang'],
  ['lạc', 'đậu phộng', 'đậu phụng'],
  ['dứa', 'thơm', 'khóm'],
  ['vừng', 'mè'],
  ['đậu tương', 'đậu nành', 'đỗ tương'],
  ['đậu xanh', 'đỗ xanh'],
  ['đậu đen', 'đỗ đen'],
  ['đậu đỏ', 'đỗ đỏ'],
  ['đậu phụ', 'đậu hũ', 'đậu hủ', 'đậu khuôn'],
  ['tào phớ', 'tàu hũ', 'tàu hủ'],
  ['đậu cô ve', 'đậu que', 'đậu ve', 'đậu cove', 'đậu côve'],
  ['sắn', 'khoai mì'],
  ['bột sắn', 'bột năng', 'bột khoai mì'],
  ['củ sắn', 'khoai mì', 'củ mì'],
  ['củ đậu', 'củ sắn'],
  ['củ từ', 'khoai từ'],
  ['bí đao', 'bí xanh'],
  ['bí ngô', 'bí đỏ', 'bí rợ'],
  ['mướp đắng', 'khổ qua'],
  ['dưa chuột', 'dưa leo'],
  ['súp lơ', 'bông cải', 'hoa lơ'],
  ['cải bắp', 'bắp cải', 'bắp sú'],
  ['cải cúc', 'tần ô'],
  ['cải xanh', 'cải bẹ xanh'],
  ['cải soong', 'xà lách xoong'],
  ['sà lách', 'xà lách'],
  ['su su', 'susu'],
  ['salad', 'salat', 'sa lát', 'xa lát'],
  ['rau mùi', 'ngò rí', 'rau ngò'],
  ['rau mùi tàu', 'ngò gai'],
  ['rau ngót', 'bồ ngót'],
  ['rau rút', 'rau nhút'],
  ['rau giền', 'rau dền'],
  ['rau giấp cá', 'rau diếp cá'],
  ['mồng tơi', 'mùng tơi'],
  ['thìa là', 'thì là'],
  ['cải thìa', 'cải chíp'],
  ['rau bí', 'ngọn bí', 'đọt bí'],
  ['hành lá', 'hành hoa'],
  ['tỏi tây', 'boa rô', 'ba rô', 'paro'],
  ['hoa chuối', 'bắp chuối'],
  ['hoa lý', 'thiên lý'],
  ['cà tím', 'cà dái dê'],
  ['mộc nhĩ', 'nấm mèo'],
  ['nấm hương', 'nấm đông cô'],
  ['na', 'mãng cầu', 'mãng cầu ta'],
  ['hồng xiêm', 'sa pô chê', 'sapoche'],
  ['gioi', 'roi'],
  ['quất', 'tắc'],
  ['quýt', 'quít'],
  ['chanh leo', 'chanh dây'],
  ['trái trứng gà', 'lê ki ma', 'lekima'],
  ['táo tây', 'trái bom'],
  ['dâu gia', 'dâu da'],
  ['hoa quả', 'trái cây'],
  ['quả', 'trái'],
  ['mì chính', 'bột ngọt'],
  ['cùi dừa', 'cơm dừa'],
  ['cá quả', 'cá lóc', 'cá chuối', 'cá tràu'],
  ['cá thờn bơn', 'cá lưỡi trâu'],
  ['cá diếc', 'cá giếc'],
  ['cá trạch', 'cá chạch'],
  ['ruốc', 'chà bông'],
  ['giò lụa', 'chả lụa'],
  ['nem rán', 'chả giò'],
  ['chân giò lợn', 'giò heo'],
  ['dạ dày', 'bao tử'],
  ['bầu dục', 'cật'],
  ['sả', 'xả'],
  ['kiệu muối', 'dưa kiệu', 'củ kiệu'],
  ['cà ri', 'cari'],
  ['kim chi', 'kimchi'],
  ['nhồi thịt', 'dồn thịt'],
  ['hầm xương', 'ninh xương'],
  ['bắc thảo', 'bách thảo'],

  ['tiết', 'huyết'],
  ['ngan', 'vịt xiêm'],
  ['trứng gà', 'hột gà'],
  ['trứng vịt', 'hột vịt'],
  ['dăm bông', 'giăm bông', 'jambon'],
  ['ba tê', 'pa tê', 'pate'],
  ['lạp xường', 'lạp xưởng'],
  ['pho mát', 'phô mai', 'phó mát'],
  ['sữa chua', 'da ua', 'yaourt'],
  ['bánh quẩy', 'dầu cháo quẩy'],
  ['miến', 'bún tàu'],
  ['bánh đa', 'bánh tráng'],
  ['bích quy', 'bích qui'],
  ['xì dầu', 'nước tương'],
  ['chè xanh', 'trà xanh'],
  ['rán', 'chiên'],
];

/**
 * Names that find a food but mean another one elsewhere: in the South "mận" is the northern gioi,
 * in the North a plum. Whoever looks for gioi does not want plums.
 */
const ONE_WAY: readonly (readonly [name: string, other: string])[] = [
  ['gioi', 'mận'],
  ['roi', 'mận'],
  ['dọc mùng', 'bạc hà'],
];

export const UNRELATED = [
  'bắp bò',
  'bắp đùi',
  'bắp giò',
  'trâu bắp',
  'bò bắp',
  'cá heo',
  'cá mè',
  'bột sắn dây',
  'củ sắn dây',
  'gạo thơm',
  'húng thơm',
  'huyết áp',
  'lá dứa',
  'lá thơm',
  'lạc tiên',
  'mãng cầu xiêm',
  'mắm ruốc',
  'ngô bao tử',
  'bắp bao tử',
  'rau thơm',
  'sắn dây',
];

const MAX_VARIANTS = 24;

/** Words said twice: "đậu tương (đậu nành)" must not become "đậu nành đậu nành". */
const REPEATED = /(?:^| )(\S+(?: \S+)*) \1(?: |$)/;

type Phrase = { words: readonly string[]; names: readonly string[] };

const phrasesByFirstWord = new Map<string, Phrase[]>();

function register(phrase: string, names: readonly string[]): void {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  const list = phrasesByFirstWord.get(first) ?? [];
  const same = list.find((other) => other.words.join(' ') === phrase);
  if (same) same.names = [...same.names, ...names.filter((name) => !same.names.includes(name))];
  else list.push({ words, names });
  list.sort((a, b) => b.words.length - a.words.length);
  phrasesByFirstWord.set(first, list);
}

for (const group of ALIAS_GROUPS) for (const phrase of group) register(phrase, group);
for (const [name, other] of ONE_WAY) register(name, [name, other]);
for (const phrase of UNRELATED) register(phrase, [phrase]);

export function splitWords(text: string): string[] {
  return normalise(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

function phraseAt(words: readonly string[], start: number): Phrase | undefined {
  const candidates = phrasesByFirstWord.get(words[start] ?? '');
  return candidates?.find(({ words: wanted }) =>
    wanted.every((word, offset) => words[start + offset] === word),
  );
}

/** "Thịt lợn rán" is also "thịt heo chiên". Normalised, with accents, and without the name itself. */
export function regionalNames(name: string): string[] {
  return listRegionalNames(splitWords(name));
}

export function listRegionalNames(words: readonly string[]): string[] {
  if (!words.some((word) => phrasesByFirstWord.has(word))) return [];
  let variants: string[][] = [[]];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(words, at);
    const options = phrase ? phrase.names : [words[at] ?? ''];
    const own = phrase ? phrase.words.join(' ') : options[0];
    // The own wording first, so that the limit cuts the combinations that are farthest from it.
    const ordered = [own ?? '', ...options.filter((option) => option !== own)];
    variants = ordered
      .flatMap((option) => variants.map((variant) => [...variant, option]))
      .slice(0, MAX_VARIANTS);
    at += phrase ? phrase.words.length : 1;
  }
  const self = words.join(' ');
  const readable = (text: string) => text !== self && (REPEATED.test(self) || !REPEATED.test(text));
  return [...new Set(variants.map((variant) => variant.join(' ')))].filter(readable);
}
