import { expect, type Locator, type Page } from 'playwright/test';
import { type Device } from './support/device';
import { takeLan, test } from './support/shared';
import { catalogueIsThere, dragsAtRest, pressEntry, getUndo } from './support/steps';

test.describe.configure({ mode: 'serial' });

let device: Device;

test.beforeAll(async ({ lan }) => {
  test.setTimeout(240_000);
  ({ device } = await takeLan(lan));
  await device.page.goto('/expert/daily-menus/create?step=form');
  await device.page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await catalogueIsThere(device.page);
  await device.page.goto('/expert/plans');
  await expect(device.page.getByRole('heading', { level: 1 })).toBeVisible();
});

const cell = (page: Page, slot: string, day: string): Locator =>
  page.getByRole('region', { name: `${slot}, ${day}`, exact: true });

async function choose(page: Page, menu: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await pressEntry(page.getByRole('menuitem', { name: entry, exact: true }));
}

const expectText = (page: Page, text: string): Promise<void> =>
  expect(page.getByText(text, { exact: true }).first()).toBeAttached();

async function dishes(page: Page, slot: string, day: string): Promise<string> {
  return (await cell(page, slot, day).textContent()) ?? '';
}

test('G4 a plan of three days is made of menus, without a network', async () => {
  const { page, context } = device;
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Tạo kế hoạch' }).click();
  await page.getByLabel('Tên kế hoạch').fill('Tuần thử');
  await page.getByLabel('Ngày bắt đầu').fill('2026-11-30');
  await page.getByLabel('Số ngày').fill('15');
  await expect(page.getByText('Số ngày từ 1 đến 14.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tạo kế hoạch' })).toBeDisabled();
  await page.getByLabel('Số ngày').fill('3');
  // By their names: other tests of the practice make menus, too, some without a lunch.
  const menus = page.getByRole('group', { name: 'Thực đơn' });
  for (const menu of ['Giảm cân 1500 kcal', 'Ăn chay 1700 kcal']) {
    await menus.getByRole('searchbox').fill(menu);
    await menus.getByRole('checkbox', { name: menu, exact: true }).check({ force: true });
  }
  await page.getByRole('button', { name: 'Tạo kế hoạch' }).click();
  await expect(page).toHaveURL(/\/expert\/plans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tuần thử' })).toBeVisible();
  for (const day of ['T2 30/11', 'T3 01/12', 'T4 02/12'])
    await expect(page.getByRole('heading', { level: 2, name: day })).toBeVisible();
  await expect(cell(page, 'Bữa trưa', 'T2 30/11')).toContainText(/kcal/);
  await expect(page.getByRole('region', { name: 'Trung bình mỗi ngày' })).toContainText(
    /3 ngày.*kcal/,
  );
});

test('G4 meals and days are copied, swapped, emptied and taken back', async () => {
  const { page } = device;
  const [monday, tuesday] = ['T2 30/11', 'T3 01/12'];
  const before = await dishes(page, 'Bữa trưa', monday);
  expect(await dishes(page, 'Bữa trưa', tuesday)).not.toBe(before);
  await choose(page, `Thao tác với bữa trưa, ${monday}`, 'Chép sang ngày sau');
  await expect.poll(() => dishes(page, 'Bữa trưa', tuesday)).toBe(before);
  await page.getByRole('button', { name: 'Hoàn tác thay đổi gần nhất' }).click();
  await expect.poll(() => dishes(page, 'Bữa trưa', tuesday)).not.toBe(before);
  await page.getByRole('button', { name: 'Làm lại thay đổi vừa hoàn tác' }).click();
  await expect.poll(() => dishes(page, 'Bữa trưa', tuesday)).toBe(before);
  await page.keyboard.press('Control+z');

  await choose(page, `Thao tác với bữa trưa, ${monday}`, 'Bỏ bữa này');
  await expect(cell(page, 'Bữa trưa', monday)).toContainText('Trống');
  await choose(page, `Thao tác với bữa trưa, ${monday}`, 'Chọn từ thực đơn');
  const dialog = page.getByRole('dialog', { name: /Bữa trưa, T2 30\/11/ });
  await dialog.getByRole('searchbox').fill('zzz');
  await expect(dialog.getByText('Không tìm thấy kết quả nào')).toBeVisible();
  await dialog.getByRole('searchbox').fill('');
  await expect(dialog.getByRole('button', { name: /^Dùng / }).first()).toBeVisible();
  await dialog
    .getByRole('button', { name: /^Dùng / })
    .first()
    .click();
  await expect(cell(page, 'Bữa trưa', monday)).toContainText(/kcal|Trống/);

  const lunch = await dishes(page, 'Bữa tối', tuesday);
  await choose(page, `Thao tác với ${tuesday}`, 'Đổi chỗ với ngày trước');
  await expect.poll(() => dishes(page, 'Bữa tối', monday)).toBe(lunch);
  await choose(page, `Thao tác với ${monday}`, 'Nhân bản ngày này');
  await expect(page.getByRole('heading', { level: 2, name: 'T5 03/12' })).toBeVisible();
  await choose(page, 'Thao tác với T5 03/12', 'Xóa ngày này');
  await expectText(page, 'Đã xóa T5 03/12');
  await expect(page.getByRole('heading', { level: 2, name: 'T5 03/12' })).toBeHidden();
  await getUndo(page, 'Đã xóa T5 03/12').click();
  await expect(page.getByRole('heading', { level: 2, name: 'T5 03/12' })).toBeVisible();
});

