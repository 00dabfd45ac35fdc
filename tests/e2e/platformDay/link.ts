import { expect, type Page } from 'playwright/test';

export async function giveLink(page: Page, clientId: string): Promise<string> {
  await page.goto(`/expert/clients/${clientId}/detail`);
  await page.getByRole('button', { name: 'Tạo liên kết' }).click();
  const url = await page.getByLabel('Địa chỉ liên kết').inputValue();
  await page.getByRole('button', { name: 'Xong' }).click();
  return url;
}

export function linkInMail(text: string): string {
  const [url] = /https?:\/\/\S+\/khach#[\w.-]+/.exec(text) ?? [];
  if (url === undefined) throw new Error('the mail has no link');
  return url;
}

export async function openLink(phone: Page, url: string): Promise<void> {
  await phone.goto(url);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(/Thứ|Chủ/);
  await expect.poll(() => new URL(phone.url()).hash).toBe('');
  await phone.getByRole('button', { name: 'Đồng ý' }).click();
  await expect(phone.getByText('Đã gửi hết')).toBeVisible();
  await expect
    .poll(() => phone.evaluate(async () => (await caches.keys()).includes('bualanh-files')))
    .toBe(true);
  await expect
    .poll(() =>
      phone.evaluate(async () => {
        const files = await (await caches.open('bualanh-files')).keys();
        return files.some(({ url: one }) => new URL(one).pathname === '/.kept/link');
      }),
    )
    .toBe(true);
}

const firstDish = (phone: Page) =>
  phone.locator('section.meal[data-open] li').first().getByRole('checkbox');

export async function tickOffline(phone: Page): Promise<string> {
  await phone.context().setOffline(true);
  await phone.reload();
  const box = firstDish(phone);
  const name = (await box.getAttribute('aria-label')) ?? '';
  await box.check();
  await expect(phone.getByText('1 chờ gửi')).toBeVisible();
  await phone.reload();
  const first = phone.locator('.meal-name').first();
  if ((await first.getAttribute('aria-expanded')) === 'false') await first.click();
  await expect(phone.getByRole('checkbox', { name, exact: true }).first()).toBeChecked();
  return name;
}

export async function cookOffline(phone: Page): Promise<void> {
  const closed = phone.locator('.meal-name[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  const lines = phone.locator('section.meal li.line');
  const count = await lines.count();
  expect(count).toBeGreaterThan(5);
  for (let at = 0; at < count; at += 1) {
    const line = lines.nth(at);
    const open = line.getByRole('button', { name: /^Cách làm / });
    await open.click();
    await expect(
      line
        .getByRole('list')
        .first()
        .getByText(/^[\d.,]+ (g|ml)$/)
        .first(),
    ).toBeVisible();
    await expect(line.locator('.dish-steps li').first()).toBeVisible();
    if (at === 0) {
      const amounts = () => line.locator('.dish-parts li').allInnerTexts();
      const forOne = await amounts();
      await line.getByRole('button', { name: 'Thêm một người' }).click();
      await expect(line.getByText('2 người')).toBeVisible();
      expect(await amounts()).not.toEqual(forOne);
    }
    await open.click();
  }
}

export async function writeWeight(phone: Page, typed: string): Promise<void> {
  await phone.getByRole('button', { name: 'Nhật ký' }).click();
  const field = phone.getByLabel('Cân nặng (kg)');
  await field.fill('4000');
  await phone.getByRole('button', { name: 'Lưu cân nặng' }).click();
  await expect(phone.getByText(/Hãy nhập số từ 2 đến 400 kg/)).toBeVisible();
  await field.fill('6,1');
  await phone.getByRole('button', { name: 'Lưu cân nặng' }).click();
  const weightMessage = phone.locator('#weight-said');
  await expect(weightMessage).toContainText('bấm lưu lần nữa');
  await field.fill(typed);
  await phone.getByRole('button', { name: 'Lưu cân nặng' }).click();
  await expect(weightMessage).toContainText(`${typed} kg`);
  if ((await weightMessage.innerText()).includes('bấm lưu lần nữa'))
    await phone.getByRole('button', { name: 'Lưu cân nặng' }).click();
  await expect(phone.getByText(`Đã lưu ${typed} kg trên máy này.`)).toBeVisible();
}

export async function comeOnline(phone: Page): Promise<void> {
  await phone.context().setOffline(false);
  await expect(phone.getByText('Đã gửi hết')).toBeVisible({ timeout: 30_000 });
}

export async function seeDiary(page: Page, weight: string, dish: string): Promise<void> {
  const diary = page.getByRole('region', { name: 'Nhật ký của khách' });
  await expect(diary.getByText(`khách tự cân ${weight} kg`)).toBeVisible({ timeout: 30_000 });
  await expect(diary.getByText('1 món đã ăn')).toBeVisible();
  const [itemText = ''] = await diary.getByRole('listitem').allInnerTexts();
  const names = itemText.split('\n').at(-1) ?? '';
  expect(dish).toContain(names.trim());
}

export async function revokeLink(page: Page, phone: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Thu hồi liên kết/ })
    .first()
    .click();
  await expect(page.getByText('Đã thu hồi', { exact: true }).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'Liên kết không còn dùng được' })).toBeVisible();
}
