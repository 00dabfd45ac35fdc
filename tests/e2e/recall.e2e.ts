import { expect } from 'playwright/test';
import { expectNoViolationsInBoth } from './support/axe';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { addClient, addFood, catalogueIsThere, openClient, pressEntry } from './support/steps';

test.describe.configure({ mode: 'serial' });

let device: Device;
/** Other projects and runs add to the same practice. */
let client: string;
let menu: string;
let plan: string;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  const { name } = test.info().project;
  client = `Lý Thị Nhớ Lại ${name}`;
  menu = `Thực đơn trứng ${name}`;
  plan = `Kế hoạch trứng ${name}`;
  ({ device } = await takeLan(lan));
  const { page } = device;
  await page.goto('/expert/daily-menus/create?step=form');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await page.getByLabel('Tên thực đơn').fill(menu);
  await catalogueIsThere(page);
  await addFood(page, 'trung ga', '2');
  await page.getByRole('button', { name: 'Lưu thực đơn' }).click();
  await expect(page).toHaveURL(/\/expert\/daily-menus(?!\/create)/);
  await page.goto('/expert/clients');
  await addClient(page, client);
  await openClient(page, client);
});

test('E04 a 24-hour recall is noted in a visit with the lines of menus, and survives a reload', async () => {
  const { page, context } = device;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Thêm lần khám' }).first().press('Enter');
  await page.getByRole('button', { name: 'Ghi khẩu phần 24 giờ' }).click();
  const recall = page.getByRole('dialog', { name: `Khẩu phần 24 giờ của ${client}` });
  await expect(recall.getByRole('tab', { name: /sáng/ })).toBeVisible();
  await recall.getByRole('button', { name: 'Thêm món' }).click();
  const add = page.getByRole('dialog', { name: /^Thêm món vào/ });
  await add.getByRole('combobox').first().fill('pho ga');
  await expect(add.getByRole('option').first()).toBeVisible();
  await add.getByRole('combobox').first().press('Enter');
  await expect(add.locator('input:focus')).toHaveAttribute('aria-label', /^Lượng /);
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(add.getByText(/^Đã thêm /).first()).toBeVisible();
  // Escape closes one dialog at a time, and never the visit.
  await page.keyboard.press('Escape');
  await expect(add).toBeHidden();
  await expect(recall).toBeVisible();
  const compared = recall.getByRole('table', { name: 'So với kế hoạch' });
  await expect(compared.getByRole('row', { name: /^Năng lượng/ })).toContainText(/[1-9]\d\d/);
  await expect(recall.getByText('Chưa có thực đơn đang dùng để so sánh.')).toBeVisible();
  await expectNoViolationsInBoth(page);
  await recall.getByRole('button', { name: 'Xong' }).click();
  await expect(recall).toBeHidden();
  const visit = page.getByRole('dialog', { name: 'Thêm lần khám' });
  const group = visit.getByRole('region', { name: 'Nhớ lại 24 giờ' });
  await expect(group).toContainText(/1 món · (≥ )?\d+ kcal · đạm/);

  await page.reload();
  await expect(group).toContainText(/1 món · (≥ )?\d+ kcal · đạm/);
  await visit.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(visit).toBeHidden();
  await expect(page.getByText(/^Nhớ lại 24 giờ: 1 món/)).toBeVisible();
});

test('G4 a plan of days is given to a client, beside what was eaten; an allergy asks for a reason', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Sửa', exact: true }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Dị ứng').first().fill('Trứng');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(form).toBeHidden();

  const plans = page.getByRole('region', { name: 'Kế hoạch nhiều ngày' });
  await expect(plans).toContainText('Chưa có kế hoạch nào');
  await plans.getByRole('link', { name: 'Tạo kế hoạch' }).click();
  await page.getByLabel('Tên kế hoạch').fill(plan);
  await page.getByLabel('Số ngày').fill('2');
  await page.getByRole('group', { name: 'Thực đơn' }).getByRole('searchbox').fill(menu);
  await page.getByRole('checkbox', { name: menu }).check({ force: true });
  await page.getByRole('button', { name: 'Tạo kế hoạch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: plan })).toBeVisible();
  const against = page.getByRole('region', { name: /^Nhớ lại 24 giờ, lần khám/ });
  await expect(against.getByRole('row', { name: /^Năng lượng/ })).toContainText(/[+−]\s[\d.]+|—/);

  await page.getByRole('button', { name: 'Giao cho khách' }).click();
  const dialog = page.getByRole('dialog', { name: 'Giao kế hoạch cho khách' });
  const whom = dialog.getByLabel('Khách hàng');
  await whom.selectOption('');
  await dialog.getByRole('button', { name: 'Giao', exact: true }).click();
  await expect(dialog.getByText('Vui lòng chọn khách hàng')).toBeVisible();
  await whom.selectOption({ label: client });
  await expect(dialog.getByRole('listitem')).toContainText(/Trứng gà.*: Trứng/);
  await dialog.getByRole('button', { name: 'Vẫn giao, lưu lý do' }).click();
  await expect(dialog.getByText('Hãy ghi lý do.')).toBeVisible();
  await expectNoViolationsInBoth(page);
  await dialog.getByLabel('Lý do vẫn giao (bắt buộc)').fill('Chỉ dị ứng khi nhỏ');
  await dialog.getByRole('button', { name: 'Vẫn giao, lưu lý do' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Đã giao kế hoạch cho ${client}`).first()).toBeVisible();
  await expect(page.getByText(/Đã giao ngày/).first()).toBeVisible();
  await expectNoViolationsInBoth(page);
});

test('G4 a plan of days is mailed to its client, and goes out with the network', async ({
  product,
}) => {
  const { page, context } = device;
  const address = `nho-lai-${test.info().project.name}@example.com`;
  const more = page.getByRole('button', { name: 'Thao tác khác với kế hoạch' });
  if (test.info().project.name === 'phone') {
    await more.press('Enter');
    await pressEntry(page.getByRole('menuitem', { name: 'Gửi Email' }));
  } else await page.getByRole('link', { name: 'Gửi Email' }).click();
  await expect(page.getByLabel('Tiêu đề')).toHaveValue(`Kế hoạch nhiều ngày: ${plan}`);
  await page.getByRole('button', { name: 'Gửi Email' }).click();
  await expect(page.getByText('Vui lòng nhập đầy đủ thông tin khách hàng').first()).toBeVisible();
  await page.getByLabel('Email người nhận').fill(address);
  await expectNoViolationsInBoth(page);
  await page.getByRole('button', { name: 'Gửi Email' }).click();
  await expect(
    page.getByText('Đã lưu trên máy. Thư sẽ đi khi có mạng, một lần.').first(),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: address })).toBeVisible();
  await context.setOffline(false);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const mails = (await product.documents('workspace-demo-lan')).map(
    ({ body }) => body as { customerEmail?: string; kind?: string } | undefined,
  );
  expect(mails.find((mail) => mail?.customerEmail === address)?.kind).toBe('document_email');
});
