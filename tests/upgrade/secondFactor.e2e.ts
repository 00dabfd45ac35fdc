import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'playwright/test';
import { openDevice, type Device } from '../e2e/support/device';
import { startProduct, type Product } from '../e2e/support/product';
import { clearReleases, meeting } from './support/releases';

const EMAIL = 'nga@benhvien.example';
const PASSWORD = 'vai từ không liên quan';

// A release is unpacked and started.
test.describe.configure({ timeout: 240_000 });

let product: Product | undefined;
let device: Device | undefined;

test.afterEach(async () => {
  await device?.dispose();
  await product?.stop();
  await clearReleases();
});

/** An account with an authenticator, made as an app of today would. */
async function accountWithCodes(url: string): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token) headers.authorization = `Bearer ${token}`;
    const answer = await fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.ok, path).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  };
  const application = { email: EMAIL, password: PASSWORD, name: 'Lê Thu Nga', application: {} };
  const token = String((await post('register', application)).accessToken);
  const { secret } = await post('second-factor/start', { password: PASSWORD }, token);
  const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate();
  await post('second-factor/confirm', { code }, token);
}

test('P02 S02 the app of 0.2.0, which has no field for a code, is told to update by an account that needs one', async () => {
  product = await startProduct({ dist: await meeting('0.2.0', 'present') });
  await accountWithCodes(product.url);
  device = await openDevice(product.proxy.url, { viewport: { width: 1440, height: 900 } });
  const { page } = device;
  await page.goto('/expert/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByText(/^Cần cập nhật ứng dụng/)).toBeVisible();
  // Nothing typed is lost.
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await expect(page).toHaveURL(/\/expert\/login/);
});
