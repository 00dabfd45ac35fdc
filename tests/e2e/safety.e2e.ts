import { expect, test } from 'playwright/test';
import { openDevice, openPrepared, syncBadge, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { openClient } from './support/steps';

const LIMIT_REACHED = 'Gói của bạn đã đủ 5 khách hàng.';

test.describe.configure({ mode: 'serial' });

let product: Product;
let device: Device;

test.beforeAll(async () => {
  const info = test.info();
  product = await startProduct();
  device = await openPrepared('lan', product.proxy.url, { viewport: info.project.use.viewport });
});

test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

test('E03 S01 a tab that is killed right after "Lưu" loses nothing', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  await page.getByRole('dialog').getByLabel('Tên khách hàng').fill('Người Vừa Lưu');
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu', exact: true }).click();
  await device.killTab('/expert/clients');
  const saved = device.page.getByText('Người Vừa Lưu').first();
  const typed = device.page.getByRole('dialog').getByLabel('Tên khách hàng');
  await expect(saved.or(typed).first()).toBeVisible();
  const dialog = device.page.getByRole('dialog');
  // Killed before the form was told: what was typed is there, and saves the same client. Killed just after: it is
  // saved, and the form stands open at most. Its code may come after the list has been drawn.
  await expect(async () => {
    if (await typed.isVisible()) {
      const again = (await typed.inputValue()) === 'Người Vừa Lưu' ? 'Lưu' : 'Đóng';
      await dialog.getByRole('button', { name: again, exact: true }).click();
      await expect(typed).toBeHidden();
    }
    await expect(syncBadge(device.page)).toHaveText('Đã đồng bộ', { timeout: 3_000 });
    await expect(saved).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const stored = await product.documents('workspace-demo-lan');
  const bodies = stored.map((document) => document.body as { clientName?: string } | undefined);
  expect(bodies.filter((body) => body?.clientName === 'Người Vừa Lưu')).toHaveLength(1);
});

test('E03 a half-typed form comes back after a reload', async () => {
  const { page } = device;
  await page.goto('/expert/clients');
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  await page.getByRole('dialog').getByLabel('Tên khách hàng').fill('Người Đang Nhập Dở');
  await page.reload();
  const field = page.getByRole('dialog').getByLabel('Tên khách hàng');
  await expect(field).toHaveValue('Người Đang Nhập Dở');
  await page.getByRole('dialog').getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(field).toBeHidden();
});

test('S02 P18 the gateway is killed while the day is sent; it comes back and has all of it once', async () => {
  const { page } = device;
  await page.goto('/expert/clients');
  await product.proxy.cut();
  await expect(syncBadge(page)).not.toHaveText('Đã đồng bộ');
  await openClient(page, 'Trần Thị Mai');
  for (let visit = 0; visit < 3; visit += 1) {
    await page.getByRole('button', { name: 'Thêm lần khám' }).first().click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Ghi chú/)
      .fill(`Lần ghi số ${visit}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const pushed = product.proxy.passed('POST /sync/push');
  await product.proxy.restore();
  await pushed;
  await product.kill('SIGKILL');
  await product.start();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const stored = await product.documents('workspace-demo-lan');
  const notes = stored
    .map((document) => (document.body as { notes?: string } | undefined)?.notes)
    .filter((text) => text?.startsWith('Lần ghi số'));
  expect(notes.toSorted()).toEqual(['Lần ghi số 0', 'Lần ghi số 1', 'Lần ghi số 2']);
});

test('P18 the sixth client of the free plan is blocked on the device', async () => {
  const minh = await openDevice(product.url, { viewport: { width: 1280, height: 800 } });
  try {
    const { page } = minh;
    await signIn(page, 'minh@demo.bualanh.local');
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
    await page.getByRole('dialog').getByLabel('Tên khách hàng').fill('Khách thứ năm');
    await page.getByRole('dialog').getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(page.getByText('Khách thứ năm').first()).toBeVisible();
    await expect(page.getByText(LIMIT_REACHED).first()).toBeVisible();
    await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
    await expect(page.getByRole('dialog')).toContainText(LIMIT_REACHED);
    await page.getByRole('dialog').getByRole('button', { name: 'Để sau, giữ nháp' }).click();
    await page.getByRole('link', { name: 'Xem và nâng gói' }).click();
    await expect(page).toHaveURL(/\/expert\/dashboard\?tab=plans$/);
    await expect(page.getByText(/Đã đủ 5 khách hàng của gói Miễn phí/)).toBeVisible();
    await page.goto('/expert/clients?new=1');
    const refused = page.getByRole('dialog');
    await expect(refused).toContainText('giữ làm nháp trên máy này');
    await expect(refused.getByRole('link', { name: 'Nâng cấp lên Pro' })).toBeVisible();
  } finally {
    await minh.dispose();
  }
});
