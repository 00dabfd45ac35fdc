import { expect, type Locator, type Page } from 'playwright/test';
import { type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { addFood, catalogueIsThere, pressEntry, getUndo } from './support/steps';

const MENU = 'Thực đơn cho tay nhanh';

test.describe.configure({ mode: 'serial' });

let device: Device;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  ({ device } = await takeLan(lan));
  await device.page.goto('/expert/daily-menus/create?step=form');
  await device.page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await device.page.getByLabel('Tên thực đơn').fill(MENU);
  await catalogueIsThere(device.page);
});

const rows = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Đổi thứ tự / }) });

async function names(page: Page): Promise<string[]> {
  const labels = await page
    .getByRole('button', { name: /^Đổi thứ tự / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Đổi thứ tự ', ''));
}

async function choose(page: Page, menu: string | RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await pressEntry(page.getByRole('menuitem', { name: entry, exact: true }));
}

const expectText = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true }).first()).toBeAttached();

test('E07 P15 lines have index, type, figures of a serving and a button that removes them', async () => {
  const { page, context } = device;
  await context.setOffline(true);
  await addFood(page, 'trung ga', '2');
  await addFood(page, 'pho ga', '1');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Chọn Món Ăn cho Các Bữa' })).toBeVisible();
  const [egg, pho] = [rows(page).nth(0), rows(page).nth(1)];
  await expect(egg).toContainText('1.');
  await expect(egg).toContainText('Thực phẩm');
  await expect(egg).toContainText(/\d+\skcal, đạm\s[\d,]+\sg \/ 100\sg/);
  await expect(pho).toContainText('2.');
  await expect(pho).toContainText('Công thức');
  await expect(pho).toContainText(/\d+\skcal, đạm\s[\d,]+\sg \/ 1\sphần/);
  await expect(egg.getByText(/VFCT 2007/)).toBeHidden();
  await egg.getByRole('button', { expanded: false }).first().click();
  await expect(egg.getByText(/VFCT 2007/)).toBeVisible();
  await egg.getByRole('button', { expanded: true }).first().click();
  if (!test.info().project.use.isMobile) {
    const height = async () => (await egg.boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(56);
  }
  const [first = ''] = await names(page);
  await page.getByRole('button', { name: `Xóa ${first}`, exact: true }).click();
  await expectText(page, `Đã xóa ${first}`);
  await expect(rows(page)).toHaveCount(1);
  await getUndo(page, `Đã xóa ${first}`).click();
  await expect(rows(page)).toHaveCount(2);
});

test('E07 undo and redo, by buttons and by keys', { tag: '@desktop' }, async () => {
  const { page } = device;
  const before = await names(page);
  await choose(page, `Thao tác với ${before[0]}`, 'Nhân bản');
  await expectText(page, `Đã nhân bản ${before[0]}`);
  await expect.poll(() => names(page)).toEqual([before[0], before[0], before[1]]);
  await page.getByRole('button', { name: 'Hoàn tác thay đổi gần nhất' }).click();
  await expect.poll(() => names(page)).toEqual(before);
  await page.getByRole('button', { name: 'Làm lại thay đổi vừa hoàn tác' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(
    page.getByRole('button', { name: 'Làm lại thay đổi vừa hoàn tác', disabled: false }),
  ).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Control+Shift+z');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect.poll(() => names(page)).toEqual(before);
});

test(
  'E07 a line has two stops of the Tab key, and both lead everywhere',
  { tag: '@desktop' },
  async () => {
    const { page } = device;
    const [first = '', second = ''] = await names(page);
    const amount = page.getByLabel(`Lượng ${first}`, { exact: true });
    await amount.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Thao tác với ${first}` })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(`Lượng ${second}`, { exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: `Đổi thứ tự ${first}` })).toBeFocused();
    await amount.focus();
    const unit = page.getByLabel(`Đơn vị của ${first}`, { exact: true });
    const before = await unit.inputValue();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(unit).not.toHaveValue(before);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(unit).toHaveValue(before);
  },
);

test('E07 several lines at once: copied, moved and removed, each one step of undo', async () => {
  const { page } = device;
  const before = await names(page);
  await choose(page, `Thao tác với ${before[0]}`, 'Chọn nhiều món');
  const bar = page.getByRole('region', { name: 'Các món đã chọn' });
  await expect(bar).toContainText('1 món đã chọn');
  await bar.getByRole('button', { name: 'Chọn cả bữa' }).click();
  await expect(bar).toContainText('2 món đã chọn');
  await choose(page, 'Thao tác với các món đã chọn', 'Chép sang bữa trưa');
  await expectText(page, 'Đã chép 2 món');
  await expect(bar).toBeHidden();
  await page.getByRole('tab', { name: /trưa/ }).click();
  await expect.poll(() => names(page)).toEqual(before);

  await choose(page, 'Thao tác với bữa trưa', 'Chọn nhiều món');
  await page.getByRole('checkbox', { name: `Chọn ${before[1]}` }).click({ force: true });
  await expect(bar).toContainText('1 món đã chọn');
  await choose(page, 'Thao tác với các món đã chọn', 'Chuyển sang bữa tối');
  await expectText(page, 'Đã chuyển 1 món sang bữa tối');
  await expect.poll(() => names(page)).toEqual([before[0]]);

  await choose(page, `Thao tác với ${before[0]}`, 'Chọn nhiều món');
  await bar.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expectText(page, 'Đã xóa 1 món');
  await expect(page.getByText('Chưa có món ăn nào trong bữa này')).toBeVisible();
  await getUndo(page, 'Đã xóa 1 món').click();
  await expect.poll(() => names(page)).toEqual([before[0]]);
});

test('E07 a whole meal: its sum and share, copied and cleared', { tag: '@desktop' }, async () => {
  const { page } = device;
  await page.getByRole('tab', { name: /sáng/ }).click();
  const sum = page.getByRole('region', { name: 'Cộng bữa sáng' });
  await expect(sum).toContainText(/\d+ kcal · \d+\s% cả ngày · đạm/);
  await choose(page, 'Thao tác với bữa sáng', 'Chép cả bữa sang bữa phụ');
  await expectText(page, 'Đã chép bữa sáng sang bữa phụ');
  await choose(page, 'Thao tác với bữa sáng', 'Xóa hết món của bữa sáng');
  await expectText(page, 'Đã xóa 2 món của bữa sáng');
  await expect(rows(page)).toHaveCount(0);
  await getUndo(page, 'Đã xóa 2 món của bữa sáng').click();
  await expect(rows(page)).toHaveCount(2);
});

test(
  'E15 a menu is copied in the list, E02 Ctrl+K and "/" lead anywhere, Enter opens the first',
  { tag: '@desktop' },
  async () => {
    const { page } = device;
    await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
    await expect(page.getByText('Đã lưu trên máy.').first()).toBeVisible();
    await page.getByRole('button', { name: `Nhân bản ${MENU}`, exact: true }).click();
    await expectText(page, `Đã nhân bản thành “${MENU} (bản sao)”`);
    await page.getByRole('button', { name: 'Mở', exact: true }).click();
    await expect(page.getByLabel('Tên thực đơn')).toHaveValue(`${MENU} (bản sao)`);
    await expect(rows(page)).toHaveCount(2);

    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+k');
    const anywhere = page.getByRole('dialog', { name: 'Đi đến' });
    await expect(anywhere.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('zzz');
    await expect(anywhere.getByText('Không tìm thấy kết quả nào')).toBeVisible();
    await anywhere.getByRole('combobox').fill('khach hang');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/expert\/clients$/);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('ngoc');
    await expect(page.getByRole('link', { name: /Ngọc/ }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/expert\/clients\/.+\/detail/);
  },
);

test(
  'E06 E07 a menu of more than 500 lines opens, and its last amount is changed; a meal takes 200 and says so',
  { tag: '@desktop' },
  async () => {
    test.setTimeout(480_000);
    const { page } = device;
    const long = 'Thực đơn rất dài';
    const tab = (meal: string): Locator => page.getByRole('tab', { name: new RegExp(meal) });
    const copyMeal = async (from: string, to: string, count: number): Promise<void> => {
      await tab(from).click();
      await choose(page, `Thao tác với bữa ${from}`, `Chép cả bữa sang bữa ${to}`);
      await expect(tab(to)).toContainText(String(count));
    };
    await page.goto('/expert/daily-menus/create?step=form');
    await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
    await page.getByLabel('Tên thực đơn').fill(long);
    for (const food of ['com trang', 'ca rot', 'bap cai', 'dau phu'])
      await addFood(page, food, '50');
    await copyMeal('sáng', 'trưa', 4);
    for (const [morning, noon] of [
      [8, 12],
      [20, 32],
      [52, 84],
    ] as const) {
      await copyMeal('trưa', 'sáng', morning);
      await copyMeal('sáng', 'trưa', noon);
    }
    await copyMeal('trưa', 'sáng', 136);
    await choose(page, 'Thao tác với bữa trưa', 'Chép cả bữa sang bữa sáng');
    await expectText(page, 'Mỗi bữa có nhiều nhất 200 món. Hãy chia bớt sang bữa khác.');
    await expect(tab('sáng')).toContainText('136');
    await copyMeal('trưa', 'phụ', 84);
    await copyMeal('trưa', 'phụ', 168);
    await copyMeal('sáng', 'tối', 136);
    await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
    await expect(page).toHaveURL(/\/expert\/daily-menus$/);
    await page
      .getByRole('link', { name: new RegExp(long) })
      .first()
      .click();
    const lastAmount = async (): Promise<Locator> => {
      await tab('tối').click();
      await expect.poll(async () => (await names(page)).length).toBe(136);
      return page.getByRole('textbox', { name: /^Lượng / }).last();
    };
    const last = await lastAmount();
    await last.scrollIntoViewIfNeeded();
    await last.fill('77');
    await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
    await expect(page.getByText('Đã lưu trên máy.').first()).toBeVisible();
    await page.reload();
    await expect(await lastAmount()).toHaveValue('77');
  },
);

test(
  'E02 a column grows and shrinks by the keyboard, never below 80 pixels',
  { tag: '@desktop' },
  async () => {
    const { page } = device;
    await page.goto('/expert/clients');
    const edge = page.getByRole('separator', { name: 'Độ rộng cột Mục tiêu' });
    const width = async () => Number(await edge.getAttribute('aria-valuenow'));
    await expect(edge).toBeVisible();
    const before = await width();
    await edge.focus();
    await edge.press('ArrowRight');
    await expect.poll(width).toBeGreaterThan(before);
    for (let at = 0; at < before; at += 10) await edge.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', '80');
    await expect(edge).toHaveAttribute('aria-valuetext', '80 điểm ảnh');
  },
);
