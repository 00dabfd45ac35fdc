import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export interface Script {
  fileName: string;
  code: string;
  imports: readonly string[];
  moduleIds: readonly string[];
  isEntry?: boolean;
}

/** A page of the app that is weighed. */
export interface Page {
  page: string;
  loads: readonly string[];
}

/** Most weight of a page. */
export interface Budget extends Page {
  bytes: number;
  /** Most files: each is a request to the server or through the service worker. */
  files: number;
}

export interface Weight {
  budget: Budget;
  bytes: number;
  files: readonly { name: string; bytes: number }[];
}

export function holding<S extends Pick<Script, 'moduleIds'>>(
  scripts: readonly S[],
  module: string,
): S {
  const chunk = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  // A module that was moved would leave its page unweighed.
  if (!chunk) throw new Error(`${module} is in no script of the build.`);
  return chunk;
}

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
 * Each script is compressed by itself, as it travels.
 * @throws Error when the build lacks a module that the budget names
 */
export function weigh(scripts: readonly Script[], budget: Budget): Weight {
  const roots = budget.loads.map((module) => holding(scripts, module));
  const files = closure(scripts, roots)
    .map(({ fileName, code }) => ({ name: fileName, bytes: gzipSync(code, { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);
  return { budget, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

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

/** An entry's script that others import would run wherever they are needed. */
export function sharedEntries(scripts: readonly Script[]): string[] {
  return scripts.flatMap(({ fileName, isEntry }) => {
    const user = isEntry && scripts.find(({ imports }) => imports.includes(fileName));
    return user ? [`${fileName} starts an entry, and ${user.fileName} imports it.`] : [];
  });
}

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
