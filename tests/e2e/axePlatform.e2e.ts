import { expect, test, type Page } from 'playwright/test';
import { startFakeAi, type FakeAi } from '../support/fakeAi';
import { FAKE_KEY } from '../support/fakeAiProtocols';
import * as link from './platformDay/link';
import * as money from './platformDay/money';
import * as planner from './platformDay/planner';
import * as staff from './platformDay/staff';
import * as visitor from './platformDay/visitor';
import { expectNoViolationsInBoth } from './support/axe';
import { expectClean } from './support/clean';
import { openDevice, openPrepared, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { DESKTOP } from './support/sizes';
import { openClient } from './support/steps';

const HANH = { name: 'Nguyễn Hạnh', email: 'hanh@example.vn' };
const SOLD = 'demo-ha-recipe-ca-thu-sot-ca-chua';
const QUESTION = 'Có nên uống nước ép mỗi sáng không?';
const CLIENT = 'Trần Thị Mai';

test.describe.configure({ mode: 'serial' });

let product: Product;
let ai: FakeAi;
let visitorDevice: Device;
let expert: Device;

test.beforeAll(async () => {
  ai = await startFakeAi();
  product = await startProduct({
    env: {
      ...money.BANK_ENV,
      EXPERT_APPROVAL: 'manual',
      AI_PROVIDER: 'openai',
      AI_URL: ai.buildUrl('openai'),
      AI_KEY: FAKE_KEY,
      AI_MODEL: 'thu',
      AI_COUNTRY: 'Việt Nam',
    },
  });
  visitorDevice = await openDevice(product.url, DESKTOP);
  expert = await openPrepared('lan', product.url, DESKTOP);
});
test.afterAll(async () => {
  await visitorDevice?.dispose();
  await expert?.dispose();
  await product?.stop();
  await ai?.close();
});

const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Tiếp: |Xem kết quả)/ }).click();

test('P07 every question of the survey, also one that is not answered, has no violation', async () => {
  const { page } = visitorDevice;
  await page.goto('/khao-sat');
  await next(page);
  await expectClean(page, 'nothing answered');
  await page.getByRole('radio', { name: 'Nữ' }).check();
  await page.getByRole('textbox', { name: 'Tuổi' }).fill('15');
  await next(page);
  await expectClean(page, 'a child');
  await page.getByRole('textbox', { name: 'Tuổi' }).fill('34');
  await page.getByRole('radio', { name: 'Không' }).check();
  await next(page);
  const questions: [string, string?][] = [
    ['Bạn cao bao nhiêu?', '158'],
    ['Bạn nặng bao nhiêu?', '61'],
    ['Bạn muốn nặng bao nhiêu?', '54'],
    ['Một ngày thường của bạn?', 'Việc tay chân'],
    ['Mỗi tuần bạn tập mấy buổi?', '1–2 buổi'],
    ['Bạn dị ứng món gì?'],
    ['Bạn đang có bệnh gì?'],
    ['Bạn ăn uống thế nào?'],
  ];
  for (const [title, answer] of questions) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    if (/^Một|^Mỗi/.test(title))
      await page.getByRole('radio', { name: new RegExp(answer ?? '') }).check();
    else if (answer) await page.getByRole('textbox', { name: title }).fill(answer);
    if (title.includes('dị ứng')) {
      await page.getByRole('textbox', { name: /Gõ món khác/ }).fill('hải sản');
      await page.getByRole('button', { name: 'Thêm', exact: true }).click();
      await page.getByRole('button', { name: 'Chỉ tôm, tép' }).click();
    }
    if (title.includes('bệnh')) await page.getByRole('checkbox', { name: 'Gan nhiễm mỡ' }).check();
    await expectClean(page, title);
    await next(page);
  }
  await expect(page.getByRole('heading', { name: 'Xem lại rồi tính' })).toBeVisible();
  await expectClean(page, 'review');
});

