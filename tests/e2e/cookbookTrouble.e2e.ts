import { expect, type Locator, type Page } from 'playwright/test';
import { startFaultProxy, type FaultProxy } from '../support/faultProxy';
import {
  openPrepared,
  PREPARED_ORIGIN,
  syncBadge,
  readyForOffline,
  type Device,
} from './support/device';
import { drawGrainyJpeg } from './support/photos';
import { startProduct, type Product } from './support/product';
import { test } from './support/shared';
import { addIngredient, pressEntry } from './support/steps';

const FILES = 'images-demo-lan';

test.describe.configure({ mode: 'serial' });

let product: Product;
let faults: FaultProxy;
let first: Device;
let second: Device;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  faults = await startFaultProxy({ port: Number(new URL(product.url).port) });
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const options = { viewport, hasTouch, isMobile } as Parameters<typeof openPrepared>[2];
  first = await openPrepared('lan', faults.url, options);
  second = await openPrepared('lanElsewhere', product.proxy.url, options);
});

test.afterAll(async () => {
  await first?.dispose();
  await second?.dispose();
  await faults?.close();
  await product?.stop();
});

async function describeImage(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const buffer = await drawGrainyJpeg(page);
  const file = { name: 'mon.jpg', mimeType: 'image/jpeg', buffer };
  await dialog.getByLabel('Chọn ảnh từ máy').last().setInputFiles(file);
  await dialog.getByLabel('Tên món ăn').fill(title);
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill(title);
  const tags = dialog.getByRole('combobox', { name: 'Nhãn' });
  await tags.fill('canh');
  await tags.press('Enter');
}

const keeping = (page: Page) => page.getByRole('button', { name: 'Dùng ảnh này' });
const keep = (page: Page) => keeping(page).click();

async function addImageFile(page: Page, title: string): Promise<void> {
  await page.goto('/expert/images');
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  await describeImage(page, title);
  await keep(page);
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function seesImage(page: Page, title: string, width: number): Promise<void> {
  await page.goto('/expert/images');
  await page
    .getByRole('button', { name: new RegExp(`^(?!Tạm dừng).*${title}`) })
    .first()
    .click();
  const image = page.getByRole('dialog').getByRole('img', { name: title });
  await expect
    .poll(() =>
      image.evaluate((img: HTMLImageElement) =>
        img.decode().then(
          () => img.naturalWidth,
          () => 0,
        ),
      ),
    )
    .toBe(width);
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).first().click();
}
const seesWhole = (page: Page, title: string) => seesImage(page, title, 1600);

const filesOnServer = async () => {
  const documents = await product.documents(FILES).catch(() => []);
  return documents.filter((document) => '_attachments' in document).length;
};

test('E14 an upload that is cut in the middle of its file goes on until the server has all of it', async () => {
  const { page } = first;
  await readyForOffline(page);
  const before = await filesOnServer();
  faults.breakNext('/sync/images/', { how: 'slow', ms: 0 });
  faults.breakNext('/sync/images/', { how: 'request cut' }, 3);
  await addImageFile(page, 'Cá kho làng Vũ Đại');
  await expect.poll(() => faults.pending(), { timeout: 60_000 }).toBe(0);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  expect(await filesOnServer()).toBe(before + 2);
  await seesWhole(second.page, 'Cá kho làng Vũ Đại');
});

test('E14 S02 a gateway that is killed while an image goes up loses nothing of it', async () => {
  const { page } = second;
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const before = await filesOnServer();
  const handedOn = product.proxy.passed('PUT /sync/images/');
  await addImageFile(page, 'Bánh xèo miền Trung');
  await handedOn;
  await product.kill('SIGKILL');
  await product.start();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await expect(page.getByText('Chờ tải lên', { exact: true })).toBeHidden();
  expect(await filesOnServer()).toBe(before + 2);
  await seesWhole(first.page, 'Bánh xèo miền Trung');
});

test('E14 P13 where the large image is not on the device and there is no network, the small one is shown', async () => {
  const { page } = second;
  await addImageFile(first.page, 'Xôi gấc');
  await expect(syncBadge(first.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await page.goto('/expert/images');
  const card = page.getByRole('button', { name: /Xôi gấc/ }).first();
  await expect(card.locator('img')).toBeVisible();
  await readyForOffline(page);
  await product.proxy.cut();
  await seesImage(page, 'Xôi gấc', 400);
  await product.proxy.restore();
  await seesWhole(page, 'Xôi gấc');
});

async function setQuota({ context, page }: Device, bytes?: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const quota = bytes === undefined ? {} : { quotaSize: bytes };
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: PREPARED_ORIGIN,
    ...quota,
  });
}

/** Chromium remembers for half a minute how much room there was. */
async function untilKept(button: Locator, isKept: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    await isKept();
  }).toPass({ timeout: 90_000 });
}

