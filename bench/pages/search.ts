import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { fold } from '../../src/domain/text/fold';
import { toIndexItem } from '../../src/domain/search/items';
import { nutritionClient } from '../../src/workers/nutritionClient';
import type { Wanted } from '../lib/queries';
import { engines } from './searchPeers';

export interface SearchFigures {
  name: string;
  /** ms of every keystroke. */
  times: number[];
  hits: number;
  queryCount: number;
  wrong: string[];
}

interface Way {
  name: string;
  find(text: string): Promise<string[]> | string[];
}

interface SearchCase {
  text: string;
  right: readonly string[];
}

function toAsked(queries: readonly Wanted[]): SearchCase[] {
  return queries.flatMap(({ query, right, plain = [] }) => [
    { text: query, right },
    { text: fold(query), right: [...right, ...plain] },
  ]);
}

/** As the menu editor's dialog asks: the first ten of each kind. */
function ours(): Way {
  const kinds = ['recipe', 'food', 'product'] as const;
  return {
    name: 'ours',
    async find(text) {
      const options = { limit: 10, browse: true };
      const results = await nutritionClient().searchKinds(text, kinds, options);
      return results.flat().map(({ item }) => item.name);
    },
  };
}

async function type(
  way: Way,
  searchCase: SearchCase,
  figures: SearchFigures,
  from: number,
): Promise<void> {
  const letters = [...searchCase.text];
  let names: string[] = [];
  for (let length = Math.min(from + 1, letters.length); length <= letters.length; length += 1) {
    const text = letters.slice(0, length).join('');
    const started = performance.now();
    names = await way.find(text);
    figures.times.push(performance.now() - started);
  }
  figures.queryCount += 1;
  if (searchCase.right.includes(names[0] ?? '')) figures.hits += 1;
  else figures.wrong.push(`${searchCase.text} → ${names[0] ?? '–'}`);
}

/** The peers run in the page itself, without a worker: their figure is the engine alone. */
export async function measureSearch(
  entries: readonly CatalogueEntry[],
  queries: readonly Wanted[],
  onlyOurs = false,
): Promise<SearchFigures[]> {
  const items = entries.map((entry) => toIndexItem(entry, false));
  const names = new Map(items.map(({ id, name }) => [id, name]));
  nutritionClient().setFoods(items);
  const others = (onlyOurs ? [] : engines(items)).map(({ name, search }): Way => ({
    name,
    find: (text) => search(text).flatMap((id) => names.get(id) ?? []),
  }));
  const ways = [ours(), ...others];
  // Warm-up: the first answer waits for the index, and nothing is measured before it was compiled.
  for (const way of ways) for (const text of ['c', 'ca', 'cá r', 'thit']) await way.find(text);
  const all = ways.map(({ name }): SearchFigures => ({
    name,
    times: [],
    hits: 0,
    queryCount: 0,
    wrong: [],
  }));
  for (const [position, searchCase] of toAsked(queries).entries())
    for (const [index, way] of ways.entries()) {
      const figures = all[index];
      // One of the peers takes minutes for all: every third query is typed, the rest pasted.
      const typed = index === 0 || position % 3 === 0;
      if (figures) await type(way, searchCase, figures, typed ? 0 : Infinity);
    }
  nutritionClient().dispose();
  return all;
}
