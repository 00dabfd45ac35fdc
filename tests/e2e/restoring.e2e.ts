import { once } from 'node:events';
import { expect } from 'playwright/test';
import { expectNoViolationsInBoth } from './support/axe';
import { openDevice, syncBadge, signIn, type Device } from './support/device';
import { test } from './support/shared';

test.describe.configure({ mode: 'serial' });

const TITLE = 'Đang lấy dữ liệu về máy này';
const NOBODY = 'Chưa có khách hàng nào';

let device: Device;

async function slowDevice(url: string, calls = '**/sync/changes'): Promise<() => void> {
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  device = await openDevice(url, { viewport, hasTouch, isMobile });
  const gate = new AbortController();
  const held = once(gate.signal, 'abort');
  await device.context.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return () => gate.abort();
}

test.afterEach(async () => {
  await device?.context.unrouteAll({ behavior: 'ignoreErrors' });
  await device?.dispose();
});

test('P19 a new device shows empty places, then the steps of what takes long, then the list', async ({
  product,
}) => {
  const goOn = await slowDevice(product.url);
  const { page } = device;
  await signIn(page, 'lan@demo.bualanh.local');
  await expect(page.getByRole('status').filter({ hasText: TITLE })).toBeAttached();
  await expect(page.getByText(NOBODY)).toHaveCount(0);
  const screen = page.getByRole('dialog', { name: TITLE });
  await expect(screen.getByText('Lần đầu trên một máy thường mất 10–30 giây.')).toBeVisible();
  await expect(screen.getByRole('progressbar', { name: TITLE })).toBeVisible();
  await expect(screen.getByRole('listitem')).toHaveText([
    /^Kết nối với máy chủ: xong/,
    /^Khách hàng, lần khám, thực đơn, công thức: đang làm/,
    /^Danh mục thực phẩm/,
  ]);
  await expectNoViolationsInBoth(page);
  goOn();
  await expect(screen).toBeHidden();
  await expect(page.getByRole('link', { name: 'Trần Thị Mai' }).first()).toBeVisible();
  await expect(page.getByText(NOBODY)).toHaveCount(0);
});

test('P19 who does not want to wait works on, and is not covered again', async ({ product }) => {
  const goOn = await slowDevice(product.url);
  const { page } = device;
  await signIn(page, 'lan@demo.bualanh.local');
  const screen = page.getByRole('dialog', { name: TITLE });
  await screen.getByRole('button', { name: 'Làm việc ngay, lấy tiếp ở nền' }).click();
  await expect(screen).toBeHidden();
  goOn();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ');
  await page.reload();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ');
  await expect(page.getByText(TITLE)).toHaveCount(0);
});

test('P19 what needs the catalogue waits for it, also through a reload, and the banner says why', async ({
  product,
}) => {
  const goOn = await slowDevice(product.url, '**/sync/catalogue');
  const { page } = device;
  await signIn(page, 'lan@demo.bualanh.local');
  const leave = page.getByRole('button', { name: 'Làm việc ngay, lấy tiếp ở nền' });
  await leave.click();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ');
  await page.goto('/expert/recipes/import');
  await leave.click();
  await page.getByRole('textbox', { name: 'Công thức dạng chữ' }).fill('200 g bí đỏ\n150 g tôm');
  await page.getByRole('button', { name: 'Đọc công thức' }).click();
  await expect(page.getByText('phần nào chưa về thì trang đợi phần ấy')).toBeVisible();
  await expect(page.getByText('Chưa có trong danh mục')).toHaveCount(0);
  await device.context.setOffline(true);
  await expect(page.getByText('Dữ liệu chưa về hết máy này')).toBeVisible();
  await expect(page.getByText('Chưa có trong danh mục')).toHaveCount(0);
  await device.context.setOffline(false);
  goOn();
  await expect(page.getByText(/Bí đỏ/).first()).toBeVisible();
  await expect(page.getByText('phần nào chưa về thì trang đợi phần ấy')).toHaveCount(0);
});
