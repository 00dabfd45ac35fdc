import { chromium, expect, test, type Page } from 'playwright/test';
import { expectNoViolationsInBoth } from './support/axe';
import { openDevice, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';

test.describe.configure({ mode: 'serial' });

const LAN = 'lan@demo.bualanh.local';
const MASTER = 'demo-lan-menu-giam-can-1500';
const PAGE = `/daily-menu/${MASTER}`;
const DARK_PAPER = 'rgb(19, 26, 22)';

let product: Product;
let device: Device;

test.beforeAll(async () => {
  product = await startProduct();
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  device = await openDevice(product.proxy.url, { viewport, hasTouch, isMobile });
  await signIn(device.page, LAN);
});
test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

async function asReader(
  options: { javaScriptEnabled?: boolean },
  read: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(
    process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  );
  try {
    const { viewport, hasTouch, isMobile, locale } = test.info().project.use;
    const context = await browser.newContext({ viewport, hasTouch, isMobile, locale, ...options });
    const page = await context.newPage();
    await page.goto(`${product.url}${PAGE}`);
    await read(page);
  } finally {
    await browser.close();
  }
}

test('P10 an expert’s menu, changed in the app, is read by a stranger without a script within seconds', async () => {
  const { page } = device;
  await page.goto(`/expert/daily-menus/${MASTER}/edit`);
  const name = `Giảm cân cơm nhà ${test.info().project.name}`;
  await page.getByLabel('Tên thực đơn').fill(name);
  await page.getByRole('button', { name: 'Cập nhật bản đã xuất bản' }).first().click();
  // The badge may still show the earlier state.
  await expect
    .poll(async () => {
      const stored = await product.documents('workspace-demo-lan');
      return stored.some(({ body }) => (body as { name?: string } | undefined)?.name === name);
    })
    .toBe(true);
  await page.goto(`/expert/daily-menus/${MASTER}/edit`);
  const link = page.getByRole('link', { name: /^Trang công khai/ });
  await expect(link).toHaveAttribute('href', PAGE);

  await asReader({ javaScriptEnabled: false }, async (reader) => {
    await expect(async () => {
      await reader.reload();
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 500 });
    }).toPass();
    await expect(reader.getByText('BS. Nguyễn Thị Lan')).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'Bữa sáng' })).toBeVisible();
    await expect(reader.getByText(/^Có: sữa/)).toBeVisible();
    await expect(reader.getByText('4 lát Thịt bò nạc')).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Thêm một người' })).toBeHidden();
    const sideways = await reader.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(sideways).toBe(false);
    await reader.emulateMedia({ colorScheme: 'dark' });
    await expect(reader.locator('html')).toHaveCSS('background-color', DARK_PAPER);
  });
});

test('P10 the app’s service worker leaves the page to the gateway', async () => {
  const { page } = device;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(PAGE);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${product.url}${PAGE}`,
  );
  await expect(page.locator('#root')).toHaveCount(0);
  await page.goBack();
});

test('P10 with a script amounts follow the number of people; nothing is wrong for axe, in light and dark', async () => {
  await asReader({}, async (reader) => {
    const problems: string[] = [];
    reader.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await reader.reload();
    await reader.getByRole('button', { name: 'Thêm một người' }).click();
    await reader.getByRole('button', { name: 'Thêm một người' }).click();
    await expect(reader.getByText('12 lát Thịt bò nạc')).toBeVisible();
    await reader.getByRole('button', { name: 'Bớt một người' }).click();
    await expect(reader.getByText('8 lát Thịt bò nạc')).toBeVisible();
    await reader.getByText('Các chất khác').click();
    await expect(reader.getByText('Kali', { exact: true })).toBeVisible();
    await expectNoViolationsInBoth(reader);
    await reader.emulateMedia({ colorScheme: 'dark' });
    await expect(reader.locator('html')).toHaveCSS('background-color', DARK_PAPER);
    expect(problems).toEqual([]);
  });
});
