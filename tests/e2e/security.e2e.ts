import { Secret, TOTP } from 'otpauth';
import { expect, test, type Page } from 'playwright/test';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { expectNoViolationsInBoth } from './support/axe';
import { openDevice, readyForOffline, type Device } from './support/device';
import { startProduct, type Product } from './support/product';

const EXPERT = 'nga@benhvien.example';
const ADMIN = 'quan@phongkham.example';
const PASSWORD = 'vai từ không liên quan';

test.describe.configure({ mode: 'serial' });

let product: Product;
let device: Device;
let secret = '';
let recovery: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  for (const email of [EXPERT, ADMIN]) await register(email);
  await expect(() =>
    product.change('accounts', accountKey(ADMIN), { role: 'admin', adminRole: 'owner' }),
  ).toPass();
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  device = await openDevice(product.proxy.url, { viewport, hasTouch, isMobile });
});
test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

async function register(email: string): Promise<void> {
  const answer = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, name: 'Lê Thu Nga', application: {} }),
  });
  expect(answer.status).toBe(201);
}

/** @param periods 1: the next code, already valid, because setting up used the present one */
const codeAt = (periods: 0 | 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/expert/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

async function turnOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await page.getByLabel('Mật khẩu hiện tại').fill('sai');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(page.getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();
  await page.getByLabel('Mật khẩu hiện tại').fill(PASSWORD);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible();
  await expectNoViolationsInBoth(page);
  const typed = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  secret = (typed ?? '').replaceAll(' ', '');
  await page.getByLabel(/Nhập mã 6 số mà/).fill('000000');
  await page.getByRole('button', { name: 'Xác nhận và bật' }).click();
  await expect(page.getByText(/^Mã không đúng, đã dùng hoặc đã hết hạn/)).toBeVisible();
  await page.getByLabel(/Nhập mã 6 số mà/).fill(codeAt(0));
  await page.getByRole('button', { name: 'Xác nhận và bật' }).click();
  const codes = page.getByRole('list', { name: 'Mã khôi phục' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  recovery = await codes.getByRole('listitem').allTextContents();
  await expectNoViolationsInBoth(page);
  await page.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
}

test('P02 an expert turns the second factor on, and reads what happened', async () => {
  const { page } = device;
  await enter(page, EXPERT);
  await expect(page).toHaveURL(/\/expert\/dashboard/);
  await page.goto('/expert/account');
  await page.getByRole('link', { name: 'Bảo mật' }).click();
  await turnOn(page);
  await expect(page.getByText('Còn 10 mã khôi phục.')).toBeVisible();
  await page.reload();
  const news = page.getByRole('region', { name: 'Hoạt động gần đây' });
  await expect(news.getByRole('listitem').first()).toContainText('Bật xác thực hai lớp');
  const devices = page.getByRole('region', { name: 'Thiết bị đang đăng nhập' });
  await expect(devices.getByText(/mạng 127\.0\.0\.\*/).first()).toBeVisible();
});

test('P02 G15 a signed-in device works on without a network, and is asked for nothing', async () => {
  const { page } = device;
  await page.goto('/expert/clients');
  await readyForOffline(page);
  await product.proxy.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
  await product.proxy.restore();
});

test('P02 signing in asks for the code behind the password, or takes a recovery code', async () => {
  const other = await openDevice(product.proxy.url, { viewport: { width: 820, height: 1180 } });
  const { page } = other;
  await enter(page, EXPERT);
  await expect(page.getByLabel('Mã xác thực')).toBeVisible();
  await expectNoViolationsInBoth(page);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByText('Vui lòng nhập mã xác thực.')).toBeVisible();
  await page.getByLabel('Mã xác thực').fill('000000');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByText(/^Mã không đúng, đã dùng hoặc đã hết hạn/)).toBeVisible();
  await page.getByLabel('Mã xác thực').fill(recovery[0] ?? '');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(/\/expert\/dashboard/);
  await other.dispose();
});

test('P02 it is turned off with password and code', async () => {
  const { page } = device;
  await page.goto('/expert/security');
  await page.getByRole('button', { name: 'Tắt xác thực hai lớp' }).click();
  await page.getByLabel('Mật khẩu hiện tại').fill(PASSWORD);
  await page.getByLabel('Mã xác thực hiện tại').fill(recovery[1] ?? '');
  await page.getByRole('button', { name: 'Tắt xác thực hai lớp' }).click();
  await expect(page.getByText('Chưa bật')).toBeVisible();
});

test('P02 an administrator sets it up before anything else', async () => {
  const other = await openDevice(product.proxy.url, { viewport: { width: 1440, height: 900 } });
  const { page } = other;
  await enter(page, ADMIN);
  await expect(page).toHaveURL(/\/admin\/security/);
  await expect(page.getByText(/^Quản trị viên phải bật xác thực hai lớp/)).toBeVisible();
  await page.goto('/admin/experts');
  await expect(page).toHaveURL(/\/admin\/security/);
  await expect(page.getByRole('link', { name: 'Chuyên gia' })).toHaveCount(0);
  await turnOn(page);
  await page.getByRole('link', { name: 'Chuyên gia', exact: true }).click();
  await page.getByRole('tab', { name: 'Đang làm việc' }).click();
  await expect(page.getByText(EXPERT)).toBeVisible();
  await other.dispose();
});
