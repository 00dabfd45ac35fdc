import { expect, test, type Page } from 'playwright/test';
import { ADMIN_FEATURES } from '../../src/app/admin/features';
import { EXPERT_FEATURES } from '../../src/app/expert/features';
import { ENTRANCE_FEATURES } from '../../src/app/entrance/features';
import type { Menu } from '../../src/domain/records/menus';
import type { Feature } from '../../src/routing/feature';
import { expectNoViolationsInBoth } from './support/axe';
import { expectClean } from './support/clean';
import { openDevice, openPrepared, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { addFood, catalogueIsThere, pressEntry } from './support/steps';

const DATABASE = 'workspace-demo-lan';
const at = '2026-11-25T01:00:00.000Z';
const base = { workspaceId: 'demo-lan', expertId: 'demo-lan', createdAt: at, updatedAt: at };

let product: Product;
let device: Device;
let ids: Record<string, string> = {};

async function add(type: string, body: { id: string }): Promise<string> {
  const envelope = { type, deleted: false, by: 'demo-lan', device: 'crawl', receivedAt: at };
  await product.add(DATABASE, { ...envelope, _id: `${type}:${body.id}`, body });
  return body.id;
}

async function prepareIds(): Promise<Record<string, string>> {
  const documents = await product.documents(DATABASE);
  const bodies = (name: string) =>
    documents.flatMap(({ type, body }) => (type === name ? [body as Menu] : []));
  const menu = bodies('menus').find(({ kind, clientId }) => kind === 'personal' && clientId);
  const [recipe] = bodies('recipes');
  if (!menu?.clientId || !recipe) throw new Error('the demo practice is not as expected');
  const { clientId: client } = menu;
  const text = [{ text: 'Nêm sau cùng' }];
  const plan = await add('plans', {
    ...base,
    id: 'crawl-plan',
    name: 'Kế hoạch ba ngày',
    clientId: client,
    startDate: '2026-11-30',
    dailyPlans: [1, 2, 3].map((order) => ({
      lineId: `d${order}`,
      order,
      day: '',
      snacks: [],
      menuId: menu.id,
    })),
  } as { id: string });
  const article = await add('articles', {
    ...base,
    id: 'crawl-article',
    title: 'Ăn nhạt mà vẫn ngon',
    slug: 'an-nhat-ma-van-ngon',
    status: 'draft',
    tags: [],
    summary: 'Bớt muối',
    readingTime: 1,
    wordCount: 3,
    blocks: [
      { id: 'b1', type: 'header', data: { text, level: 2 } },
      { id: 'b2', type: 'paragraph', data: { text } },
      { id: 'b3', type: 'recipe', data: { refId: recipe.id, title: 'Món' } },
    ],
  } as { id: string });
  const portions = { breakfast: 12, lunch: 12, dinner: 12, snack1: 0, snack2: 0 };
  const sheet = await add('records', {
    ...base,
    id: 'crawl-sheet',
    kind: 'kitchenSheet',
    date: '2026-11-30',
    lines: [{ lineId: 'k1', order: 1, diet: { code: 'DD01' }, menuId: menu.id, portions }],
    special: [{ lineId: 's1', order: 1, place: 'Phòng 3, giường 2', change: 'Không hành' }],
  } as { id: string });
  return {
    clients: client,
    'daily-menus': menu.id,
    recipes: recipe.id,
    kitchen: sheet,
    plans: plan,
    articles: article,
    'print-daily-menu': menu.id,
    'print-kitchen': sheet,
    'print-plan': plan,
    'print-recipe': recipe.id,
    'print-progress': client,
  };
}

function fillAddress(path: string): string {
  const [, , part = ''] = path.split('/');
  const id = ids[part];
  if (path.includes(':') && id === undefined) throw new Error(`no example for ${path}`);
  const address = path.replace(/:\w+/, id ?? '');
  return part.startsWith('print-') ? `${address}?id=${id}` : address;
}

test.beforeAll(async () => {
  product = await startProduct();
  ids = await prepareIds();
  device = await openPrepared('lan', product.url, { viewport: { width: 1440, height: 900 } });
});
test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

async function crawl(page: Page, { pages }: Feature): Promise<void> {
  for (const { path } of pages) {
    const address = fillAddress(path);
    await page.goto(address);
    await expect(page.getByRole('main').first(), address).toContainText(/\S/);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
    await expect(page.getByText('Đã xảy ra lỗi'), address).toHaveCount(0);
    await expectClean(page, address);
  }
}

for (const feature of EXPERT_FEATURES)
  test(`P01 every page of ${feature.name} has no violation`, () => crawl(device.page, feature));

test('P01 E16 an address that no page has has no violation', async () => {
  const { page } = device;
  await page.goto('/expert/khong-co');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectClean(page, 'unknown');
});

test('E02 E03 E04 G4 dialogs of a client have no violation', async () => {
  const { page } = device;
  const dialog = page.getByRole('dialog').last();
  await page.goto(`/expert/clients/${ids.clients}/detail`);
  await page.getByRole('button', { name: 'Sửa', exact: true }).first().click();
  await expect(dialog.getByLabel('Tên khách hàng')).toBeVisible();
  await expectClean(page, 'client');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Thêm lần khám' }).first().click();
  await expect(dialog.getByLabel(/^Ngày khám/)).toBeVisible();
  await expectClean(page, 'visit');
  await page.getByRole('button', { name: 'Ghi khẩu phần 24 giờ' }).click();
  await expect(page.getByRole('dialog', { name: /^Khẩu phần 24 giờ của/ })).toBeVisible();
  await expectClean(page, 'recall');
  await page.goto(`/expert/clients/${ids.clients}/detail`);
  await page
    .getByRole('button', { name: /^(Sửa giới hạn|Đặt giới hạn)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Đặt giới hạn của bạn' })).toBeVisible();
  await expectClean(page, 'own limit');
  await page.goto(`/expert/plans/${ids.plans}`);
  await page.getByRole('button', { name: 'Giao cho khách' }).click();
  await expect(page.getByRole('dialog', { name: 'Giao kế hoạch cho khách' })).toBeVisible();
  await expectClean(page, 'giving a plan');
});

test('E06 E07 E10 G5 the steps and dialogs of a menu have no violation', async () => {
  const { page } = device;
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn cá nhân/ }).click();
  const mai = page.getByRole('button', { name: /Trần Thị Mai/ });
  await expect(mai).toBeVisible();
  await expectClean(page, 'choice of a client');
  await mai.click();
  await expect(page.getByText(/Phù hợp \d+ %/).first()).toBeVisible();
  await expectClean(page, 'choice of a master');
  await page
    .getByRole('button', { name: /Giảm cân/ })
    .first()
    .click();
  await expect(page.getByLabel('Tên thực đơn')).toHaveValue(/Trần Thị Mai/);
  await catalogueIsThere(page);
  await addFood(page, 'trung ga', '2');
  await expectClean(page, 'form');
  await page.getByRole('button', { name: 'Xem tất cả' }).first().click();
  await expectNoViolationsInBoth(page);
  await page.getByRole('button', { name: /^Chỉnh về / }).click();
  await expect(page.getByRole('dialog', { name: /^Chỉnh về / })).toContainText('Sau khi chỉnh');
  await expectClean(page, 'adjusting');
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy' }).click();
  await page
    .getByRole('button', { name: /^Thao tác với (?!bữa)/ })
    .first()
    .click();
  await pressEntry(page.getByRole('menuitem', { name: 'Đổi món', exact: true }));
  await expect(page.getByRole('dialog', { name: /^Đổi món: / })).toBeVisible();
  await expectClean(page, 'exchange');
  await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click();
  await page.getByRole('button', { name: 'Thêm món' }).first().click();
  const search = page.getByRole('dialog').getByRole('combobox').first();
  await search.fill('thit heo');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await expectClean(page, 'adding');
  await search.fill('bánh không có');
  await page.getByRole('button', { name: /^Thêm “bánh không có” của bạn/ }).click();
  await expect(page.getByRole('dialog', { name: /thực phẩm của bạn/i })).toBeVisible();
  await expectClean(page, 'own food');
});

test('E14 E15 P12 G11 dialogs of recipes and images, and a recipe that was read, have no violation', async () => {
  const { page } = device;
  await page.goto(`/expert/recipes/${ids.recipes}/edit`);
  await page.getByRole('button', { name: 'In PDF, gửi Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveCount(3);
  await expectClean(page, 'handing out');
  await dialog.getByRole('tab', { name: 'Gửi Email' }).click();
  await expect(dialog.getByLabel('Tiêu đề')).toBeVisible();
  await expectClean(page, 'mail');
  await page.goto('/expert/images');
  await page.getByRole('button', { name: 'Thêm ảnh' }).first().click();
  await expect(dialog).toBeVisible();
  await expectClean(page, 'images');
  await page.goto('/expert/recipes/import');
  await page
    .getByRole('textbox', { name: 'Công thức dạng chữ' })
    .fill('Cá kho (3 phần)\n2 thìa canh nước mắm, 500g cá lóc, 1 muỗng xyzw lạ.\nKho 60 phút.');
  await page.getByRole('button', { name: 'Đọc công thức' }).click();
  await expect(page.getByText('Còn 1 dòng chưa rõ, sẽ nằm trong mô tả')).toBeVisible();
  await expectClean(page, 'import');
});

test('E02 the quick search and the question before something is deleted have no violation', async () => {
  const { page } = device;
  await page.goto('/expert/clients');
  await expect(page.getByText('Trần Thị Mai').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'quick search');
  await page.goto(`/expert/clients/${ids.clients}/detail`);
  await page.getByRole('button', { name: 'Thao tác khác' }).click();
  await pressEntry(page.getByRole('menuitem').last());
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectClean(page, 'question');
});

test('P02 every page for who is signed out, and for administrators, has no violation', async () => {
  const application = {
    email: 'cho-duyet@example.com',
    password: 'vai từ không liên quan',
    name: 'Lê Thu Nga',
    application: {},
  };
  const answer = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(application),
  });
  expect(answer.status).toBe(201);
  const other = await openDevice(product.url, { viewport: { width: 1440, height: 900 } });
  const { page } = other;
  for (const feature of ENTRANCE_FEATURES) await crawl(page, feature);
  await page.goto('/expert/login');
  await page.getByLabel('Email').fill('admin@demo.bualanh.local');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('bualanh-demo');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  for (const { pages, ...feature } of ADMIN_FEATURES)
    await crawl(page, { ...feature, pages: pages.filter(({ path }) => !path.includes(':')) });
  for (const type of ['menus', 'recipes', 'articles']) {
    await page.goto(`/admin/${type}`);
    await page
      .getByRole('link', { name: /^Xem và so/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/\w+\/[^/]+\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectClean(page, `look at ${type}`);
  }
  await other.dispose();
});
