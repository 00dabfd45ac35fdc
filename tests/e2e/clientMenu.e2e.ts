import { expect, type Locator, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { openDevice, syncBadge, readyForOffline, signIn, type Device } from './support/device';
import { cableTo, test } from './support/shared';
import { addFood, openClient, getUndo } from './support/steps';

const CLIENT = 'Vũ Thị Kim Giao';
const MENU = 'Thực đơn riêng tuần đầu';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
let device: Device;
let address: string;

test.beforeAll(async ({ product }) => {
  cable = await cableTo(product);
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  device = await openDevice(cable.url, { viewport, hasTouch, isMobile });
});

test.afterAll(async () => {
  await device?.dispose();
  await cable?.close();
});

async function addWholeClient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên khách hàng').fill(CLIENT);
  await dialog.getByLabel('Số điện thoại').fill('0903 12');
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(
    dialog.getByText('Số điện thoại thiếu chữ số, ví dụ đủ là 0903 123 456.'),
  ).toBeVisible();
  await dialog.getByLabel('Số điện thoại').fill('+84 (903) 123.456');
  const details = dialog.getByRole('button', { name: /Thông tin chi tiết/ });
  if ((await details.getAttribute('aria-expanded')) === 'false') await details.click();
  await dialog.getByLabel('Ngày sinh', { exact: true }).fill(String(new Date().getFullYear() - 40));
  await dialog.getByLabel('Giới tính').selectOption('female');
  await dialog.getByLabel(/^Chiều cao/).fill('160');
  await dialog
    .getByLabel(/^Cân nặng \(|^Cân nặng$/)
    .first()
    .fill('60');
  const allergies = dialog.getByLabel(/^Dị ứng/).first();
  await allergies.fill('chuối');
  await allergies.press('Enter');
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const toast = (page: Page, text: string | RegExp): Locator => page.getByText(text).first();

async function setQuota({ context, page }: Device, bytes?: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: cable.url,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  });
}

const give = (page: Page) =>
  page.getByRole('button', { name: 'Giao cho khách', exact: true }).first().click();

