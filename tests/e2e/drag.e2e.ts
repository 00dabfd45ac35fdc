import { expect, type Locator, type Page } from 'playwright/test';
import { syncBadge, type Device } from './support/device';
import { createHand, type Hand } from './support/hand';
import { takeElsewhere, takeLan, test } from './support/shared';
import { addFood, catalogueIsThere, dragsAtRest } from './support/steps';

const MENU = 'Thực đơn để kéo thả';
/** More lines than the screen shows at once. */
const FOODS = ['chuoi', 'trung ga', 'ca rot', 'dau phu', 'thit bo', 'com', 'sua chua', 'cam'];
/** A desktop's window made low, so that few lines are many. */
const LOW = { width: 1440, height: 560 };

test.describe.configure({ mode: 'serial' });

let device: Device;
let second: Device;

test.beforeAll(async ({ lan, elsewhere }) => {
  test.setTimeout(240_000);
  ({ device } = await takeLan(lan));
  second = await takeElsewhere(elsewhere);
  if (!test.info().project.use.isMobile) await device.page.setViewportSize(LOW);
  await writeMenu(device.page);
});

async function writeMenu(page: Page): Promise<void> {
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await page.getByLabel('Tên thực đơn').fill(MENU);
  await catalogueIsThere(page);
  for (const [index, food] of FOODS.entries()) {
    await addFood(page, food, '100');
    await expect(handles(page)).toHaveCount(index + 1);
  }
  await save(page);
  await openMenu(page);
}

async function save(page: Page): Promise<void> {
  // The toast of an earlier save stays for seconds.
  await expect(page.getByText('Đã lưu trên máy.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  await expect(page.getByText('Đã lưu trên máy.').first()).toBeVisible();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('link', { name: MENU }).first().click();
  await expect(page).toHaveURL(/daily-menus\/.+\/edit/);
  await expect(handles(page).first()).toBeVisible();
}

function handles(page: Page, includeHidden = false): Locator {
  return page.getByRole('button', { name: /^Đổi thứ tự /, includeHidden });
}

async function lines(page: Page): Promise<string[]> {
  const labels = await handles(page).evaluateAll((all) =>
    all.map((handle) => handle.getAttribute('aria-label') ?? ''),
  );
  return labels.map((label) => label.replace('Đổi thứ tự ', ''));
}

const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });

async function findPoint(element: Locator, share = 0.5): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height * share };
}

const row = (page: Page, index: number): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: handles(page) })
    .nth(index);

async function grab(page: Page, hand: Hand, index: number): Promise<{ x: number; y: number }> {
  await dragsAtRest(page);
  const handle = handles(page).nth(index);
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y } = await findPoint(handle);
  await hand.down(x, y);
  return { x, y };
}

function moved(names: readonly string[], from: number, to: number): string[] {
  const others = names.filter((_, index) => index !== from);
  return [...others.slice(0, to), names[from] ?? '', ...others.slice(to)];
}

test('E07 a line is dragged within its meal', async () => {
  const { page } = device;
  const before = await lines(page);
  expect(before).toHaveLength(FOODS.length);
  const hand = await createHand(page);
  const { x } = await grab(page, hand, 0);
  const third = await findPoint(row(page, 2), 0.8);
  await hand.move(x, third.y);
  await hand.up();
  await expect.poll(() => lines(page)).toEqual(moved(before, 0, 2));
});

test('E07 escape puts a dragged line back', { tag: '@desktop' }, async () => {
  const { page } = device;
  const before = await lines(page);
  const hand = await createHand(page);
  const { x } = await grab(page, hand, 1);
  await hand.move(x, (await findPoint(row(page, 3), 0.8)).y);
  await page.keyboard.press('Escape');
  await hand.up();
  await expect.poll(() => lines(page)).toEqual(before);
});

