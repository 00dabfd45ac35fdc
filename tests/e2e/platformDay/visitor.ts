import { expect, type Page } from 'playwright/test';

export interface DayVisitor {
  name: string;
  email: string;
}

const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Tiếp: |Xem kết quả)/ }).click();

export async function answerSurvey(page: Page): Promise<void> {
  await page.goto('/khao-sat');
  await page.getByRole('radio', { name: 'Nữ' }).check();
  await page.getByRole('textbox', { name: 'Tuổi' }).fill('34');
  await page.getByRole('radio', { name: 'Không' }).check();
  await next(page);
  await page.getByRole('textbox', { name: 'Bạn cao bao nhiêu?' }).fill('158');
  await next(page);
  await page.getByRole('textbox', { name: 'Bạn nặng bao nhiêu?' }).fill('61');
  await next(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Bạn đang offline.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Bạn muốn nặng bao nhiêu?' }).fill('54');
  await next(page);
  await page.getByRole('radio', { name: /Việc tay chân/ }).check();
  await next(page);
  await page.getByRole('radio', { name: /1–2 buổi/ }).check();
  await next(page);
  await page.getByRole('textbox', { name: /Gõ món khác/ }).fill('hải sản');
  await page.getByRole('button', { name: 'Thêm', exact: true }).click();
  await page.getByRole('button', { name: 'Chỉ tôm, tép' }).click();
  await expect(page.getByRole('checkbox', { name: 'Tôm, tép' })).toBeChecked();
  await next(page);
  await page.getByRole('checkbox', { name: 'Gan nhiễm mỡ' }).check();
  await next(page);
  await next(page);
  await expect(page.getByRole('heading', { name: 'Xem lại rồi tính' })).toBeVisible();
}

export async function readResult(page: Page): Promise<string[]> {
  await next(page);
  await expect(page.getByText('24,4', { exact: true })).toBeVisible();
  await expect(page.getByText('Thừa cân').first()).toBeVisible();
  await expect(page.getByText(/Đang mất mạng|chưa hỏi lại được/)).toBeVisible();
  await page.context().setOffline(false);
  const menus = page.locator('#thuc-don').getByRole('listitem').filter({ hasText: 'kcal' });
  await expect(menus.filter({ hasText: 'Top 1' })).toBeVisible();
  const ranked = menus.filter({ hasText: /^Top \d/ });
  const names = await ranked.locator('.card-title').allInnerTexts();
  await expect(ranked.locator('.danger-text')).toHaveCount(0);
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).not.toMatch(/tom|158|gan/i);
  return names;
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Top 1/ }).click();
  await expect(page).toHaveURL(/\/daily-menu\//);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Kết quả của bạn' })).toBeVisible();
}

export async function orderWeek(page: Page, { name, email }: DayVisitor): Promise<void> {
  await page.getByRole('link', { name: /Đặt thực đơn tuần/ }).click();
  await page.getByRole('radio', { name: '3 chính, 1 phụ' }).check();
  await page.getByRole('textbox', { name: 'Tên của bạn' }).fill(name);
  await page.getByRole('textbox', { name: 'Email nhận thực đơn' }).fill(email);
  await page.getByRole('checkbox', { name: /Đồng ý gửi/ }).check();
  await page.getByRole('button', { name: /Đặt và trả 499\.000/ }).click();
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
}

export async function seePaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Đang chờ chuyên gia nhận' })).toBeVisible({
    timeout: 30_000,
  });
}

export async function acceptOrder(page: Page, { name }: DayVisitor): Promise<void> {
  await page.goto('/expert/orders');
  const taking = page.getByRole('checkbox', { name: 'Nhận đơn thực đơn tuần' });
  await expect(taking).toBeEnabled();
  if (!(await taking.isChecked()))
    await page.getByText('Nhận đơn thực đơn tuần', { exact: true }).click();
  await page
    .getByRole('article')
    .filter({ hasText: 'Tôm, tép' })
    .getByRole('button', { name: /^Nhận đơn/ })
    .click();
  await expect(page).toHaveURL(/\/expert\/clients\/[\w-]+\/detail/);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Tôm, tép').first()).toBeVisible();
}

const getOrder = (page: Page, { name }: DayVisitor) =>
  page.getByRole('article').filter({ hasText: name });

/** @param today `YYYY-MM-DD` */
export async function composeWeek(page: Page, of: DayVisitor, today: string): Promise<void> {
  await page.goto('/expert/orders');
  await getOrder(page, of).getByRole('button', { name: 'Soạn tuần này' }).click();
  await expect(page).toHaveURL(/\/expert\/generator/);
  await page.getByLabel('Ngày bắt đầu').fill(today);
}

export async function deliver(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Giao cho đơn này' }).click();
  const question = page.getByRole('alertdialog', { name: 'Xem trước khi giao' });
  const isDone = page.getByText(/^Đã giao\. Khách nhận thư/);
  await expect(question.or(isDone).first()).toBeVisible({ timeout: 30_000 });
  if (await question.isVisible()) await question.getByRole('button', { name: 'Vẫn giao' }).click();
  await expect(isDone.first()).toBeVisible();
  await page.context().setOffline(false);
}

export async function seeDelivered(page: Page, of: DayVisitor): Promise<void> {
  await expect(async () => {
    await page.goto('/expert/orders');
    await expect(getOrder(page, of).getByText('Đã giao', { exact: true })).toBeVisible();
  }).toPass({ timeout: 60_000 });
}
