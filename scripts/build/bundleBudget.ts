import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** A script of the build, as far as its weight and what it pulls in matter. */
export interface Script {
  fileName: string;
  code: string;
  /** File names of what it imports statically: the browser fetches these too. */
  imports: readonly string[];
  /** Absolute paths of the modules within. */
  moduleIds: readonly string[];
}

/** What a page of the app may weigh. */
export interface Budget {
  page: string;
  /** Modules, by the end of their path, that the page loads: the entry and each lazy part in its way. */
  loads: readonly string[];
  /** Most bytes of all its JavaScript after gzip. */
  bytes: number;
}

export interface Weight extends Budget {
  /** Bytes after gzip. */
  actual: number;
  /** File names, the heaviest first. */
  files: readonly { name: string; bytes: number }[];
}

/** The script that holds a module. @throws Error when there is none */
export function holding<S extends Pick<Script, 'moduleIds'>>(
  scripts: readonly S[],
  module: string,
): S {
  const found = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  // A module that was moved would leave its page unweighed.
  if (!found) throw new Error(`${module} is in no script of the build.`);
  return found;
}

/** All that the browser fetches for some scripts: they and what they import, to the bottom. */
export function closure(scripts: readonly Script[], roots: readonly Script[]): Script[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const reached = new Set<Script>();
  const open = [...roots];
  for (let next = open.pop(); next; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    for (const name of next.imports) {
      const imported = byName.get(name);
      if (imported) open.push(imported);
    }
  }
  return [...reached];
}

/**
 * Weighs a page. Each script is compressed by itself, as it travels.
 * @throws Error when the build does not hold a module that the budget names
 */
export function weigh(scripts: readonly Script[], budget: Budget): Weight {
  const roots = budget.loads.map((module) => holding(scripts, module));
  const files = closure(scripts, roots)
    .map(({ fileName, code }) => ({ name: fileName, bytes: gzipSync(code, { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);
  return { ...budget, files, actual: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** One sentence for a page that is too heavy; undefined for one that is not. */
export function excess({ page, actual, bytes, files }: Weight): string | undefined {
  if (actual <= bytes) return undefined;
  const heaviest = files.slice(0, 5).map((file) => `${file.name} ${kilobytes(file.bytes)}`);
  return `The JavaScript of the ${page} weighs ${kilobytes(actual)}, more than ${kilobytes(bytes)}: ${heaviest.join(', ')} …`;
}

/**
 * Fails the build when a page weighs more than its budget; says what each weighs.
 * @param budgets asked for when the build begins
 */
export function bundleBudget(
  budgets: () => Promise<readonly Budget[]> | readonly Budget[],
): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
      const weights = (await budgets()).map((budget) => weigh(scripts, budget));
      for (const { page, actual, bytes } of weights)
        this.info(`${page}: ${kilobytes(actual)} of ${kilobytes(bytes)}`);
      const problems = weights.flatMap((weight) => excess(weight) ?? []);
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}
