import { expect, type Locator } from 'playwright/test';
import { type Device } from './support/device';
import { takeElsewhere, takeLan, test } from './support/shared';
import { addClient, openClient, pressEntry } from './support/steps';

const CLIENT = 'Khách bị xóa nơi khác';

test.describe.configure({ mode: 'serial' });

let device: Device;
let other: Device;

test.beforeAll(async ({ lan, elsewhere }) => {
  test.setTimeout(240_000);
  ({ device } = await takeLan(lan));
  other = await takeElsewhere(elsewhere);
});

async function deleteElsewhere(name: string): Promise<void> {
  const { page } = other;
  await openClient(page, name);
  await page.getByRole('button', { name: 'Thao tác khác' }).click();
  await pressEntry(page.getByRole('menuitem', { name: 'Xóa', exact: true }));
  await expect(page.getByText('Bạn có chắc muốn xóa khách hàng này?')).toBeVisible();
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(page).toHaveURL(/\/expert\/clients$/);
}

test('E03 a client that another device deletes while the form is open: said, nothing typed lost, brought back', async () => {
  const { page } = device;
  await addClient(page, CLIENT);
  await openClient(page, CLIENT);
  await page.getByRole('button', { name: 'Sửa', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const diet = dialog.getByLabel(/^Kiêng khem và thói quen ăn uống/);
  await diet.fill('Không ăn đồ chiên');
  await deleteElsewhere(CLIENT);
  const notice = dialog.getByRole('alert').filter({ hasText: 'Khách hàng này vừa bị xóa' });
  await expect(notice).toBeVisible();
  await expect(diet).toHaveValue('Không ăn đồ chiên');
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(diet).toHaveValue('Không ăn đồ chiên');
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog.getByText(/Những gì bạn gõ vẫn còn trong biểu mẫu/)).toBeVisible();
  await notice.getByRole('button', { name: 'Khôi phục khách hàng' }).click();
  await expect(notice).toBeHidden();
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Không ăn đồ chiên').first()).toBeVisible();
});

test('E04 a client that another device deletes while a visit is noted: said, kept over a reload, brought back', async () => {
  const { page } = device;
  const name = 'Khách bị xóa khi khám';
  await addClient(page, name);
  await openClient(page, name);
  await page.getByRole('button', { name: 'Thêm lần khám' }).first().click();
  const dialog = page.getByRole('dialog');
  const weight = dialog.getByLabel(/^Cân nặng/).first();
  await weight.fill('61,5');
  await deleteElsewhere(name);
  const notice = dialog.getByRole('alert').filter({ hasText: 'Khách hàng này vừa bị xóa' });
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(weight).toHaveValue('61,5');
  await notice.getByRole('button', { name: 'Khôi phục khách hàng' }).click();
  await expect(notice).toBeHidden();
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('61,5 kg').first()).toBeVisible();
});

const MARKUP = '<b>Cá</b> kho <img src="x" onerror="window.hurt=1"><script>window.hurt=1</script>';
const PLAIN = 'Cá kho';

async function paste(target: Locator): Promise<void> {
  await target.click();
  await target.fill('');
  await target.press('Control+v');
}

test('E06 E08 pasted markup becomes plain text, and typed markup stays text', async () => {
  const { page, context } = device;
  const { origin } = new URL(page.url());
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await page.evaluate(
    ([html = '', plain = '']) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob([plain], { type: 'text/plain' }),
        }),
      ]),
    [MARKUP, PLAIN],
  );
  const name = page.getByLabel('Tên thực đơn');
  const description = page.getByLabel('Mô tả').first();
  for (const target of [name, description]) {
    await paste(target);
    await expect(target).toHaveValue(PLAIN);
  }
  const title = `${MARKUP} ${test.info().project.name}`;
  await name.fill(title);
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expect(page.getByText('Thực đơn gốc đã được lưu').first()).toBeVisible();
  await page.goto('/expert/daily-menus');
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  expect(await page.locator('img[src="x"], b').count()).toBe(0);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});
