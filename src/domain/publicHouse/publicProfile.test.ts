import { expect, it } from 'vitest';
import { publicProfileSchema, parseWords } from './publicProfile';

const PROFILE = {
  isPublic: true,
  introduction: 'Mười năm ở khoa dinh dưỡng.',
  specialities: ['Gút'],
  languages: ['Tiếng Việt'],
  place: 'Quận 5, TP. Hồ Chí Minh',
};

it('P10 words typed with commas are a list, each once', () => {
  expect(parseWords(' Gút,, giảm cân ;Gút\nThai kỳ, ')).toEqual(['Gút', 'giảm cân', 'Thai kỳ']);
  expect(parseWords('')).toEqual([]);
});

it('P10 a public profile is bounded, and its portrait is an image of ours', () => {
  expect(publicProfileSchema.parse(PROFILE)).toEqual(PROFILE);
  const portrait = '/images/w1/i1/full';
  expect(publicProfileSchema.safeParse({ ...PROFILE, portrait }).success).toBe(true);
  for (const wrong of [
    { portrait: 'https://noi-khac.example/anh.jpg' },
    { specialities: Array.from({ length: 9 }, (_, at) => `Chuyên môn ${at}`) },
    { languages: [' '] },
    { place: 'x'.repeat(121) },
    { introduction: 'x'.repeat(2_001) },
  ])
    expect(publicProfileSchema.safeParse({ ...PROFILE, ...wrong }).success).toBe(false);
});
