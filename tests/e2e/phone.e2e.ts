import { expect, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { syncBadge, type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { noteVisit, openClient } from './support/steps';

test.describe.configure({ mode: 'serial' });

let cable: TcpProxy;
let device: Device;

test.beforeAll(async ({ lan }) => {
  ({ device, cable } = await takeLan(lan));
});

async function watchFor(page: Page, words: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((searchWords) => {
    const seen: string[] = [];
    const look = (): void => {
      const text = document.body?.innerText ?? '';
      if (text.includes(searchWords)) seen.push(text.slice(0, 200));
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(window, { [`seen:${searchWords}`]: seen });
  }, words);
  return () =>
    page.evaluate(
      (searchWords) => (window as unknown as Record<string, string[]>)[`seen:${searchWords}`] ?? [],
      words,
    );
}

test('P18 a cold start with a network never says that there is none', async () => {
  const { page } = device;
  const seen = await watchFor(page, 'Ngoại tuyến');
  await page.goto('/expert/clients');
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  expect(await seen()).toEqual([]);
});

test('P01 the bottom bar has five places; what else there is stands behind the last', async () => {
  const { page } = device;
  const bar = page.getByRole('navigation', { name: 'Điều hướng chính' });
  await expect(bar.getByRole('link')).toHaveText([
    'Tổng quan',
    'Khách hàng',
    'Thực đơn',
    'Công thức',
  ]);
  await bar.getByRole('button', { name: /^Thêm/ }).click();
  await page.getByRole('menuitem', { name: 'Đồng bộ' }).click();
  await expect(page).toHaveURL(/\/expert\/sync$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('P01 the account menu has no violation and nothing covers it', async () => {
  const { page } = device;
  await page.getByRole('button', { name: /Tài khoản/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click({ trial: true });
  await page.keyboard.press('Escape');
});

test('E02 search finds an allergy and says that it did', async () => {
  const { page } = device;
  await page.getByRole('searchbox').fill('tom');
  await expect(page.getByText('Khớp với dị ứng: Tôm').first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
});

test('E03 a form says what is missing, and shows a wrong field clear of its buttons', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Thêm khách hàng' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Lưu', exact: true });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription('Hãy nhập tên khách hàng.');
  await dialog.getByLabel('Tên khách hàng').fill('Ai Đó');
  await dialog.getByRole('button', { name: /Thông tin chi tiết/ }).click();
  const height = dialog.getByLabel('Chiều cao (cm)');
  await height.fill('9');
  await dialog.getByLabel(/^Kiêng khem/).scrollIntoViewIfNeeded();
  await save.click();
  await expect(height).toBeFocused();
  const isClear = async () => {
    const message = await dialog.getByText('Chiều cao từ 30 đến 260 cm.').boundingBox();
    const buttons = await dialog.getByRole('alert').boundingBox();
    return message !== null && buttons !== null && message.y + message.height < buttons.y;
  };
  await expect.poll(isClear).toBe(true);
  await dialog.getByLabel('Tên khách hàng').fill('');
  await height.fill('');
});

test('who wants less motion sees other colours at once, deep in the page too', async () => {
  const { page } = device;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/expert/clients');
  const client = page.getByText('Trần Thị Mai').first();
  await expect(client).toBeVisible();
  // If elements change only after their parents, a text deep down keeps the old colour for many frames.
  const watch = await client.evaluateHandle((one) => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const colours: string[] = [];
    const note = (): void => {
      if (dark.matches) colours.push(getComputedStyle(one).color);
      if (colours.length < 30) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return colours;
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => watch.evaluate(({ length }) => length)).toBe(30);
  const colours = await watch.jsonValue();
  expect(colours.filter((colour) => colour !== colours.at(-1)).length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
});

test('E03 after a killed tab only a form with something typed opens again', async () => {
  await device.killTab('/expert/clients');
  const { page } = device;
  await expect(page.getByText('Trần Thị Mai').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Thêm khách hàng' }).click();
  await page.getByRole('dialog').getByLabel('Tên khách hàng').fill('Dở Dang');
  await device.killTab('/expert/clients');
  const name = device.page.getByRole('dialog').getByLabel('Tên khách hàng');
  await expect(name).toHaveValue('Dở Dang');
  await name.fill('');
  await device.page.getByRole('dialog').getByRole('button', { name: 'Đóng', exact: true }).click();
});

test('E04 P18 offline: one line says so, a visit is noted without scrolling and named in the list', async () => {
  const { page } = device;
  await cable.cut();
  const banner = page.getByText('Bạn đang offline. Một số tính năng có thể không khả dụng.');
  await expect(banner).toBeVisible();
  await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThan(30);
  await openClient(page, 'Trần Thị Mai');
  await expect(page.getByRole('button', { name: 'Thêm lần khám' }).first()).toBeInViewport();
  await noteVisit(page, '61,5', 'Ăn sáng đều.');
  const seen = await watchFor(page, 'Không có gì đang chờ');
  await page.goto('/expert/sync');
  await expect(page.getByText(/Lần khám \d\d\/\d\d\/\d{4} · Trần Thị Mai/).first()).toBeVisible();
  expect(await seen()).toEqual([]);
});

async function watchHeading(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen = new Set<number>();
    const look = (): void => {
      const heading = document.querySelector('h1')?.getBoundingClientRect();
      if (heading) seen.add(Math.round(heading.top));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { headingTops: seen });
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { headingTops: Set<number> }).headingTops]);
}

test('P18 the notice of a lost network moves nothing, and stands at the top of the next page', async () => {
  const { page } = device;
  const notice = page.getByText('Bạn đang offline.');
  await cable.restore();
  for (const [path, y] of [
    ['/expert/clients', 0],
    ['/expert/clients', 300],
    ['/expert/fee', 0],
  ] as const) {
    await page.goto(path);
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    const heights = await watchHeading(page);
    await cable.cut();
    await expect(notice).toBeVisible({ timeout: 60_000 });
    await expect(notice).not.toBeInViewport();
    expect(await heights()).toHaveLength(1);
    await cable.restore();
    await expect(notice).toBeHidden({ timeout: 60_000 });
    expect(await heights()).toHaveLength(1);
  }
  await cable.cut();
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Thực đơn', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thực đơn' })).toBeVisible();
  await expect(notice).toBeInViewport();
  await cable.restore();
  await expect(notice).toBeHidden({ timeout: 60_000 });
});
