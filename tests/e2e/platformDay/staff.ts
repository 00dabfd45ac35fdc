import { expect, type Page } from 'playwright/test';

const PASSWORD = 'bualanh-demo';

export const STAFF = {
  owner: 'admin@demo.bualanh.local',
  billing: 'billing@demo.bualanh.local',
  support: 'support@demo.bualanh.local',
  content: 'content@demo.bualanh.local',
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

export async function enterAsStaff(page: Page, role: keyof typeof STAFF): Promise<void> {
  await page.goto('/expert/login');
  await page.getByLabel('Email').fill(STAFF[role]);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(heading(page, 'Tổng quan')).toBeVisible();
}

async function open(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, title)).toBeVisible();
}

export async function approveApplication(page: Page, name: string): Promise<void> {
  await open(page, '/admin/applications', 'Hồ sơ chuyên gia');
  await page.getByRole('button', { name: `Duyệt ${name}` }).click();
  await expect(page.getByText(`Đã duyệt ${name}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Hoàn tác quyết định về ${name}` })).toBeVisible();
}

export async function rejectAndUndo(page: Page, name: string, reason: string): Promise<void> {
  await open(page, '/admin/applications', 'Hồ sơ chuyên gia');
  await page.getByRole('button', { name: `Từ chối ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Lý do/).fill(reason);
  await dialog.getByRole('button', { name: 'Từ chối', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Hoàn tác quyết định về ${name}` }).click();
  await expect(page.getByRole('button', { name: `Duyệt ${name}` })).toBeVisible();
}

export async function unpublishMenu(page: Page, name: string, reason: string): Promise<void> {
  await open(page, '/admin/menus', 'Thực đơn công khai');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: `Gỡ khỏi trang công khai: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Lý do/).fill(reason);
  await dialog.getByRole('button', { name: 'Gỡ', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: 'Đã gỡ' }).click();
  await expect(page.getByText(reason)).toBeVisible();
}

export async function restoreMenu(page: Page, name: string): Promise<void> {
  await open(page, '/admin/menus?state=removed', 'Thực đơn công khai');
  await page.getByRole('button', { name: `Cho hiện lại ${name}`, exact: true }).click();
  await expect(page.getByText(`Đã cho hiện lại “${name}”.`)).toBeVisible();
}

export async function readReasonAsExpert(page: Page, name: string, reason: string): Promise<void> {
  await open(page, '/expert/notices', 'Thông báo');
  const notice = page.getByRole('listitem').filter({ hasText: name });
  await expect(notice.getByText(`Lý do: ${reason}`)).toBeVisible();
  await notice.getByRole('link', { name: 'Mở thực đơn' }).click();
  await expect(page.getByText('Bữa Lành đã gỡ nội dung này khỏi trang công khai')).toBeVisible();
  await expect(page.getByText(`Lý do: ${reason}`)).toBeVisible();
}

export async function seeLedger(page: Page, payments: readonly string[]): Promise<void> {
  await open(page, '/admin/payments?tab=payments', 'Thanh toán');
  for (const payment of payments)
    await expect(page.getByRole('heading', { level: 2, name: payment }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Sổ cái' }).click();
  const table = page.getByRole('table');
  await expect(table.getByText('Ngân hàng báo có').first()).toBeVisible();
  expect(await table.getByRole('row').count()).toBeGreaterThan(payments.length);
}

export async function refundPayment(page: Page, payment: string, reason: string): Promise<void> {
  await open(page, '/admin/payments?tab=payments', 'Thanh toán');
  await page.getByRole('combobox', { name: 'Trạng thái' }).selectOption('paid');
  await page
    .getByRole('button', { name: `Hoàn tiền ${payment}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Lý do/).fill(reason);
  await dialog.getByRole('button', { name: 'Hoàn tiền', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('combobox', { name: 'Trạng thái' }).selectOption('refunded');
  await expect(page.getByText(reason).first()).toBeVisible();
}

export async function readDashboard(page: Page): Promise<Record<string, string>> {
  await open(page, '/admin', 'Tổng quan');
  const figures = page.getByRole('region', { name: 'Con số trong ngày' });
  await expect(figures.getByRole('term').first()).toBeVisible();
  const names = await figures.getByRole('term').allInnerTexts();
  const values = await figures.getByRole('definition').allInnerTexts();
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
}
