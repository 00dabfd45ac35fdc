import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { emptyArticle } from '../../src/domain/publicHouse/articles/article';
import { markdownToBlocks } from '../../src/domain/publicHouse/articles/markdownParse';
import { articles } from '../../src/domain/records/articles';
import { recipes } from '../../src/domain/records/recipes';
import type { RecipeIngredient } from '../../src/domain/food/storedLines';
import { newMenuItem } from '../../src/domain/food/items';
import { emptyRecipe } from '../../src/domain/recipes/recipeEditing';
import { onFreshDevice } from '../lib/browser';
import { baseFoods } from '../lib/corpus';
import { scrolled } from '../lib/scrolled';
import { addPerson, openCouch, fillWith, startGateway, type Person } from '../lib/stage';
import { median, p95 } from '../lib/stats';
import { typeAmounts, typedTimes, watchTotals } from '../lib/typing';
import { enter } from './coldStart';
import type { Case, Run } from './context';

const AT = '2026-03-01T02:00:00.000Z';
const createBase = ({ workspaceId, accountId }: Person, id: string) => ({
  id,
  workspaceId,
  expertId: accountId,
  createdAt: AT,
  updatedAt: AT,
});

/** Each food has energy, so that every keystroke changes the figures. */
function buildRecipe(person: Person, id: string, title: string, count: number) {
  const foods = baseFoods().filter((food) => (food.nutrients.calories ?? 0) > 30);
  const ingredients = Array.from({ length: count }, (_, index): RecipeIngredient => {
    const edible = foods[(index * 5) % foods.length];
    if (!edible) throw new RangeError('too few foods');
    const unit = edible.basis.unit;
    const line = { edible, lineId: `line-${index}`, order: index, quantity: 100, unit };
    return newMenuItem(line) as RecipeIngredient;
  });
  return recipes.recompute({ ...emptyRecipe(createBase(person, id)), title, ingredients });
}

interface Stocked {
  collection: string;
  documents: (person: Person) => Record<string, unknown>[];
}

async function inPractice(
  { stage }: Run,
  { collection, documents }: Stocked,
  work: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  const product = await startGateway(resolve('dist'));
  try {
    const { couch } = await openCouch(product);
    const person = await addPerson(couch);
    await fillWith(couch, person, collection, documents(person) as { id: string }[]);
    await onFreshDevice(stage.folder, 'about:blank', async (page) => {
      await enter(page, product.url, person);
      await work(page, product.url);
    });
  } finally {
    await product.stop();
  }
}

export const recipeTyping: Case = async (run) => {
  const stocked: Stocked = {
    collection: 'recipes',
    documents: (person) => [buildRecipe(person, 'bench-recipe', 'Lẩu bốn mươi thứ', 40)],
  };
  await inPractice(run, stocked, async (page, url) => {
    await page.goto(`${url}/expert/recipes/bench-recipe/edit`);
    await page
      .getByLabel(/^Lượng /)
      .first()
      .waitFor();
    await watchTotals(page.getByRole('region', { name: 'Dinh dưỡng', exact: true }));
    const times = await typedTimes(page, await typeAmounts(page, 3));
    run.note(`recipe: ${times.length} keys, median ${median(times).toFixed(1)} ms`);
    run.report({
      name: 'recipe: an amount among 40 ingredients, input event to figures in the DOM, p95',
      ours: p95(times),
      unit: 'ms',
      target: { atMost: 16 },
    });
  });
};

const RECIPES = 2000;

export const recipeList: Case = async (run) => {
  const stocked: Stocked = {
    collection: 'recipes',
    documents: (person) =>
      Array.from({ length: RECIPES }, (_, index) =>
        buildRecipe(person, `bench-recipe-${index}`, `Món số ${index + 1}`, 3),
      ),
  };
  await inPractice(run, stocked, async (page, url) => {
    const opened: number[] = [];
    const rates: number[] = [];
    for (let round = 0; round <= run.rounds; round += 1) {
      await page.goto(`${url}/expert/clients`);
      const link = page.getByRole('link', { name: 'Công thức' }).first();
      await link.waitFor();
      await page.waitForTimeout(1000);
      const begun = await page.evaluate(() => performance.now());
      await link.click();
      await page.getByText(`${RECIPES} món`).waitFor();
      await page.getByRole('article').first().waitFor();
      const ms = (await page.evaluate(() => performance.now())) - begun;
      // The first visit also loads the page.
      if (round > 0) opened.push(ms);
      rates.push(await scrolled(page, 'article'));
    }
    run.note(`recipe list: ${opened.map((ms) => ms.toFixed(0)).join(' ')} ms`);
    run.note(`recipe list: ${rates.map((rate) => rate.toFixed(0)).join(' ')} frames/s`);
    run.report({
      name: `recipes: list of ${RECIPES} opens, press to cards, with the driver's own time`,
      ours: median(opened),
      unit: 'ms',
    });
    run.report({
      name: `recipes: list of ${RECIPES} scrolls`,
      ours: median(rates),
      unit: 'frames/s',
      more: true,
      target: { atLeast: 55 },
    });
  });
};

