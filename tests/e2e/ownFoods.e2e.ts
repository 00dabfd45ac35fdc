import { expect, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { dayTotals } from './support/steps';

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

  await form(page).getByLabel('Năng lượng').fill('387');
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
  await search.fill('banh gao lut');
  await expect(dialog.getByRole('option', { name: food }).getByText(/của bạn/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Đóng' }).click();
  await expect(dayTotals(page)).toContainText('104');
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
    calories: 387,
    protein: 8.2,
    carbs: 81.5,
    fat: 2.8,
  });
});
