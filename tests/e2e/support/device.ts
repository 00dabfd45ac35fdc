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

/** Names, for the workers of a run, the folder in which `fillData` put the profiles that it prepared. */
export const PREPARED_PROFILES = 'E2E_PREPARED_PROFILES';

/** Lan's two devices, signed in and ready to work without a network. */
export type PreparedProfile = 'lan' | 'lanElsewhere';

/**
 * The address of prepared devices: a profile keeps what it stored by address, and every product has a port of its own, so
 * the browser is told which port stands behind this name.
 */
export const PREPARED_ORIGIN = 'http://app.localhost';

export interface DeviceOptions extends NonNullable<ContextOptions> {
  /** Begins with a copy of this profile; the product must have begun with the data that `fillData` made. */
  prepared?: PreparedProfile | undefined;
}

/** A browser with a profile of its own, as on a tablet: closing it keeps what it stored. */
export interface Device {
  page: Page;
  context: BrowserContext;
  /** Styles that the page's policy refused; none may be left when the device is disposed of. */
  refusedStyles: string[];
  /** Ends the browser process and starts a new one on the same profile. */
  reopen(path: string): Promise<void>;
  /** Kills the tab's process at once, as a system out of memory does, and opens a new tab. */
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
 * the processor's time. Where the product is held to a time its browser has them, as people's browsers do.
 */
const argsFor = (file: string): string[] =>
  file.endsWith('/offlineDay.e2e.ts')
    ? CHROMIUM_ARGS
    : [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev'];

/** Chromium's message about a style that the page's policy does not allow. */
const REFUSED_STYLE = /inline style.*Content Security Policy/s;

/** How a browser is started in the test that runs; `fillData` prepares profiles outside of any. */
export interface LaunchStyle {
  args: string[];
  reducedMotion: 'reduce' | 'no-preference';
}

const styleOfTest = (): LaunchStyle => {
  const { file } = test.info();
  return { args: argsFor(file), reducedMotion: motionIn(file) };
};

/** Starts a browser on a profile. */
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

/** The browser's name for a product at `url`, as prepared profiles know it. */
const resolverRule = (url: string): string =>
  `--host-resolver-rules=MAP app.localhost 127.0.0.1:${new URL(url).port}`;

async function copyPrepared(name: PreparedProfile, profile: string): Promise<void> {
  const folder = process.env[PREPARED_PROFILES];
  if (!folder) throw new Error('no profiles were prepared for this run');
  await cp(join(folder, name), profile, { recursive: true });
}

/** @param refused gets what this browser says of refused styles */
function noteRefused(context: BrowserContext, refused: string[]): BrowserContext {
  return context.on('console', (message) => {
    if (REFUSED_STYLE.test(message.text())) refused.push(message.text());
  });
}

/** Opens a device on an address of the product. */
export async function openDevice(
  url: string,
  { prepared, ...options }: DeviceOptions = {},
): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'bua-lanh-device-'));
  if (prepared) await copyPrepared(prepared, profile);
  return openOn(profile, url, prepared !== undefined, styleOfTest(), options);
}

/** Ends the process of the device's tab, and opens an address in a new one. */
async function killTab(device: Device, path: string): Promise<void> {
  const killed = device.page;
  const crashed = killed.waitForEvent('crash');
  const devtools = await device.context.newCDPSession(killed);
  // The process that should answer is the one that dies.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  device.page = await device.context.newPage();
  await device.page.goto(path);
}

/** A browser on a profile. @param isPrepared speaks to the product by the name that prepared profiles know */
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

/** Opens one of Lan's prepared devices on her clients; everything of hers is on it. */
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

/** The one quiet sign of how sync stands. */
export function syncBadge(page: Page): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: /Đã đồng bộ|chờ đồng bộ|Ngoại tuyến|Cần xử lý|Cần cập nhật/ });
}

/** Signs in through the form, as a person does who wanted to see the clients. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/expert/login?next=%2Fexpert%2Fclients');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('bualanh-demo');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(/\/expert\/clients/);
}

/** Waits until the service worker controls the page and everything is on the device. */
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

/** Whether the foods, which come as one file beside everything else, are on the device. */
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

/**
 * Lists files of the app that an expert's device does not keep yet: the service worker names its files by group.
 * Those of pages that nobody has opened come when the browser has nothing else to do.
 */
async function notKept(): Promise<string[]> {
  const worker = await (await fetch('/sw.js')).text();
  const files = [
    ...worker.matchAll(/"groups":\[([^\]]*)\],"revision":[^,]*,"url":"(\/assets\/[^"]+)"/g),
  ];
  const keys = await (await caches.open('bualanh-files')).keys();
  const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
  return files.flatMap(([, groups = '', url = '']) =>
    /"(public|expert|idle)"/.test(groups) && !kept.has(url) ? [url] : [],
  );
}
