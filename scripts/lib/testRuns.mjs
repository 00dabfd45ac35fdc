import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureHeadless } from './browser.mjs';
import { bin } from './checks.mjs';
import {
  failedFilesInVitest,
  failedInPlaywright,
  failedInVitest,
  titlesInPlaywright,
  titlesInVitest,
  unhandledInVitest,
  flakyInPlaywright,
  shortened,
} from './failedTests.mjs';
import { runWatched } from './watched.mjs';

/** Reports and what failed tests left, below the project's folder. */
export const RESULTS = 'test-results';
/** More failures than this are no accident: they are not run again. */
const MAX_RUN_AGAIN = 3;

/**
 * The result of a run.
 * @typedef {object} Outcome
 * @property {{passed: number, failed: number, skipped: number}} counts of the tests, at their first try
 * @property {boolean} ok whether the runner itself found nothing wrong
 * @property {{title: string, message: string}[]} failed tests, and errors outside tests
 * @property {{title: string, message: string}[]} flaky tests: they failed and passed when run again
 * @property {string[]} titles of all tests
 */

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it wrote; its exit code says so
  }
}

async function run(title, command, args, { aside = false, env = {} } = {}) {
  const head = `\n── ${title}\n`;
  let said = '';
  const told = [];
  if (!aside) process.stdout.write(head);
  const { ok, end, stuck } = await runWatched(command, args, {
    env,
    onOutput: (text) => (aside ? (said += text) : process.stdout.write(text)),
    onFailed: (test) => {
      const failed = shortened(test);
      told.push(failed);
      process.stdout.write(`\n✗ ${title}: ${failed.title}\n${failed.message}\n`);
    },
  });
  if (aside) process.stdout.write(head + said);
  if (stuck) process.stdout.write(`\n✗ ${title}: ${stuck}\n`);
  else if (end !== 0) process.stdout.write(`\n${title} ended with ${end}\n`);
  return { ok, told: stuck ? [...told, { title, message: stuck }] : told };
}

async function vitestOnce(title, { projects, workers, files = [], shard, ...options }) {
  const name = join(RESULTS, `vitest-${title.replaceAll(/\W+/g, '-')}`);
  const { ok, told } = await run(
    title,
    bin('vitest'),
    [
      'run',
      ...files,
      ...(shard ? [`--shard=${shard}`] : []),
      ...projects.map((project) => `--project=${project}`),
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${name}.json`,
      '--reporter=./scripts/lib/unhandledErrors.mjs',
      '--reporter=./scripts/lib/tellVitest.mjs',
      `--outputFile.unhandled=${name}-unhandled.json`,
    ],
    options,
  );
  const report = readJson(`${name}.json`);
  const unhandled = unhandledInVitest(readJson(`${name}-unhandled.json`));
  // A run that was ended or died wrote no report; its live messages stand in.
  return { ok, report, failed: report ? failedInVitest(report) : told, unhandled };
}

/**
 * Runs tests of vitest, and those files once more in which few tests failed.
 * @param options `projects` of vitest's configuration; `workers`, test files at once; `files` instead of
 *   all, or a `shard` of them; `aside` where other things run meanwhile; `env` beside that of this process
 * @returns {Promise<Outcome>}
 */
export async function runVitest(title, options) {
  const first = await vitestOnce(title, options);
  const { report, unhandled } = first;
  const outcome = {
    ok: first.ok && report?.numPassedTests > 0,
    counts: {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 0,
      skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    },
    failed: [...first.failed, ...unhandled],
    flaky: [],
    titles: titlesInVitest(report),
  };
  const isRunAgain =
    report !== undefined &&
    first.failed.length > 0 &&
    first.failed.length <= MAX_RUN_AGAIN &&
    unhandled.length === 0;
  if (!isRunAgain) return outcome;
  const files = failedFilesInVitest(report);
  const again = await vitestOnce(`${title} again`, {
    ...options,
    shard: undefined,
    files,
    workers: 1,
  });
  if (!again.report || again.unhandled.length > 0) return outcome;
  const passes = new Set(titlesInVitest(again.report));
  for (const { title: failing } of again.failed) passes.delete(failing);
  return {
    ...outcome,
    failed: first.failed.filter(({ title: name }) => !passes.has(name)),
    flaky: first.failed.filter(({ title: name }) => passes.has(name)),
  };
}

export async function runPlaywright(title, { projects, workers }) {
  const name = join(RESULTS, `playwright-${title.replaceAll(/\W+/g, '-')}`);
  const { ok, told } = await run(
    title,
    process.execPath,
    [
      'node_modules/playwright/cli.js',
      'test',
      ...projects.map((project) => `--project=${project}`),
      // The caller names the projects that this one depends on.
      '--no-deps',
      `--workers=${workers}`,
      '--retries=1',
      '--reporter=list,json,./scripts/lib/tellPlaywright.mjs',
      `--output=${name}`,
    ],
    {
      env: {
        CHROMIUM_PATH: await ensureHeadless(),
        E2E_FILLED_SHARED: resolve(RESULTS, 'filled'),
        PLAYWRIGHT_JSON_OUTPUT_NAME: `${name}.json`,
      },
    },
  );
  const report = readJson(`${name}.json`);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return {
    ok: ok && expected > 0,
    counts: { passed: expected, failed: unexpected + flaky, skipped },
    failed: report ? failedInPlaywright(report) : told,
    flaky: flakyInPlaywright(report),
    titles: titlesInPlaywright(report),
  };
}
