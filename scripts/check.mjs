/**
 * `npm run check`: before each commit, in under a minute on two cores. All checks of the sources, which
 * believe what they found earlier about unchanged files; and of the tests that a change since `main` can
 * reach the nearest ones. It says what it leaves to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, checks, inTurns, runAside } from './lib/checks.mjs';
import { codeBelow, distances } from './lib/imports.mjs';
import { ranked, withinBudget } from './lib/nearest.mjs';
import { ensureInstalled } from './lib/prepare.mjs';

/** Names of tests that are left out, as many as one reads. */
const MAX_NAMES = 8;
/** Seconds of tests by their kind; two files run at a time, beside the checks. */
const BUDGETS = { unit: 30, slow: 20 };
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isSlow = (path) => /^tests\/(?:integration|sync)\//.test(path);
const kindOf = (path) => (isSlow(path) ? 'slow' : 'unit');
/** Seconds until the first test of a file begins: it makes a document, or starts a gateway. */
const startOf = (path) => (isSlow(path) ? 3 : path.endsWith('.tsx') ? 2 : 0.3);
const pathOf = (name) => name.slice(name.indexOf(':') + 1);
const isTorture = (path) => path.startsWith('tests/sync/torture/');

const say = (line) => process.stdout.write(`${line}\n`);
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
};

function changedPaths() {
  const [base = 'HEAD'] = ['main', 'origin/main'].flatMap((branch) =>
    git('merge-base', 'HEAD', branch),
  );
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...git('diff', '--name-only', base), ...untracked])];
}

function durations() {
  const folder = join('node_modules', '.vite', 'vitest');
  const seconds = new Map();
  try {
    for (const one of readdirSync(folder)) {
      const { results } = JSON.parse(readFileSync(join(folder, one, 'results.json'), 'utf8'));
      for (const [name, { duration }] of results)
        seconds.set(pathOf(name), duration / 1000 + startOf(pathOf(name)));
    }
  } catch {
    return seconds; // nothing has run yet
  }
  return seconds;
}

function chooseTests() {
  const changed = changedPaths();
  const steps = distances(codeBelow(['src', 'sync-server', 'tests', 'scripts', 'bench']), changed);
  const reached = [...steps.keys()].filter((path) => isTest(path) && !isTorture(path));
  const seconds = durations();
  const chooseOf = (kind) => {
    const tests = reached.filter((path) => kindOf(path) === kind);
    return withinBudget(ranked(tests, changed, steps), seconds, BUDGETS[kind]);
  };
  return { changed, unit: chooseOf('unit'), slow: chooseOf('slow') };
}

await ensureInstalled();
mkdirSync(join('node_modules', '.cache', 'bua-lanh'), { recursive: true });
const started = Date.now();
const { changed, unit, slow } = chooseTests();
const failed = [];

async function run(title, command, args) {
  const since = Date.now();
  const { ok, said } = await runAside(command, args);
  const seconds = Math.round((Date.now() - since) / 1000);
  say(`${ok ? '✓' : '✗'} ${title}: ${seconds} s`);
  if (ok) return;
  say(said);
  failed.push(title);
}

const tests = [...unit.chosen, ...slow.chosen];
const runTests = () =>
  run(
    `${unit.chosen.length} files of unit tests and ${slow.chosen.length} of slower ones`,
    bin('vitest'),
    ['run', ...tests, '--maxWorkers=2', '--reporter=dot'],
  );
say(`Changed since main: ${changed.length} files.`);
await inTurns(
  [
    ...(tests.length > 0 ? [runTests] : []),
    ...checks({ incremental: true }).map(
      ({ title, command, args }) =>
        () =>
          run(title, command, args),
    ),
  ],
  2,
);
if (slow.chosen.length > 0) say(`Slower tests that ran: ${slow.chosen.join(', ')}`);
const left = [...unit.left, ...slow.left];
if (left.length > 0) {
  const first = left.slice(0, MAX_NAMES).join(', ');
  const others = left.length > MAX_NAMES ? ' …' : '';
  say(
    `Left to npm test, although the change reaches them: ${left.length} files (${first}${others}).`,
  );
}
say(
  'Left to npm test besides: the build, torture, end-to-end, and tests that the change does not reach.',
);
if (failed.length > 0) say(`Failed: ${failed.join(', ')}`);
say(`Took ${Math.round((Date.now() - started) / 1000)} s.`);
process.exitCode = failed.length > 0 ? 1 : 0;
