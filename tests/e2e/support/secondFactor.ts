import { Secret, TOTP } from 'otpauth';
import { expect, type Page } from 'playwright/test';

/** @param periods 1: the next code, which counts already; setting up has taken the present one */
export const codeOf = (secret: string, periods: 0 | 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

/** The secret that a page shows for an authenticator, as it is typed in by hand. */
export async function shownSecret(page: Page): Promise<string> {
  const typed = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent();
  return (typed ?? '').replaceAll(' ', '');
}

/** Turns the second factor on, as an administrator does behind the first sign-in. */
export async function turnOnSecondFactor(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  await page.getByLabel('Mật khẩu hiện tại').fill(password);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  const secret = await shownSecret(page);
  await page.getByLabel(/Nhập mã 6 số mà/).fill(codeOf(secret, 0));
  await page.getByRole('button', { name: 'Xác nhận và bật' }).click();
  await expect(page.getByRole('list', { name: 'Mã khôi phục' })).toBeVisible();
  await page.getByRole('button', { name: 'Tôi đã cất các mã' }).click();
}
