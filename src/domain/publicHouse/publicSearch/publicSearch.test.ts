import { describe, expect, it } from 'vitest';
import type { RecipeCard } from '../publicCards';
import { pageBehind, readCursor } from './cursor';
import { prepareSearch, recipeFits, type PublicSearch } from './search';

const card = (changes: Partial<RecipeCard> = {}): RecipeCard => ({
  kind: 'recipes',
  id: 'r',
  title: 'Thịt lợn kho trứng',
  tags: ['Giảm cân', 'Bữa trưa'],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  nutritionSummary: { calories: 400, protein: 25, carbs: 10, fat: 20 },
  extendedNutrition: {},
  allergens: { trứng: { name: 'trứng', sign: 'trứng', level: 'contains' } },
  isUnclear: false,
  dish: { name: 'Thịt lợn kho trứng', parts: [] },
  minutes: 40,
  servings: 2,
  ...changes,
});
const ANY: PublicSearch = { words: '', without: [] };
const fits = (search: Partial<PublicSearch>, changes: Partial<RecipeCard> = {}): boolean =>
  recipeFits(card(changes), prepareSearch({ ...ANY, ...search }));

describe('P10 search over what is published', () => {
  it('P10 finds without accents, and by the word of another region', () => {
    for (const words of ['thit lon', 'Thịt Lợn', 'heo', 'thịt heo', 'kho giam can'])
      expect(fits({ words }), words).toBe(true);
    for (const words of ['vịt', 'thit vit', 'on']) expect(fits({ words }), words).toBe(false);
  });

  it('P10 filters by tag, meal, energy, protein and time', () => {
    expect(fits({ tag: 'giam can' })).toBe(true);
    expect(fits({ tag: 'tăng cân' })).toBe(false);
    expect(fits({ meal: 'lunch' })).toBe(true);
    expect(fits({ meal: 'breakfast' })).toBe(false);
    expect(fits({ meal: 'breakfast' }, { tags: ['Bò sáng'] })).toBe(false);
    expect(fits({ meal: 'breakfast' }, { tags: [], category: 'Bữa sáng' })).toBe(true);
    expect(fits({ from: 300, to: 450 })).toBe(true);
    expect(fits({ from: 401 })).toBe(false);
    expect(fits({ protein: 25 })).toBe(true);
    expect(fits({ protein: 26 })).toBe(false);
    expect(fits({ minutes: 40 })).toBe(true);
    expect(fits({ minutes: 39 })).toBe(false);
    expect(fits({ minutes: 39 }, { minutes: 0 })).toBe(false);
  });

  it('P10 a figure of which a part is unknown fits no bound', () => {
    const partly = { extendedNutrition: { protein: { amount: 25, unit: 'g', coverage: 0.5 } } };
    const changes = partly as unknown as Partial<RecipeCard>;
    expect(fits({ protein: 10 }, changes)).toBe(false);
    expect(fits({}, changes)).toBe(true);
  });

  it('P10 what holds an allergen, or is made of unnamed parts, is free of nothing', () => {
    expect(fits({ without: ['trứng'] })).toBe(false);
    expect(fits({ without: ['sữa'] })).toBe(true);
    expect(fits({ without: ['sữa'] }, { isUnclear: true })).toBe(false);
  });
});

const list = (ids: string) => [...ids].map((id) => ({ card: { id } }));
const names = (results: readonly { card: { id: string } }[]): string =>
  results.map(({ card: { id } }) => id).join('');

describe('P10 pages by cursors', () => {
  it('P10 all entries come once, though others come in front or the last one goes', () => {
    const first = pageBehind(list('abcdef'), () => true, { limit: 2 });
    expect(names(first.items)).toBe('ab');
    const more = { limit: 2, cursor: first.next };
    expect(names(pageBehind(list('xyabcdef'), () => true, more).items)).toBe('cd');
    expect(names(pageBehind(list('acdef'), () => true, more).items)).toBe('cd');
    const last = pageBehind(list('abcd'), () => true, more);
    expect(last).toEqual({ items: list('cd') });
  });

  it('P10 what fits not takes no place, and what is no cursor begins anew', () => {
    const odd = pageBehind(list('abcdef'), ({ card: { id } }) => 'ace'.includes(id), { limit: 2 });
    expect([names(odd.items), odd.next]).toEqual(['ac', '2.c']);
    expect(readCursor('<script>')).toBeUndefined();
    expect(names(pageBehind(list('ab'), () => true, { limit: 5, cursor: '../x' }).items)).toBe(
      'ab',
    );
  });
});
