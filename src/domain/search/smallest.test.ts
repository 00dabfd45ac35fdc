import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  pre,
  property,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FoodIndex, type IndexItem, type IndexKind, type SearchHit } from './foodIndex';
import { bestMatch, hasOtherAccents, buildNames, parseQuery } from './matching';
import { Smallest } from './smallest';

const KINDS = ['recipe', 'food', 'product'] as const satisfies readonly IndexKind[];
const WORDS = ['cá', 'cà', 'ca', 'canh', 'cam', 'thịt', 'thì', 'bò', 'bơ', 'rau', 'rán', 'r'];

const names = array(constantFrom(...WORDS), { minLength: 1, maxLength: 4 });
const items = array(tuple(names, constantFrom(...KINDS), boolean()), {
  minLength: 20,
  maxLength: 60,
});
const queries = oneof(
  constantFrom('', 'c', 'ca', 'cá', 'r', 'th', 't', 'bo', 'an', 'anh', 'ca t', 'b r'),
  names.map((words) => words.join(' ')),
);

function buildItems(drawn: [string[], IndexKind, boolean][]): IndexItem[] {
  return drawn.map(([words, kind, own], position) => {
    const name = words.join(' ');
    return { id: `${position}`, kind, name, aliases: [], category: 'Khác', own };
  });
}

function slowly(all: readonly IndexItem[], text: string, kind: IndexKind, limit: number): string[] {
  const query = parseQuery(text);
  const index = new FoodIndex();
  index.set(all);
  const order = index.search('', { browse: true, limit: all.length }).map(({ item }) => item);
  return order
    .filter((item) => item.kind === kind)
    .flatMap((item, position) => {
      const match = bestMatch(buildNames(item.name, item.aliases), query);
      const own = item.own ? 0 : 1;
      const like = match && hasOtherAccents(match.name, query);
      return match
        ? [{ id: item.id, like, keys: [match.rank, own, item.name.length, position] }]
        : [];
    })
    .sort((a, b) => {
      const differs = a.keys.findIndex((key, at) => key !== b.keys[at]);
      return differs < 0 ? 0 : (a.keys[differs] ?? 0) - (b.keys[differs] ?? 0);
    })
    .slice(0, limit)
    .flatMap(({ id, like }) => (like ? [] : [id]));
}

const whole = (hits: readonly SearchHit[]): SearchHit[] => hits.filter(({ near }) => !near);

const ofKind = (results: SearchHit[][], kind: IndexKind): SearchHit[] =>
  whole(results.find((hits) => hits[0]?.item.kind === kind) ?? []);

describe('S03 the search passes over what cannot be among the first', () => {
  it('keeps the smallest of any numbers', () => {
    assert(
      property(array(integer()), integer({ min: 0, max: 8 }), (numbers, size) => {
        const smallest = new Smallest(size);
        for (const one of numbers) smallest.add(one);
        expect(smallest.sorted()).toEqual([...numbers].sort((a, b) => a - b).slice(0, size));
      }),
    );
  });

  it('finds of each kind what comparing every entry finds', () => {
    assert(
      property(items, queries, (drawn, text) => {
        pre(text !== '');
        const all = buildItems(drawn);
        const index = new FoodIndex();
        index.set(all);
        const results = index.searchKinds(text, KINDS, { limit: 4 });
        const ids = KINDS.map((kind) => ofKind(results, kind).map(({ item }) => item.id));
        expect(ids).toEqual(KINDS.map((kind) => slowly(all, text, kind, 4)));
      }),
    );
  });

  it('answers each kind as if it alone were asked', () => {
    assert(
      property(items, queries, boolean(), (drawn, text, browse) => {
        const index = new FoodIndex();
        index.set(buildItems(drawn));
        const options = { limit: 3, browse };
        const alone = KINDS.map((kind) => whole(index.search(text, { ...options, kinds: [kind] })));
        const together = index.searchKinds(text, KINDS, options);
        expect(KINDS.map((kind) => ofKind(together, kind))).toEqual(alone);
      }),
    );
  });

  it('begins with the kind of what it would find first among all', () => {
    assert(
      property(items, queries, (drawn, text) => {
        const index = new FoodIndex();
        index.set(buildItems(drawn));
        const [first] = index.search(text, { limit: 1 });
        expect(index.searchKinds(text, KINDS, { limit: 3 })[0]?.[0]).toEqual(first);
      }),
    );
  });
});
