/**
 * The whole gate: format, lint, types, architecture, unused code, unit, integration, sync and
 * end-to-end tests. Installs and builds what it needs. Tests that fail are run once more, if they are
 * few. The last line counts what ran.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import {
  failedFilesInVitest,
  failedInPlaywright,
  failedInVitest,
  unhandledInVitest,
  unsteadyInPlaywright,
} from './lib/failedTests.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

const RESULTS = 'test-results';
const bin = (name) => `node_modules/.bin/${name}`;
const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Said again at the end: whoever reads a long log reads its end first. */
const failedTests = [];
/**
 * A shared machine stands still for seconds at times, and two processes of a test then meet as they never
 * do otherwise. So many tests of one kind may fail once; each is named at the end, for someone to look at.
 */
const MOST_UNSTEADY = 3;
const unsteadyTests = [];

function run(title, command, args, env = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (result.status !== 0)
    process.stdout.write(`\n${title} ended with ${result.signal ?? result.status}\n`);
  return result.status === 0;
}

function add(title, counts, ok) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (!ok && counts.failed === 0) total.failed += 1;
  if (!ok || counts.failed > 0) failures.push(title);
}

/** Runs a check beside others; what it says is shown when it is done. */
function check(title, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (said += chunk));
    child.on('error', (error) => (said += error.message));
    child.on('close', (code) => {
      const ok = code === 0;
      process.stdout.write(`\n── ${title}\n${said}`);
      add(title, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, ok);
      resolve();
    });
  });
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it wrote; its exit code says so
  }
}

/** @param files paths, or none for all of the project */
function vitestOnce(title, project, workers, files = []) {
  const name = title.replaceAll(' ', '-');
  const file = `${RESULTS}/vitest-${name}.json`;
  const unhandledFile = `${RESULTS}/vitest-${name}-unhandled.json`;
  const ok = run(title, bin('vitest'), [
    'run',
    ...files,
    `--project=${project}`,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=./scripts/lib/unhandledErrors.mjs',
    `--outputFile.unhandled=${unhandledFile}`,
  ]);
  const report = readJson(file);
  const unhandled = unhandledInVitest(readJson(unhandledFile));
  return { ok, report, failed: failedInVitest(report), unhandled };
}

/** @param workers test files at once; vitest alone takes one where there are two cores */
function vitest(project, workers = 1) {
  const title = `${project} tests`;
  const first = vitestOnce(title, project, workers);
  const counts = {
    passed: first.report?.numPassedTests ?? 0,
    failed: first.report?.numFailedTests ?? 0,
    skipped: (first.report?.numPendingTests ?? 0) + (first.report?.numTodoTests ?? 0),
  };
  if (isPassedAgain(project, first)) {
    unsteadyTests.push(...first.failed);
    add(title, { ...counts, passed: counts.passed + counts.failed, failed: 0 }, true);
    return;
  }
  failedTests.push(...first.failed, ...first.unhandled);
  add(title, counts, first.ok && counts.passed > 0);
}

/** Whether a few tests failed, and nothing else did, and their files pass when they are run again. */
function isPassedAgain(project, { failed, unhandled, report }) {
  const isFew = failed.length > 0 && failed.length <= MOST_UNSTEADY && unhandled.length === 0;
  if (!isFew) return false;
  const again = vitestOnce(`${project} tests again`, project, 1, failedFilesInVitest(report));
  return again.ok && again.report?.numPassedTests > 0;
}

async function endToEnd() {
  const file = `${RESULTS}/playwright.json`;
  const { ensureChromium } = await import('./lib/browser.mjs');
  const ok = run(
    'end-to-end tests',
    process.execPath,
    [
      'node_modules/playwright/cli.js',
      'test',
      '--retries=1',
      '--reporter=list,json',
      `--output=${RESULTS}/e2e`,
    ],
    { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = readJson(file);
  const unsteady = unsteadyInPlaywright(report);
  const isFew = unsteady.length <= MOST_UNSTEADY;
  failedTests.push(...failedInPlaywright(report), ...(isFew ? [] : unsteady));
  if (isFew) unsteadyTests.push(...unsteady);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const counts = {
    passed: expected + (isFew ? flaky : 0),
    failed: unexpected + (isFew ? 0 : flaky),
    skipped,
  };
  add('end-to-end tests', counts, ok && counts.passed > 0);
}

async function attempt(title, action) {
  try {
    await action();
  } catch (error) {
    process.stdout.write(`${title}: ${error.message}\n`);
    add(title, { passed: 0, failed: 1, skipped: 0 }, false);
  }
}

await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const ROOMS = ['src', 'sync-server', 'tests', 'scripts', 'bench'];
await Promise.all([
  check('format', bin('prettier'), ['--check', '--log-level=warn', '.']),
  check('lint', bin('oxlint'), ['--deny-warnings', ...ROOMS]),
  check('types', bin('tsc'), ['--noEmit']),
  check('architecture', bin('depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'sync-server',
  ]),
  check('unused code', bin('knip'), []),
]);
vitest('unit');
await attempt('build', ensureBuilt);
// Their processes mostly wait for each other, so that two files share two cores well.
vitest('integration', 2);
vitest('sync', 2);
vitest('torture', 2);
await attempt('end-to-end tests', endToEnd);

const name = (sign, tests) => {
  for (const { title, message } of tests)
    process.stdout.write(`\n${sign} ${title}\n${message.replaceAll(/^/gm, '    ')}\n`);
};
name('✗', failedTests);
name('Failed once, passed when run again:', unsteadyTests);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
const unsteady = unsteadyTests.length > 0 ? `, ${unsteadyTests.length} only when run again` : '';
process.stdout.write(
  failures.length > 0 ? `\nFailed: ${failures.join(', ')}\n` : `\nEverything passed${unsteady}.\n`,
);
process.stdout.write(`Took ${minutes} minutes.\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
