import { defineConfig } from 'playwright/test';
import { DESKTOP, ON_DESKTOP, ON_PHONE, PHONE } from './tests/e2e/support/sizes';

/** It holds the product to 2 s: it runs by itself, first on one size and then on the other. */
const OFFLINE_DAY = '**/offlineDay.e2e.ts';
const filesOf = (names: string[]): string[] => names.map((name) => `**/${name}.e2e.ts`);

/** The whole product in Chromium: built app, real gateway, embedded database, service worker on. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/support/fillData.ts',
  outputDir: 'test-results',
  timeout: 240_000,
  // Not how long the product may take: a slow machine must not fail what is right.
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  use: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' },
  projects: [
    // Frozen releases meet this one, with the service worker. First: its file is the longest, and no other worker
    // could help with it at the end.
    { name: 'upgrade', testDir: 'tests/upgrade', use: DESKTOP },
    {
      name: 'phone',
      use: PHONE,
      testIgnore: [OFFLINE_DAY, ...filesOf(ON_DESKTOP)],
      grepInvert: /@desktop/,
    },
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: [OFFLINE_DAY, ...filesOf(ON_PHONE)],
      grepInvert: /@phone/,
    },
    // Behind the others, and one after the other.
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