const BLOCKS = 200;

export const article: Case = async (run) => {
  const markdown = Array.from({ length: BLOCKS }, (_, at) => `Đoạn **số** ${at + 1}.`).join('\n\n');
  const stocked: Stocked = {
    collection: 'articles',
    documents: (person) => {
      let made = 0;
      const blocks = markdownToBlocks(markdown).map((block) => ({
        ...block,
        id: `block-${(made += 1)}`,
      }));
      const fresh = emptyArticle(createBase(person, 'bench-article'));
      return [articles.recompute({ ...fresh, title: 'Bài dài', slug: 'bai-dai', blocks })];
    },
  };
  await inPractice(run, stocked, async (page, url) => {
    const last = page.locator('.ce-block').nth(BLOCKS - 1);
    const times: number[] = [];
    await page.goto(`${url}/expert/articles`);
    for (let round = 0; round <= run.rounds; round += 1) {
      const link = page.getByRole('link', { name: 'Bài dài' });
      await link.waitFor();
      await page.waitForTimeout(500);
      const begun = await page.evaluate(() => performance.now());
      await link.click();
      await last.waitFor();
      const ms = (await page.evaluate(() => performance.now())) - begun;
      // The first visit loads the editor.
      if (round > 0) times.push(ms);
      await page.getByRole('link', { name: 'Danh sách bài viết' }).first().click();
    }
    run.note(`article: ${times.map((ms) => ms.toFixed(0)).join(' ')} ms`);
    run.report({
      name: `article: ${BLOCKS} blocks, press to the last of them, editor loaded before`,
      ours: median(times),
      unit: 'ms',
      target: { atMost: 300 },
    });
  });
};

/** With grain, so that it weighs what a phone's photograph weighs. */
const photograph = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const grain = context.createImageData(500, 500);
    for (let at = 0; at < grain.data.length; at += 1)
      grain.data[at] = at % 4 === 3 ? 255 : 120 + ((at * 7919) % 61);
    for (let x = 0; x < 4000; x += 500)
      for (let y = 0; y < 3000; y += 500) context.putImageData(grain, x, y);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  });

async function watchBlocking(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const before = Number(document.documentElement.dataset.longest ?? 0);
      const longest = Math.max(before, ...list.getEntries().map(({ duration }) => duration));
      document.documentElement.dataset.longest = String(longest);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.longest ?? 0));
}

const nowIn = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Not by the driver's own waiting, which looks only every half second. */
async function drawn(page: Page, isDrawn: () => boolean): Promise<void> {
  await page.waitForFunction(isDrawn, undefined, { polling: 'raf' });
}

/** @returns ms that were waited for the device */
async function addPhotograph(page: Page, path: string, round: number): Promise<number> {
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
  const dialog = page.getByRole('dialog');
  // From disk, as a person does: bytes handed over by the driver would be decoded by the page first.
  await dialog.getByLabel('Chọn ảnh từ máy').last().setInputFiles(path);
  const chosen = await nowIn(page);
  await drawn(page, () => /4:3 ·/.test(document.querySelector('[role=dialog]')?.textContent ?? ''));
  const framed = await nowIn(page);
  await dialog.getByLabel('Tên món ăn').fill(`Ảnh ${round}`);
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill('Một món');
  const tags = dialog.getByRole('combobox', { name: 'Nhãn' });
  await tags.fill('canh');
  await tags.press('Enter');
  const pressed = await nowIn(page);
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await drawn(page, () => document.querySelector('[role=dialog]') === null);
  return framed - chosen + ((await nowIn(page)) - pressed);
}

export const imageReady: Case = async (run) => {
  const nothing: Stocked = { collection: 'images', documents: () => [] };
  await inPractice(run, nothing, async (page, url) => {
    await page.goto(`${url}/expert/images`);
    const buffer = Buffer.from(await photograph(page), 'base64');
    const path = join(run.stage.folder, 'mon.jpg');
    await writeFile(path, buffer);
    const longest = await watchBlocking(page);
    const times: number[] = [];
    for (let round = 0; round < run.rounds; round += 1)
      times.push(await addPhotograph(page, path, round));
    run.note(
      `image of ${(buffer.length / 1e6).toFixed(1)} MB: ${times.map((ms) => ms.toFixed(0)).join(' ')} ms`,
    );
    run.report({
      name: 'image: JPEG of 12 megapixels, chosen to framed and pressed to kept on the device',
      ours: median(times),
      unit: 'ms',
      target: { atMost: 1500 },
    });
    run.report({
      name: 'image: longest time in which the page could not answer',
      ours: await longest(),
      unit: 'ms',
      target: { atMost: 50 },
    });
  });
};
