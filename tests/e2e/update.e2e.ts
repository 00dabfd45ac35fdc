import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, expect, test, type Page } from 'playwright/test';
import { openDevice, readyForOffline, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';

test.describe.configure({ mode: 'serial' });

let folder: string;
let product: Product;
let device: Device;

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const path = join(folder, 'dist', 'app', file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

async function release(version: string): Promise<void> {
  await rewrite('index.html', (html) =>
    html.replace('</head>', `<meta name="release" content="${version}"></head>`),
  );
  await rewrite('sw.js', (worker) =>
    worker.replace(
      /"revision":"[^"]*","url":"\/index\.html"/,
      `"revision":"${version}","url":"/index.html"`,
    ),
  );
}

const readRelease = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.querySelector('meta[name=release]')?.getAttribute('content') ?? null,
  );

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test.beforeAll(async () => {
  const info = test.info();
  folder = await mkdtemp(join(tmpdir(), 'bua-lanh-release-'));
  await cp('dist', join(folder, 'dist'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const name of ['package.json', 'couchdb'])
    await cp(name, join(folder, name), { recursive: true });
  product = await startProduct({ dist: join(folder, 'dist') });
  const { viewport, hasTouch, isMobile } = info.project.use;
  device = await openDevice(product.url, { viewport, hasTouch, isMobile });
});

test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('S04 a new version waits, asks, and keeps a half-typed form', async () => {
  const { page } = device;
  await signIn(page, 'lan@demo.bualanh.local');
  const ready = page.getByRole('group').filter({ hasText: 'Sẵn sàng dùng không cần mạng' });
  const close = ready.getByRole('button', { name: 'Đóng' });
  await Promise.all([readyForOffline(page), close.click()]);
  await expect(ready).toHaveCount(0);
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  const name = page.getByRole('dialog').getByLabel('Tên khách hàng');
  await name.fill('Người Đang Nhập');
  await page.evaluate(() => sessionStorage.setItem('loads', '1'));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  await release('2');
  await lookForUpdate(page);
  const bar = page.getByRole('region', { name: 'Có phiên bản mới' });
  await expect(bar).toBeVisible();
  await name.pressSequentially(' Dở');
  // Long enough for a worker that takes over by itself to have done so.
  await page.waitForTimeout(1500);
  expect(loads).toBe(0);
  expect(await readRelease(page)).toBeNull();

  await bar.getByRole('button', { name: 'Cập nhật' }).click();
  await expect.poll(() => readRelease(page).catch(() => null)).toBe('2');
  await expect(page.getByRole('dialog').getByLabel('Tên khách hàng')).toHaveValue(
    'Người Đang Nhập Dở',
  );
  await expect.poll(() => loads).toBe(1);
  await expect(bar).toHaveCount(0);
});

test('S04 a version that was put off waits until the next start and asks again', async () => {
  const { page } = device;
  await release('3');
  await lookForUpdate(page);
  const bar = page.getByRole('region', { name: 'Có phiên bản mới' });
  await bar.getByRole('button', { name: 'Để sau' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(bar).toBeVisible();
  expect(await readRelease(page)).toBe('2');
});

test('S04 a new account asks the browser to keep its data, and the answer is shown', async () => {
  // A browser of its own: the sign-in page follows another tab that is signed in.
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const fresh = await openDevice(product.url, { viewport, hasTouch, isMobile });
  const { page } = fresh;
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      sessionStorage.setItem('asked', '1');
      return true;
    };
    navigator.storage.persisted = async () => sessionStorage.getItem('asked') === '1';
  });
  await signIn(page, 'minh@demo.bualanh.local');
  await page.goto('/expert/sync');
  const persistence = page.locator('dt:text-is("Trình duyệt cam kết giữ dữ liệu") + dd');
  await expect(persistence).toHaveText('Có');
  await expect(page.getByText('Hãy cài Bữa Lành vào máy')).toHaveCount(0);

  await page.evaluate(() => sessionStorage.setItem('asked', 'no'));
  await page.reload();
  await expect(persistence).toHaveText('Không');
  await expect(page.getByText('Hãy cài Bữa Lành vào máy')).toBeVisible();
  await fresh.dispose();
});

test('S04 the sign-in page says before the first entry that nothing can be stored here', async () => {
  const other = await device.context.newPage();
  await other.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await device.context.clearCookies();
  await other.addInitScript(() => localStorage.removeItem('bualanh.account'));
  await other.goto('/expert/login');
  await expect(other.getByRole('alert')).toContainText('không cho lưu dữ liệu trên máy');
  await expect(other.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeVisible();
  await other.close();
});

test('S04 a private window says before the first entry that nothing is promised', async () => {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // Contexts of a launched browser are off the record, as private windows are.
    const page = await (await browser.newContext({ baseURL: product.url })).newPage();
    await page.goto('/expert/login');
    // A private window is known by its small quota, which grows with the machine's memory; either says so.
    await expect(page.getByRole('note')).toContainText(/ẩn danh|chưa cam kết giữ dữ liệu/);
  } finally {
    await browser.close();
  }
});
