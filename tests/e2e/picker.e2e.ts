import { expect, type Locator, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { expectNoViolations } from './support/axe';
import { openDevice, pill, readyForOffline, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { cableTo, test } from './support/shared';

const LAN = 'lan@demo.bualanh.local';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
/** Its own product: what an account picked decides what stands first. */
let product: Product;
let device: Device;

async function newDevice(): Promise<Device> {
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  return openDevice(`http://127.0.0.1:${cable.port}`, { viewport, hasTouch, isMobile });
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  cable = await cableTo(product);
  device = await newDevice();
  await signIn(device.page, LAN);
  await readyForOffline(device.page);
  await device.page.goto('/expert/recipes/create');
  await expect(device.page.getByRole('button', { name: 'Thêm món' })).toBeVisible();
  await cable.cut();
  await expect(pill(device.page)).not.toHaveText('Đã đồng bộ');
});

test.afterAll(async () => {
  await device?.dispose();
  await cable?.close();
  await product?.stop();
});

const dialog = (page: Page): Locator => page.getByRole('dialog');
/** What the search shows; a native choice has options, too. */
const results = (page: Page): Locator => dialog(page).getByRole('listbox');
const box = (page: Page): Locator => dialog(page).getByRole('combobox', { name: 'Tìm món' });
const chips = (page: Page, name: string): Locator => dialog(page).getByRole('group', { name });

async function openPicker(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  await expect(box(page)).toBeFocused();
}

async function add(page: Page, name: string): Promise<void> {
  await box(page).fill(name);
  await results(page).getByRole('option', { name }).first().click();
  await expect(dialog(page).getByLabel(`Lượng ${name}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(`Đã thêm ${name}`).first()).toBeVisible();
}

test('P17 filters of energy and macro-nutrients, the texts of an empty search, a food of one’s own', async () => {
  const { page } = device;
  await openPicker(page);
  await expect(box(page)).toHaveAttribute(
    'placeholder',
    'Nhập từ khóa để tìm kiếm thực phẩm và sản phẩm',
  );
  await box(page).fill('zzzkhongco');
  await expect(dialog(page).getByText('Không tìm thấy nguyên liệu')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Thực phẩm', exact: true }).click();
  await expect(dialog(page).getByText('Không tìm thấy thực phẩm')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Sản phẩm', exact: true }).click();
  await expect(dialog(page).getByText('Không tìm thấy sản phẩm')).toBeVisible();
  await expect(
    dialog(page).getByRole('button', { name: 'Thêm “zzzkhongco” của bạn' }),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Thực phẩm', exact: true }).click();
  await box(page).fill('thit heo');
  await expect(results(page).getByRole('option').first()).toBeVisible();
  const before = await results(page).getByRole('option').count();
  await dialog(page).getByRole('button', { name: 'Bộ lọc' }).click();
  for (const name of ['Năng lượng (kcal)', 'Đạm (g)', 'Béo (g)', 'Bột đường (g)'])
    await expect(dialog(page).getByRole('slider', { name: `${name}: đến` })).toBeVisible();
  await dialog(page).getByRole('slider', { name: 'Béo (g): đến' }).press('Home');
  await expect.poll(() => results(page).getByRole('option').count()).toBeLessThan(before);
  await dialog(page).getByRole('button', { name: 'Bỏ lọc' }).click();
  await expect(results(page).getByRole('option')).toHaveCount(before);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await dialog(page).getByRole('button', { name: 'Đóng' }).click();
});

test('P17 what was chosen stands in a list with measures and notes, each food once', async () => {
  const { page } = device;
  await openPicker(page);
  await add(page, 'Cà chua');
  await add(page, 'Trứng vịt');
  await box(page).fill('Cà chua');
  await results(page).getByRole('option', { name: 'Cà chua' }).first().click();
  await expect(dialog(page).getByLabel('Lượng Cà chua')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nguyên liệu này đã được thêm vào danh sách').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Đã chọn 2/60' }).click();
  const chosen = dialog(page).getByRole('list', { name: 'Danh sách đã chọn' });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await chosen.getByLabel('Ghi chú cho Cà chua').fill('bỏ hạt, thái múi cau');
  await chosen.getByLabel('Lượng Trứng vịt').fill('3 quả');
  await expectNoViolations(page);
  await chosen.getByRole('button', { name: 'Xóa Trứng vịt' }).click();
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await dialog(page).getByRole('button', { name: 'Quay lại tìm' }).click();
  await dialog(page).getByRole('button', { name: 'Xong' }).click();
  await expect(page.getByText('bỏ hạt, thái múi cau')).toBeVisible();
});

test('P17 E07 what was used last and what is marked is one tap away, also in menus', async () => {
  const { page } = device;
  await openPicker(page);
  await expect(chips(page, 'Dùng gần đây').getByRole('button')).toHaveText([
    'Trứng vịt',
    'Cà chua',
  ]);
  await chips(page, 'Dùng gần đây').getByRole('button', { name: 'Trứng vịt' }).click();
  await dialog(page).getByRole('button', { name: 'Đánh dấu yêu thích Trứng vịt' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Bỏ yêu thích Trứng vịt' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Thêm', exact: true }).click();
  await expect(
    chips(page, 'Món yêu thích').getByRole('button', { name: 'Trứng vịt' }),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Yêu thích', exact: true }).click();
  await expect(results(page).getByRole('option')).toHaveCount(1);
  await expect(results(page).getByRole('option')).toContainText('đã dùng 2 lần');
  await dialog(page).getByRole('button', { name: 'Đóng' }).click();

  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await openPicker(page);
  await expect(
    chips(page, 'Món yêu thích').getByRole('button', { name: 'Trứng vịt' }),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Bộ lọc' }).click();
  await dialog(page).getByLabel('Bữa', { exact: true }).selectOption('breakfast');
  await dialog(page).getByRole('button', { name: 'Công thức', exact: true }).click();
  await expect(results(page).getByRole('option').first()).toBeVisible();
  await box(page).fill('pho');
  await expect(results(page).getByRole('option', { name: /Phở/ }).first()).toBeVisible();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Đóng' }).click();
});

test('P17 another device of the account knows recent and favourite foods', async () => {
  await cable.restore();
  await expect(pill(device.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const other = await newDevice();
  try {
    const { page } = other;
    await signIn(page, LAN);
    await readyForOffline(page);
    await page.goto('/expert/recipes/create');
    await openPicker(page);
    await expect(
      chips(page, 'Món yêu thích').getByRole('button', { name: 'Trứng vịt' }),
    ).toBeVisible();
    await expect(chips(page, 'Dùng gần đây').getByRole('button')).toHaveText([
      'Trứng vịt',
      'Cà chua',
    ]);
  } finally {
    await other.dispose();
  }
});
