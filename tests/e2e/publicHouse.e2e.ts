import { expect, test, type Page } from 'playwright/test';
import { expectNoViolationsInBoth } from './support/axe';
import { openDevice, readyForOffline, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';

test.describe.configure({ mode: 'serial' });

const SOLD = '/recipe/demo-ha-recipe-ca-thu-sot-ca-chua';
const PAGES = [
  '/',
  '/search-menus',
  '/search-menus?q=khongcomonnay&tu=1400&khong=tr%E1%BB%A9ng',
  '/search-menus?loai=mon&phut=60&khong=c%C3%A1',
  '/blog',
  '/blog/an-nhat-ma-van-ngon-nam-cach-bot-muoi-trong-bua-com-nha',
  '/recipe/demo-ha-recipe-canh-chua-nhat',
  SOLD,
  '/chuyen-gia',
  '/expert/ths-le-thu-ha',
  '/recipe/khong-co',
  '/recipe/demo-ha-recipe-canh-chua-nhat?da-gui=danh-gia',
];

let product: Product;
let device: Device;

test.beforeAll(async () => {
  product = await startProduct();
  const { viewport } = test.info().project.use;
  device = await openDevice(product.proxy.url, { viewport });
  await expect
    .poll(async () => (await (await fetch(`${product.url}/`)).text()).includes('Ăn nhạt'))
    .toBe(true);
});
test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

async function expectNarrow(page: Page, path: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [390, 820]) {
    await page.setViewportSize({ ...size, width });
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over, `${path}, ${width} px wide`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(size);
}

test('P10 every page of the public house has no violation, and goes into a phone', async () => {
  const { page } = device;
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolationsInBoth(page);
      await expectNarrow(page, path);
    });
});

test('P11 a code that waits for its money has no violation', async () => {
  const { page } = device;
  await page.goto(SOLD);
  await page.getByRole('button', { name: /^Xem trước và mua/ }).click();
  await expectNoViolationsInBoth(page);
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByLabel('Tên của bạn').fill('Hạnh');
  await page.getByLabel('Email nhận công thức').fill('hanh@example.vn');
  await page.getByRole('button', { name: /^Tiếp tục, trả/ }).click();
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  await expectNoViolationsInBoth(page);
  await expectNarrow(page, 'purchase');
});

test('P01 S04 who is signed in finds the way to the workspace, and the app opens at / without a network', async () => {
  const { page } = device;
  await page.goto('/');
  const way = page.getByRole('link', { name: 'Quản lý thực đơn' });
  await expect(way).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Đăng nhập chuyên gia' })).toBeVisible();
  await signIn(page, 'lan@demo.bualanh.local');
  await readyForOffline(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Biết mình cần bao nhiêu/);
  await expect(way).toBeVisible();
  await expect(page.getByRole('link', { name: 'Đăng nhập chuyên gia' })).toBeHidden();
  await way.click();
  await expect(page).toHaveURL(/\/expert\/recipes$/);
  await product.proxy.cut();
  await page.goto('/');
  await expect(page).toHaveURL(/\/expert\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await product.proxy.restore();
});

test('P10 what a visitor has read stays readable without a network, and says of when it is', async () => {
  const { viewport } = test.info().project.use;
  const reader = await openDevice(product.proxy.url, { viewport });
  const { page } = reader;
  const article = '/blog/an-nhat-ma-van-ngon-nam-cach-bot-muoi-trong-bua-com-nha';
  try {
    await page.goto(article);
    // The first page was loaded before there was a service worker.
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).includes('bualanh-pages')))
      .toBe(true);
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, article))
      .toBe(true);
    await page.goto('/search-menus?loai=mon&q=canh');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Công thức');
    await product.proxy.cut();
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ăn nhạt mà vẫn ngon/);
    await expect(page.getByText(/^Bạn đang mất mạng\. Đây là bản đã lưu/)).toBeVisible();
    await expectNoViolationsInBoth(page);
    await page.goto('/search-menus?loai=mon&q=canh');
    await expect(page.getByRole('link', { name: /^Canh chua/ })).toBeVisible();
    await page.goto('/recipe/demo-ha-recipe-canh-chua-nhat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chưa mở được khi mất mạng');
    await page.getByRole('link', { name: /^Ăn nhạt mà vẫn ngon/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ăn nhạt mà vẫn ngon/);
  } finally {
    await product.proxy.restore();
    await reader.dispose();
  }
});
