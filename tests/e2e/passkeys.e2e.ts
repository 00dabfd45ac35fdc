import type { CDPSession } from 'playwright';
import { expect, test, type Page } from 'playwright/test';
import { expectNoViolationsInBoth } from './support/axe';
import { openDevice, type Device } from './support/device';
import { startProduct, type Product } from './support/product';

const EXPERT = 'hanh@benhvien.example';
const PASSWORD = 'vai từ không liên quan';
const KEY = 'Vân tay máy bàn';

test.describe.configure({ mode: 'serial' });

let product: Product;
let device: Device;
let authenticator: Authenticator;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  // Passkeys are bound to the public address, so the product is restarted with it.
  await product.kill('SIGTERM');
  await product.start({ PUBLIC_URL: product.url });
  const answer = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: EXPERT,
      password: PASSWORD,
      name: 'Vũ Thị Hạnh',
      application: {},
    }),
  });
  expect(answer.status).toBe(201);
  device = await opened();
  authenticator = await addAuthenticator(device);
});
test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

function opened(): Promise<Device> {
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  return openDevice(product.url, { viewport, hasTouch, isMobile });
}

interface Authenticator {
  cdp: CDPSession;
  authenticatorId: string;
}

async function addAuthenticator({ context, page }: Device): Promise<Authenticator> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

async function enter(page: Page): Promise<void> {
  await page.goto('/expert/login');
  await page.getByLabel('Email').fill(EXPERT);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

const getKeys = (page: Page) => page.getByRole('list', { name: 'Khóa truy cập (passkey)' });

test('P02 an expert makes a passkey on the security page', async () => {
  const { page } = device;
  await enter(page);
  await expect(page).toHaveURL(/\/expert\/dashboard/);
  await page.goto('/expert/security');
  await expect(page.getByText('Chưa có khóa truy cập nào.')).toBeVisible();
  await page.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
  await page.getByLabel('Tên khóa').fill(KEY);
  await page.getByLabel('Mật khẩu hiện tại').fill('sai');
  await page.getByRole('button', { name: 'Tạo khóa trên máy này' }).click();
  await expect(page.getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();
  await expectNoViolationsInBoth(page);
  await page.getByLabel('Mật khẩu hiện tại').fill(PASSWORD);
  await page.getByRole('button', { name: 'Tạo khóa trên máy này' }).click();
  const codes = page.getByRole('list', { name: 'Mã khôi phục' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
  await expect(getKeys(page).getByRole('listitem')).toHaveText(new RegExp(KEY));
  await expect(getKeys(page)).toContainText('chưa dùng lần nào');
  await expect(page.getByText('Còn 10 mã khôi phục.')).toBeVisible();
  await page.reload();
  const news = page.getByRole('region', { name: 'Hoạt động gần đây' });
  await expect(news.getByRole('listitem').first()).toContainText('Thêm khóa truy cập');
  await expectNoViolationsInBoth(page);
});

test('P02 signing in shows the passkey in place of a code', async () => {
  const other = await opened();
  const { page } = other;
  // The key is moved, as between a person's devices: two copies with separate counters are refused.
  const { credentials } = await authenticator.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: authenticator.authenticatorId,
  });
  const [credential] = credentials;
  if (!credential) throw new Error('the authenticator has no key');
  await enter(page);
  const button = page.getByRole('button', { name: 'Dùng khóa truy cập' });
  await expect(button).toBeVisible();
  await expect(page.getByLabel('Mã xác thực')).toBeVisible();
  await expectNoViolationsInBoth(page);
  const { cdp, authenticatorId } = await addAuthenticator(other);
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  await button.click();
  await expect(page).toHaveURL(/\/expert\/dashboard/);
  await page.goto('/expert/security');
  await expect(getKeys(page)).toContainText('dùng lần cuối');
  await device.dispose();
  device = other;
});

test('P02 removing it asks for the password and for the passkey', async () => {
  const { page } = device;
  await page.goto('/expert/security');
  await page.getByRole('button', { name: `Xóa khóa ${KEY}` }).click();
  await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
  await expect(page.getByText('Hãy điền ô này.').first()).toBeVisible();
  await page.getByLabel('Mật khẩu hiện tại').fill(PASSWORD);
  await page.getByRole('button', { name: 'Dùng khóa truy cập' }).click();
  await expect(page.getByText('Chưa có khóa truy cập nào.')).toBeVisible();
  const news = page.getByRole('region', { name: 'Hoạt động gần đây' });
  await expect(news.getByRole('listitem').first()).toContainText('Xóa khóa truy cập');
});
