/**
 * `npm run check`: before each commit, in under a minute on two cores. All checks of the sources, which
 * believe what they found earlier about unchanged files; the unit tests that a change since `main` can
 * reach; and of the integration and sync tests those nearest to it. It says what it leaves to `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, checks, inTurns, runAside } from './lib/checks.mjs';
import { codeBelow, distances } from './lib/imports.mjs';
import { ranked, withinBudget } from './lib/nearest.mjs';
import { ensureInstalled } from './lib/prepare.mjs';

/** Seconds of integration and sync tests, of which two run at a time beside the checks; each has to start, too. */
const BUDGET = 30;
const START = 3;
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isSlow = (path) => /^tests\/(?:integration|sync)\//.test(path);
const isTorture = (path) => path.startsWith('tests/sync/torture/');

const say = (line) => process.stdout.write(`${line}\n`);
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
};

/** Paths that differ from the newest commit which `main` has too, committed or not. */
function changedPaths() {
  const [base = 'HEAD'] = ['main', 'origin/main'].flatMap((branch) =>
    git('merge-base', 'HEAD', branch),
  );
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...git('diff', '--name-only', base), ...untracked])];
}

/** How long files of tests took here when they ran last: vitest keeps it to start long ones first. */
function durations() {
  const folder = join('node_modules', '.vite', 'vitest');
  const seconds = new Map();
  try {
    for (const one of readdirSync(folder)) {
      const { results } = JSON.parse(readFileSync(join(folder, one, 'results.json'), 'utf8'));
      for (const [name, { duration }] of results)
        seconds.set(name.slice(name.indexOf(':') + 1), START + duration / 1000);
    }
  } catch {
    return seconds; // nothing has run yet
  }
  return seconds;
}

function chooseTests() {
  const changed = changedPaths();
  const steps = distances(codeBelow(['src', 'sync-server', 'tests', 'scripts', 'bench']), changed);
  const reached = [...steps.keys()].filter((path) => isTest(path));
  const unit = reached.filter((path) => !isSlow(path));
  const slow = ranked(reached.filter(isSlow), changed, steps).filter((path) => !isTorture(path));
  return { changed, unit, ...withinBudget(slow, durations(), BUDGET) };
}

await ensureInstalled();
mkdirSync(join('node_modules', '.cache', 'bua-lanh'), { recursive: true });
const started = Date.now();
const { changed, unit, chosen, left } = chooseTests();
const failed = [];
const passed = [];
const took = [];

async function run(title, command, args) {
  const since = Date.now();
  const { ok, said } = await runAside(command, args);
  took.push(`${title} ${Math.round((Date.now() - since) / 1000)} s`);
  if (!ok) say(`\n── ${title}\n${said}`);
  (ok ? passed : failed).push(title);
}

const tests = [...unit, ...chosen];
const runTests = () =>
  run(`${unit.length} files of unit tests and ${chosen.length} of slower ones`, bin('vitest'), [
    'run',
    ...tests,
    '--maxWorkers=2',
    '--reporter=dot',
  ]);
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
say(`Changed since main: ${changed.length} files.`);
say(`Passed: ${passed.join(', ') || 'nothing'}.`);
if (chosen.length > 0) say(`Slower tests that ran: ${chosen.join(', ')}`);
const untried = [
  ...(left.length > 0 ? [`${left.length} files that the change reaches (${left.join(', ')})`] : []),
  'the build, torture, end-to-end and all tests that the change does not reach',
];
say(`Left to npm test: ${untried.join('; ')}.`);
if (failed.length > 0) say(`Failed: ${failed.join(', ')}`);
say(`Took ${Math.round((Date.now() - started) / 1000)} s: ${took.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
