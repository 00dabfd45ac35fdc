import { fold } from '../../text/fold';

export const ALLERGY_CHOICES = [
  'Tôm, tép',
  'Cua, ghẹ',
  'Cá',
  'Mực, nghêu, sò',
  'Đậu phộng, lạc',
  'Các loại hạt',
  'Mè (vừng)',
  'Trứng',
  'Sữa bò',
  'Đậu nành',
  'Lúa mì (gluten)',
] as const;

interface UnclearAllergy {
  /** Of the folded word, without signs. */
  means: RegExp;
  word: string;
  choices: readonly (readonly [label: string, words: readonly string[]])[];
  widest: readonly string[];
}

const OF_THE_SEA = ['Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò', 'Cá'] as const;

export const UNCLEAR_ALLERGIES: readonly UnclearAllergy[] = [
  {
    means:
      /^((toi|em|minh) )?(bi )?(di ung )?(voi )?((cac|tat ca)( loai)? |loai )?((do |mon )?(hai san|thuy san|thuy hai san|seafood)|(do|mon)( an)? (bien|tanh))$/,
    word: 'Hải sản',
    choices: [
      ['Chỉ tôm, tép', ['Tôm, tép']],
      ['Cả cua, mực, sò', ['Tôm, tép', 'Cua, ghẹ', 'Mực, nghêu, sò']],
      ['Cả cá', OF_THE_SEA],
    ],
    widest: OF_THE_SEA,
  },
];

export function findUnclear(word: string): UnclearAllergy | undefined {
  const letters = fold(word)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return UNCLEAR_ALLERGIES.find(({ means }) => means.test(letters));
}

/** An unclear word stays among allergies until its question is answered. */
export const listUnclear = (allergies: readonly string[]): string[] =>
  allergies.filter((word) => findUnclear(word) !== undefined);

/** The allergies, with all that an unclear word may mean beside it. */
export const widestAllergies = (allergies: readonly string[]): string[] => [
  ...new Set([...allergies, ...allergies.flatMap((word) => findUnclear(word)?.widest ?? [])]),
];

export const CONDITION_CHOICES = [
  'Đái tháo đường',
  'Tăng huyết áp',
  'Rối loạn mỡ máu',
  'Gan nhiễm mỡ',
  'Gút',
  'Bệnh thận mạn',
  'Thiếu máu',
  'Loãng xương',
  'Hội chứng ruột kích thích',
  'Rối loạn ăn uống',
] as const;
