import { expect, type Page } from 'playwright/test';
import { openPrepared, syncBadge, type Device } from './support/device';
import { createHand } from './support/hand';
import { drawJpeg } from './support/photos';
import { startProduct, type Product } from './support/product';
import { test } from './support/shared';
import { dragsAtRest } from './support/steps';

const DATABASE = 'workspace-demo-lan';

let product: Product;
let device: Device;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startProduct();
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const options = { viewport, hasTouch, isMobile } as Parameters<typeof openPrepared>[2];
  device = await openPrepared('lan', product.url, options);
});

test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

const synced = (page: Page) =>
  expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });

async function stored<T extends { title: string }>(title: string): Promise<T | undefined> {
  const documents = await product.documents(DATABASE);
  return documents.map(({ body }) => body as T).find((body) => body?.title === title);
}

test('E12 steps are put in order by pointer or finger and by keyboard', async () => {
  const { page } = device;
  await page.goto('/expert/recipes/create');
  const words = ['Ướp thịt.', 'Thắng đường.', 'Kho nhỏ lửa.'];
  for (const [at, step] of words.entries()) {
    await page.getByRole('button', { name: 'Thêm bước' }).click();
    await page.getByLabel(`Bước ${at + 1}`, { exact: true }).fill(step);
  }
  const order = () =>
    page
      .getByRole('list', { name: 'Các bước' })
      .getByRole('textbox')
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  const handle = (getHandle: number) =>
    page.getByRole('button', { name: `Đổi thứ tự bước ${getHandle}`, exact: true });
  const middle = async (getPoint: number) => {
    const box = await handle(getPoint).boundingBox();
    if (!box) throw new Error('not shown');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const hand = await createHand(page);
  await handle(2).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [from, to] = [await middle(1), await middle(3)];
  await hand.down(from.x, from.y);
  await hand.move(from.x, from.y + 20);
  await hand.move(to.x, to.y + 10);
  await hand.up();
  await expect.poll(order).toEqual(['Thắng đường.', 'Kho nhỏ lửa.', 'Ướp thịt.']);
  await dragsAtRest(page);
  await handle(3).press('ArrowUp');
  await expect.poll(order).toEqual(['Thắng đường.', 'Ướp thịt.', 'Kho nhỏ lửa.']);
  await expect(page.getByText('Bước này nay là bước 2 trên 3')).toBeAttached();
});

test('P16 markdown that is typed becomes a heading and a list', async () => {
  const { page } = device;
  await page.goto('/expert/articles/create');
  const content = page.getByRole('region', { name: 'Nội dung bài viết' });
  const blocks = content.locator('.ce-block');
  await expect(blocks).toHaveCount(1);
  await content.locator('.ce-paragraph').first().click();
  await page.keyboard.type('## ');
  const heading = content.getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  await page.keyboard.type('Nêm sau cùng');
  await expect(heading).toHaveText('Nêm sau cùng');
  // Editor.js ignores a key while it works; a user presses again.
  await expect(async () => {
    if ((await blocks.count()) < 2) await page.keyboard.press('Enter');
    await expect(blocks).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.type('- ');
  const line = content.locator('.cdx-list__item');
  await expect(line).toHaveCount(1);
  await page.keyboard.type('Me');
  await expect(line).toHaveText('Me');
});

const readLeft = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    const imageUrls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) imageUrls.push(url);
    return {
      databases: databases.filter((name) => name.includes('pictures')),
      imageUrls: imageUrls.filter((url) => new URL(url).pathname.includes('/images/')),
    };
  });

test('E14 P02 images are gone from a shared device and its caches after signing out', async () => {
  const { page } = device;
  await page.goto('/expert/images');
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  const dialog = page.getByRole('dialog');
  const buffer = await drawJpeg(page);
  const file = { name: 'mon.jpg', mimeType: 'image/jpeg', buffer };
  await dialog.getByLabel('Chọn ảnh từ máy').last().setInputFiles(file);
  await dialog.getByLabel('Tên món ăn').fill('Chè riêng');
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill('Chè');
  await dialog.getByRole('combobox', { name: 'Nhãn' }).fill('che');
  await dialog.getByRole('combobox', { name: 'Nhãn' }).press('Enter');
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(dialog).toBeHidden();
  await synced(page);
  const { id } = (await stored<{ id: string; title: string }>('Chè riêng')) ?? {};
  const addresses = [`/images/demo-lan/${id}/full`, `/images/demo-lan/${id}/thumbnail`];
  expect(await readLeft(page)).toEqual({ databases: [expect.any(String)], imageUrls: [] });

  await page.goto('/expert/account');
  await page.getByText('Máy dùng chung', { exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).first().click();
  await expect(page).toHaveURL(/\/expert\/login/);
  await expect.poll(() => readLeft(page)).toEqual({ databases: [], imageUrls: [] });
  const isLoaded = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(
          (src) =>
            new Promise<boolean>((resolve) => {
              const img = new Image();
              img.addEventListener('load', () => resolve(true));
              img.addEventListener('error', () => resolve(false));
              img.src = src;
            }),
        ),
      ),
    addresses,
  );
  expect(isLoaded).toEqual([false, false]);
});