test('G4 the keyboard lifts a meal, moves it and lets it change places', async () => {
  const { page } = device;
  const [monday, wednesday] = ['T2 30/11', 'T4 02/12'];
  const [one, other] = [
    await dishes(page, 'Bữa tối', monday),
    await dishes(page, 'Bữa tối', wednesday),
  ];
  await page.getByRole('button', { name: `Dời bữa tối, ${monday}` }).focus();
  await page.keyboard.press('Space');
  await expectText(page, `Đã nhấc Bữa tối, ${monday}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expectText(page, `Đang ở Bữa tối, ${wednesday}`);
  await page.keyboard.press('Escape');
  await expectText(page, `Đã thôi, Bữa tối, ${monday} ở chỗ cũ`);
  await dragsAtRest(page);
  await page.keyboard.press('Space');
  await expectText(page, `Đã nhấc Bữa tối, ${monday}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expectText(page, `Đã đổi chỗ Bữa tối, ${monday} ↔ Bữa tối, ${wednesday}`);
  await expect.poll(() => dishes(page, 'Bữa tối', monday)).toBe(other);
  await expect.poll(() => dishes(page, 'Bữa tối', wednesday)).toBe(one);
  await page.keyboard.press('Control+z');
  await expect.poll(() => dishes(page, 'Bữa tối', monday)).toBe(one);
});

test('G4 a meal is dragged onto another one by mouse', async () => {
  const { page } = device;
  const [monday, tuesday] = ['T2 30/11', 'T3 01/12'];
  const [one, other] = [
    await dishes(page, 'Bữa sáng', monday),
    await dishes(page, 'Bữa sáng', tuesday),
  ];
  const grip = page.getByRole('button', { name: `Dời bữa sáng, ${monday}` });
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [
    await grip.boundingBox(),
    await cell(page, 'Bữa sáng', tuesday).boundingBox(),
  ];
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 12 });
  await page.mouse.up();
  await expectText(page, `Đã đổi chỗ Bữa sáng, ${monday} ↔ Bữa sáng, ${tuesday}`);
  await expect.poll(() => dishes(page, 'Bữa sáng', monday)).toBe(other);
  await expect.poll(() => dishes(page, 'Bữa sáng', tuesday)).toBe(one);
});

