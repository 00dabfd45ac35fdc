import { expect, test, type Page } from 'playwright/test';
import type { Article } from '../../src/domain/records/articles';
import type { Client } from '../../src/domain/records/clients';
import type { Menu } from '../../src/domain/records/menus';
import type { Plan } from '../../src/domain/records/plans';
import { getBlocks } from './support/articles';
import { openDevice, syncBadge, signIn, type Device } from './support/device';
import { newerWord } from '../support/newerWords';
import { addNewer, renewWords } from './support/newerWords';
import { startProduct, type Product } from './support/product';

test.describe.configure({ mode: 'serial' });

const DATABASE = 'workspace-demo-lan';
const EMAIL = 'lan@demo.bualanh.local';
const at = '2026-11-25T01:00:00.000Z';
const base = { workspaceId: 'demo-lan', expertId: 'demo-lan', createdAt: at, updatedAt: at };
const runs = (text: string) => [{ text }];

let product: Product;
let device: Device;
const ids = {
  grown: '',
  child: '',
  menu: '',
  recipe: '',
  article: 'bai-moi',
  plan: 'ke-hoach-moi',
};
const failures: string[] = [];

function newArticle(recipe: string): Article {
  const text = runs('Ăn nhạt mà vẫn ngon');
  return {
    ...base,
    id: ids.article,
    title: 'Bài của bản mới',
    slug: 'bai-cua-ban-moi',
    status: 'draft',
    tags: [],
    summary: '',
    readingTime: 1,
    wordCount: 5,
    blocks: [
      { id: 'b1', type: 'paragraph', data: { text, align: 'center' } },
      { id: 'b2', type: 'header', data: { text, level: 2, align: 'center' } },
      {
        id: 'b3',
        type: 'list',
        data: { style: 'ordered', items: [{ text: runs('Bớt nước mắm'), depth: 0 }] },
      },
      { id: 'b4', type: 'quote', data: { text, caption: [], align: 'center' } },
      { id: 'b5', type: 'recipe', data: { refId: recipe, title: 'Món' } },
      { id: 'b6', type: 'code', data: { code: 'loại mới' } },
    ],
  };
}

function newPlan({ id, clientId }: Menu): Plan {
  const day = { day: '', snacks: [] };
  return {
    ...base,
    id: ids.plan,
    name: 'Kế hoạch của bản mới',
    ...(clientId === undefined ? {} : { clientId }),
    startDate: '2026-11-30',
    dailyPlans: [
      { ...day, lineId: 'd1', order: 1, menuId: id },
      { ...day, lineId: 'd2', order: 2, meals: { lunch: { menuId: id, slot: 'lunch' } } },
    ],
  };
}

async function addMore(menu: Menu, recipe: string): Promise<void> {
  const outboxId = 'thu-moi';
  const client = menu.clientId === undefined ? {} : { clientId: menu.clientId };
  const mail = { customerName: 'Khách', customerEmail: 'khach@example.com', subject: 'Thư mới' };
  const receipt = { id: `receipt-${outboxId}`, createdAt: at, updatedAt: at, outboxId };
  await addNewer(product, DATABASE, {
    articles: [newArticle(recipe)],
    plans: [newPlan(menu)],
    practices: [{ ...base, id: 'practice', name: 'Phòng dinh dưỡng An Nhiên' }],
    outbox: [{ ...base, id: outboxId, kind: 'menu_email', targetId: menu.id, ...client, ...mail }],
    notices: [{ ...receipt, kind: 'receipt', outcome: 'sent' }],
  });
}

test.beforeAll(async () => {
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  product = await startProduct();
  const bodies = async <T>(type: string): Promise<T[]> =>
    (await product.documents(DATABASE)).flatMap((one) =>
      one.type === type ? [one.body as T] : [],
    );
  const clients = await bodies<Client>('clients');
  const menu = (await bodies<Menu>('menus')).find((one) => one.kind === 'personal');
  const [recipe] = await bodies<{ id: string }>('recipes');
  const child = clients.find(({ birthYear = 0 }) => birthYear > 2010);
  if (!menu?.clientId || !recipe || !child) throw new Error('the demo practice is not as expected');
  Object.assign(ids, { grown: menu.clientId, child: child.id, menu: menu.id, recipe: recipe.id });
  await renewWords(product, DATABASE);
  await addMore(menu, recipe.id);
  device = await openDevice(product.url, { viewport, hasTouch, isMobile } as never);
  device.page.on('pageerror', (error) => failures.push(String(error)));
  await signIn(device.page, EMAIL);
  await expect(syncBadge(device.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

async function expectPage(page: Page, path: string, texts: readonly (string | RegExp)[]) {
  await page.goto(path);
  const main = page.getByRole('main').first();
  for (const words of texts) await expect(main, path).toContainText(words);
  await expect(page.getByRole('heading', { name: 'Đã xảy ra lỗi' }), path).toHaveCount(0);
  await expect(main, path).not.toContainText(/undefined|NaN|\[object|\[native code/);
  const blank = page.locator('.chakra-badge, .line-badge').filter({ hasText: /^\s*$/ });
  await expect(blank, path).toHaveCount(0);
}

test('S02 articles with words of a newer version can be read and written on', async () => {
  const { page } = device;
  await expectPage(page, '/expert/articles', ['Bài của bản mới', newerWord('status')]);
  await expectPage(page, `/expert/articles/${ids.article}/preview`, ['Bớt nước mắm']);
  await expectPage(page, `/expert/articles/${ids.article}/edit`, [newerWord('status')]);
  await expect(getBlocks(page)).toHaveCount(6);
  const words = 'Khối này do phiên bản mới hơn tạo ra. Nội dung được giữ nguyên.';
  await expect(page.getByText(words)).toBeVisible();
  await page.getByText('Bớt nước mắm').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' từng tuần');
  await page.keyboard.press('ControlOrMeta+s');
  const stored = async (): Promise<Article | undefined> => {
    const all = await product.documents(DATABASE);
    return all.find(({ _id }) => _id === `articles:${ids.article}`)?.body as Article | undefined;
  };
  await expect
    .poll(async () => JSON.stringify((await stored())?.blocks))
    .toContain('Bớt nước mắm từng tuần');
  const saved = (await stored())?.blocks.map(({ type, data }) => ({ type, ...data }));
  expect(saved).toMatchObject([
    { align: newerWord('align') },
    { align: newerWord('align') },
    { style: newerWord('style') },
    { align: newerWord('align') },
    { type: 'recipe' },
    { type: newerWord('type'), code: 'loại mới' },
  ]);
  await page.goto(`/expert/articles/${ids.article}/preview`);
  await expect(page.getByRole('main').first()).toContainText('Bớt nước mắm từng tuần');
  await expect(page.getByText(words)).toBeHidden();
  expect(failures).toEqual([]);
});

test('P02 an account in a state that only a newer version knows is not told that it waits for approval', async () => {
  const { page } = device;
  const accounts = await product.documents('accounts');
  const own = accounts.find(
    ({ body }) => (body as { email?: string } | undefined)?.email === EMAIL,
  );
  if (!own) throw new Error('the account is not there');
  await product.change('accounts', String(own._id), { status: newerWord('status') });
  await page.goto('/expert/clients');
  await expect(page.getByRole('heading', { name: 'Tài khoản chưa mở được ở đây' })).toBeVisible();
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await expect(page.getByText('Tài khoản vẫn chưa mở được ở đây.')).toBeVisible();
  expect(failures).toEqual([]);
});
