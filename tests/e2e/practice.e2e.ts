import { readFile } from 'node:fs/promises';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test, type Page } from 'playwright/test';
import { buildPng } from '../support/images';
import { openPrepared, syncBadge, type Device } from './support/device';
import { startProduct, type Product } from './support/product';

test.describe.configure({ mode: 'serial' });

let product: Product;
let device: Device;

// Playwright reads from the pattern that it needs no fixture.
// eslint-disable-next-line no-empty-pattern
test.beforeAll(async ({}, { project }) => {
  product = await startProduct();
  await product.change('accounts', 'workspace:demo-lan', { plan: 'business' });
  const account = { status: 'approved', plan: 'business', maxClients: 0 };
  await product.change('workspace-demo-lan', 'notices:account-demo-lan', { account });
  const { viewport, hasTouch } = project.use;
  device = await openPrepared('lan', product.proxy.url, {
    ...(viewport ? { viewport } : {}),
    ...(hasTouch ? { hasTouch } : {}),
    acceptDownloads: true,
  });
});
test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

const chooseLogo = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.getByLabel('Logo', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer });

const preview = (page: Page) => page.locator('.sheet.short');
const logo = (page: Page) => preview(page).locator('img');

test('P12 on business the paper has the practice’s name, logo, colour and footer, seen while they are typed', async () => {
  const { page } = device;
  await product.proxy.cut();
  await expect(syncBadge(page)).toHaveText('Ngoại tuyến');
  await page.goto('/expert/practice');
  await page.getByLabel('Tên phòng dinh dưỡng').fill('Dinh dưỡng An Nhiên');
  await page.getByLabel('Dòng giới thiệu').fill('Ăn đủ, sống khỏe');
  await page.getByRole('textbox', { name: 'Chân trang' }).fill('12 Lê Lợi, Quận 1');
  await page.getByLabel('Màu', { exact: true }).fill('#8a2be2');
  await expect(preview(page)).toContainText('Dinh dưỡng An Nhiên');
  await expect(preview(page)).toContainText('12 Lê Lợi, Quận 1');
  await expect(preview(page).locator('.sheet-practice')).toHaveCSS('color', 'rgb(138, 43, 226)');
  await expect(logo(page)).toHaveCount(0);
  await chooseLogo(page, 'logo.png', buildPng(600, 300));
  await expect(logo(page)).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  const before = await logo(page).getAttribute('src');
  await chooseLogo(page, 'hong.png', buildPng(8, 8).subarray(0, 40));
  await expect(page.getByText('Không thể đọc ảnh. Vui lòng thử lại.')).toBeVisible();
  await expect(logo(page)).toHaveAttribute('src', before ?? '');
});

test('P12 what was typed outlives a reload; saved without a network, it is on the PDF', async () => {
  const { page } = device;
  await page.reload();
  await expect(page.getByLabel('Tên phòng dinh dưỡng')).toHaveValue('Dinh dưỡng An Nhiên');
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu trên máy').first()).toBeAttached();

  await page.goto('/expert/daily-menus');
  await page.locator('a[href$="/edit"]').first().click();
  await page.getByRole('link', { name: 'In, PDF, chia sẻ' }).click();
  await expect(page.getByRole('main', { name: 'Bản in A4' })).toContainText('Dinh dưỡng An Nhiên');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải PDF để in', exact: true }).click(),
  ]);
  const data = new Uint8Array(await readFile(await download.path()));
  const first = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const { items } = await first.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toContain('Dinh dưỡng An Nhiên');
  expect(text).toContain('12 Lê Lợi, Quận 1');
  expect(text).not.toContain('bản miễn phí');
  const { fnArray } = await first.getOperatorList();
  expect(fnArray).toContain(OPS.paintImageXObject);
});

test('P12 the logo goes again, and what another device reads is what was saved', async () => {
  const { page } = device;
  await page.goto('/expert/practice');
  await page.getByRole('button', { name: 'Bỏ logo' }).click();
  await expect(logo(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu trên máy').first()).toBeAttached();
  await product.proxy.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const documents = await product.documents('workspace-demo-lan');
  const stored = documents.find(({ _id }) => _id === 'practices:practice') as {
    body: Record<string, unknown>;
  };
  expect(stored.body).toMatchObject({ name: 'Dinh dưỡng An Nhiên', colour: '#8a2be2' });
  expect(stored.body).not.toHaveProperty('logo');
});
