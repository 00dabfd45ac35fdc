/**
 * The whole gate: format, lint, types, architecture, unused code, unit, integration, sync and
 * end-to-end tests. Installs and builds what it needs. The last line counts what ran.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { failedInPlaywright, failedInVitest } from './lib/failedTests.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

const RESULTS = 'test-results';
const bin = (name) => `node_modules/.bin/${name}`;
const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Said again at the end: whoever reads a long log reads its end first. */
const failedTests = [];

function run(title, command, args, env = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
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

/** @param workers test files at once; vitest alone takes one where there are two cores */
function vitest(project, workers = 1) {
  const file = `${RESULTS}/vitest-${project}.json`;
  const ok = run(`${project} tests`, bin('vitest'), [
    'run',
    `--project=${project}`,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readJson(file);
  const counts = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  failedTests.push(...failedInVitest(report));
  add(`${project} tests`, counts, ok && counts.passed > 0);
}

async function endToEnd() {
  const file = `${RESULTS}/playwright.json`;
  const { ensureChromium } = await import('./lib/browser.mjs');
  const ok = run(
    'end-to-end tests',
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', `--output=${RESULTS}/e2e`],
    { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = readJson(file);
  failedTests.push(...failedInPlaywright(report));
  const stats = report?.stats;
  const counts = {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
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

for (const { title, message } of failedTests)
  process.stdout.write(`\n✗ ${title}\n${message.replaceAll(/^/gm, '    ')}\n`);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
process.stdout.write(
  failures.length > 0 ? `\nFailed: ${failures.join(', ')}\n` : '\nEverything passed.\n',
);
process.stdout.write(`Took ${minutes} minutes.\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
