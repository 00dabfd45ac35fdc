import { once } from 'node:events';
import { chromium, expect, test, type Page } from 'playwright/test';
import { openDevice, syncBadge, readyForOffline, type Device } from './support/device';
import { startProduct, type Product } from './support/product';

test.describe.configure({ mode: 'serial' });

const ADMIN = 'admin@demo.bualanh.local';
const APPLICANT = 'hoa@phongkham.example';

let product: Product;
let device: Device;

test.beforeAll(async () => {
  product = await startProduct({ env: { EXPERT_APPROVAL: 'manual' } });
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  device = await openDevice(product.proxy.url, { viewport, hasTouch, isMobile });
});

test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open('bualanh-files');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function clean(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('S03 a browser that blocks all storage is told why nothing goes on', async () => {
  const page = await device.context.newPage();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  });
  for (const path of ['/expert/login', '/expert/clients', '/admin']) {
    await page.goto(path);
    await expect(page.getByText('không cho lưu dữ liệu trên máy')).toBeVisible();
    await expect(page.getByRole('button')).toHaveText(['Tải lại trang']);
  }
  await page.close();
});

test('S04 the sign-in page needs nothing of the workspace, and opens again without a network', async () => {
  const { page } = device;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/expert/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await waitForWorker(page);
  const files = await keptFiles(page);
  expect(files).toContain('/expert-login.html');
  for (const name of [...scripts, ...files])
    expect(name).not.toMatch(
      /Workspace|ClientsPage|ExpertsPage|MenuEditPage|index\.html|admin\.html|visitor|link[.-]/,
    );
  await page.reload();
  await product.proxy.cut();
  await page.reload();
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quên mật khẩu');
  await product.proxy.restore();
});

