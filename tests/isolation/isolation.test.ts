import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runProgram } from '../support/command';

interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

async function run(project: string): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'bua-lanh-isolation-'));
  try {
    const file = join(folder, 'report.json');
    const ran = await runProgram(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config=tests/isolation/vitest.config.ts',
        `--project=${project}`,
        '--reporter=json',
        `--outputFile=${file}`,
      ],
      { env: { PATH: process.env.PATH } },
    );
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(ran.out + ran.err);
    });
    const tests = (JSON.parse(text) as Report).testResults.flatMap((one) => one.assertionResults);
    const titles = (status: string) =>
      tests.filter((one) => one.status === status).map(({ title }) => title);
    return { failed: titles('failed'), passed: titles('passed'), skipped: titles('skipped') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('a screen whose test runs into its limit spoils no test behind it', async () => {
  const { failed, passed, skipped } = await run('component');
  expect(failed).toEqual([
    'hangs within act',
    'hangs, and goes on behind its end',
    'leaves a clock, globals, a store, listeners and what the device keeps',
  ]);
  expect(passed).toHaveLength(10);
  expect(skipped).toEqual([]);
}, 240_000);

it('a rule whose test runs into its limit spoils no test behind it', async () => {
  const { failed, passed, skipped } = await run('unit');
  expect(failed).toEqual(['leaves a clock and globals']);
  expect(passed).toHaveLength(7);
  expect(skipped).toEqual([]);
}, 240_000);
