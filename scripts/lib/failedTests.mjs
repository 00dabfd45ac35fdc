/** Reads the reports of vitest and Playwright. A test is named by `<path> › <its full name>`. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LINES = 12;

// Runners colour their messages, with escape sequences that a file only clutters.
// eslint-disable-next-line no-control-regex
const COLOURS = /\u001B\[[0-9;]*m/g;

const shorten = (message) =>
  message.replaceAll(COLOURS, '').trim().split('\n').slice(0, LINES).join('\n');

export const shortened = ({ title, message }) => ({ title, message: shorten(message) });

const pathOf = (file) => relative(process.cwd(), file).replaceAll('\\', '/');

const nameInVitest = (file, test) => `${pathOf(file.name)} › ${test.fullName}`;

export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        title: nameInVitest(file, test),
        message: shorten(test.failureMessages.join('\n')),
      }));
    if (failed.length > 0 || file.status !== 'failed') return failed;
    return [{ title: pathOf(file.name), message: shorten(file.message) }];
  });
}

export function titlesInVitest(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => nameInVitest(file, test)),
  );
}

export function failedFilesInVitest(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
}

export function unhandledInVitest(errors) {
  return (errors ?? []).map(({ name, message, stack, file, test }) => ({
    title: [name, file, test].filter(Boolean).join(' › '),
    message: shorten(stack ?? message ?? ''),
  }));
}

export function failedInPlaywright(report) {
  return [
    ...specsOf(report)
      .filter((spec) => !spec.ok)
      .map((spec) => asFailed(report, spec)),
    ...(report?.errors ?? []).map(({ message }) => ({
      title: 'Playwright',
      message: shorten(message ?? ''),
    })),
  ];
}

export function flakyInPlaywright(report) {
  return specsOf(report)
    .filter((spec) => spec.tests.some((test) => test.status === 'flaky'))
    .map((spec) => asFailed(report, spec));
}

export function titlesInPlaywright(report) {
  return specsOf(report).map((spec) => nameInPlaywright(report, spec));
}

function specsOf(report) {
  const inside = (suite) => [...(suite.suites ?? []).flatMap(inside), ...(suite.specs ?? [])];
  return (report?.suites ?? []).flatMap(inside);
}

const nameInPlaywright = (report, { file, title }) =>
  `${pathOf(join(report.config.rootDir, file))} › ${title}`;

const PAGE = { lines: 40, characters: 140 };

function pageOf(tests) {
  const contexts = tests
    .flatMap(({ results }) => results)
    .flatMap(({ attachments = [] }) => attachments)
    .filter(({ name, path }) => name === 'error-context' && path);
  if (contexts.length === 0) return '';
  try {
    const [, page = ''] = readFileSync(contexts[0].path, 'utf8').split('# Page snapshot');
    const lines = page.split('\n').filter((line) => /^\s*- /.test(line));
    return lines
      .slice(0, PAGE.lines)
      .map((line) => `\n${line.slice(0, PAGE.characters)}`)
      .join('');
  } catch {
    return ''; // gone already; the message stands
  }
}

function asFailed(report, spec) {
  const { line, tests } = spec;
  const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors ?? []));
  const failed = tests.find(({ status }) => status === 'unexpected' || status === 'flaky');
  const said = shorten(errors.map((error) => error.message ?? '').join('\n'));
  return {
    title: nameInPlaywright(report, spec),
    message: `[${failed?.projectName ?? ''}] line ${line}\n${said}${pageOf(tests)}`,
  };
}