test('P10 the survey opens again without a network after one visit, with all its pages', async () => {
  const { page } = device;
  await page.goto('/khao-sat');
  await expect(page.getByRole('radio', { name: 'Nữ' })).toBeVisible();
  await expect.poll(() => keptFiles(page)).toContain('/.kept/visitor');
  await product.proxy.cut();
  for (const path of ['/khao-sat', '/ket-qua', '/weekly-order', '/khao-sat']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('radio', { name: 'Nữ' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Nữ' })).toBeChecked();
  await product.proxy.restore();
});

test('S04 the page is there before its script, and what is typed meanwhile stays', async () => {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ baseURL: product.url, colorScheme: 'dark' });
  const early = await context.newPage();
  const arrival = new AbortController();
  await early.route('**/assets/*.js', async (route) => {
    if (!arrival.signal.aborted) await once(arrival.signal, 'abort');
    await route.continue();
  });
  await early.goto('/expert/login', { waitUntil: 'commit' });
  await early.getByLabel('Email').fill('lan@demo');
  await early.getByLabel('Email').press('Enter');
  expect(new URL(early.url()).search).toBe('');
  await expect(early.locator('html')).toHaveClass('dark');
  // A browser may fetch a link that is disabled, but waits for none.
  const blocking = await early.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  expect(blocking).toEqual([]);
  arrival.abort();
  await expect(early.getByRole('button', { name: 'Đăng nhập', exact: true })).toBeEnabled();
  await expect(early.getByLabel('Email')).toHaveValue('lan@demo');
  await expect(early.getByLabel('Email')).toBeFocused();
  await browser.close();
});

test('S04 signing in goes on in the same page; then the workspace is kept, the editor last', async () => {
  const { page } = device;
  let loads = 0;
  await page.goto('/expert/login');
  page.on('load', () => {
    loads += 1;
  });
  await signInHere(page, 'lan@demo.bualanh.local');
  await expect(page).toHaveURL(/\/expert\/dashboard/);
  expect(loads).toBe(0);
  await readyForOffline(page);
  await expect
    .poll(
      async () => (await keptFiles(page)).filter((name) => name.includes('MenuEditPage')).length,
    )
    .toBe(1);
});

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('bualanh-demo');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

test('S04 an expert opens the workspace and the editor, never seen before, without a network', async () => {
  await product.proxy.cut();
  await device.reopen('/expert/clients');
  const { page } = device;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách hàng');
  await page.goto('/expert/daily-menus/create');
  await expect(page.getByRole('button', { name: /Thực đơn cá nhân/ })).toBeVisible();
  await product.proxy.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

test('P06 an administrator approves, rejects, suspends and lifts; without a network it says so', async () => {
  const answer = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: APPLICANT,
      password: 'mat-khau-hoa-1',
      name: 'Trần Thị Hoa',
      application: { specialization: 'Dinh dưỡng nhi', workplace: 'Phòng khám Ví Dụ' },
    }),
  });
  expect(answer.status).toBe(201);
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const desk = await openDevice(product.proxy.url, { viewport, hasTouch, isMobile });
  try {
    const { page } = desk;
    await page.goto('/expert/login');
    await signInHere(page, ADMIN);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible();
    await clean(page);
    await page.getByRole('link', { name: 'Chuyên gia', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Trần Thị Hoa' })).toBeVisible();
    await clean(page);
    await page.getByRole('button', { name: 'Từ chối Trần Thị Hoa' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Từ chối', exact: true }).click();
    await expect(dialog.getByText('Hãy nhập lý do.')).toBeVisible();
    await clean(page);
    await dialog.getByLabel(/^Lý do/).fill('Thiếu chứng chỉ');
    await product.proxy.cut();
    await dialog.getByRole('button', { name: 'Từ chối', exact: true }).click();
    await expect(dialog.getByText(/cần có mạng/)).toBeVisible();
    await expect(dialog.getByLabel(/^Lý do/)).toHaveValue('Thiếu chứng chỉ');
    await product.proxy.restore();
    await dialog.getByRole('button', { name: 'Từ chối', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: 'Trần Thị Hoa' })).toBeHidden();
    await page.getByRole('tab', { name: 'Chưa được duyệt' }).click();
    await expect(page.getByText('Thiếu chứng chỉ')).toBeVisible();
    const approve = page.getByRole('button', { name: 'Duyệt Trần Thị Hoa' });
    await approve.click();
    await expect(approve).toBeHidden();
    await page.getByRole('tab', { name: 'Đang làm việc' }).click();
    await page.getByRole('button', { name: 'Tạm khóa Trần Thị Hoa' }).click();
    await dialog.getByLabel(/^Lý do/).fill('Xác minh');
    await dialog.getByRole('button', { name: 'Tạm khóa', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('tab', { name: 'Tạm khóa' }).click();
    await page.getByRole('button', { name: 'Mở lại Trần Thị Hoa' }).click();
    await expect(page.getByText('Không có tài khoản nào bị tạm khóa')).toBeVisible();
    await clean(page);

    await page.goto('/admin/jobs');
    await expect(page).toHaveURL(/\/admin\/jobs/);
    await expect(page.getByText('Không có việc nào cần xử lý')).toBeVisible();
    await clean(page);

    await waitForWorker(page);
    await expect.poll(async () => (await keptFiles(page)).includes('/admin.html')).toBe(true);
    await product.proxy.cut();
    await desk.reopen('/admin/experts');
    await expect(desk.page.getByText(/cần có mạng/).first()).toBeVisible();
    await product.proxy.restore();
    await desk.page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(desk.page.getByRole('heading', { level: 2, name: 'Trần Khánh Vy' })).toBeVisible();
    await desk.page
      .getByRole('button', { name: /Tài khoản|Chủ sở hữu/ })
      .first()
      .click();
    await desk.page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
    await expect(desk.page).toHaveURL((url) => url.pathname === '/');
  } finally {
    await desk.dispose();
  }
});

test('P02 an expert has no administration, and an administrator no workspace', async () => {
  const { page } = device;
  await page.goto('/admin/experts');
  await expect(page).toHaveURL(/\/expert\/dashboard/);
});
