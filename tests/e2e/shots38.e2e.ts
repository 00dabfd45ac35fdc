import { mkdirSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { startFakeGoogle } from '../support/fakeGoogle';
import { openDevice, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';

const OUT = '/tmp/shots38';
let product: Product;
let google: Awaited<ReturnType<typeof startFakeGoogle>>;
let device: Device;
const answers = {
  age: 34,
  gender: 'female',
  heightCm: 158,
  weightKg: 61,
  targetWeightKg: 54,
  activity: 'very_active',
  workout: 'low',
  allergies: ['Tôm, tép'],
  conditions: ['Gan nhiễm mỡ'],
  restrictions: [],
  dislikes: ['khổ qua'],
};
test.beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  google = await startFakeGoogle();
  google.person = { sub: 'x1', email: 'lan@demo.bualanh.local', email_verified: true, name: 'Lan' };
  product = await startProduct({
    env: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
    },
  });
  device = await openDevice(product.proxy.url, { viewport: { width: 390, height: 844 } });
  await expect
    .poll(async () => (await (await fetch(`${product.url}/`)).text()).includes('Ăn nhạt'))
    .toBe(true);
});
test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
  await google?.close();
});

const wide = (page: Page) => page.setViewportSize({ width: 1280, height: 900 });
const phone = (page: Page) => page.setViewportSize({ width: 390, height: 844 });
const dark = (page: Page, on: boolean) => page.emulateMedia({ colorScheme: on ? 'dark' : 'light' });
const shot = (page: Page, name: string, fullPage = false) =>
  page.screenshot({ path: `${OUT}/${name}.png`, fullPage });

test('shots of the survey', async () => {
  const { page } = device;
  await page.goto('/');
  await shot(page, 'home-phone');
  await page.locator('summary').first().click();
  await shot(page, 'home-phone-menu');
  await page.evaluate((a) => localStorage.setItem('bualanh-survey', JSON.stringify(a)), answers);
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await page.goto(`/khao-sat?cau=${n}`);
    await expect(page.locator('h1')).toBeVisible();
    await shot(page, `survey-${n}-phone`);
  }
  await page.goto('/khao-sat?cau=2');
  await page.getByRole('button', { name: 'ft' }).click();
  await shot(page, 'survey-2-ft');
  await dark(page, true);
  for (const n of [1, 4, 7]) {
    await page.goto(`/khao-sat?cau=${n}`);
    await expect(page.locator('h1')).toBeVisible();
    await shot(page, `survey-${n}-phone-dark`);
  }
  await dark(page, false);
  await page.goto('/ket-qua');
  await expect(page.getByText('Top 1')).toBeVisible();
  await shot(page, 'result-phone', true);
  await page.getByRole('button', { name: 'Xem chi tiết' }).click();
  for (const tab of ['Tổng quan', 'Khuyến nghị', 'Thực đơn mẫu', 'Chi tiết']) {
    await page
      .getByRole('tab', {
        name: tab === 'Khuyến nghị' ? /Khuyến nghị/ : tab,
        exact: tab !== 'Khuyến nghị',
      })
      .click();
    await shot(page, `modal-${tab.slice(0, 4)}-phone`);
  }
  await page.keyboard.press('Escape');
  await wide(page);
  await page.goto('/ket-qua');
  await expect(page.getByText('Top 1')).toBeVisible();
  await shot(page, 'result-desktop', true);
  await page.getByRole('button', { name: 'Xem chi tiết' }).click();
  await page.getByRole('tab', { name: 'Thực đơn mẫu' }).click();
  await shot(page, 'modal-desktop');
  await page.keyboard.press('Escape');
  await dark(page, true);
  await shot(page, 'result-desktop-dark', true);
  await dark(page, false);
  for (const n of [2, 4, 7]) {
    await page.goto(`/khao-sat?cau=${n}`);
    await expect(page.locator('h1')).toBeVisible();
    await shot(page, `survey-${n}-desktop`);
  }
  await page.evaluate(
    (a) => localStorage.setItem('bualanh-survey', JSON.stringify({ ...a, motherhood: 'pregnant' })),
    answers,
  );
  await page.goto('/ket-qua');
  await shot(page, 'result-expert-desktop', true);
});

test('shots of Google and the header', async () => {
  const { page } = device;
  await wide(page);
  await page.goto('/expert/login');
  await expect(page.getByText('Tiếp tục với Google')).toBeVisible();
  await shot(page, 'google-login', true);
  await page.getByText('Tiếp tục với Google').click();
  await expect(page).toHaveURL(/google=/);
  await page.waitForTimeout(1500);
  await shot(page, 'google-back-password', true);
  await dark(page, true);
  await shot(page, 'google-back-password-dark', true);
  await dark(page, false);
  await phone(page);
  await shot(page, 'google-back-password-phone', true);
  google.person = { sub: 'x2', email: 'moi@gmail.com', email_verified: true, name: 'Phạm Mới' };
  await page.goto('/expert/login');
  await page.getByText('Tiếp tục với Google').click();
  await expect(page).toHaveURL(/register/);
  await expect(page.getByText('Bạn đăng ký bằng tài khoản Google')).toBeVisible();
  await shot(page, 'google-register-phone', true);
  await wide(page);
  await signIn(page, 'lan@demo.bualanh.local');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Quản lý thực đơn' })).toBeVisible();
  await page.locator('.account-menu summary').click();
  await shot(page, 'header-expert-desktop');
  await dark(page, true);
  await shot(page, 'header-expert-desktop-dark');
  await dark(page, false);
  await phone(page);
  await page.goto('/khao-sat');
  await page.locator('[data-fold] summary:visible').click();
  await shot(page, 'header-expert-phone');
  await page.goto('/profile');
  await expect(page.getByText('Gói')).toBeVisible();
  await shot(page, 'profile-phone');
  await wide(page);
  await shot(page, 'profile-desktop');
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Đăng nhập chuyên gia' })).toBeVisible();
  await shot(page, 'header-signed-out');
});

test('shots of the staff', async () => {
  const { page } = device;
  await wide(page);
  await page.goto('/');
  for (const adminRole of ['owner', 'billing', 'support', 'content']) {
    await page.evaluate(
      (role) =>
        localStorage.setItem(
          'bualanh.account',
          JSON.stringify({
            accountId: 'a',
            name: 'Trần Khánh Vy',
            email: 'vy@example.vn',
            role: 'admin',
            adminRole: role,
            status: 'approved',
            plan: 'free',
          }),
        ),
      adminRole,
    );
    await page.reload();
    await page.locator('.account-menu summary').click();
    await page.locator('.top').screenshot({ path: `${OUT}/x.png` });
    await shot(page, `header-${adminRole}`);
  }
  await page.evaluate(() => localStorage.clear());
  await page.route('**/assets/site-account*', (r) => r.abort());
});
