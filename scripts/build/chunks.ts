import type { Rolldown } from 'vite';
import { closure, holding } from './bundleBudget.ts';

export type SplitChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'code' | 'imports' | 'dynamicImports' | 'moduleIds'
>;

export interface EntryLoads {
  /** The first is the one named in its HTML: fetching its file starts the entry. */
  start: readonly string[];
  /** The page that is opened first. */
  first?: string;
  pages: readonly string[];
}

/** Bytes of source below which a script is not worth a request of its own. */
const SMALL = 24_000;
/** Bytes of source that a page may load in vain where a join saves it a file: both take a start about as long. */
const FILE = 8_000;

interface Shared {
  chunks: SplitChunk[];
  bytes: number;
  pages: Set<string>;
  /** Only files with the same are joined: a start's name, or the entries whose pages load it. */
  kind: string;
}

const loadedBy = (chunks: readonly SplitChunk[], modules: readonly string[]): Set<string> => {
  const roots = modules.map((module) => holding(chunks, module));
  return new Set(closure(chunks, roots).map(({ fileName }) => fileName));
};

/** Includes what is fetched later (dialogs, charts), except what another entry begins with. */
function reachedBy(
  chunks: readonly SplitChunk[],
  modules: readonly string[],
  isBeginning: (module: string) => boolean,
): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<string>(modules.map((module) => holding(chunks, module).fileName));
  for (const name of reached) {
    const { imports = [], dynamicImports = [] } = byName.get(name) ?? {};
    const later = dynamicImports.filter(
      (next) => !byName.get(next)?.moduleIds.some((module) => isBeginning(module)),
    );
    for (const next of [...imports, ...later]) if (byName.has(next)) reached.add(next);
  }
  return reached;
}

const STARTS = 2;
const LATER = 1;

function startNames(
  chunks: readonly SplitChunk[],
  entries: readonly EntryLoads[],
  isBeginning: (module: string) => boolean,
): Map<string, string> {
  const levels = entries.map(({ start, first, pages }) => {
    const atOnce = loadedBy(chunks, first ? [...start, first] : start);
    const later = reachedBy(chunks, [...start, ...pages], isBeginning);
    return ({ fileName }: SplitChunk) =>
      atOnce.has(fileName) ? STARTS : later.has(fileName) ? LATER : 0;
  });
  const named = chunks.flatMap((chunk) => {
    const level = levels.map((of) => of(chunk));
    return level.includes(STARTS) ? [[chunk.fileName, `start-${level.join('')}`] as const] : [];
  });
  return new Map(named);
}

const isStart = ({ kind }: Shared): boolean => kind.startsWith('start-');

/** Code that several pages load; a start in as many parts as there are sets of pages that load them. */
function findShared(
  chunks: readonly SplitChunk[],
  entries: readonly EntryLoads[],
  starts: ReadonlyMap<string, string>,
): Shared[] {
  const byPage = entries.flatMap(({ start, pages }, entry) =>
    [...start, ...pages].map((page) => ({
      page: `${entry} ${page}`,
      entry,
      files: loadedBy(chunks, [...start, page]),
    })),
  );
  const groups = new Map<string, Shared>();
  for (const chunk of chunks) {
    const users = byPage.filter(({ files }) => files.has(chunk.fileName));
    const pages = users.map(({ page }) => page);
    const start = starts.get(chunk.fileName);
    if (!start && pages.length < 2) continue;
    const kind = start ?? [...new Set(users.map(({ entry }) => entry))].join();
    const key = start ? [start, ...pages].join() : chunk.fileName;
    const { chunks: others = [], bytes = 0 } = groups.get(key) ?? {};
    const both = { chunks: [...others, chunk], bytes: bytes + chunk.code.length };
    groups.set(key, { ...both, pages: new Set(pages), kind });
  }
  return [...groups.values()];
}

function findImports(shared: Shared, all: readonly Shared[]): Shared[] {
  const names = new Set(shared.chunks.flatMap(({ imports }) => imports));
  return all.filter(
    (other) => other !== shared && other.chunks.some(({ fileName }) => names.has(fileName)),
  );
}

function below(shared: Shared, all: readonly Shared[], except?: Shared): Set<Shared> {
  const seen = new Set(findImports(shared, all).filter((next) => next !== except));
  for (const next of seen) for (const further of findImports(next, all)) seen.add(further);
  return seen;
}

function inVain(one: Shared, pages: ReadonlySet<string>, all: readonly Shared[]): number {
  const loaded = [one, ...below(one, all)];
  return loaded.reduce(
    (sum, { bytes, pages: own }) =>
      sum + bytes * [...pages].filter((page) => !own.has(page)).length,
    0,
  );
}

const countShared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((page) => other.has(page)).length;

/** The partner whose join saves most and makes no import cycle. */
function findPartner(small: Shared, all: readonly Shared[]): Shared | undefined {
  return all
    .filter((other) => other !== small && other.kind === small.kind)
    .map((other) => ({
      other,
      gain:
        FILE * countShared(small.pages, other.pages) -
        inVain(small, other.pages, all) -
        inVain(other, small.pages, all),
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .find(
      ({ other }) => !below(small, all, other).has(other) && !below(other, all, small).has(small),
    )?.other;
}

function joined(shared: Shared[]): Shared[] {
  let all = shared;
  const alone = new Set<Shared>();
  for (;;) {
    const [small] = all
      .filter((one) => one.bytes < SMALL && !alone.has(one))
      .sort((a, b) => a.bytes - b.bytes);
    if (!small) return all;
    const partner = findPartner(small, all);
    if (!partner) {
      alone.add(small);
      continue;
    }
    const both = {
      chunks: [...partner.chunks, ...small.chunks],
      bytes: small.bytes + partner.bytes,
      pages: new Set([...small.pages, ...partner.pages]),
      kind: small.kind,
    };
    all = [...all.filter((one) => one !== small && one !== partner), both];
    for (const needed of below(both, all)) for (const page of both.pages) needed.pages.add(page);
  }
}

/** The largest part of a start has its name alone. */
function nameFiles(all: readonly Shared[]): Map<string, string> {
  const counts = new Map<string, number>();
  const named = all
    .filter((one) => isStart(one) || one.chunks.length > 1)
    .toSorted((a, b) => b.bytes - a.bytes)
    .flatMap((one) => {
      const kind = isStart(one) ? one.kind : 'shared';
      const at = counts.get(kind) ?? 0;
      counts.set(kind, at + 1);
      const name = isStart(one) && at === 0 ? kind : `${kind}-${at}`;
      return one.chunks.map(({ fileName }) => [fileName, name] as const);
    });
  return new Map(named);
}

/**
 * Derived from what the bundler found to be needed by whom, nothing by hand: each file more costs a request and some ms of
 * the service worker, so starts lie in a few files and small scripts are joined.
 * @param isBeginning whether another part of the app begins with a module
 * @returns file names by module; the bundler places all others
 */
export function chunkNames(
  chunks: readonly SplitChunk[],
  entries: readonly EntryLoads[],
  isBeginning: (module: string) => boolean = () => false,
): Map<string, string> {
  const starts = startNames(chunks, entries, isBeginning);
  const byFile = nameFiles(joined(findShared(chunks, entries, starts)));
  // Nobody imports a module that starts an entry: in a file with others it would run wherever those are needed.
  const heads = ['.html', ...entries.flatMap(({ start: [head] }) => head ?? [])];
  return new Map(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const name = byFile.get(fileName);
      const named = moduleIds.filter((id) => !heads.some((head) => id.endsWith(head)));
      return name ? named.map((id) => [id, name] as const) : [];
    }),
  );
}