test('P08 the result with menus, its details and its sample day have no violation', async () => {
  const { page } = visitorDevice;
  await next(page);
  await expect(page.getByText('Top 1').first()).toBeVisible();
  await expectClean(page, 'result');
  await page.getByRole('button', { name: 'Xem chi tiết' }).first().click();
  const tabs = page.getByRole('dialog').getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const tab of await tabs.all()) {
    await tab.click();
    await expectNoViolationsInBoth(page);
  }
  await page.keyboard.press('Escape');
});

test('P09 P04 an order that is asked for, waits for its money, and is paid has no violation', async () => {
  const { page } = visitorDevice;
  await page.goto('/weekly-order');
  await page.getByRole('textbox', { name: 'Email nhận thực đơn' }).fill('khong-phai');
  await page.getByRole('button', { name: /Đặt và trả 499\.000/ }).click();
  await expectClean(page, 'order with mistakes');
  await page.goto('/ket-qua');
  await visitor.orderWeek(page, HANH);
  await expectClean(page, 'code of an order');
  await money.payByQr(page, product.url);
  await visitor.seePaid(page);
  await expectClean(page, 'paid order');
});

test('P11 a purchase with mistakes, paid, and given up has no violation', async () => {
  const { page } = visitorDevice;
  const buy = async (): Promise<void> => {
    await page.goto(`/recipe/${SOLD}`);
    await page.getByRole('button', { name: /^Xem trước và mua/ }).click();
    await expect(page.getByRole('tabpanel', { name: 'Xem trước' })).toBeVisible();
    await page.getByRole('button', { name: 'Tiếp: nơi nhận' }).click();
    await page.getByLabel('Tên của bạn').fill(HANH.name);
    await page.getByLabel('Email nhận công thức').fill('khong-phai');
    await page.getByRole('button', { name: /^Tiếp tục, trả/ }).click();
    await expect(page.getByText('Email này chưa đúng.')).toBeVisible();
  };
  const goOn = async (): Promise<void> => {
    await page.getByLabel('Email nhận công thức').fill(HANH.email);
    await page.getByRole('button', { name: /^Tiếp tục, trả/ }).click();
    await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  };
  await buy();
  await expectClean(page, 'purchase with mistakes');
  await goOn();
  await page.getByRole('button', { name: 'Hủy mã này' }).click();
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toHaveCount(0);
  await expectClean(page, 'purchase that was given up');
  await buy();
  await goOn();
  await money.payByQr(page, product.url);
  await expect(page.getByRole('button', { name: 'Tải PDF' })).toBeVisible({ timeout: 30_000 });
  await expectClean(page, 'paid purchase');
});

test('P09 G14 an expert’s orders, and the link of a client, have no violation', async () => {
  const { page } = expert;
  await page.goto('/expert/orders');
  await expect(page.getByRole('button', { name: /^Nhận đơn/ }).first()).toBeVisible();
  await expectClean(page, 'open order');
  await visitor.acceptOrder(page, HANH);
  await page.goto('/expert/orders');
  const order = page.getByRole('article').filter({ hasText: HANH.name });
  await expect(order.getByRole('button', { name: 'Soạn tuần này' })).toBeVisible();
  await expectClean(page, 'accepted order');
  await openClient(page, CLIENT);
  await page.getByRole('button', { name: 'Tạo liên kết' }).click();
  await expect(page.getByLabel('Địa chỉ liên kết')).toBeVisible();
  await expectClean(page, 'new link');
  const url = await page.getByLabel('Địa chỉ liên kết').inputValue();
  await page.getByRole('button', { name: 'Xong' }).click();
  const phone = visitorDevice.page;
  await phone.goto('/khach');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expectClean(phone, 'no link');
  await phone.goto(url.replace(/^https?:\/\/[^/]+/, product.url));
  await expect(phone.getByRole('button', { name: 'Đồng ý' })).toBeVisible();
  await expectClean(phone, 'consent of a client');
  await phone.getByRole('button', { name: 'Đồng ý' }).click();
  await expect(phone.getByText('Đã gửi hết')).toBeVisible();
  await expectClean(phone, 'today of a client');
  await link.writeWeight(phone, '60,4');
  await expectClean(phone, 'diary of a client');
  await expect(page.getByText('khách tự cân 60,4 kg').first()).toBeVisible({ timeout: 30_000 });
  await expectClean(page, 'diary at the expert');
  await link.revokeLink(page, phone);
  await expectClean(phone, 'link that is over');
});

