import { expect, type Page } from 'playwright/test';
import { type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { addFood, catalogueIsThere, dayTotals, pressEntry } from './support/steps';

test.describe.configure({ mode: 'serial' });

let device: Device;
let menu: string;
let food: string;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  const { name } = test.info().project;
  menu = `Thực đơn số liệu ${name}`;
  food = `Bánh hạt kê ${name}`;
  ({ device } = await takeLan(lan));
  await device.page.goto('/expert/foods');
  await device.page.goto('/expert/daily-menus/create?step=form');
  await device.page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await device.page.getByLabel('Tên thực đơn').fill(menu);
  await catalogueIsThere(device.page);
});

async function inPanel(page: Page, look: () => Promise<void>): Promise<void> {
  const isNarrow = test.info().project.use.isMobile === true;
  if (isNarrow) await page.getByRole('button', { name: 'Mở bảng dinh dưỡng' }).click();
  await look();
  if (isNarrow) await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
}

test('P14 the panel: overall percent, statistics of the meals, tabs of nutrients, colours of coverage', async () => {
  const { page, context } = device;
  await context.setOffline(true);
  await addFood(page, 'trung ga', '2');
  await addFood(page, 'pho ga', '1');
  await inPanel(page, async () => {
    const panel = page.getByRole('region', { name: 'Dinh dưỡng cả ngày' }).last();
    await expect(panel).toContainText(/Mức đạt chung: (≥ )?\d+ % \(theo năng lượng\)/);
    const statistics = panel.getByRole('region', { name: 'Thống kê các bữa' });
    await expect(statistics).toContainText('Bữa sáng1 công thức · 1 thực phẩm');
    await expect(statistics).toContainText('Bữa trưaTrống');
    await panel.getByRole('button', { name: 'Xem tất cả' }).click();
    const tabs = panel.getByRole('tablist', { name: 'Nhóm chất' });
    for (const [tab, nutrient] of [
      ['Tổng quan', 'Năng lượng'],
      ['Khoáng chất', 'Sắt'],
      ['Vitamin', 'Vitamin C'],
      ['Thành phần khác', 'Cholesterol'],
    ] as const) {
      await tabs.getByRole('tab', { name: tab }).click();
      await expect(panel.getByRole('term').filter({ hasText: nutrient }).first()).toBeVisible();
    }
    await tabs.getByRole('tab', { name: 'Tổng quan' }).click();
    const meter = panel.locator('[data-coverage]').first();
    await expect(meter).toHaveAttribute('data-coverage', /red|none/);
    await panel.getByRole('button', { name: 'Thu gọn', exact: true }).click();
  });
});

const ownFood = (page: Page) => page.getByRole('dialog', { name: /thực phẩm của bạn/i });

test('E11 new figures are offered, line by line or all at once, and nothing changes before', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').first().fill(food);
  await page.getByRole('button', { name: `Thêm “${food}” của bạn` }).click();
  await ownFood(page).getByLabel('Năng lượng').fill('400');
  await ownFood(page).getByLabel('Bột đường').fill('90');
  await ownFood(page).getByLabel('Đạm').fill('10');
  await ownFood(page).getByLabel('Béo').fill('0');
  await ownFood(page).getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog.getByLabel(`Lượng ${food}`)).toBeFocused();
  await page.keyboard.type('100 g');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Đã thêm ${food} vào bữa sáng`).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await page.getByRole('button', { name: 'Lưu thực đơn' }).click();
  await expect(page).toHaveURL(/\/expert\/daily-menus(?!\/create)/);

  await page.goto('/expert/foods');
  await page.getByRole('searchbox').fill(food);
  await page.getByRole('button', { name: food, exact: true }).click();
  await ownFood(page).getByLabel('Năng lượng').fill('360');
  await ownFood(page).getByLabel('Bột đường').fill('80');
  await ownFood(page).getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(ownFood(page)).toBeHidden();

  await page.goto('/expert/daily-menus');
  await page.getByRole('searchbox').fill(menu);
  await page.getByRole('link', { name: menu, exact: true }).click();
  const offer = page.getByRole('note').filter({ hasText: 'có số liệu mới trong danh mục' });
  await expect(offer).toContainText('1 món có số liệu mới trong danh mục');
  const before = await dayTotals(page).innerText();
  await offer.getByRole('button', { name: 'Xem số liệu mới' }).click();
  const figures = page.getByRole('dialog', { name: 'Số liệu mới trong danh mục' });
  await expect(figures.getByRole('listitem')).toContainText('Năng lượng 400 → 360 kcal');
  await expect(figures.getByRole('listitem')).toContainText('Bột đường 90 → 80 g');
  await figures.getByRole('button', { name: `Dùng số liệu mới của ${food}` }).click();
  await expect(figures).toBeHidden();
  await expect(offer).toBeHidden();
  await expect(page.getByText('Đã dùng số liệu mới cho 1 món').first()).toBeVisible();
  await expect.poll(() => dayTotals(page).innerText()).not.toBe(before);
  await page.getByRole('button', { name: 'Hoàn tác thay đổi gần nhất' }).click();
  await expect(offer).toBeVisible();
  await expect.poll(() => dayTotals(page).innerText()).toBe(before);
  await offer.getByRole('button', { name: 'Xem số liệu mới' }).click();
  await figures.getByRole('button', { name: 'Dùng cho tất cả (1)' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: 'Lưu thực đơn' }).click();
  await expect(page.getByText('Chưa lưu')).toBeHidden();
});

test('E11 a food that no longer exists is said so; its last figures are kept', async () => {
  const { page } = device;
  const before = await dayTotals(page).innerText();
  const url = page.url();
  await page.goto('/expert/foods');
  await page.getByRole('searchbox').fill(food);
  await page.getByRole('button', { name: `Thao tác với ${food}` }).click();
  await pressEntry(page.getByRole('menuitem', { name: 'Xóa' }));
  await expect(page.getByRole('article').filter({ hasText: food })).toBeHidden();
  await page.goto(url);
  const note = page.getByRole('note').filter({ hasText: 'Không tìm thấy' });
  await expect(note).toContainText(`Không tìm thấy: ${food}`);
  await expect(note).toContainText('Số liệu tính lần cuối được giữ nguyên và vẫn được cộng.');
  await expect.poll(() => dayTotals(page).innerText()).toBe(before);
});
