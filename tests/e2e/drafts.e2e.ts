import { expect, test, type Locator, type Page } from 'playwright/test';
import { openPrepared, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { openClient, startPersonalMenu } from './support/steps';

const PREFIX = 'bualanh:draft:';
const TYPED = 'Gõ dở';
const MANGLES: Record<string, unknown> = {
  nothing: null,
  'a number': 7,
  'a list': [null, 'x', { id: 1 }],
  'a record': { items: 'phở', length: 3 },
  'an empty text': '',
};

let product: Product;
let device: Device;

test.beforeAll(async () => {
  const info = test.info();
  product = await startProduct();
  device = await openPrepared('lan', product.url, { viewport: info.project.use.viewport });
});

test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

const readDrafts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (prefix) =>
      Object.fromEntries(
        Object.entries({ ...localStorage } as Record<string, string>).filter(
          ([key, text]) => key.startsWith(prefix) && text.startsWith('{'),
        ),
      ),
    PREFIX,
  );

function mangled(draft: unknown, instead: unknown): unknown {
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft))
    return draft === TYPED ? draft : instead;
  const fields = Object.entries(draft).map(([key, value]) => [key, mangled(value, instead)]);
  return { ...Object.fromEntries(fields), ofAnotherVersion: instead };
}

interface OpenForm {
  open(page: Page): Promise<void>;
  typed(page: Page): Locator;
  keeps: boolean;
}

const getDialog = (page: Page): Locator => page.getByRole('dialog');
const nameOfClient = (page: Page): Locator => getDialog(page).getByLabel('Tên khách hàng');
const notesOfVisit = (page: Page): Locator => getDialog(page).getByLabel(/^Ghi chú/);
const nameOfMenu = (page: Page): Locator => page.getByLabel('Tên thực đơn');

const FORMS: Record<string, OpenForm> = {
  'a new client': {
    open: async (page) => {
      await page.goto('/expert/clients');
      await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
    },
    typed: nameOfClient,
    keeps: true,
  },
  'a client': {
    open: async (page) => {
      await openClient(page, 'Trần Thị Mai');
      await page.getByRole('button', { name: 'Sửa', exact: true }).click();
    },
    typed: nameOfClient,
    keeps: true,
  },
  'a visit': {
    open: async (page) => {
      await openClient(page, 'Trần Thị Mai');
      await page.getByRole('button', { name: 'Thêm lần khám' }).first().click();
    },
    typed: notesOfVisit,
    keeps: true,
  },
  'a new menu': {
    open: (page) => startPersonalMenu(page, 'Trần Thị Mai', /Giảm cân/),
    typed: nameOfMenu,
    keeps: false,
  },
  'a menu': {
    open: async (page) => {
      await page.goto('/expert/daily-menus');
      await page.locator('main a[href$="/edit"]').first().click();
    },
    typed: nameOfMenu,
    keeps: true,
  },
  'a recipe': {
    open: async (page) => {
      await page.goto('/expert/recipes');
      await page.locator('main a[href$="/edit"]').first().click();
    },
    typed: (page) => page.getByLabel('Tên công thức'),
    keeps: true,
  },
  'a new article': {
    open: async (page) => {
      await page.goto('/expert/articles/create');
    },
    typed: (page) => page.getByRole('textbox', { name: 'Tên bài viết' }),
    keeps: true,
  },
};

for (const [name, form] of Object.entries(FORMS))
  test(`S04 ${name}: a draft of another form, whatever lies there, opens its form`, async () => {
    const { page } = device;
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    // A page of this origin outside the app, so that nothing writes drafts meanwhile.
    await page.goto('/manifest.webmanifest');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('bualanh:draft:')) localStorage.removeItem(key);
    });
    await page.goto('/expert/clients');
    await form.open(page);
    await form.typed(page).fill(TYPED);
    const address = page.url();
    await expect.poll(async () => JSON.stringify(await readDrafts(page))).toContain(TYPED);
    const drafts = await readDrafts(page);
    for (const [what, instead] of Object.entries(MANGLES)) {
      const stored = Object.entries(drafts).map(([key, text]) => [
        key,
        JSON.stringify(mangled(JSON.parse(text), instead)),
      ]);
      await page.evaluate((all) => {
        for (const [key = '', text = ''] of all) localStorage.setItem(key, text);
      }, stored);
      await page.goto(address);
      const field = form.typed(page);
      const again = page.getByRole('button', { name: /^(Thực đơn cá nhân|Tạo)/ }).first();
      await expect(field.or(again).first(), what).toBeVisible();
      if (form.keeps) await expect(field, what).toHaveValue(TYPED);
    }
    expect(errors).toEqual([]);
  });
