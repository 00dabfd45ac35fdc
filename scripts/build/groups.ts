import type { Rolldown } from 'vite';
import type { Group } from '../../src/serviceWorker/files.ts';
import { SHELLS } from './budgets.ts';
import { holding } from './bundleBudget.ts';
import { SITE_ENTRY } from './siteFiles.ts';
import type { BuiltRoute, Entry } from './routes.ts';

type Chunk = Rolldown.OutputChunk;

/** Parts that draw documents: a first visit does not fetch them with the page. */
const IDLE_PARTS = ['src/blocks/handouts/HandOutDialog.tsx'];

/** Modules with which another part of the app begins: whoever imports one dynamically does not need it yet. */
const isBeginning = (routes: readonly BuiltRoute[], { moduleIds }: Chunk): boolean =>
  moduleIds.some(
    (id) =>
      /\/src\/app\/\w+\/(main|start)\.tsx?$/.test(id) ||
      routes.some(({ module }) => id.endsWith(module)) ||
      IDLE_PARTS.some((part) => id.endsWith(part)),
  );

function reach(
  chunks: readonly Chunk[],
  modules: readonly string[],
  ends: (chunk: Chunk) => boolean,
): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>();
  const open = modules.map((module) => holding(chunks, module));
  for (let next = open.pop(); next; next = open.pop()) {
    if (reached.has(next.fileName)) continue;
    reached.add(next.fileName);
    const { importedCss = [], importedAssets = [] } = next.viteMetadata ?? {};
    for (const name of [...importedCss, ...importedAssets]) reached.add(name);
    for (const name of next.imports) {
      const imported = byName.get(name);
      if (imported) open.push(imported);
    }
    for (const name of next.dynamicImports) {
      const later = byName.get(name);
      if (later && !ends(later)) open.push(later);
    }
  }
  return reached;
}

export function siteOnly(
  chunks: readonly Chunk[],
  byGroup: ReadonlyMap<Group, ReadonlySet<string>>,
): Set<string> {
  const needed = reach(chunks, [SITE_ENTRY], () => false);
  const shared = [...byGroup.values()];
  return new Set([...needed].filter((name) => !shared.some((files) => files.has(name))));
}

export function groupFiles(
  chunks: readonly Chunk[],
  routes: readonly BuiltRoute[],
): Map<Group, Set<string>> {
  const ends = (chunk: Chunk): boolean => isBeginning(routes, chunk);
  const listPages = (matches: (route: BuiltRoute) => boolean): string[] =>
    routes.filter(matches).map(({ module }) => module);
  const entryFiles = (entry: Entry): Set<string> => {
    const pages = listPages((route) => route.entry === entry && route.cache !== 'idle');
    return reach(chunks, [...SHELLS[entry].loads, ...pages], ends);
  };
  return new Map<Group, Set<string>>([
    ['public', entryFiles('entrance')],
    ['expert', entryFiles('expert')],
    ['admin', entryFiles('admin')],
    ['idle', reach(chunks, [...IDLE_PARTS, ...listPages(({ cache }) => cache === 'idle')], ends)],
  ]);
}
