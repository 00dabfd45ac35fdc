import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'playwright/test';
import { openDevice, type Device } from '../e2e/support/device';
import { startProduct, type Product } from '../e2e/support/product';
import { clearReleases, FORMER, meeting } from './support/releases';

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

/** @param periods 1: the next code, already valid, because setting up used the present one */
const codeAt = (secret: string, periods: 0 | 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

async function accountWithCodes(url: string): Promise<string> {
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
  const secret = String((await post('second-factor/start', { password: PASSWORD }, token)).secret);
  await post('second-factor/confirm', { code: codeAt(secret, 0) }, token);
  return secret;
}

for (const former of FORMER)
  test(`P02 S02 the app of ${former} asks for the code that this gateway wants, and is in with it`, async () => {
    product = await startProduct({ dist: await meeting(former, 'present') });
    const secret = await accountWithCodes(product.url);
    device = await openDevice(product.proxy.url, { viewport: { width: 1440, height: 900 } });
    const { page } = device;
    await page.goto('/expert/login');
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
    const button = page.getByRole('button', { name: 'Đăng nhập', exact: true });
    await button.click();
    await expect(page.getByLabel('Mã xác thực')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
    await page.getByLabel('Mã xác thực').fill(codeAt(secret, 1));
    await button.click();
    await expect(page).not.toHaveURL(/\/expert\/login/);
    await expect(page.getByText('Lê Thu Nga').first()).toBeVisible();
  });
