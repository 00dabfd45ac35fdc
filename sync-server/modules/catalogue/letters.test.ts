import { describe, expect, it } from 'vitest';
import {
  allergyWarnings,
  unlistedAllergies,
} from '../../../src/domain/clinical/allergens/warnings';
import { saysNoAllergy } from '../../../src/domain/clinical/allergens/noAllergy';
import { line } from '../../../src/domain/food/lineFixture';
import { searchRank } from '../../../src/domain/person/clientSearch';
import type { Client } from '../../../src/domain/records/clients';
import { toSlug } from '../../../src/domain/publicHouse/articles/article';
import { FoodIndex } from '../../../src/domain/search/foodIndex';
import { indexItemOfRecipe, toIndexItem } from '../../../src/domain/search/items';
import { cleanLetters } from '../../../src/domain/text/cleanLetters';
import { fold, isSameText } from '../../../src/domain/text/fold';
import { fromKeystrokes } from '../../../src/domain/text/keystrokes';
import { fileName } from '../../../src/printables/files';
import { mutations, slowTexts } from '../../../tests/support/mutations';
import { starterDishes } from './dishes';
import {
  ALLERGY_LETTERS,
  CLIENT_SEARCHES,
  FOOD_SEARCHES,
  NAME_RANKS,
  TITLES,
} from './letters.cases';
import { starterProducts } from './products';
import { starterFoods } from './starter';

const edibles = [...starterFoods(), ...starterProducts()];
const byId = new Map(edibles.map((entry) => [entry.id, entry]));
const index = new FoodIndex();
index.set([
  ...edibles.map((entry) => toIndexItem(entry, false)),
  ...starterDishes(byId).map(({ dish }) => indexItemOfRecipe(dish, false)),
]);

const named = (clientName: string) =>
  ({ clientName, allergies: [], medicalConditions: [], goals: [] }) as unknown as Client;
const warnings = (name: string, allergy: string) => allergyWarnings(line('l', { name }), [allergy]);

describe('Letters that are typed another way', () => {
  it.each(FOOD_SEARCHES)('the food “%s” is found', (typed, expected) => {
    const [hit] = index.searchKinds(typed, ['recipe', 'food', 'product'])[0] ?? [];
    if (expected === null) return expect(hit === undefined || hit.near !== undefined).toBe(true);
    const name = hit?.item.name ?? 'nothing';
    expect(
      expected.some((words) => name.includes(words)),
      name,
    ).toBe(true);
  });

  it.each(CLIENT_SEARCHES)('%s by “%s”: %s', (clientName, query, isFound) => {
    expect(searchRank(named(clientName), query) > 0).toBe(isFound);
  });

  it.each(ALLERGY_LETTERS)('the allergy “%s” before %s: %s', (allergy, name, expected) => {
    if (expected === 'asked') return expect(unlistedAllergies([allergy])).not.toEqual([]);
    const level = warnings(name, allergy)[0]?.level ?? 'none';
    expect(level === 'related' ? 'none' : level).toBe(expected);
  });

  it.each([
    ['Trần Thị Hòa'.normalize('NFD'), 'Trần Thị Hoà', true],
    ['Ăn khỏe', 'ăn khoẻ', true],
    ['Ðặng', 'Đặng', true],
    ['Hòa', 'Hoa', false],
    ['Lê Quí Đôn', 'Lê Quý Đôn', false],
  ])('%s and %s are one text: %s', (a, b, isOne) => {
    expect(isSameText(a, b)).toBe(isOne);
  });

  it.each(NAME_RANKS)('“%s” finds %j before %j', (query, exact, others) => {
    const rank = (name: string) => searchRank(named(name), query);
    expect([exact.map(rank), others.map(rank)]).toEqual([exact.map(() => 2), others.map(() => 1)]);
  });

  it.each(TITLES)('%s stands in an address and in the name of a file', (title, address, file) => {
    expect([toSlug(title), fileName(title, 'pdf')]).toEqual([address, file]);
  });
});

const bareLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u00D0\u0110\u0189\u018B]/g, 'D')
    .replaceAll(/[\u00F0\u0111\u0256\u018C]/g, 'd')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

describe('Letters with slips', () => {
  const allergies = mutations(ALLERGY_LETTERS.map(([typed]) => typed));
  const texts = mutations(
    [...FOOD_SEARCHES, ...CLIENT_SEARCHES, ...ALLERGY_LETTERS, ...NAME_RANKS].map(
      ([first, second]) => (typeof second === 'string' ? `${first} ${second}` : first),
    ),
  );

  it('are read without delay', () => {
    const client = named('Đặng Thị Đào');
    const read = (text: string): void => {
      index.search(text);
      warnings('Bún riêu tôm', text);
      fromKeystrokes(text);
      searchRank(client, text);
      toSlug(text);
    };
    expect(slowTexts([...texts, ...allergies], read)).toEqual([]);
  }, 1_800_000);

  it('lose and win no letter where they are cleaned, and are clean after once', () => {
    for (const text of [...texts, ...allergies]) {
      // A slip within the two halves of one sign, which no program makes.
      if (/\p{Cs}/u.test(text)) continue;
      const clean = cleanLetters(text);
      expect(bareLetters(clean), JSON.stringify(text)).toBe(bareLetters(text));
      expect(cleanLetters(clean), JSON.stringify(text)).toBe(clean);
      expect(fold(clean), JSON.stringify(text)).toBe(fold(text));
    }
  });

  it('of an allergy warn of something, or are said to be unknown', () => {
    const dishes = [...new Set(ALLERGY_LETTERS.map(([, dish]) => dish))];
    const isWarned = (text: string): boolean =>
      [text, ...dishes].some((name) => warnings(name, text).length > 0);
    const quiet = allergies.filter(
      (text) =>
        /\p{L}{2}/u.test(text) &&
        !saysNoAllergy(text) &&
        unlistedAllergies([text]).length === 0 &&
        !isWarned(text),
    );
    expect(quiet).toEqual([]);
  });
});