test('G4 the shopping list stands by the parts of a market, and what is bought stays ticked', async () => {
  const { page, context } = device;
  await page.getByRole('button', { name: 'Đi chợ' }).click();
  const placeField = page.getByLabel('Đi chợ', { exact: true }).last();
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  await expect(first).toBeVisible();
  await expect(page.getByText(/^0 \/ \d+ món$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rau củ, trái cây' })).toBeVisible();
  await expect(first).toBeVisible();
  await first.getByRole('checkbox').check({ force: true });
  await expect(page.getByText(/^1 \/ \d+ món$/)).toBeVisible();
  await expect(placeField).toBeVisible();
  // A tick is drawn at once, and stored a moment later: then another tab has it.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Đi chợ' }).click();
  await expect(other.getByText(/^1 \/ \d+ món$/)).toBeVisible();
  await other.close();
  await page.reload();
  await page.getByRole('button', { name: 'Đi chợ' }).click();
  await expect(page.getByText(/^1 \/ \d+ món$/)).toBeVisible();
  await page.getByRole('link', { name: 'In danh sách' }).click();
  await expect(
    page.getByRole('main', { name: 'Bản in' }).or(page.locator('article.sheet')).first(),
  ).toContainText('Rau củ, trái cây');
  await page.getByRole('link', { name: 'Các ngày' }).click();
  await expect(page.locator('article.sheet')).toContainText('Thực đơn 4 ngày');
  await expect(page.locator('article.sheet')).toContainText('30/11/2026');
});

test('G4 a plan is repeated, copied and deleted, and the list takes a deletion back', async () => {
  const { page } = device;
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Lặp lại' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'T2 07/12' })).toBeVisible();
  await page.getByRole('button', { name: 'Nhân bản kế hoạch' }).click();
  await expectText(page, 'Đã nhân bản thành “Tuần thử (bản sao)”');
  await expect(page.getByRole('heading', { level: 1, name: 'Tuần thử (bản sao)' })).toBeVisible();
  await page.getByRole('link', { name: 'Về danh sách kế hoạch' }).click();
  await page.getByRole('button', { name: 'Xóa Tuần thử (bản sao)' }).click();
  await expectText(page, 'Đã xóa kế hoạch “Tuần thử (bản sao)”');
  await getUndo(page, 'Đã xóa kế hoạch “Tuần thử (bản sao)”').click();
  await expect(page.getByRole('link', { name: 'Tuần thử (bản sao)' })).toBeVisible();
  await page.goto('/expert/plans/01a203b3-0000-7000-8000-000000000000');
  await expect(
    page.getByText('Kế hoạch này có thể đã bị xóa, hoặc chưa về tới máy này.'),
  ).toBeVisible();
});

function slowDocuments(): void {
  const held: (() => void)[] = [];
  let holds = true;
  class SlowWorker extends Worker {
    readonly #slow: boolean;
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.#slow = String(url).includes('printables.worker');
    }
    override postMessage(message: unknown, options?: Transferable[] | StructuredSerializeOptions) {
      const send = () => super.postMessage(message, options as StructuredSerializeOptions);
      if (this.#slow && holds) held.push(send);
      else send();
    }
  }
  const letGo = () => {
    holds = false;
    for (const send of held) send();
  };
  Object.assign(window, { Worker: SlowWorker, letGo });
}

test('P19 a PDF of 14 days that takes long shows its steps; who goes on working gets the file all the same', async () => {
  const page = await device.context.newPage();
  await page.addInitScript(slowDocuments);
  await page.goto('/expert/plans/create');
  await page.getByLabel('Số ngày').fill('14');
  const menus = page.getByRole('group', { name: 'Thực đơn' });
  await menus.getByRole('searchbox').fill('Giảm cân 1500 kcal');
  await menus
    .getByRole('checkbox', { name: 'Giảm cân 1500 kcal', exact: true })
    .check({ force: true });
  await page.getByRole('button', { name: 'Tạo kế hoạch', exact: true }).click();
  await page.getByRole('link', { name: 'In, PDF, chia sẻ' }).click();
  const title = 'Đang làm tệp PDF';
  const screen = page.getByRole('dialog', { name: title });
  const pdf = page.getByRole('button', { name: 'Tải PDF để in', exact: true });
  await pdf.click();
  await expect(screen.getByRole('progressbar', { name: title })).toBeAttached();
  await expect(screen.getByRole('listitem')).toHaveText([
    /^Lấy hình của các món: xong/,
    /^Vẽ các trang: đang làm/,
    /^Lưu hoặc gửi tệp: chưa tới/,
  ]);
  await screen.getByRole('button', { name: 'Làm việc khác, tệp vẫn được làm tiếp' }).click();
  await expect(screen).toBeHidden();
  const download = page.waitForEvent('download');
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo());
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByText('PDF đã được tạo thành công!')).toBeVisible();
  await expect(pdf).toBeEnabled();
  await page.close();
});
