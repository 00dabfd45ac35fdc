import { expect, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { expectNoViolations, expectNoViolationsInBoth } from './support/axe';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { dayTotals, pressEntry, undoOf } from './support/steps';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
let device: Device;
/** Other projects and runs add to the same practice. */
let food: string;

test.beforeAll(async ({ lan }) => {
  const { name } = test.info().project;
  food = `Bánh gạo lứt ${name}`;
  ({ device, cable } = await takeLan(lan));
  // Its files come when the browser has nothing else to do.
  await device.page.goto('/expert/foods');
  await device.page.goto('/expert/daily-menus/create');
  await device.page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await cable.cut();
  await expect(syncBadge(device.page)).not.toHaveText('Đã đồng bộ');
});

const form = (page: Page) => page.getByRole('dialog', { name: /thực phẩm của bạn/i });
const save = (page: Page) => form(page).getByRole('button', { name: 'Lưu', exact: true }).click();

test('P17 E07 a search that has no answer ends with a food of one’s own, without a network', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const search = page.getByRole('combobox').first();
  await search.fill(food);
  await page.getByRole('button', { name: `Thêm “${food}” của bạn` }).click();
  await expect(form(page).getByLabel('Tên thực phẩm')).toHaveValue(food);
  await expectNoViolations(page);

  await form(page).getByLabel('Năng lượng').fill('900');
  await save(page);
  await expect(
    form(page).getByText(
      'Năng lượng cao như vậy chỉ có ở chất béo (hoặc rượu). Hãy nhập lượng béo.',
    ),
  ).toBeVisible();
  await expect(form(page).getByLabel('Năng lượng')).toHaveValue('900');

  await form(page).getByLabel('Năng lượng').fill('387');
  await form(page).getByLabel('Đạm').fill('820');
  await save(page);
  await expect(form(page).getByText(/Nhiều hơn cả khối lượng 100 g/)).toBeVisible();
  await form(page).getByLabel('Đạm').fill('8,2');
  await form(page).getByLabel('Bột đường').fill('81,5');
  await form(page).getByLabel('Béo').fill('2,8');
  await form(page)
    .getByLabel(/^Đơn vị quen dùng/)
    .fill('cái');
  await form(page)
    .getByLabel(/^Khẩu phần/)
    .fill('9');
  await save(page);
  await expect(form(page)).toBeHidden();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(`Lượng ${food}`)).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Đã thêm ${food} vào bữa sáng`).first()).toBeVisible();
  // The worker knows it, by a part of its name without accents.
  await search.fill('banh gao lut');
  await expect(dialog.getByRole('option', { name: food }).getByText(/của bạn/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dayTotals(page)).toContainText('104');
});

test('P26 a formula that the catalogue has not is said to be missing, and Enter takes nothing for it', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const dialog = page.getByRole('dialog');
  const search = page.getByRole('combobox').first();
  await search.fill('sữa nepro');
  const notice = dialog.getByRole('note');
  await expect(notice).toContainText('Danh mục không có sữa cho người bệnh thận');
  await expect(dialog.getByRole('option', { name: /Sữa bò tươi/ })).toContainText('gần giống');
  await search.press('Enter');
  await expect(search).toBeFocused();
  await notice.getByRole('button', { name: 'Nhập theo nhãn' }).click();
  await expect(form(page).getByLabel('Tên thực phẩm')).toHaveValue('sữa nepro');
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await search.fill('sữa bò tươi');
  await expect(notice).toBeHidden();
  // The start of an amount is a household measure.
  await dialog.getByRole('option', { name: /^Sữa bò tươi/ }).click();
  const unit = dialog.getByLabel('Đơn vị của Sữa bò tươi', { exact: true });
  await expect(unit.locator('option:checked')).toHaveText(/ly|hộp/);
  await page.keyboard.press('Escape');
});

test('P26 an own food from a label takes seven steps from the search to its amount, 20 seconds of a hand', async () => {
  const { page } = device;
  const name = `Sữa gạo ${test.info().project.name}`;
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const dialog = page.getByRole('dialog');
  let steps = 0;
  const step = async (done: Promise<void>) => {
    steps += 1;
    await done;
  };
  await step(page.getByRole('combobox').first().fill(name));
  await step(page.getByRole('button', { name: `Thêm “${name}” của bạn` }).click());
  for (const [field, figure] of [
    ['Năng lượng', '56'],
    ['Đạm', '0,6'],
    ['Bột đường', '12'],
    ['Béo', '0,6'],
  ] as const)
    await step(form(page).getByLabel(field).fill(figure));
  await step(save(page));
  await expect(form(page)).toBeHidden();
  await expect(dialog.getByLabel(`Lượng ${name}`)).toBeFocused();
  expect(steps).toBeLessThanOrEqual(7);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('P17 an own food is changed, submitted, deleted and taken back', async () => {
  const { page } = device;
  await page.goto('/expert/foods');
  await page.getByRole('searchbox').fill('banh gao lut');
  await page.getByRole('button', { name: food, exact: true }).click();
  await expect(form(page).getByLabel('Bột đường')).toHaveValue('81,5');
  // Asked before the further nutrients are opened.
  await expect(form(page).getByLabel('Chất gây dị ứng')).toBeVisible();
  await form(page).getByRole('button', { name: 'Thêm chất khác' }).click();
  await form(page).getByLabel('Chất xơ').fill('3,4');
  await form(page).getByLabel('Năng lượng').fill('200');
  await save(page);
  await expect(form(page).getByText(/\(4\/4\/9\) thì khoảng 384 kcal/)).toBeVisible();
  await form(page).getByLabel('Năng lượng').fill('385');
  await save(page);
  await expect(form(page)).toBeHidden();
  const row = page.getByRole('article').filter({ hasText: food });
  await expect(row).toContainText('385 kcal');

  const choose = async (entry: string) => {
    await row.getByRole('button', { name: `Thao tác với ${food}` }).click();
    await pressEntry(page.getByRole('menuitem', { name: entry }));
  };
  await choose('Gửi vào danh mục chung');
  await expect(row).toContainText('Chờ duyệt');
  await expect(
    page.getByText('Đã gửi. Quản trị viên sẽ duyệt, bạn vẫn dùng như cũ.').first(),
  ).toBeVisible();
  await choose('Rút lại');
  await expect(row).not.toContainText('Chờ duyệt');
  await choose('Xóa');
  await expect(row).toBeHidden();
  await undoOf(page, `Đã xóa ${food}`).click();
  await expect(row).toBeVisible();

  await expectNoViolationsInBoth(page);
});

test('P17 P18 an own food reaches the server when the network is back', async ({ product }) => {
  await cable.restore();
  await expect(syncBadge(device.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const stored = await product.documents('workspace-demo-lan');
  const [made] = stored.flatMap(({ body }) => {
    const one = body as { name?: string; nutrients?: Record<string, number> } | undefined;
    return one?.name === food ? [one] : [];
  });
  expect(made?.nutrients).toEqual({
    calories: 385,
    protein: 8.2,
    carbs: 81.5,
    fat: 2.8,
    fiber: 3.4,
  });
});
