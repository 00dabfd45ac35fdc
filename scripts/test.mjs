/**
 * The whole gate: checks of the sources, unit, integration, sync and end-to-end tests. Installs and builds
 * what it needs. A test that fails is run once more, and fails the gate also when it passes then, unless
 * `tests/flaky.json` excuses it. The last line counts what ran.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checks, inTurns, runAside } from './lib/checks.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { RESULTS, runPlaywright, runVitest } from './lib/testRuns.mjs';
import { excuse, faultsOfList } from './lib/flaky.mjs';

const FLAKY = JSON.parse(readFileSync(new URL('../tests/flaky.json', import.meta.url), 'utf8'));
const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Repeated at the end, where long logs are read first. */
const failedTests = [];
const flakyTests = [];
const titles = [];
const took = [];

function add(title, counts, ok) {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (!ok && counts.failed === 0) total.failed += 1;
  if (!ok || counts.failed > 0) failures.push(title);
}

async function stage(title, work) {
  const since = Date.now();
  try {
    await work(title);
  } catch (error) {
    process.stdout.write(`${title}: ${error.message}\n`);
    add(title, { passed: 0, failed: 1, skipped: 0 }, false);
  }
  const seconds = Math.round((Date.now() - since) / 1000);
  took.push({ title, seconds });
  process.stdout.write(`\n── ${title}: ${seconds} s\n`);
}

async function check(title, command, args) {
  const { ok, said } = await runAside(command, args);
  process.stdout.write(`\n── ${title}\n${said}`);
  add(title, { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }, ok);
  // Output of parallel parts is interleaved: repeated at the end.
  if (!ok) failedTests.push({ title, message: said });
}

function addTests(title, { ok, counts, failed, flaky, titles: ran }) {
  titles.push(...ran);
  const { excused, unexcused } = excuse(flaky, FLAKY);
  failedTests.push(...failed);
  flakyTests.push(...unexcused, ...excused);
  const isExcused = excused.length > 0 && failed.length + unexcused.length === 0;
  const [passed, left] = [counts.passed + excused.length, counts.failed - excused.length];
  add(title, { ...counts, passed, failed: left }, ok || isExcused);
}

const vitest = async (title, options) => addTests(title, await runVitest(title, options));

function shardsOf(title, project, count) {
  return Array.from({ length: count }, (_, at) => {
    const shard = `${at + 1}/${count}`;
    const options = { projects: [project], shard, workers: 1, aside: true };
    return () => stage(`${title} ${shard}`, (name) => vitest(name, options));
  });
}

await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const browser = (projects, workers) => (title) =>
  runPlaywright(title, { projects, workers }).then((outcome) => addTests(title, outcome));

const unitParts = [
  ...shardsOf('unit tests', 'unit', 3),
  ...shardsOf('component tests', 'component', 4),
];
const doUnitParts = () => inTurns(unitParts, 1);

const built = stage('build', ensureBuilt);
// CPU-bound: three at a time keep two cores busy, long ones first. Integration tests start once the build is done;
// afterwards their core takes the remaining unit tests.
await Promise.all([
  doUnitParts(),
  inTurns(
    [
      () => built,
      ...checks().map(
        ({ title, command, args }) =>
          () =>
            stage(title, () => check(title, command, args)),
      ),
    ],
    2,
  )
    // Their processes wait half of the time: three files at once share two cores well (330 s; with two 422 s).
    .then(() =>
      stage('integration and sync tests', (title) =>
        vitest(title, {
          projects: ['integration', 'sync', 'torture'],
          workers: 3,
          env: { TESTS_BUILT: '1' },
        }),
      ),
    )
    .then(doUnitParts),
]);
await stage('browser tests', browser(['phone', 'desktop', 'upgrade'], 2));
// It holds the product to two seconds, so nothing runs beside it.
await stage(
  'a day on the phone and on the desktop',
  browser(['day on a phone', 'day on a desktop'], 1),
);

const name = (sign, tests) => {
  for (const { title, message } of tests)
    process.stdout.write(`\n${sign} ${title}\n${message.replaceAll(/^/gm, '    ')}\n`);
};
name('✗', failedTests);
name('Failed once, passed when run again:', flakyTests);
const faults = faultsOfList(FLAKY, titles);
for (const fault of faults) process.stdout.write(`\n✗ ${fault}\n`);
if (faults.length > 0)
  add('list of flaky tests', { passed: 0, failed: faults.length, skipped: 0 }, false);
process.stdout.write(
  failures.length > 0 ? `\nFailed: ${failures.join(', ')}\n` : '\nEverything passed.\n',
);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
process.stdout.write('\n');
for (const { title, seconds } of took)
  process.stdout.write(`${String(seconds).padStart(6)} s  ${title}\n`);
process.stdout.write(`Took ${minutes} minutes.\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
