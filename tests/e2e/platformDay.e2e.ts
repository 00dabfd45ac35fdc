import { expect, test, type Page } from 'playwright/test';
import { localDate } from '../../src/platform/clock';
import { startFakeAi, type FakeAi } from '../support/fakeAi';
import { FAKE_KEY } from '../support/fakeAiProtocols';
import {
  extractPart,
  startMailServer,
  decodeSubject,
  type MailServer,
} from '../integration/mailServer';
import * as house from './platformDay/house';
import * as link from './platformDay/link';
import * as money from './platformDay/money';
import * as planner from './platformDay/planner';
import * as staff from './platformDay/staff';
import * as visitor from './platformDay/visitor';
import { openDevice, signIn, syncBadge, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { DESKTOP, PHONE } from './support/sizes';
import { addClient, openClient } from './support/steps';

const MAI = { name: 'Trần Ngọc Mai', email: 'mai@example.vn' };
const EXPERT = {
  name: 'Phạm Thu Hằng',
  email: 'hang@example.vn',
  password: 'com-nha-moi-ngay-2026',
};
const SOLD = {
  title: 'Cá thu kho cà chua',
  price: 49_000,
  step: 'Ướp cá với gừng rồi kho lửa nhỏ hai mươi phút.',
};
const PUBLIC_MENU = 'Ăn chay 1700 kcal';
const REASON = 'Thiếu nguồn cho lượng sắt, hãy bổ sung.';

test.describe.configure({ mode: 'serial' });

let product: Product;
let mail: MailServer;
let ai: FakeAi;
let env: Record<string, string>;
let linkOfMai = '';
type Person = 'visitor' | 'expert' | 'client' | 'author' | keyof typeof staff.STAFF;
const people: Record<Person, Device> = {} as never;
const getPage = (who: Person): Page => people[who].page;

test.beforeAll(async () => {
  mail = await startMailServer();
  ai = await startFakeAi();
  env = {
    ...money.BANK_ENV,
    EXPERT_APPROVAL: 'manual',
    SMTP_URL: mail.url,
    AI_PROVIDER: 'openai',
    AI_URL: ai.buildUrl('openai'),
    AI_KEY: FAKE_KEY,
    AI_MODEL: 'thu',
    AI_COUNTRY: 'Việt Nam',
  };
  product = await startProduct({ env });
  people.visitor = await openDevice(product.url, PHONE);
  people.expert = await openDevice(product.url, test.info().project.use.viewport ? {} : DESKTOP);
  people.client = await openDevice(product.url, PHONE);
  people.author = await openDevice(product.url, DESKTOP);
});

async function enterAsStaff(role: keyof typeof staff.STAFF): Promise<Page> {
  people[role] = await openDevice(product.url, DESKTOP);
  await staff.enterAsStaff(getPage(role), role);
  return getPage(role);
}

test.afterAll(async () => {
  for (const device of Object.values(people)) await device.dispose();
  await product?.stop();
  await ai?.close();
  await mail?.close();
});

async function killGateway(): Promise<void> {
  await product.kill('SIGKILL');
  await product.start(env);
}

const mailsTo = (address: string): string[] =>
  mail.mails.filter(({ to }) => to.includes(address)).map(({ raw }) => decodeSubject(raw));

async function mailTo(address: string, subject: RegExp): Promise<string> {
  await expect.poll(() => mailsTo(address).filter((one) => subject.test(one))).toHaveLength(1);
  const match = mail.mails.find(
    ({ to, raw }) => to.includes(address) && subject.test(decodeSubject(raw)),
  );
  return match?.raw ?? '';
}

test('P07 P08 P10 a visitor answers the survey, sees menus without shrimp and reads', async () => {
  const page = getPage('visitor');
  await house.openHome(page);
  await visitor.answerSurvey(page);
  expect(await visitor.readResult(page)).not.toEqual([]);
  await visitor.openMenu(page);
  await house.readArticle(page, /tôm/i);
});

test('P09 P04 the visitor orders a personal week and pays by the shown code', async () => {
  await killGateway();
  const page = getPage('visitor');
  await page.goto('/ket-qua');
  await visitor.orderWeek(page, MAI);
  expect((await money.payByQr(page, product.url)).amount).toBe(499_000);
  await visitor.seePaid(page);
  const confirmationMail = extractPart(await mailTo(MAI.email, /Xác nhận email/), 'text/plain');
  const [, path = ''] = /https?:\/\/[^/]+(\/\S+#xacnhan=\S+)/.exec(confirmationMail) ?? [];
  const other = await people.visitor.context.newPage();
  await other.goto(path);
  await expect(other.getByText('Đã xác nhận email.')).toBeVisible();
  await other.close();
  await mailTo(MAI.email, /Đã nhận 499/);
});

test('P02 P21 P31 somebody registers as an expert, waits, and is approved by support', async () => {
  await killGateway();
  const page = getPage('expert');
  await page.goto('/expert/register');
  await page.getByLabel('Họ và tên').fill(EXPERT.name);
  await page.getByLabel('Email').fill(EXPERT.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(EXPERT.password);
  await page.getByRole('button', { name: 'Gửi đăng ký' }).click();
  await expect(page.getByRole('heading', { name: 'Hồ sơ đang chờ duyệt' })).toBeVisible();
  const confirmation = extractPart(await mailTo(EXPERT.email, /xác nhận/i), 'text/plain');
  const [, path = ''] = /https?:\/\/[^/]+(\/expert\/confirm-email#\S+)/.exec(confirmation) ?? [];
  const other = await people.expert.context.newPage();
  await other.goto(path);
  await other.getByRole('button', { name: 'Xác nhận địa chỉ này' }).click();
  await expect(other.getByRole('heading', { name: 'Đã xác nhận email' })).toBeVisible();
  await other.close();
  await staff.approveApplication(await enterAsStaff('support'), EXPERT.name);
  await expect(page).toHaveURL(/\/expert\/dashboard$/);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

test('P05 P03 P04 the sixth client needs Pro, and is taken within five seconds of the money', async () => {
  await killGateway();
  const page = getPage('expert');
  for (const name of ['An', 'Bình', 'Chi', 'Dung', 'Giang']) await addClient(page, `Khách ${name}`);
  await expect(page.getByText('Gói của bạn đã đủ 5 khách hàng.')).toBeVisible();
  await money.upgradeToPro(page, product.url);
  await page.getByRole('link', { name: 'Tiếp tục làm việc' }).click();
  await addClient(page, 'Khách Hà');
  await expect(page.getByText('Khách Hà').first()).toBeVisible();
  await mailTo(EXPERT.email, /biên nhận/i);
});

test('P09 G10 G14 the expert accepts the order, proposes a week, changes two dishes and delivers', async () => {
  await killGateway();
  const page = getPage('expert');
  await visitor.acceptOrder(page, MAI);
  await visitor.composeWeek(page, MAI, localDate());
  const proposed = await planner.proposeWeek(page);
  expect(proposed.filter((dish) => /tôm|tép/i.test(dish))).toEqual([]);
  expect(await planner.changeTwoDishes(page)).toHaveLength(2);
  await planner.saveWeek(page);
  await visitor.deliver(page);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ');
  await visitor.seeDelivered(page, MAI);
  linkOfMai = link.linkInMail(extractPart(await mailTo(MAI.email, /đã sẵn sàng/), 'text/plain'));
});

test('G14 the client ticks a dish off without a network and writes a weight; the expert sees both', async () => {
  await killGateway();
  const phone = getPage('client');
  await link.openLink(phone, linkOfMai);
  const dish = await link.tickOffline(phone);
  await link.cookOffline(phone);
  await link.writeWeight(phone, '60,4');
  await link.comeOnline(phone);
  await openClient(getPage('expert'), MAI.name);
  await link.seeDiary(getPage('expert'), '60,4', dish);
});

test('P28 P11 the expert sells a recipe, and the visitor buys it without an account', async () => {
  await killGateway();
  const [page, buyer] = [getPage('expert'), getPage('visitor')];
  const id = await house.publishRecipeWithPrice(page, SOLD);
  const bought = await house.buyRecipe(buyer, id, { sold: SOLD, buyer: MAI });
  expect((await money.payByQr(buyer, product.url)).amount).toBe(SOLD.price);
  await house.receiveRecipe(buyer, SOLD);
  await mailTo(MAI.email, new RegExp(SOLD.title));
  await killGateway();
  await house.openAgain(getPage('client'), bought.url, SOLD);
});

test('E01 the helper answers about a client without a name; photos belong to Business', async () => {
  await killGateway();
  const page = getPage('expert');
  const question = `${MAI.name} có nên uống nước ép mỗi sáng không?`;
  const secrets = [MAI.email];
  expect(await planner.askAdvice(page, { client: MAI.name, question, secrets })).not.toEqual([]);
  expect(ai.requests).toHaveLength(1);
  for (const secret of ['Mai', MAI.email]) expect(ai.requests[0]?.body).not.toContain(secret);
  await planner.seePhotoToolLocked(page);
});

test('P22 content staff take a public menu down; it is gone at once, and its author reads why', async () => {
  await killGateway();
  const [reader, author] = [getPage('visitor'), getPage('author')];
  await reader.goto('/search-menus');
  await reader.getByRole('link', { name: PUBLIC_MENU }).first().click();
  await expect(reader.getByRole('heading', { level: 1 })).toContainText(PUBLIC_MENU);
  await staff.unpublishMenu(await enterAsStaff('content'), PUBLIC_MENU, REASON);
  await expect(async () => {
    expect((await reader.reload())?.status()).toBe(410);
  }).toPass({ timeout: 10_000 });
  await signIn(author, 'lan@demo.bualanh.local');
  await staff.readReasonAsExpert(author, PUBLIC_MENU, REASON);
});

test('P23 P25 billing refunds the order, both sides read it, and the owner sees the day', async () => {
  await killGateway();
  const page = await enterAsStaff('billing');
  await staff.seeLedger(page, ['Thực đơn 7 ngày lập riêng', 'Gói Pro', SOLD.title]);
  await staff.refundPayment(page, 'Thực đơn 7 ngày lập riêng', 'Khách đổi ý trong ngày');
  await mailTo(MAI.email, /hoàn tiền/i);
  await getPage('expert').goto('/expert/orders');
  await expect(getPage('expert').getByText('Đã hoàn tiền').first()).toBeVisible();
  expect(Object.keys(await staff.readDashboard(await enterAsStaff('owner')))).not.toEqual([]);
  for (const { email } of [MAI, EXPERT]) {
    const subjects = mailsTo(email);
    expect(subjects).toEqual([...new Set(subjects)]);
  }
});
