import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** Quoted paths: imports, `new URL('./x.ts', …)`, and programs that tests start by path. */
const QUOTED = /['"`]((?:\.{1,2}\/|(?:src|sync-server|tests|scripts|bench)\/)[\w./-]+)['"`]/g;

const isCode = (name) => /\.(?:tsx?|mjs)$/.test(name);

export function codeBelow(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((path) => isCode(path) && !path.includes('node_modules/')),
  );
}

const isFile = (path) => existsSync(path) && statSync(path).isFile();

function target(from, named) {
  const path = named.startsWith('.') ? posix.join(dirname(from), named) : named;
  return ENDINGS.map((ending) => path + ending).find(isFile);
}

function namedIn(path) {
  const found = [...readFileSync(path, 'utf8').matchAll(QUOTED)].map(([, named]) =>
    target(path, named),
  );
  return [...new Set(found.filter((one) => one !== undefined && one !== path))];
}

/**
 * How many steps lead from a file to the nearest changed one: 0 for a changed file, 1 for what imports it.
 * Files that no step leads to a changed one are left out.
 * @param files all code, as paths from the working directory
 * @param changed paths; need not be code
 * @returns {Map<string, number>}
 */
export function distances(files, changed) {
  const importers = new Map();
  for (const path of files)
    for (const named of namedIn(path))
      importers.set(named, [...(importers.get(named) ?? []), path]);
  const steps = new Map(changed.map((path) => [path, 0]));
  const waiting = [...changed];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
    for (const importer of importers.get(path) ?? [])
      if (!steps.has(importer)) {
        steps.set(importer, steps.get(path) + 1);
        waiting.push(importer);
      }
  return steps;
}