test('E07 a pointer that rests at the edge scrolls on, and the line falls where it shows', async () => {
  const { page } = device;
  const before = await lines(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  const hand = await createHand(page);
  const height = page.viewportSize()?.height ?? 0;
  const { x } = await grab(page, hand, 0);
  const start = await page.evaluate(() => window.scrollY);
  await hand.move(x, height - 30);
  // Waits for the page to stop: it scrolls by itself until its last line is in view.
  await expect
    .poll(async () => (await findPoint(row(page, FOODS.length - 1))).y)
    .toBeLessThan(height - 60);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(start + 100);
  await hand.move(x, (await findPoint(row(page, FOODS.length - 1), 0.9)).y);
  await hand.up();
  await expect.poll(() => lines(page)).toEqual(moved(before, 0, FOODS.length - 1));
});

test('E07 a line is dragged to a place in another meal', async () => {
  const { page } = device;
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = await lines(page);
  const hand = await createHand(page);
  await grab(page, hand, 0);
  const lunch = await findPoint(tab(page, /trưa/));
  await hand.move(lunch.x, lunch.y);
  await hand.up();
  // A slow machine takes the drop for a rest, which opens the meal; the line is in it either way.
  await tab(page, /sáng/).click();
  await expect.poll(() => lines(page)).toEqual(before.slice(1));
  await grab(page, hand, 0);
  const scrolled = await findPoint(tab(page, /trưa/));
  await hand.move(scrolled.x, scrolled.y);
  await expect(tab(page, /trưa/)).toHaveAttribute('aria-selected', 'true');
  await expect(handles(page)).toHaveCount(1);
  await hand.move(lunch.x, (await findPoint(row(page, 0), 0.2)).y);
  await hand.up();
  await expect.poll(() => lines(page)).toEqual([before[1], before[0]]);
  await tab(page, /sáng/).click();
  await expect.poll(() => lines(page)).toEqual(before.slice(2));
});

test(
  'E07 the keyboard lifts, moves, drops and puts back, and says so',
  { tag: '@desktop' },
  async () => {
    const { page } = device;
    const before = await lines(page);
    const expectAnnounced = (text: string | RegExp): Promise<void> =>
      expect(page.locator('[aria-live=polite]').filter({ hasText: text }).first()).toBeAttached();
    const [first = ''] = before;
    const all = before.length;
    const handle = page.getByRole('button', { name: `Đổi thứ tự ${first}`, exact: true });
    const lift = async (): Promise<void> => {
      await dragsAtRest(page);
      await expect(handle).toBeFocused();
      // On a slow machine the library may still be dropping the last line although nothing shows it.
      await expect(async () => {
        await page.keyboard.press('Space');
        await expect(page.locator('[data-dnd-dragging]').first()).toBeAttached({ timeout: 2000 });
      }).toPass();
      await expectAnnounced(`Đã nhấc ${first}`);
    };

    await handle.focus();
    await lift();
    await expectAnnounced(`Đã nhấc ${first}: Bữa sáng, vị trí 1 trên ${all}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectAnnounced(`Bữa sáng, vị trí 3 trên ${all}`);
    await page.keyboard.press('Escape');
    await expectAnnounced(`Đã thôi, ${first} ở chỗ cũ`);
    await expect.poll(() => lines(page)).toEqual(before);
    await lift();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expectAnnounced(`${first}: vị trí 2 trên ${all}`);
    await expect.poll(() => lines(page)).toEqual(moved(before, 0, 1));
    await lift();
    await page.keyboard.press('ArrowRight');
    await expectAnnounced('Bữa trưa, vị trí 2 trên 3');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expectAnnounced(`Đã chuyển ${first} sang bữa trưa`);
    await expect(handle).toBeFocused();
    await expect.poll(async () => (await lines(page))[0]).toBe(first);
    await expect(handles(page)).toHaveCount(3);
  },
);

test(
  'E07 S01 the new order survives a reload and reaches the other device',
  { tag: '@desktop' },
  async () => {
    const { page } = device;
    const lunch = await lines(page);
    await tab(page, /sáng/).click();
    const breakfast = await lines(page);
    await save(page);
    await page.reload();
    await expect.poll(() => lines(page)).toEqual(breakfast);
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    await second.page.goto(new URL(page.url()).pathname);
    await expect.poll(() => lines(second.page)).toEqual(breakfast);
    await tab(second.page, /trưa/).click();
    await expect.poll(() => lines(second.page)).toEqual(lunch);
  },
);