test('E14 storage is full: an image is not kept, says so, and is kept on the same page once there is room', async () => {
  test.setTimeout(240_000);
  await second.reopen('about:blank');
  const { page } = second;
  await setQuota(second, 1);
  await page.goto('/expert/images');
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  await describeImage(page, 'Nem rán');
  await keep(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Máy đã hết chỗ lưu nên chưa lưu được ảnh/)).toBeVisible();
  await expect(dialog.getByLabel('Tên món ăn')).toHaveValue('Nem rán');
  await setQuota(second);
  await untilKept(keeping(page), () => expect(dialog).toBeHidden({ timeout: 5_000 }));
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await seesWhole(first.page, 'Nem rán');
});

/** Bytes that the product stores; they are counted only while something has it open. */
async function usedBytes({ context, page }: Device): Promise<number> {
  const devtools = await context.newCDPSession(page);
  const { usage } = await devtools.send('Storage.getUsageAndQuota', {
    origin: PREPARED_ORIGIN,
  });
  return usage;
}

test('E14 storage is nearly full: large images that the server has give way to a new one, and one that waits never', async () => {
  test.setTimeout(300_000);
  await seesWhole(second.page, 'Cá kho làng Vũ Đại');
  await expect(syncBadge(second.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await readyForOffline(second.page);
  await product.proxy.cut();
  await addImageFile(second.page, 'Nem chua');
  const used = await usedBytes(second);
  // A new process remembers nothing of how much room there was.
  await second.reopen('about:blank');
  await setQuota(second, used + 50_000);
  const { page } = second;
  await page.goto('/expert/images');
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  await describeImage(page, 'Bún chả');
  await untilKept(keeping(page), () =>
    expect(page.getByRole('dialog')).toBeHidden({ timeout: 5_000 }),
  );
  await seesWhole(page, 'Bún chả');
  await seesWhole(page, 'Nem chua');
  await seesImage(page, 'Cá kho làng Vũ Đại', 400);
  await setQuota(second);
  await product.proxy.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await seesWhole(page, 'Cá kho làng Vũ Đại');
  await seesWhole(first.page, 'Bún chả');
  await seesWhole(first.page, 'Nem chua');
});

test('E12 storage is full: a recipe is not kept, says so, and is kept once there is room', async () => {
  test.setTimeout(240_000);
  await second.reopen('about:blank');
  await setQuota(second, 1);
  await second.page.goto('/expert/recipes/create');
  await second.page.getByLabel('Tên công thức').fill('Nem rán Hà Nội');
  const save = second.page.getByRole('button', { name: 'Lưu bản nháp' });
  await save.click();
  await expect(second.page.getByText('Không thể lưu bản nháp').first()).toBeVisible();
  await expect(second.page.getByText(/Máy đã hết chỗ lưu/).first()).toBeVisible();
  await expect(second.page.getByLabel('Tên công thức')).toHaveValue('Nem rán Hà Nội');
  await setQuota(second);
  await untilKept(save, () =>
    expect(second.page).toHaveURL(/\/expert\/recipes\/[^/]+\/edit$/, { timeout: 5_000 }),
  );
  await expect(syncBadge(second.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

test('E12 an ingredient whose food was deleted keeps its figures, and the recipe says so and is saved', async () => {
  const { page } = first;
  await page.goto('/expert/foods');
  await page.getByRole('button', { name: 'Thêm thực phẩm' }).first().click();
  const form = page.getByRole('dialog', { name: /thực phẩm của bạn/i });
  await form.getByLabel('Tên thực phẩm').fill('Mắm tép nhà làm');
  await form.getByLabel('Năng lượng').fill('100');
  await form.getByLabel('Đạm').fill('20');
  await form.getByLabel('Bột đường').fill('3');
  await form.getByLabel('Béo').fill('1');
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form).toBeHidden();
  await page.goto('/expert/recipes/create');
  await page.getByLabel('Tên công thức').fill('Thịt kho mắm tép');
  await page.getByLabel('Số phần').fill('1');
  await addIngredient(page, 'mam tep nha lam', '200');
  await page.getByRole('button', { name: 'Lưu bản nháp' }).click();
  await expect(page).toHaveURL(/\/expert\/recipes\/[^/]+\/edit$/);
  const address = page.url();

  await page.goto('/expert/foods');
  const row = page.getByRole('article').filter({ hasText: 'Mắm tép nhà làm' });
  await row.getByRole('button', { name: 'Thao tác với Mắm tép nhà làm' }).click();
  await pressEntry(page.getByRole('menuitem', { name: 'Xóa' }));
  await expect(row).toBeHidden();

  await page.goto(address);
  await expect(page.getByText('Không tìm thấy: Mắm tép nhà làm')).toBeVisible();
  const figures = page.getByRole('region', { name: 'Dinh dưỡng', exact: true });
  await expect(figures).toContainText(/200\s*kcal/);
  const amount = page.getByLabel(/^Lượng Mắm tép nhà làm/);
  await amount.fill('300');
  await expect(figures).toContainText(/300\s*kcal/);
  await page.getByRole('button', { name: 'Lưu bản nháp' }).click();
  await expect(page.getByText('Bản nháp đã được lưu').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Lượng Mắm tép nhà làm/)).toHaveValue('300');
});
