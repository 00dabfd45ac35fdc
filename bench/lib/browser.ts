import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import type { Bench } from '../pages/main';

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two devices are measured side by side: neither may be throttled as a background page.
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
];

export async function launch(profile: string): Promise<BrowserContext> {
  const executablePath = process.env.CHROMIUM_PATH;
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: BROWSER_ARGS,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
  });
  // esbuild names functions through a helper that pages do not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  return context;
}

export async function onFreshDevice<T>(
  folder: string,
  address: string,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const profile = await mkdtemp(join(folder, 'device-'));
  const context = await launch(profile);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(address);
    return await work(page, context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

type Call = keyof Bench;

export async function ask<N extends Call>(
  page: Page,
  name: N,
  ...args: Parameters<Bench[N]>
): Promise<Awaited<ReturnType<Bench[N]>>> {
  const answer: unknown = await page.evaluate(
    ([name, args]) => {
      const call = window.bench?.[name] as ((...args: unknown[]) => unknown) | undefined;
      if (!call) throw new Error(`the page cannot measure ${name}`);
      return call(...args);
    },
    [name, args] as const,
  );
  return answer as Awaited<ReturnType<Bench[N]>>;
}