test('E05 E03 opens for a client without a network, with the targets of its own formula', async () => {
  const { page } = device;
  await signIn(page, 'lan@demo.bualanh.local');
  await readyForOffline(page);
  await expect(page.getByText('Có phiên bản mới')).toBeHidden();
  await cable.cut();
  await expect(syncBadge(page)).toHaveText('Ngoại tuyến');
  await addWholeClient(page);
  await openClient(page, CLIENT);
  await page.getByRole('button', { name: 'Tạo thực đơn mới' }).first().click();
  await expect(page).toHaveURL(/\/expert\/clients\/[^/]+\/create-menu$/);
  address = new URL(page.url()).pathname;
  await page.goto(address);
  await expect(page.getByLabel('Khách hàng', { exact: true })).toContainText(CLIENT);
  // Mifflin: 600 + 1000 − 200 − 161 = 1239; × 1.2 = 1487.
  await expect(page.getByText('Mục tiêu mỗi ngày: 1.487 kcal · Đạm 93 g')).toBeVisible();
  await page.getByLabel('Mục tiêu của thực đơn').selectOption({ label: 'Giảm cân' });
  await expect(page.getByText('Mục tiêu mỗi ngày: 1.200 kcal · Đạm 90 g')).toBeVisible();
  await expect(page.getByRole('tab', { name: /phụ 2/ })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(page.getByText('Khách hàng chưa có thực đơn đang dùng.')).toBeVisible();
});

test('E05 without a name nothing is saved and nothing is given', async () => {
  const { page } = device;
  await give(page);
  await expect(page.getByText('tên thực đơn là bắt buộc')).toBeVisible();
  await expect(page.getByLabel('Tên thực đơn')).toBeFocused();
  await page.getByLabel('Ngày áp dụng').fill('');
  await expect(page.getByText('Hãy chọn ngày áp dụng.')).toBeVisible();
  await page.getByLabel('Ngày áp dụng').fill('2026-12-01');
  await page.getByLabel('Ngày áp dụng').blur();
  await expect(page.getByLabel('Ngày áp dụng')).toHaveValue('01/12/2026');
  await page.goto('/expert/daily-menus');
  await page.getByRole('searchbox').first().fill(CLIENT);
  await expect(page.getByText('Không tìm thấy kết quả nào')).toBeVisible();
});

test('E05 a client that is not there leaves the page without one, and nothing is given', async () => {
  const { page } = device;
  await page.goto('/expert/clients/khong-co/create-menu');
  await expect(page.getByText('Không tìm thấy thông tin khách hàng')).toBeVisible();
  await page.getByLabel('Tên thực đơn').fill('Cho ai');
  await give(page);
  await expect(toast(page, 'Vui lòng chọn khách hàng')).toBeVisible();
  await expect(page.getByText('chọn khách hàng là bắt buộc')).toBeVisible();
});

test('E05 the picker: recipes and menus, 20 at most, found without accents', async () => {
  const { page } = device;
  await page.goto(address);
  await expect(page.getByText('Đã khôi phục bản nháp chưa lưu')).toBeVisible();
  await page.getByRole('button', { name: 'Lấy từ công thức, thực đơn' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await dialog.getByRole('searchbox').fill('pho ga');
  const pho = dialog.getByRole('button', { name: /^Thêm Phở gà/ }).first();
  await expect(pho).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toContainText('Phở');
  await dialog.getByLabel('Thêm vào bữa').selectOption({ label: 'Bữa trưa' });
  await pho.click();
  await expect(dialog.getByText(/^Đã thêm Phở gà.* vào bữa trưa$/)).toBeVisible();
  await dialog.getByRole('searchbox').fill('zzzz');
  await expect(dialog.getByText('Không tìm thấy kết quả nào')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Thực đơn' }).click();
  await dialog.getByRole('searchbox').fill('giam can');
  await dialog
    .getByRole('button', { name: /^Lấy các món của .*[Gg]iảm cân/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Đã chọn thực đơn')).toBeVisible();
  await page.getByRole('tab', { name: /trưa/i }).click();
  await expect(page.getByText(/^Phở gà/).first()).toBeVisible();
  await expect.poll(() => page.getByLabel(/^Lượng /).count()).toBeGreaterThan(1);
});

test('E05 storage is full: nothing is given, and what was typed stays', async () => {
  // Chromium remembers for half a minute how much room there was; a new process does not.
  await device.reopen('about:blank');
  const { page } = device;
  await setQuota(device, 1);
  await page.goto(address);
  await page.getByLabel('Tên thực đơn').fill(MENU);
  await give(page);
  await expect(toast(page, /^Không thể lưu thực đơn/)).toBeVisible();
  await setQuota(device);
  await expect(page.getByLabel('Tên thực đơn')).toHaveValue(MENU);
});

test('E05 saves, publishes and gives a new menu, asks why against an allergy, and returns', async ({
  product,
}) => {
  const { page } = device;
  await page.getByLabel('Tên thực đơn').fill(MENU);
  await page.getByLabel('Ghi chú khi giao').fill('Ăn chậm, nhai kỹ.');
  await page.getByRole('tab', { name: /sáng/i }).click();
  await addFood(page, 'chuoi', '100');
  await give(page);
  const question = page.getByRole('alertdialog', { name: 'Thực đơn có món gây dị ứng' });
  await question.getByLabel(/Lý do vẫn giao/).fill('Khách thử lại nửa quả.');
  await question.getByRole('button', { name: /Vẫn giao/ }).click();
  await expect(page).toHaveURL(/\/expert\/clients$/);
  await expect(toast(page, 'Đã tạo và assign thực đơn cho khách hàng')).toBeVisible();
  await openClient(page, CLIENT);
  await expect(page.getByText(MENU)).toBeVisible();
  await expect(page.getByText('Ăn chậm, nhai kỹ.')).toBeVisible();
  await cable.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  const bodies = (await product.documents('workspace-demo-lan')).map(
    ({ body }) => body as Record<string, unknown> | undefined,
  );
  const menu = bodies.find((body) => body?.name === MENU);
  expect(menu).toMatchObject({
    kind: 'personal',
    status: 'published',
    isPublic: false,
    goal: 'weight_loss',
    targetDate: '2026-12-01',
  });
  const client = bodies.find((body) => body?.clientName === CLIENT);
  expect(client?.currentMenuId).toBe(menu?.id);
  expect(client?.assignedMenus).toMatchObject([
    {
      menuId: menu?.id,
      status: 'active',
      goal: 'weight_loss',
      targetDate: '2026-12-01',
      notes: 'Ăn chậm, nhai kỹ.',
      allergyReason: 'Khách thử lại nửa quả.',
      targetNutrition: { calories: 1200, protein: 90 },
    },
  ]);
  const summary = menu?.nutritionSummary as { calories: number } | undefined;
  expect(summary?.calories).toBeGreaterThan(0);
  await cable.cut();
});

test('E05 gives a menu that is there: only given, compared with the one in use', async () => {
  const { page } = device;
  await page.goto(address);
  const existing = page.getByRole('button', { name: 'Thực đơn có sẵn', exact: true });
  await existing.click();
  await expect(existing).toHaveAttribute('aria-pressed', 'true');
  await give(page);
  await expect(toast(page, 'Hãy chọn một thực đơn có sẵn')).toBeVisible();
  await page.getByRole('button', { name: 'Chọn thực đơn có sẵn' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('khong co ten nay');
  await expect(dialog.getByText('Không tìm thấy thực đơn')).toBeVisible();
  await dialog.getByRole('searchbox').fill('giam can');
  const choice = dialog.getByRole('button', { name: /^Chọn .*[Gg]iảm cân/ }).first();
  const name = ((await choice.getAttribute('aria-label')) ?? '').replace('Chọn ', '');
  await choice.click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Đã chọn thực đơn')).toBeVisible();
  const comparison = page.getByRole('region', { name: 'So với thực đơn đang dùng' });
  await expect(comparison).toContainText(MENU);
  await expect(comparison.getByRole('row', { name: /^Năng lượng/ })).toContainText(/[+−]?\d/);
  await give(page);
  await expect(page).toHaveURL(/\/expert\/clients$/);
  await expect(toast(page, 'Đã assign thực đơn cho khách hàng')).toBeVisible();
  await openClient(page, CLIENT);
  await expect(page.getByText(name).first()).toBeVisible();
});

test('E04 another menu becomes the current one; an assignment is ended and taken back', async () => {
  const { page } = device;
  const assignedMenu = page.getByRole('listitem').filter({ hasText: MENU });
  await expect(assignedMenu).toContainText('Áp dụng từ 01/12/2026');
  await expect(assignedMenu).toContainText('Mục tiêu: Giảm cân');
  await expect(assignedMenu).toContainText('năng lượng mục tiêu 1.200 kcal (ước tính)');
  await expect(assignedMenu).toContainText('Ăn chậm, nhai kỹ.');
  await expect(assignedMenu.getByText('Đang dùng')).toBeHidden();
  const menu = page.getByRole('button', { name: `Thao tác với ${MENU}` });
  const choose = async (entry: string) => {
    await menu.press('Enter');
    const item = page.getByRole('menuitem', { name: entry });
    await item.focus();
    // Enter chooses what is highlighted, which the menu does a moment after it opened.
    await expect(item).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
  };
  await choose('Đặt làm thực đơn đang dùng');
  await expect(toast(page, 'Đã đặt làm thực đơn đang dùng')).toBeVisible();
  await expect(assignedMenu.getByText('Đang dùng')).toBeVisible();
  await choose('Ngừng dùng');
  await expect(toast(page, 'Đã ngừng dùng thực đơn')).toBeVisible();
  await expect(assignedMenu.getByText('Đã ngừng', { exact: true })).toBeVisible();
  await expect(assignedMenu.getByText('Đang dùng')).toBeHidden();
  await getUndo(page, 'Đã ngừng dùng thực đơn').press('Enter');
  await expect(assignedMenu.getByText('Đang dùng')).toBeVisible();
});

test('E02 the page of the subscription says what the plan holds', async () => {
  const { page } = device;
  await page.goto('/expert/dashboard?tab=plans');
  await expect(page.getByRole('article', { name: 'Pro' })).toContainText('Gói hiện tại');
  const business = page.getByRole('article', { name: 'Business' });
  await expect(business).toContainText('200 khách hàng');
});
