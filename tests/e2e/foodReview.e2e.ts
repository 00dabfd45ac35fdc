import { expect, type Page } from 'playwright/test';
import { enterAsStaff } from './platformDay/staff';
import { openDevice, syncBadge } from './support/device';
import { takeLan, test } from './support/shared';
import { DESKTOP } from './support/sizes';

const FOOD = 'Sữa hạt óc chó nhà làm';

async function addOwnFood(page: Page): Promise<void> {
  await page.goto('/expert/foods');
  await page.getByRole('button', { name: 'Thêm thực phẩm của bạn' }).first().click();
  const form = page.getByRole('dialog', { name: /thực phẩm của bạn/i });
  await form.getByLabel('Tên thực phẩm').fill(FOOD);
  await form.getByLabel('Năng lượng').fill('58');
  await form.getByLabel('Đạm').fill('1,5');
  await form.getByLabel('Bột đường').fill('5');
  await form.getByLabel('Béo').fill('3,6');
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form).toBeHidden();
}

test('P24 an own food that is sent in and approved is found in the catalogue by a device', async ({
  product,
  lan,
}) => {
  const { device } = await takeLan(lan);
  const { page } = device;
  await addOwnFood(page);
  await page.getByRole('button', { name: `Thao tác với ${FOOD}` }).click();
  await page.getByRole('menuitem', { name: 'Gửi vào danh mục chung' }).click();
  const row = page.getByRole('article').filter({ hasText: FOOD });
  await expect(row.getByText('Chờ duyệt')).toBeVisible();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 60_000 });

  const staff = await openDevice(product.url, DESKTOP);
  const desk = staff.page;
  await enterAsStaff(desk, 'content');
  await desk.goto('/admin/foods?tab=sent');
  await desk.getByRole('button', { name: `Duyệt ${FOOD}` }).click();
  const dialog = desk.getByRole('dialog', { name: `Chép ${FOOD} vào danh mục` });
  await dialog.getByLabel('Nhóm').selectOption('Đồ uống');
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(`${FOOD} đã vào danh mục.`).first()).toBeVisible();
  await staff.dispose();

  await expect(row.getByText('Đã vào danh mục chung')).toBeVisible({ timeout: 60_000 });
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const options = page.getByRole('dialog').getByRole('option', { name: FOOD });
  await expect(async () => {
    const search = page.getByRole('dialog').getByRole('combobox').first();
    await search.fill('');
    await search.fill('sua hat oc cho nha lam');
    await expect(options).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(options.filter({ hasNotText: 'của bạn' })).toHaveCount(1);
});
