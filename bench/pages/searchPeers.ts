import uFuzzy from '@leeoniya/ufuzzy';
import { Document } from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { fold } from '../../src/domain/text/fold';
import type { IndexItem } from '../../src/domain/search/foodIndex';

export interface Engine {
  name: string;
  search(query: string): string[];
}

const LIMIT = 10;

interface Folded {
  id: string;
  name: string;
  aliases: string[];
}

/** The peers do not know Vietnamese: index and queries get letters without accents. */
function foldItem({ id, name, aliases }: IndexItem): Folded {
  return { id, name: fold(name), aliases: aliases.map(fold) };
}

function fuse(items: readonly Folded[]): Engine {
  const engine = new Fuse(items, {
    keys: [
      { name: 'name', weight: 2 },
      { name: 'aliases', weight: 1 },
    ],
  });
  return {
    name: 'fuse.js',
    search: (query) => engine.search(fold(query), { limit: LIMIT }).map(({ item }) => item.id),
  };
}

function miniSearch(items: readonly Folded[]): Engine {
  const engine = new MiniSearch<Folded>({
    fields: ['name', 'aliases'],
    extractField: (item, field) => {
      const value = item[field as keyof Folded];
      return typeof value === 'string' ? value : value.join(' ');
    },
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 2 } },
  });
  engine.addAll(items);
  return {
    name: 'MiniSearch',
    search: (query) =>
      engine
        .search(fold(query))
        .slice(0, LIMIT)
        .map(({ id }) => String(id)),
  };
}

function flexSearch(items: readonly Folded[]): Engine {
  const engine = new Document({
    document: { id: 'id', index: ['name', 'aliases'] },
    tokenize: 'forward',
    context: true,
  });
  for (const { id, name, aliases } of items) engine.add({ id, name, aliases: aliases.join(' ') });
  return {
    name: 'FlexSearch',
    search: (query) => {
      const fields = engine.search(fold(query), { limit: LIMIT });
      return [...new Set(fields.flatMap(({ result }) => result.map(String)))];
    },
  };
}

function ufuzzy(items: readonly Folded[]): Engine {
  const lines = items.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].map((text) => ({ id, text })),
  );
  const texts = lines.map(({ text }) => text);
  const engine = new uFuzzy();
  return {
    name: 'uFuzzy',
    search: (query) => {
      const [matches, info, order] = engine.search(texts, fold(query), 1, 10_000);
      const positions =
        info && order ? order.map((position) => info.idx[position] ?? -1) : [...(matches ?? [])];
      return [
        ...new Set(positions.slice(0, LIMIT * 3).flatMap((position) => lines[position]?.id ?? [])),
      ];
    },
  };
}

export function engines(items: readonly IndexItem[]): Engine[] {
  const folded = items.map(foldItem);
  return [fuse, miniSearch, flexSearch, ufuzzy].map((make) => make(folded));
}
