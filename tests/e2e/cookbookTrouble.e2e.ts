import { expect, type Page } from 'playwright/test';
import { startFaultProxy, type FaultProxy } from '../support/faultProxy';
import { openDevice, pill, readyForOffline, signIn, type Device } from './support/device';
import { grainyJpegOf } from './support/photos';
import { startProduct, type Product } from './support/product';
import { test } from './support/shared';

const LAN = 'lan@demo.bualanh.local';
const FILES = 'images-demo-lan';

test.describe.configure({ mode: 'serial' });

let product: Product;
/** Between the first device and the gateway. */
let faults: FaultProxy;
let first: Device;
/** Its cable is the product's own. */
let second: Device;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  faults = await startFaultProxy({ port: Number(new URL(product.url).port) });
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const options = { viewport, hasTouch, isMobile } as Parameters<typeof openDevice>[1];
  first = await openDevice(faults.url, options);
  second = await openDevice(product.proxy.url, options);
  for (const { page } of [first, second]) await signIn(page, LAN);
});

test.afterAll(async () => {
  await first?.dispose();
  await second?.dispose();
  await faults?.close();
  await product?.stop();
});

/** Fills the open dialog of a new picture. */
async function describePicture(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const buffer = await grainyJpegOf(page);
  const file = { name: 'mon.jpg', mimeType: 'image/jpeg', buffer };
  await dialog.getByLabel('Chọn ảnh từ máy').last().setInputFiles(file);
  await dialog.getByLabel('Tên món ăn').fill(title);
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill(title);
  const tags = dialog.getByRole('combobox', { name: 'Nhãn' });
  await tags.fill('canh');
  await tags.press('Enter');
}

const keep = (page: Page) => page.getByRole('button', { name: 'Dùng ảnh này' }).click();

async function addPicture(page: Page, title: string): Promise<void> {
  await page.goto('/expert/images');
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  await describePicture(page, title);
  await keep(page);
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The large picture as a device shows it, pixel by pixel read. */
async function seesWhole(page: Page, title: string): Promise<void> {
  await page.goto('/expert/images');
  await page
    .getByRole('button', { name: new RegExp(`^(?!Tạm dừng).*${title}`) })
    .first()
    .click();
  const shown = page.getByRole('dialog').getByRole('img', { name: title });
  await expect
    .poll(() =>
      shown.evaluate((img: HTMLImageElement) =>
        // The small picture gives way to the large one.
        img.decode().then(
          () => img.naturalWidth,
          () => 0,
        ),
      ),
    )
    .toBe(1600);
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).first().click();
}

const filesOnServer = async () => {
  const documents = await product.documents(FILES).catch(() => []);
  return documents.filter((document) => '_attachments' in document).length;
};

test('E14 an upload that is cut in the middle of its file goes on until the server has all of it', async () => {
  const { page } = first;
  await readyForOffline(page);
  const before = await filesOnServer();
  // The small file passes; of the large one half arrives, three times.
  faults.breakNext('/sync/images/', { how: 'slow', ms: 0 });
  faults.breakNext('/sync/images/', { how: 'request cut' }, 3);
  await addPicture(page, 'Cá kho làng Vũ Đại');
  await expect.poll(() => faults.pending(), { timeout: 60_000 }).toBe(0);
  await expect(pill(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  expect(await filesOnServer()).toBe(before + 2);
  await seesWhole(second.page, 'Cá kho làng Vũ Đại');
});

test('E14 S02 a gateway that is killed while a picture goes up loses nothing of it', async () => {
  const { page } = second;
  await expect(pill(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const before = await filesOnServer();
  const handedOn = product.proxy.passed('PUT /sync/images/');
  await addPicture(page, 'Bánh xèo miền Trung');
  await handedOn;
  await product.kill('SIGKILL');
  await product.start();
  await expect(pill(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await expect(page.getByText('Chờ tải lên', { exact: true })).toBeHidden();
  expect(await filesOnServer()).toBe(before + 2);
  await seesWhole(first.page, 'Bánh xèo miền Trung');
});
