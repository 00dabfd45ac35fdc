import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** How long a test asks whether something has come true: a slow machine must not fail what is right. */
const expect = { poll: { timeout: 20_000 } };

const unit = {
  expect,
  runner: './tests/support/ownScopes.ts',
  // Shared code looks for IndexedDB once, when it is loaded.
  setupFiles: ['fake-indexeddb/auto'],
  // Generous, because a slow machine must not fail what is right.
  testTimeout: 90_000,
  hookTimeout: 120_000,
};
const RULES = [
  'src/**/*.test.{ts,tsx}',
  'sync-server/**/*.test.ts',
  'scripts/**/*.test.ts',
  'bench/**/*.test.ts',
  'tests/inputs/*.test.ts',
  'tests/load/*.test.ts',
  'tests/isolation/*.test.ts',
];
const WITH_DOCUMENT = ['src', 'tests/screens']
  .flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => join(folder, name).replaceAll('\\', '/'),
    ),
  )
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8').startsWith(
      '// @vitest-environment happy-dom',
    ),
  );

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: RULES,
          exclude: WITH_DOCUMENT,
          // Most of the time of these files is loading the modules that they share.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          name: 'component',
          include: WITH_DOCUMENT,
          // A whole screen is drawn again with each press: ten seconds alone, and minutes beside others.
          testTimeout: 240_000,
          // Pages drawn by one worker share document, stores and listeners, so each file has its own worker.
          isolate: true,
        },
      },
      {
        test: {
          name: 'integration',
          expect,
          include: ['tests/integration/**/*.test.ts'],
          // Loading the shared modules was a sixth of their time.
          isolate: false,
          restoreMocks: true,
          // Generous, because a slow machine must not fail what is right.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'sync',
          expect,
          include: ['tests/sync/*.test.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      // Walks of minutes through gateways that are killed: `npm run walk:money -- --killed`.
      {
        test: { name: 'money', expect, include: ['tests/money/*.test.ts'] },
      },
      {
        test: {
          name: 'torture',
          expect,
          include: ['tests/sync/torture/*.test.ts'],
          // Walks at a time: as many as there are cores to make use of.
          maxConcurrency: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