test('G10 E01 a proposed week and an answer of the helper have no violation', async () => {
  const { page } = expert;
  await openClient(page, CLIENT);
  await planner.generateWeek(page);
  await expectClean(page, 'proposed week');
  await page
    .getByRole('button', { name: /: xem vì sao, đổi món$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Vì sao chọn món này')).toBeVisible();
  await expectClean(page, 'a proposed dish');
  await page.keyboard.press('Escape');
  await planner.askAdvice(page, { client: CLIENT, question: QUESTION, secrets: [] });
  await expectClean(page, 'answer');
  await planner.seePhotoToolLocked(page);
  await expectClean(page, 'locked tool');
});

test('P03 P04 tiers, what one costs, and its code have no violation', async () => {
  const { page } = expert;
  await page.goto('/test-subscription');
  await expect(page).toHaveURL(/\/expert\/dashboard\?tab=plans$/);
  await page
    .getByRole('button', { name: /^(Nâng cấp lên|Gia hạn|Mua) / })
    .last()
    .click();
  await expect(page.getByText('Hôm nay bạn trả')).toBeVisible();
  await expectClean(page, 'price of a tier');
  await page.getByRole('button', { name: 'Tạo mã thanh toán' }).click();
  await expect(page.getByRole('img', { name: /^Mã VietQR/ })).toBeVisible();
  await expectClean(page, 'code of a tier');
  await money.payByQr(page, product.url);
  await expect(page.getByText('Thanh toán thành công')).toBeVisible();
  await expectClean(page, 'paid tier');
  await page.goto('/expert/dashboard?tab=subscription');
  await page.getByRole('button', { name: 'Hủy gói' }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await expectClean(page, 'giving a tier up');
});

test('P22 P23 P25 what the staff open before they decide has no violation', async () => {
  const applicant = { name: 'Lê Thu Nga', email: 'nga@example.vn', password: 'vai từ dài 2026' };
  await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...applicant, application: {} }),
  });
  const device = await openDevice(product.url, DESKTOP);
  const { page } = device;
  const dialog = page.getByRole('dialog');
  await staff.enterAsStaff(page, 'owner');
  for (const tab of ['review', 'payments', 'ledger']) {
    await page.goto(`/admin/payments?tab=${tab}`);
    await expect(page.getByText('Đang lấy dữ liệu…')).toHaveCount(0);
    await expectClean(page, tab);
  }
  await page.goto('/admin/payments?tab=payments');
  await page.getByRole('combobox', { name: 'Trạng thái' }).selectOption('paid');
  await page
    .getByRole('button', { name: /^Hoàn tiền / })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Hoàn tiền', exact: true }).click();
  await expectClean(page, 'refund without a reason');
  await staff.unpublishMenu(page, 'Ăn chay 1700 kcal', 'Thiếu nguồn cho lượng sắt.');
  await expectClean(page, 'removed menus');
  await page.goto('/admin/menus');
  await page
    .getByRole('button', { name: /^Gỡ khỏi trang công khai/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await expectClean(page, 'taking down');
  await page.goto('/admin/applications');
  await page
    .getByRole('button', { name: /^Từ chối / })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await expectClean(page, 'rejecting');
  await dialog.getByLabel(/^Lý do/).fill('Thiếu ảnh chụp bằng.');
  await dialog.getByRole('button', { name: 'Từ chối', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expectClean(page, 'a decision that may be undone');
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Mời người' }).click();
  await dialog.getByRole('button', { name: 'Gửi thư mời' }).click();
  await expectClean(page, 'new member of the staff');
  await device.dispose();
  await expert.page.goto('/expert/notices');
  await expect(expert.page.getByText('Thiếu nguồn cho lượng sắt.').first()).toBeVisible();
  await expectClean(expert.page, 'notices');
});
