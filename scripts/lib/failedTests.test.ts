import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  failedInPlaywright,
  failedInVitest,
  titlesInPlaywright,
  titlesInVitest,
  flakyInPlaywright,
} from './failedTests.mjs';

const vitestReport = {
  testResults: [
    {
      name: join(process.cwd(), 'tests/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'S02 sends', status: 'passed', failureMessages: [] },
        { fullName: 'S02 pulls', status: 'failed', failureMessages: ['\u001B[31mlate\u001B[0m'] },
      ],
    },
    {
      name: join(process.cwd(), 'tests/b.test.ts'),
      status: 'failed',
      message: 'does not load',
      assertionResults: [],
    },
  ],
};

const spec = (title: string, status: string, message: string) => ({
  title,
  file: 'a.e2e.ts',
  line: 12,
  ok: status !== 'unexpected',
  tests: [{ projectName: 'phone', status, results: [{ errors: [{ message }] }] }],
});
const playwrightReport = {
  config: { rootDir: join(process.cwd(), 'tests', 'e2e') },
  errors: [{ message: 'no browser' }],
  suites: [
    { specs: [spec('P02 signs in', 'expected', '')] },
    { suites: [{ specs: [spec('P02 leaves', 'flaky', 'late'), spec('P03', 'unexpected', 'no')] }] },
  ],
};

describe('reports of test runs', () => {
  it("vitest's: what failed, by path and name, and files that do not load", () => {
    expect(failedInVitest(vitestReport)).toEqual([
      { title: 'tests/a.test.ts › S02 pulls', message: 'late' },
      { title: 'tests/b.test.ts', message: 'does not load' },
    ]);
    expect(titlesInVitest(vitestReport)).toEqual([
      'tests/a.test.ts › S02 sends',
      'tests/a.test.ts › S02 pulls',
    ]);
    expect(failedInVitest(undefined)).toEqual([]);
  });

  it("Playwright's: what failed, and apart from it what passed when run again", () => {
    expect(failedInPlaywright(playwrightReport)).toEqual([
      { title: 'tests/e2e/a.e2e.ts › P03', message: '[phone] line 12\nno' },
      { title: 'Playwright', message: 'no browser' },
    ]);
    expect(flakyInPlaywright(playwrightReport)).toEqual([
      { title: 'tests/e2e/a.e2e.ts › P02 leaves', message: '[phone] line 12\nlate' },
    ]);
    expect(titlesInPlaywright(playwrightReport)).toHaveLength(3);
    expect(failedInPlaywright(undefined)).toEqual([]);
  });

  it("Playwright's: what stood on the page, where it was written down", () => {
    const folder = mkdtempSync(join(tmpdir(), 'bua-lanh-report-'));
    try {
      const path = join(folder, 'error-context.md');
      writeFileSync(
        path,
        '# Error\n- no\n# Page snapshot\n\n```yaml\n- heading "Khách hàng"\n```\n',
      );
      const failed = spec('P02 signs in', 'unexpected', 'late');
      const [test] = failed.tests;
      const results = [
        { errors: [{ message: 'late' }], attachments: [{ name: 'error-context', path }] },
      ];
      const failure = { ...failed, tests: [{ ...test, results }] };
      const report = (one: object) => ({
        ...playwrightReport,
        errors: [],
        suites: [{ specs: [one] }],
      });
      expect(failedInPlaywright(report(failure))[0]?.message).toBe(
        '[phone] line 12\nlate\n- heading "Khách hàng"',
      );
      rmSync(path);
      expect(failedInPlaywright(report(failure))[0]?.message).toBe('[phone] line 12\nlate');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
