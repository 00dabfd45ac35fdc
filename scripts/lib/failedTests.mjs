/** Lines of a message that are kept: the assertion and where it stands. */
const LINES = 12;

// Runners colour their messages, with escape sequences that a file only clutters.
// eslint-disable-next-line no-control-regex
const COLOURS = /\u001B\[[0-9;]*m/g;

const shorten = (message) =>
  message.replaceAll(COLOURS, '').trim().split('\n').slice(0, LINES).join('\n');

/**
 * @param report what vitest's json reporter wrote, or undefined
 * @returns {{title: string, message: string}[]} the tests that failed, and the files that did not load
 */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        title: test.fullName,
        message: shorten(test.failureMessages.join('\n')),
      }));
    if (failed.length > 0 || status !== 'failed') return failed;
    return [{ title: name, message: shorten(message) }];
  });
}

/**
 * @param report what vitest's json reporter wrote, or undefined
 * @returns {string[]} the paths of the files with failures
 */
export function failedFilesInVitest(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
}

/**
 * @param errors what the reporter in unhandledErrors.mjs wrote, or undefined
 * @returns {{title: string, message: string}[]} what failed a run outside its tests
 */
export function unhandledInVitest(errors) {
  return (errors ?? []).map(({ name, message, stack, file, test }) => ({
    title: [name, file, test].filter(Boolean).join(' › '),
    message: shorten(stack ?? message ?? ''),
  }));
}

/**
 * @param report what Playwright's json reporter wrote, or undefined
 * @returns {{title: string, message: string}[]} the tests that did not end as they should
 */
export function failedInPlaywright(report) {
  return [
    ...specsOf(report)
      .filter((spec) => !spec.ok)
      .map(asFailed),
    ...(report?.errors ?? []).map(({ message }) => ({
      title: 'Playwright',
      message: shorten(message ?? ''),
    })),
  ];
}

/**
 * @param report what Playwright's json reporter wrote, or undefined
 * @returns {{title: string, message: string}[]} the tests that failed once and passed when run again
 */
export function unsteadyInPlaywright(report) {
  return specsOf(report)
    .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
    .map(asFailed);
}

function specsOf(report) {
  const inside = (suite) => [...(suite.suites ?? []).flatMap(inside), ...(suite.specs ?? [])];
  return (report?.suites ?? []).flatMap(inside);
}

function asFailed({ title, file, line, tests }) {
  const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
  const failed = tests.find(({ status }) => status === 'unexpected' || status === 'flaky');
  const project = failed?.projectName ?? '';
  return {
    title: `[${project}] ${file}:${line} ${title}`,
    message: shorten(errors.map((error) => error.message ?? '').join('\n')),
  };
}
