import { expect, type Locator, type Page } from 'playwright/test';

const dishes = (page: Page): Locator =>
  page.getByRole('button', { name: /: xem vì sao, đổi món$/ });

export async function generateWeek(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Đề xuất 7 ngày' }).click();
  return proposeWeek(page);
}

export async function proposeWeek(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1, name: 'Đề xuất 7 ngày' })).toBeVisible();
  await page.getByRole('button', { name: 'Đề xuất 7 ngày' }).click();
  await expect(page.getByRole('button', { name: 'Lưu 7 thực đơn' })).toBeVisible({
    timeout: 90_000,
  });
  const named = await dishes(page).evaluateAll((elements) =>
    elements.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  expect(named.length).toBeGreaterThan(40);
  return named;
}

export async function changeTwoDishes(page: Page): Promise<{ from: string; to: string }[]> {
  const changed: { from: string; to: string }[] = [];
  for (const slot of ['Bữa trưa', 'Bữa tối']) {
    const dish = dishes(page)
      .filter({ hasText: /phần/ })
      .and(page.getByLabel(new RegExp(`, ${slot}, `)));
    const from = (await dish.first().textContent()) ?? '';
    await dish.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Vì sao chọn món này' })).toBeVisible();
    const offer = dialog.getByRole('button', { name: /^Đổi lấy / }).first();
    const to =
      ((await offer.textContent()) ?? '').replace(/^Đổi lấy\s*/, '').split(/\d+ kcal/)[0] ?? '';
    await offer.click();
    await expect(dialog).toHaveCount(0);
    changed.push({ from, to });
  }
  return changed;
}

export async function saveWeek(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Lưu 7 thực đơn' }).click();
  await page.waitForURL(/\/expert\/plans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Tuần đề xuất – / })).toBeVisible();
  return page.url();
}

interface PlannerQuestion {
  client: string;
  question: string;
  secrets: readonly (string | RegExp)[];
}

export async function askAdvice(
  page: Page,
  { client, question, secrets }: PlannerQuestion,
): Promise<string[]> {
  await page.goto('/expert/ai');
  await page.getByLabel('Khách hàng', { exact: true }).selectOption({ label: client });
  await page.getByRole('textbox', { name: 'Câu hỏi' }).fill(question);
  await page.getByRole('button', { name: 'Xem nguyên văn' }).click();
  const sent = page.getByRole('region', { name: 'Sẽ gửi đi' });
  for (const secret of [client, ...secrets]) await expect(sent).not.toContainText(secret);
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  await expect(page.getByText('Cần bạn đồng ý trước khi gửi.')).toBeVisible();
  await page.getByText(/^Tôi đồng ý gửi dữ liệu đã bỏ tên tới /).click();
  await expect(page.getByText(/^Bạn đã đồng ý /)).toBeVisible();
  await page.getByLabel('Khách đồng ý bằng cách nào').selectOption({ label: 'Giấy có chữ ký' });
  await page.getByRole('button', { name: 'Ghi lại đồng ý của khách' }).click();
  await expect(page.getByText(`${client} đã đồng ý`)).toBeVisible();
  // The gateway checks the consent, which must have been synced first.
  await expect(page.getByRole('link', { name: 'Đã đồng bộ' })).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).click();
  const answer = page.getByRole('region', { name: 'Trả lời' });
  await expect(answer.getByRole('checkbox').first()).toBeAttached();
  return answer.getByRole('listitem').allTextContents();
}

export async function keepAdvice(page: Page, client: string): Promise<void> {
  await page.getByRole('button', { name: `Lưu vào ghi chú của ${client}` }).click();
  await expect(page.getByText(/^Đã lưu vào ghi chú lần khám hôm nay của /).first()).toBeVisible();
}

export async function seePhotoToolLocked(page: Page): Promise<void> {
  await page.goto('/expert/ai');
  const tool = page.getByRole('button', { name: /^Phân tích ảnh món ăn/ });
  await expect(tool).toContainText('Chỉ có ở gói Business');
  await tool.click();
  await expect(page.getByText(/nên thuộc gói Business\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nâng cấp' })).toBeVisible();
}
