import { defineConfig } from 'playwright/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** It holds the product to 2 s: it runs by itself, first on one size and then on the other. */
const THIN_DAY = '**/thinDay.e2e.ts';
/** What they show does not depend on the size; looks are checked on both by `screens.e2e.ts`. */
const ON_PHONE = ['accounts', 'cookbookLimits', 'cookbookTrouble'].map(
  (name) => `**/${name}.e2e.ts`,
);
const ON_DESKTOP = ['security', 'update'].map((name) => `**/${name}.e2e.ts`);

/** The whole product in Chromium: built app, real gateway, embedded database, service worker on. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
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
    { name: 'phone', use: PHONE, testIgnore: [THIN_DAY, ...ON_DESKTOP] },
    { name: 'desktop', use: DESKTOP, testIgnore: [THIN_DAY, ...ON_PHONE] },
    // Frozen releases meet this one, with the service worker.
    { name: 'upgrade', testDir: 'tests/upgrade', use: DESKTOP },
    // Behind the others, and one after the other.
    {
      name: 'day on a phone',
      use: PHONE,
      testMatch: THIN_DAY,
      dependencies: ['phone', 'desktop', 'upgrade'],
    },
    {
      name: 'day on a desktop',
      use: DESKTOP,
      testMatch: THIN_DAY,
      dependencies: ['day on a phone'],
    },
  ],
});
