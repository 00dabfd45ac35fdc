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
  /** A page of HTML begins with it. */
  isEntry?: boolean;
}

/** A page of the app that is weighed. */
export interface Page {
  page: string;
  /** Modules, by the end of their path, that the page loads: the entry and each lazy part in its way. */
  loads: readonly string[];
}

/** Most weight of a page. */
export interface Budget extends Page {
  /** Most bytes of all its JavaScript after gzip. */
  bytes: number;
  /** Most files that they come in: each is a way to the server, or through the service worker. */
  files: number;
}

export interface Weight {
  budget: Budget;
  /** Bytes after gzip. */
  bytes: number;
  /** The heaviest first; bytes after gzip. */
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
export function closure<S extends Pick<Script, 'fileName' | 'imports'>>(
  scripts: readonly S[],
  roots: readonly S[],
): S[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const reached = new Set<S>();
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
  return { budget, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** A sentence for each bound that a page breaks. */
export function excesses({ budget, bytes, files }: Weight): string[] {
  const { page } = budget;
  const problems: string[] = [];
  if (bytes > budget.bytes) {
    const heaviest = files.slice(0, 5).map((file) => `${file.name} ${kilobytes(file.bytes)}`);
    problems.push(
      `The JavaScript of the ${page} weighs ${kilobytes(bytes)}, more than ${kilobytes(budget.bytes)}: ${heaviest.join(', ')} …`,
    );
  }
  if (files.length > budget.files)
    problems.push(
      `The JavaScript of the ${page} comes in ${files.length} files, more than ${budget.files}.`,
    );
  return problems;
}

/** A sentence for each script that starts an entry and that others import: it would run wherever they are needed. */
export function sharedEntries(scripts: readonly Script[]): string[] {
  return scripts.flatMap(({ fileName, isEntry }) => {
    const user = isEntry && scripts.find(({ imports }) => imports.includes(fileName));
    return user ? [`${fileName} starts an entry, and ${user.fileName} imports it.`] : [];
  });
}

/**
 * Fails the build when a page is above its budget, or an entry runs in another; says what each weighs.
 * @param budgets asked for when the build begins
 */
export function bundleBudget(
  budgets: () => Promise<readonly Budget[]> | readonly Budget[],
  onWeighed?: (weights: readonly Weight[]) => void,
): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((output) => output.type === 'chunk');
      const weights = (await budgets()).map((budget) => weigh(scripts, budget));
      for (const { budget, bytes, files } of weights)
        this.info(
          `${budget.page}: ${kilobytes(bytes)} of ${kilobytes(budget.bytes)}, ${files.length} files of ${budget.files}`,
        );
      onWeighed?.(weights);
      const problems = [...sharedEntries(scripts), ...weights.flatMap(excesses)];
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}
