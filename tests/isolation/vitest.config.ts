import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import config from '../../vitest.config.ts';

class ByName extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

const CASES: Record<string, string[]> = {
  unit: ['tests/isolation/cases/rules/*.ts'],
  component: ['tests/isolation/cases/screens/*.tsx'],
};

const projects = (config.test?.projects ?? []).flatMap((project) => {
  const test = typeof project === 'object' && 'test' in project ? project.test : undefined;
  const include = CASES[String(test?.name)];
  return include ? [{ test: { ...test, include, exclude: [], testTimeout: 20_000 } }] : [];
});

export default defineConfig({
  test: { projects, maxWorkers: 1, fileParallelism: false, sequence: { sequencer: ByName } },
});
