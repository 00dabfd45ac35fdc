import { expect, type Page } from 'playwright/test';
import { nextTransferId, reportTransfer, TEST_BANK } from '../../support/playedBank';
import { readVietQr, type ReadVietQr } from '../../support/vietQrText';
import { scanQr } from '../support/qr';

export const BANK_ENV = TEST_BANK;

export async function readShownQr(page: Page): Promise<ReadVietQr> {
  const code = page.getByRole('img', { name: /^Mã VietQR/ });
  await expect(code).toBeVisible();
  await code.scrollIntoViewIfNeeded();
  // The toast of an earlier save may cover the code for some seconds.
  await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(0);
  return readVietQr(await scanQr(code));
}

/** Memo as banks change it: other capitals, their own reference in front, words behind. */
const asBanksWrite = (memo: string): string =>
  `MBVCB.4711220.${memo.toLowerCase()}.CT tu 0071000123456 NGUYEN VAN A GD 552190`;

/** @param url of a gateway started with {@link BANK_ENV} */
export async function payByQr(page: Page, url: string): Promise<ReadVietQr> {
  const read = await readShownQr(page);
  expect(read.bin).toBe(TEST_BANK.BANK_BIN);
  expect(read.account).toBe(TEST_BANK.BANK_ACCOUNT);
  const id = nextTransferId();
  const { amount, account } = read;
  const transfer = { id, amount, account, content: asBanksWrite(read.memo) };
  const answer = await reportTransfer(url, transfer);
  expect(answer).toEqual({ status: 200, body: { success: true } });
  return read;
}

export async function upgradeToPro(page: Page, url: string): Promise<void> {
  await page.getByRole('link', { name: 'Xem và nâng gói' }).click();
  await page.getByRole('button', { name: 'Nâng cấp lên Pro' }).click();
  await expect(page.getByText('Hôm nay bạn trả')).toBeVisible();
  await page.getByRole('button', { name: 'Tạo mã thanh toán' }).click();
  const paid = await payByQr(page, url);
  expect(paid.amount).toBe(499_000);
  await expect(page.getByText('Thanh toán thành công')).toBeVisible({ timeout: 5_000 });
}
