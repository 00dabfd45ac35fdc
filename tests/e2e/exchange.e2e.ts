import { expect, type Locator, type Page } from 'playwright/test';
import { expectNoViolationsInBoth } from './support/axe';
import { type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { catalogueIsThere, dayTotals, startPersonalMenu, pressEntry } from './support/steps';

const CLIENT = 'Trần Thị Mai';

test.describe.configure({ mode: 'serial' });

let device: Device;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  ({ device } = await takeLan(lan));
  await startPersonalMenu(device.page, CLIENT, /Giảm cân/);
  await catalogueIsThere(device.page);
  await device.context.setOffline(true);
});

async function names(page: Page): Promise<string[]> {
  const labels = await page
    .getByRole('button', { name: /^Đổi thứ tự / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Đổi thứ tự ', ''));
}

async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await pressEntry(page.getByRole('menuitem', { name: entry, exact: true }));
}

/** The first line that has an exchange group. */
async function openSwap(page: Page): Promise<{ name: string; dialog: Locator }> {
  for (const name of await names(page)) {
    await choose(page, `Thao tác với ${name}`, 'Đổi món');
    const dialog = page.getByRole('dialog', { name: `Đổi món: ${name}` });
    const offers = dialog.getByRole('button', { name: /^Đổi sang / });
    const none = dialog.getByText(/^Không có món nào cùng nhóm|^Món này không có nhóm/);
    await expect(offers.first().or(none)).toBeVisible();
    if (await offers.first().isVisible()) return { name, dialog };
    await dialog.getByRole('button', { name: 'Đóng' }).click();
    await expect(dialog).toBeHidden();
  }
  throw new Error('no line has an exchange');
}

test('G5 a dish is changed for another of its group with the same energy, and taken back', async () => {
  const { page } = device;
  const before = await names(page);
  const { name, dialog } = await openSwap(page);
  await expect(dialog).toContainText(
    'Cùng nhóm, chênh không quá 5 % năng lượng, không có chất gây dị ứng đã ghi',
  );
  await expectNoViolationsInBoth(page);
  const offer = dialog.getByRole('button', { name: /^Đổi sang / }).first();
  const other = await offer.locator('bdi').innerText();
  await offer.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Đã đổi ${name} thành ${other}`)).toBeAttached();
  await expect
    .poll(() => names(page))
    .toEqual(before.map((one, at) => (at === before.indexOf(name) ? other : one)));
  await page.getByRole('button', { name: 'Hoàn tác thay đổi gần nhất' }).click();
  await expect.poll(() => names(page)).toEqual(before);
});

test('G5 a day is brought to the prescription: said first, then applied, one step of undo', async () => {
  const { page } = device;
  const total = (): Promise<string> => dayTotals(page).innerText();
  const before = await total();
  await page.getByRole('button', { name: /^Chỉnh về [\d.]+ kcal \/ \d+ g đạm$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Chỉnh về / });
  await expect(dialog).toContainText('Chưa có gì thay đổi cho tới khi bạn áp dụng.');
  await expect(dialog.getByRole('listitem').last()).toContainText(/Sau khi chỉnh[\d.]+ kcal · đạm/);
  await expectNoViolationsInBoth(page);
  await dialog.getByRole('button', { name: 'Hủy' }).click();
  expect(await total()).toBe(before);
  await page.getByRole('button', { name: /^Chỉnh về / }).click();
  await expect(dialog.getByRole('listitem').last()).toContainText('Sau khi chỉnh');
  const count = (await dialog.getByRole('listitem').count()) - 1;
  await dialog.getByRole('button', { name: 'Áp dụng' }).click();
  await expect(page.getByText(`Đã chỉnh lượng của ${count} món`)).toBeAttached();
  await expect.poll(total).not.toBe(before);
  await page.getByRole('button', { name: 'Hoàn tác thay đổi gần nhất' }).click();
  await expect.poll(total).toBe(before);
});

test('E08 saving keeps the status, giving has its name, and taking back is a step of its own', async () => {
  const { page, context } = device;
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expect(page.getByText('Thực đơn đã được gán cho khách hàng').first()).toBeVisible();
  await page.goto('/expert/daily-menus');
  await page.getByRole('searchbox').first().fill(CLIENT);
  await page
    .getByRole('link', { name: new RegExp(CLIENT) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Giao cho khách' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lưu bản nháp' })).toBeVisible();
  await expect(page.getByText('Bản nháp').first()).toBeVisible();
  // What is missing is told in one toast.
  const description = page.getByLabel('Mô tả');
  await description.fill('ngắn');
  await page.getByRole('button', { name: 'Giao cho khách' }).click();
  await expect(page.getByText('Không thể xuất bản')).toBeVisible();
  await expect(page.getByText('Mô tả phải có ít nhất 10 ký tự')).toBeVisible();
  await description.fill('Một ngày đủ bữa cho chị Mai.');
  await page.getByRole('button', { name: 'Giao cho khách' }).click();
  await expect(page.getByText(/Đã xuất bản thực đơn/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cập nhật bản đã giao' })).toBeVisible();

  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Xem bản in/ }).click(),
  ]);
  await expect(preview.locator('article.sheet')).toContainText(CLIENT);
  await preview.close();

  await page.getByRole('button', { name: 'Thu hồi về bản nháp' }).click();
  const question = page.getByRole('alertdialog', { name: 'Thu hồi thực đơn này?' });
  await expect(question).toContainText('Bản đã in hoặc đã gửi cho khách vẫn ở chỗ khách.');
  await question.getByRole('button', { name: 'Thu hồi', exact: true }).click();
  await expect(page.getByText(/Bản nháp đã được lưu/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Giao cho khách' })).toBeVisible();
  await page.getByRole('link', { name: 'Về danh sách thực đơn' }).last().click();
  await expect(page).toHaveURL(/\/expert\/daily-menus$/);
});
