import { defineConfig } from 'playwright/test';
import { DESKTOP, ON_DESKTOP, ON_PHONE, PHONE } from './tests/e2e/support/sizes';

/** Holds the product to 2 s, so it runs alone: first on one size, then on the other. */
const OFFLINE_DAY = '**/offlineDay.e2e.ts';
const toFilePatterns = (names: string[]): string[] => names.map((name) => `**/${name}.e2e.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/fillData.ts',
  outputDir: 'test-results',
  timeout: 240_000,
  // Not a limit on the product: a slow machine must not fail the tests.
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  use: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' },
  projects: [
    // First, because its file is the longest and no other worker could share it at the end.
    { name: 'upgrade', testDir: 'tests/upgrade', use: DESKTOP },
    {
      name: 'phone',
      use: PHONE,
      testIgnore: [OFFLINE_DAY, ...toFilePatterns(ON_DESKTOP)],
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: [OFFLINE_DAY, ...toFilePatterns(ON_PHONE)],
      grepInvert: /@phone/,
    },
    {
      name: 'day on a phone',
      use: PHONE,
      testMatch: OFFLINE_DAY,
      dependencies: ['phone', 'desktop', 'upgrade'],
    },
    {
      name: 'day on a desktop',
      use: DESKTOP,
      testMatch: OFFLINE_DAY,
      dependencies: ['day on a phone'],
    },
    // Long: only `npm run nightly -- cook` and who names it run it.
    ...(process.env.COOKED_WEEKS ? [{ name: 'cook', testDir: 'tests/cook', use: PHONE }] : []),
  ],
});
