import { expect, type Locator, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import {
  openDevice,
  openPrepared,
  syncBadge,
  signIn,
  type Device,
  type PreparedProfile,
} from './support/device';
import { startProduct, type Product } from './support/product';
import { cableTo, test } from './support/shared';

const MINH = 'minh@demo.bualanh.local';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
/** A product of its own, because what an account picked decides what is listed first. */
let product: Product;
let device: Device;

function prepared(name: PreparedProfile): Promise<Device> {
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const options = { viewport, hasTouch, isMobile } as Parameters<typeof openPrepared>[2];
  return openPrepared(name, `http://127.0.0.1:${cable.port}`, options);
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  cable = await cableTo(product);
  device = await prepared('lan');
  await device.page.goto('/expert/recipes/create');
  await expect(device.page.getByRole('button', { name: 'Thêm món' })).toBeVisible();
  await cable.cut();
  await expect(syncBadge(device.page)).not.toHaveText('Đã đồng bộ');
});

test.afterAll(async () => {
  await device?.dispose();
  await cable?.close();
  await product?.stop();
});

const dialog = (page: Page): Locator => page.getByRole('dialog');
/** Results that the search shows; a native choice has options, too. */
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
  await dialog(page).getByRole('button', { name: 'Đóng' }).click();
});

test('P17 another device of the account knows recent and favourite foods', async () => {
  await cable.restore();
  await expect(syncBadge(device.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const other = await prepared('lanElsewhere');
  try {
    const { page } = other;
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

async function publishWith(page: Page, food: string): Promise<void> {
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await page.getByLabel('Tên thực đơn').fill('Ngày ăn mùa rươi');
  await page.getByLabel('Mô tả').first().fill('Món theo mùa, ăn vừa phải');
  await page.locator('label').filter({ hasText: 'Công khai' }).click();
  await expect(page.getByRole('checkbox', { name: 'Công khai' })).toBeChecked();
  await openPicker(page);
  await box(page).fill(food);
  await page.getByRole('button', { name: `Thêm “${food}” của bạn` }).click();
  const form = page.getByRole('dialog', { name: /thực phẩm của bạn/i });
  for (const [field, figure] of [
    ['Năng lượng', '187'],
    ['Đạm', '15'],
    ['Bột đường', '4'],
    ['Béo', '12'],
  ] as const)
    await form.getByLabel(field).fill(figure);
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(dialog(page).getByLabel(`Lượng ${food}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(`Đã thêm ${food}`).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Đóng' }).click();
  await page.getByRole('button', { name: 'Xuất bản', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Công khai lần đầu?' });
  await question.getByRole('button', { name: 'Công khai', exact: true }).click();
  await expect(page.getByText('Đã xuất bản thực đơn').first()).toBeVisible();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
}

test('E07 P17 what only the server has stands among the live results, and goes into a meal', async () => {
  const food = 'Chả rươi Tứ Kỳ';
  const minh = await openDevice(product.url);
  try {
    await signIn(minh.page, MINH);
    await expect(syncBadge(minh.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    await publishWith(minh.page, food);
  } finally {
    await minh.dispose();
  }
  const { page } = device;
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await openPicker(page);
  const live = dialog(page).getByRole('region', { name: 'Kết quả mở rộng (trực tuyến)' });
  const row = live.getByRole('button', { name: new RegExp(food) });
  // The gateway shows a master to others a little after it came: a person would search once more, too.
  await expect(async () => {
    await box(page).fill('');
    await expect(live).toBeHidden();
    await box(page).fill('cha ruoi tu ky');
    await expect(live.getByText('Đang hỏi máy chủ…')).toBeHidden();
    expect(await row.count()).toBe(1);
  }).toPass({ timeout: 90_000 });
  await expect(row).toContainText('của CN. Trần Quang Minh');
  await expect(row).toContainText('187 kcal');
  await expect(results(page).getByRole('option', { name: food })).toHaveCount(0);
  await row.click();
  await expect(dialog(page).getByLabel(`Lượng ${food}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(`Đã thêm ${food}`).first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Đóng' }).click();
  await expect(page.getByText(food).first()).toBeVisible();
  await cable.cut();
  await expect(syncBadge(page)).not.toHaveText('Đã đồng bộ');
  await openPicker(page);
  await box(page).fill('cha ruoi tu ky');
  await expect(live.getByText('Máy chủ chưa trả lời. Kết quả trên máy vẫn đủ.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
