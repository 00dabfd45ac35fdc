import { expect, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { enterAsStaff } from './platformDay/staff';
import { openDevice, readyForOffline, signIn, syncBadge, type Device } from './support/device';
import { drawJpeg } from './support/photos';
import { cableTo, test } from './support/shared';

const LIBRARY = '/expert/images';

/** Not the buttons that name it: “Tạm dừng: …”, “Duyệt ảnh …”. */
const card = (page: Page, title: string) =>
  page.locator('button:has(p)').filter({ hasText: title });

const isDrawn = (page: Page, title: string): Promise<boolean> =>
  card(page, title)
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
    .catch(() => false);

async function offer(page: Page, title: string): Promise<void> {
  await page.goto(LIBRARY);
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  const buffer = await drawJpeg(page);
  await page
    .getByRole('dialog')
    .getByLabel('Chọn ảnh từ máy')
    .last()
    .setInputFiles({ name: 'mon.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Tên món ăn').fill(title);
  await page.getByLabel('Mô tả cho người không thấy ảnh').fill(`${title} nhìn từ trên`);
  const tags = page.getByRole('combobox', { name: 'Nhãn' });
  await tags.fill('canh');
  await tags.press('Enter');
  await page.getByText('Gửi vào thư viện chung (chờ duyệt)').click();
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(card(page, title)).toContainText('Chờ duyệt');
}

let cable: TcpProxy;
const devices: Device[] = [];

async function open(url: string): Promise<Page> {
  const device = await openDevice(url, { viewport: { width: 1440, height: 900 } });
  devices.push(device);
  return device.page;
}

test.beforeAll(async ({ product }) => {
  cable = await cableTo(product);
});
test.afterAll(async () => {
  for (const device of devices) await device.dispose();
  await cable?.close();
});

test('P13 P22 a picture that an expert offers and staff approve is in another expert’s library, also offline', async ({
  product,
}) => {
  const title = `Canh bí ${test.info().retry}`;
  const author = await open(product.url);
  await signIn(author, 'ha@demo.bualanh.local');
  await offer(author, title);

  const reader = await open(cable.url);
  await signIn(reader, 'minh@demo.bualanh.local');
  await reader.goto(LIBRARY);
  await readyForOffline(reader);

  const staff = await open(product.url);
  await enterAsStaff(staff, 'content');
  await expect(staff.getByRole('link', { name: /Thư viện ảnh/ })).toContainText('1');
  await staff.getByRole('link', { name: 'Duyệt: Ảnh chờ duyệt' }).click();
  await expect(card(staff, title)).toBeVisible();
  await staff.keyboard.press('a');
  await expect(staff.getByText(`Đã duyệt “${title}”.`)).toBeVisible();

  await expect(card(author, title)).toContainText('Thư viện chung', { timeout: 60_000 });
  await reader.getByRole('button', { name: 'Thư viện chung', exact: true }).click();
  await expect.poll(() => isDrawn(reader, title), { timeout: 60_000 }).toBe(true);

  await cable.cut();
  await expect(syncBadge(reader)).toHaveText(/Ngoại tuyến/);
  await reader.reload();
  await reader.getByRole('button', { name: 'Thư viện chung', exact: true }).click();
  await expect.poll(() => isDrawn(reader, title), { timeout: 60_000 }).toBe(true);
  await reader.getByText('Chỉ ảnh của tôi').click();
  await expect(card(reader, title)).toBeHidden();
});
