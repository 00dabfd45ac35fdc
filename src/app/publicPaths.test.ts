import { expect, it } from 'vitest';
import { EXPERT_FEATURES } from './expert/features';
import { ENTRANCE_FEATURES } from './entrance/features';
import { parseExpertSlug, isAppWord, isPublicPath } from '../domain/publicHouse/publicPaths';

it('P10 every page of the app below /expert keeps its address', () => {
  const words = [...EXPERT_FEATURES, ...ENTRANCE_FEATURES]
    .flatMap(({ pages }) => pages.map(({ path }) => path.split('/')))
    .flatMap(([, first, word]) => (first === 'expert' && word ? [word] : []));
  expect(words.length).toBeGreaterThan(10);
  for (const word of words) expect(isAppWord(word), word).toBe(true);
});

it.each([
  'khach',
  'mua',
  'hoan-tien',
  'khao-sat',
  'ket-qua',
  'weekly-order',
  'blog',
  'chuyen-gia',
  'search-menus',
  'admin',
])('P10 no expert is called %s at an address', (word) => {
  expect(isAppWord(word)).toBe(true);
  expect(parseExpertSlug(`/expert/${word}`)).toBeUndefined();
});

it.each([
  ['/expert/bs-nguyen-thi-lan', 'bs-nguyen-thi-lan'],
  ['/expert/bs-lan/', 'bs-lan'],
  ['/expert/clients', undefined],
  ['/expert/clients/c1', undefined],
  ['/expert/', undefined],
  ['/expert/BS-Lan', undefined],
  ['/expert/%3Cscript%3E', undefined],
])('P10 %s is the page of %s', (path, slug) => {
  expect(parseExpertSlug(path)).toBe(slug);
});

it.each([
  ['/', true],
  ['/blog/', true],
  ['/search-menus', true],
  ['/mua', true],
  ['/khao-sat', false],
  ['/admin', false],
  ['/blogs', false],
])('P10 whether the gateway draws %s: %s', (path, isPublic) => {
  expect(isPublicPath(path)).toBe(isPublic);
});
