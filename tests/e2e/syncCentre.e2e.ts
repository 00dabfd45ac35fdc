import { expect, type Page } from 'playwright/test';
import { REJECTIONS, type RejectionCode } from '../../src/domain/protocol/errors';
import type { PushRequest, Verdict } from '../../src/domain/protocol/protocol';
import { PROTOCOL } from '../../src/domain/protocol/protocolVersions';
import { expectNoViolationsInBoth } from './support/axe';
import { openDevice, syncBadge, signIn, type Device } from './support/device';
import { pressByKeyboard } from './support/keyboard';
import { test, type SharedProduct } from './support/shared';

test.describe.configure({ mode: 'serial' });

let product: SharedProduct;
let device: Device;
let refusal: RejectionCode | null = null;

test.beforeAll(async ({ product: shared }) => {
  product = shared;
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  device = await openDevice(product.url, { viewport, hasTouch, isMobile });
  // An honest app cannot break most of the rules, so the gateway's refusal is faked.
  await device.context.route('**/sync/push', async (route) => {
    const code = refusal;
    if (!code) return route.continue();
    const { rows } = route.request().postDataJSON() as PushRequest;
    const issues = [{ path: 'phone', code: 'too_big' }];
    const verdicts: Verdict[] = rows.map(({ collection, next }) => ({
      collection,
      id: next.id,
      verdict: 'rejected',
      code,
      error: REJECTIONS[code],
      ...(code === 'schema' ? { details: { issues } } : {}),
    }));
    return route.fulfill({ json: { success: true, protocol: PROTOCOL, verdicts } });
  });
  await signIn(device.page, 'lan@demo.bualanh.local');
  await expect(syncBadge(device.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

test.afterAll(async () => {
  await device?.dispose();
});

async function change(page: Page, phone: string): Promise<void> {
  const field = page.getByLabel('Số điện thoại');
  // A dialog moves the focus to its first field once when it opens.
  await expect(async () => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(phone);
    await expect(field).toHaveValue(phone, { timeout: 1_000 });
  }).toPass();
  await field.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function refuse(page: Page, code: RejectionCode, phone: string): Promise<void> {
  await page.goto('/expert/clients');
  await page.getByRole('main').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/detail/);
  // Versions that the previous page had not recorded as sent are sent again, which must not be refused.
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ');
  refusal = code;
  await page.getByRole('button', { name: 'Sửa', exact: true }).press('Enter');
  await change(page, phone);
  await expect(syncBadge(page)).toHaveText('Cần xử lý');
  await page.getByRole('link', { name: 'Cần xử lý' }).press('Enter');
  await expect(page.getByText(REJECTIONS[code])).toBeVisible();
  refusal = null;
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByText(/^Máy chủ chưa nhận/)).toHaveCount(0);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
}

async function storedPhones(): Promise<unknown[]> {
  const documents = await product.documents('workspace-demo-lan');
  return documents.map((one) => (one.body as { phone?: string } | undefined)?.phone);
}

for (const code of ['schema', 'document_too_large'] as const)
  test(`P18 refused (${code}): opened with the reason shown, mended, taken`, async () => {
    const { page } = device;
    await refuse(page, code, '0900111000');
    if (code === 'schema') {
      await expect(page.getByText('Chỗ cần xem lại: Số điện thoại.')).toBeVisible();
      await expectNoViolationsInBoth(page);
    }
    await pressByKeyboard(page, /^Mở để sửa/);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('note')).toContainText(REJECTIONS[code]);
    await change(page, `09002221${String(code.length).padStart(2, '0')}`);
    await settled(page);
    expect(await storedPhones()).toContain(`09002221${String(code.length).padStart(2, '0')}`);
  });

const SENT_AGAIN = [
  'unknown_collection',
  'client_limit',
  'recipe_limit',
  'menu_limit',
  'workspace_full',
] as const;
for (const [index, code] of SENT_AGAIN.entries())
  test(`P18 refused (${code}): sent again, taken`, async () => {
    const { page } = device;
    const phone = `090033300${index}`;
    await refuse(page, code, phone);
    await pressByKeyboard(page, /^Gửi lại/);
    await settled(page);
    expect(await storedPhones()).toContain(phone);
  });

const DISCARDED = ['other_workspace', 'read_only', 'consent_kept', 'depends_on_rejected'] as const;
for (const code of DISCARDED)
  test(`P18 refused (${code}): discarded after a question, the server's version is back`, async () => {
    const { page } = device;
    const lost = `09004441${String(code.length).padStart(2, '0')}`;
    await refuse(page, code, lost);
    await pressByKeyboard(page, /^Bỏ bản này/);
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Hủy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(REJECTIONS[code])).toBeVisible();
    await pressByKeyboard(page, /^Bỏ bản này/);
    await expect(question.getByRole('button', { name: 'Hủy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await settled(page);
    expect(await storedPhones()).not.toContain(lost);
    await page.goto('/expert/clients');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByText('Lịch sử khám').first()).toBeVisible();
    await expect(page.getByText(lost)).toHaveCount(0);
  });

test('P18 every reason of a refusal has a test of its way out', () => {
  const tested = [
    'schema',
    'document_too_large',
    ...SENT_AGAIN,
    ...DISCARDED,
    // Leaves the device by itself: `src/data/store/erased.test.ts`.
    'client_erased',
  ];
  expect(Object.keys(REJECTIONS).sort()).toEqual(tested.sort());
});

test('P18 this device is named by its person, also without a network', async () => {
  const { page } = device;
  await page.goto('/expert/sync');
  await page.getByLabel('Tên máy này').fill('Điện thoại của Minh');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã lưu tên máy.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Tên máy này')).toHaveValue('Điện thoại của Minh');
  await page.goto('/expert/account');
  const devices = page.getByRole('region', { name: 'Thiết bị đang đăng nhập' });
  await expect(devices.getByRole('listitem').first()).toContainText('Điện thoại của Minh');
});
