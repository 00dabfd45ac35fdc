import type { MenuItem } from '../../../domain/menu';
import { fold, hasAccents, normalise } from '../../../domain/search/fold';
import { regionalNames } from '../../../domain/search/aliases';

/** What an allergy to a whole group means in the names of foods. */
const GROUPS: readonly (readonly [group: string, members: readonly string[]])[] = [
  [
    'hải sản',
    [
      'tôm',
      'cua',
      'ghẹ',
      'mực',
      'bạch tuộc',
      'ốc',
      'sò',
      'hến',
      'nghêu',
      'ngao',
      'hàu',
      'trai',
      'tép',
      'cá',
      'giáp xác',
      'nhuyễn thể',
      'hải sâm',
      'cáy',
      'bề bề',
    ],
  ],
  ['giáp xác', ['tôm', 'cua', 'ghẹ', 'tép', 'bề bề', 'cáy']],
  [
    'động vật có vỏ',
    [
      'tôm',
      'cua',
      'ghẹ',
      'tép',
      'ốc',
      'sò',
      'hến',
      'nghêu',
      'ngao',
      'hàu',
      'trai',
      'giáp xác',
      'nhuyễn thể',
    ],
  ],
  ['nhuyễn thể', ['mực', 'bạch tuộc', 'ốc', 'sò', 'hến', 'nghêu', 'ngao', 'hàu', 'trai']],
  ['sữa', ['sữa', 'phô mai', 'pho mát', 'bơ sữa', 'kem sữa', 'lactose']],
  ['gluten', ['lúa mì', 'bột mì', 'mì sợi', 'bánh mì', 'lúa mạch', 'yến mạch']],
  ['các loại hạt', ['hạt điều', 'hạnh nhân', 'óc chó', 'hạt dẻ', 'mắc ca', 'macca', 'hồ trăn']],
];

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** Tone marks behind the word, so that "thuỷ" and "thủy" are one spelling. */
function spelled(word: string): string {
  const parts = word.normalize('NFD');
  return parts.replace(TONES, '') + (parts.match(TONES) ?? []).join('');
}

function words(text: string): string[] {
  return normalise(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}

/**
 * Whether a text names something, by whole words. Where both were typed with accents the accents
 * count ("cá" is not in "cà rốt"); where either was typed without, they do not ("tom" is "tôm").
 */
export function namesIt(text: string, wanted: string): boolean {
  const plain = !hasAccents(normalise(text)) || !hasAccents(normalise(wanted));
  const form = (word: string) => (plain ? fold(word) : spelled(word));
  const phrase = ` ${words(wanted).map(form).join(' ')} `;
  if (phrase.trim() === '') return false;
  return ` ${words(text).map(form).join(' ')} `.includes(phrase);
}

const SMALL_WORDS = /^(dị ứng|không dung nạp|bất dung nạp)\s+(với\s+)?/;

/** Everything by which an allergy can show in a food: its word, regional names, its group. */
function signsOf(allergy: string): string[] {
  const word = normalise(allergy).replace(SMALL_WORDS, '');
  const own = [word, ...regionalNames(word)];
  const members = GROUPS.filter(([group]) => own.some((name) => namesIt(name, group))).flatMap(
    ([, list]) => [...list],
  );
  return [...own, ...members];
}

/** The client's allergies that a line touches, as the client's record writes them. */
export function allergiesIn(
  line: Pick<MenuItem, 'name' | 'snapshot'>,
  allergies: readonly string[],
): string[] {
  const texts = [line.name, ...(line.snapshot.allergens ?? [])];
  return allergies.filter((allergy) => {
    const signs = signsOf(allergy);
    if (signs.some((sign) => texts.some((text) => namesIt(text, sign)))) return true;
    // A food marked "hải sản" concerns who is allergic to shrimps.
    return GROUPS.some(
      ([group, members]) =>
        members.some((member) => signs.includes(member)) &&
        (line.snapshot.allergens ?? []).some((marked) => fold(marked) === fold(group)),
    );
  });
}
