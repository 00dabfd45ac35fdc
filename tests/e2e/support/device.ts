import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  expect,
  test,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright/test';
import { motionIn } from './sizes';

type ContextOptions = Parameters<typeof chromium.launchPersistentContext>[1];

export const PREPARED_PROFILES = 'E2E_PREPARED_PROFILES';

export type PreparedProfile = 'lan' | 'lanElsewhere';

/**
 * Profiles keep storage per address and every product has its own port, so prepared devices use this name and the browser
 * maps it to the port.
 */
export const PREPARED_ORIGIN = 'http://app.localhost';

export interface DeviceOptions extends NonNullable<ContextOptions> {
  /** Starts with a copy of this profile; the product must have started with `fillData`'s data. */
  prepared?: PreparedProfile | undefined;
}

export interface Device {
  page: Page;
  context: BrowserContext;
  refusedStyles: string[];
  reopen(path: string): Promise<void>;
  killTab(path: string): Promise<void>;
  dispose(): Promise<void>;
}

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Without V8's optimizing compilers: most pages here close before optimized code pays off, and compiling takes a tenth of
 * the CPU time. Files with time limits keep them.
 */
const argsFor = (file: string): string[] =>
  file.endsWith('/offlineDay.e2e.ts')
    ? CHROMIUM_ARGS
    : [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'];

const REFUSED_STYLE = /inline style.*Content Security Policy/s;

export interface LaunchStyle {
  args: string[];
  reducedMotion: 'reduce' | 'no-preference';
}

const styleOfTest = (): LaunchStyle => {
  const { file } = test.info();
  return { args: argsFor(file), reducedMotion: motionIn(file) };
};

async function launchOn(
  profile: string,
  baseURL: string,
  { args, reducedMotion }: LaunchStyle,
  options: ContextOptions,
): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args,
    baseURL,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    serviceWorkers: 'allow',
    reducedMotion,
    ...options,
  });
  // Far below a test's own limit, so that what hangs is named.
  context.setDefaultTimeout(90_000);
  return context;
}

const resolverRule = (url: string): string =>
  `--host-resolver-rules=MAP app.localhost 127.0.0.1:${new URL(url).port}`;

async function copyPrepared(name: PreparedProfile, profile: string): Promise<void> {
  const folder = process.env[PREPARED_PROFILES];
  if (!folder) throw new Error('no profiles were prepared for this run');
  await cp(join(folder, name), profile, { recursive: true });
}

function noteRefused(context: BrowserContext, refused: string[]): BrowserContext {
  return context.on('console', (message) => {
    if (REFUSED_STYLE.test(message.text())) refused.push(message.text());
  });
}

export async function openDevice(
  url: string,
  { prepared, ...options }: DeviceOptions = {},
): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'bua-lanh-device-'));
  if (prepared) await copyPrepared(prepared, profile);
  return openOn(profile, url, prepared !== undefined, styleOfTest(), options);
}

async function killTab(device: Device, path: string): Promise<void> {
  const killed = device.page;
  const crashed = killed.waitForEvent('crash');
  const devtools = await device.context.newCDPSession(killed);
  // The crashed process cannot answer.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  device.page = await device.context.newPage();
  await device.page.goto(path);
}

export async function openOn(
  profile: string,
  url: string,
  isPrepared: boolean,
  style: LaunchStyle,
  options: ContextOptions,
): Promise<Device> {
  const baseURL = isPrepared ? PREPARED_ORIGIN : url;
  const args = isPrepared ? [...style.args, resolverRule(url)] : style.args;
  const refusedStyles: string[] = [];
  const launch = async (): Promise<BrowserContext> =>
    noteRefused(await launchOn(profile, baseURL, { ...style, args }, options), refusedStyles);
  const start = async (path: string): Promise<void> => {
    device.context = await launch();
    device.page = device.context.pages()[0] ?? (await device.context.newPage());
    await device.page.goto(path);
  };
  const device: Device = {
    context: await launch(),
    page: undefined as unknown as Page,
    refusedStyles,
    reopen: async (path) => {
      await device.context.close();
      await start(path);
    },
    killTab: (path) => killTab(device, path),
    dispose: async () => {
      await device.context.close();
      await rm(profile, { recursive: true, force: true });
      expect(refusedStyles).toEqual([]);
    },
  };
  device.page = device.context.pages()[0] ?? (await device.context.newPage());
  return device;
}

export async function openPrepared(
  prepared: PreparedProfile,
  url: string,
  options: ContextOptions = {},
): Promise<Device> {
  const device = await openDevice(url, { ...options, prepared });
  await device.page.goto('/expert/clients');
  await expect(syncBadge(device.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  return device;
}

export function syncBadge(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: /Đã đồng bộ|chờ đồng bộ|Ngoại tuyến|Cần xử lý|Cần cập nhật/ });
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/expert/login?next=%2Fexpert%2Fclients');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('bualanh-demo');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(/\/expert\/clients/);
}

export async function readyForOffline(page: Page): Promise<void> {
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await page.evaluate(async () => {
    const ready = await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), {
          once: true,
        }),
      );
    return ready.active?.state;
  });
  await expect.poll(() => page.evaluate(notKept), { timeout: 120_000 }).toEqual([]);
  await expect.poll(() => page.evaluate(hasCatalogue), { timeout: 120_000 }).toBe(true);
}

async function hasCatalogue(): Promise<boolean> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const side = names.find((name) => /^bualanh-.*-side$/.test(name));
  if (side === undefined) return true;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(side);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(side)));
  });
  try {
    if (!database.objectStoreNames.contains('leaves')) return true;
    const count = database.transaction('leaves').objectStore('leaves').count();
    return await new Promise<boolean>((resolve, reject) => {
      count.addEventListener('success', () => resolve(count.result > 0));
      count.addEventListener('error', () => reject(count.error ?? new Error(side)));
    });
  } finally {
    database.close();
  }
}

async function notKept(): Promise<string[]> {
  const worker = await (await fetch('/sw.js')).text();
  const files = [
    ...worker.matchAll(/"groups":\[([^\]]*)\],"revision":[^,]*,"url":"(\/assets\/[^"]+)"/g),
  ];
  const keys = await (await caches.open('bualanh-files')).keys();
  const paths = new Set(keys.map(({ url }) => new URL(url).pathname));
  return files.flatMap(([, groups = '', url = '']) =>
    /"(public|expert|idle)"/.test(groups) && !paths.has(url) ? [url] : [],
  );
}
