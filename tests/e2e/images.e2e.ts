import { Buffer } from 'node:buffer';
import { expect, type Page } from 'playwright/test';
import type { TcpProxy } from '../support/tcpProxy';
import { buildPng, withExif } from '../support/images';
import { openDevice, syncBadge, readyForOffline, signIn, type Device } from './support/device';
import { drawJpeg } from './support/photos';
import { cableTo, takeLan, test } from './support/shared';
import { getUndo } from './support/steps';

const LAN = 'lan@demo.bualanh.local';
const PAGE = '/expert/images';

test.describe.configure({ mode: 'serial' });

async function photo(page: Page, orientation: number): Promise<Buffer> {
  return withExif(await drawJpeg(page), orientation);
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Chọn ảnh từ máy').last().setInputFiles({ name, mimeType, buffer });
}

async function startUpload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Thêm ảnh' }).click();
}

async function describeImage(page: Page, title: string): Promise<void> {
  await page.getByLabel('Tên món ăn').fill(title);
  await page.getByLabel('Mô tả cho người không thấy ảnh').fill(`${title} nhìn từ trên`);
  const tags = page.getByRole('combobox', { name: 'Nhãn' });
  await tags.fill('canh');
  await tags.press('Enter');
}

function lookIntoFiles(page: Page) {
  return page.evaluate(async () => {
    const all = await indexedDB.databases();
    const name = all.map((one) => one.name ?? '').find((one) => one.endsWith('-pictures')) ?? '';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('not opened')));
    });
    const files = await new Promise<{ body: Blob }[]>((resolve) => {
      const storedFiles = database.transaction('attach-store').objectStore('attach-store').getAll();
      storedFiles.addEventListener('success', () =>
        resolve(storedFiles.result as { body: Blob }[]),
      );
    });
    database.close();
    const texts = await Promise.all(
      files.map(async ({ body }) => new TextDecoder('latin1').decode(await body.arrayBuffer())),
    );
    const words = ['Exif', 'Hanoi', 'GPS'];
    return { files: files.length, matches: words.filter((word) => texts.join('').includes(word)) };
  });
}

async function lookAt(page: Page, title: string) {
  const img = page.getByRole('button', { name: new RegExp(title) }).locator('img');
  await expect(img).toBeVisible();
  return img.evaluate(async (element: HTMLImageElement) => {
    const isDrawn = await element.decode().then(
      () => true,
      () => false,
    );
    if (!isDrawn) return undefined;
    const { naturalWidth: width, naturalHeight: height } = element;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(element, 0, 0);
    const at = (y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(width / 2, y, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return { width, height, above: at(height / 4), below: at((height * 3) / 4) };
  });
}

let cable: TcpProxy;
let first: Device;
let second: Device;

test.beforeAll(async ({ product, lan }, { project }) => {
  cable = await cableTo(product);
  const { viewport, hasTouch, isMobile } = project.use;
  const options = {
    ...(viewport ? { viewport } : {}),
    ...(hasTouch ? { hasTouch } : {}),
    ...(isMobile ? { isMobile } : {}),
  };
  first = await openDevice(cable.url, options);
  await signIn(first.page, LAN);
  second = (await takeLan(lan)).device;
});

test.afterAll(async () => {
  await first?.dispose();
  await cable?.close();
});

test('E14 P13 a photograph taken offline stands upright, says not where it was taken, and reaches the other device', async () => {
  const { page } = first;
  // Other tests keep images in the same practice.
  const { project, retry } = test.info();
  const dish = `Canh chua ${project.name} ${retry}`;
  await page.goto(PAGE);
  await readyForOffline(page);
  await cable.cut();
  await expect(syncBadge(page)).toHaveText(/Ngoại tuyến/);
  await page.goto(PAGE);
  await startUpload(page);
  // EXIF orientation 3: upside down.
  await choose(page, 'IMG_2047.jpg', 'image/jpeg', await photo(page, 3));
  await expect(page.getByText('4:3 · 1.600 × 1.200 px')).toBeVisible();
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(page.getByText('Vui lòng nhập tên món ăn')).toBeVisible();
  await expect(page.getByText('Vui lòng nhập alt text cho ảnh')).toBeVisible();
  await expect(page.getByText('Vui lòng thêm ít nhất một tag')).toBeVisible();
  await describeImage(page, dish);
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  const upright = { width: 400, height: 300, above: 'blue', below: 'red' };
  await expect.poll(() => lookAt(page, dish)).toEqual(upright);
  const { files, matches } = await lookIntoFiles(page);
  expect(files).toBeGreaterThanOrEqual(2);
  expect(matches).toEqual([]);
  await expect(page.getByText('Chờ tải lên', { exact: true })).toBeVisible();
  await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');

  await cable.restore();
  await expect(page.getByText('Ảnh đã được tải lên.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Chờ tải lên', { exact: true })).toBeHidden({ timeout: 60_000 });
  await second.page.goto(PAGE);
  await expect.poll(() => lookAt(second.page, dish)).toEqual(upright);
});

test('P13 an image says where it is used, waits while it is held back, and comes back when its deletion is taken back', async () => {
  const { page } = first;
  await cable.cut();
  await expect(syncBadge(page)).toHaveText(/Ngoại tuyến/);
  await startUpload(page);
  await choose(page, 'pho.jpg', 'image/jpeg', await photo(page, 1));
  await describeImage(page, 'Phở gà');
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click();
  const queue = page.getByRole('region', { name: 'Hàng chờ tải lên' });
  await expect(queue).toContainText('Chờ mạng');
  await queue.getByRole('button', { name: 'Tạm dừng: Phở gà' }).click();
  await expect(queue).toContainText('Tạm dừng ở 0 %');
  await cable.restore();
  const waits = page.getByText('Đã đồng bộ').or(page.getByText('1 chờ đồng bộ'));
  await expect(waits.first()).toBeVisible({ timeout: 60_000 });
  await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');
  await expect(queue).toContainText('Tạm dừng ở 0 %');
  await page.goto('/expert/account');
  await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');
  await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText('Còn 1 mục chưa gửi');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ở lại' }).click();
  await page.goto(PAGE);
  await queue.getByRole('button', { name: 'Đi tiếp: Phở gà' }).click();
  await expect(queue).toBeHidden({ timeout: 30_000 });
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ');

  await page.getByRole('button', { name: /Phở gà/ }).click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Chưa dùng ở đâu');
  const downloading = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Tải ảnh về' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^pho-ga\.(webp|jpeg)$/);
  await details.getByRole('button', { name: 'Xóa ảnh' }).click();
  const card = page.getByRole('main').getByRole('button', { name: /Phở gà/ });
  await expect(card).toBeHidden();
  await getUndo(page, /^Đã xóa ảnh “Phở gà/).click();
  await expect(card).toBeVisible();
});

test('E14 the frame is moved and sized by keyboard and pointer', async () => {
  const { page } = second;
  await page.goto(PAGE);
  await startUpload(page);
  await choose(page, 'cao.png', 'image/png', buildPng(900, 1600));
  const size = page.getByText(/^4:3 ·/);
  await expect(size).toHaveText('4:3 · 900 × 675 px');
  const frame = page.getByRole('group', { name: /Khung cắt 4:3/ });
  const top = () =>
    frame.evaluate((element: HTMLElement) => element.style.top || getComputedStyle(element).top);
  const before = await top();
  await frame.press('ArrowDown');
  await expect.poll(top).not.toBe(before);
  await frame.press('-');
  await expect(size).not.toHaveText('4:3 · 900 × 675 px');
  const smaller = await size.textContent();
  const box = await frame.locator('[data-corner="se"]').boundingBox();
  if (!box) throw new Error('no corner');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, box.y - 30, { steps: 4 });
  await page.mouse.up();
  await expect(size).not.toHaveText(smaller ?? '');
  await page.getByRole('button', { name: 'Tự cắt' }).click();
  await expect(size).toHaveText('4:3 · 900 × 675 px');
  await page.getByRole('button', { name: 'Xoay phải' }).click();
  await expect(size).toHaveText('4:3 · 1.200 × 900 px');
});

test('E14 what is no image of ours is refused in the words of the specification', async () => {
  const { page } = second;
  await page.goto(PAGE);
  await startUpload(page);
  const alert = page.getByRole('alert').filter({ hasText: /./ }).last();
  const big = Buffer.concat([buildPng(800, 600), Buffer.alloc(10 * 1024 * 1024)]);
  const cases = [
    ['lon.png', 'image/png', big, 'File ảnh không được lớn hơn 10MB'],
    ['nho.png', 'image/png', buildPng(799, 599), 'Ảnh quá nhỏ. Vui lòng chọn ảnh ≥ 800x600 px'],
    ['dai.png', 'image/png', buildPng(1, 12_000), 'Ảnh quá nhỏ. Vui lòng chọn ảnh ≥ 800x600 px'],
    ['mon.jpg', 'image/jpeg', Buffer.from('%PDF-1.7 ...'), 'Không thể đọc ảnh. Vui lòng thử lại.'],
    ['mon.pdf', 'application/pdf', Buffer.from('%PDF-1.7'), 'Vui lòng chọn file ảnh hợp lệ'],
    ['ve.svg', 'image/svg+xml', Buffer.from('<svg/>'), 'Vui lòng chọn file ảnh hợp lệ'],
    [
      'hong.jpg',
      'image/jpeg',
      (await photo(page, 1)).subarray(0, 400),
      'Không thể đọc ảnh. Vui lòng thử lại.',
    ],
  ] as const;
  for (const [name, type, bytes, words] of cases) {
    await choose(page, name, type, bytes);
    await expect(alert).toHaveText(words);
  }
});

const buildFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('P13 the image manager takes ten images at once, larger than the uploader, and one after another', async () => {
  const { page } = second;
  await page.goto(PAGE);
  await startUpload(page);
  const dialog = page.getByRole('dialog');
  const input = dialog.getByLabel('Chọn ảnh từ máy').last();
  const small = buildPng(900, 700);
  await input.setInputFiles(Array.from({ length: 11 }, (_, at) => buildFile(`${at}.png`, small)));
  await expect(dialog.getByText('Tối đa 10 ảnh mỗi lần', { exact: true })).toBeVisible();
  // 6 MB: the uploader of a form would not take it.
  const large = Buffer.concat([small, Buffer.alloc(6 * 1024 * 1024)]);
  await input.setInputFiles([
    buildFile('mot.png', large),
    buildFile('hong.png', Buffer.from('PNG')),
    buildFile('hai.png', small),
  ]);
  await expect(dialog.getByText('Ảnh 1 trên 3')).toBeVisible();
  await describeImage(page, 'Bún bò một');
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(dialog.getByText('Ảnh 2 trên 3')).toBeVisible();
  await expect(dialog.getByText('Không thể đọc ảnh. Vui lòng thử lại.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Bỏ qua ảnh này' }).click();
  await expect(dialog.getByText('Ảnh 3 trên 3')).toBeVisible();
  await expect(dialog.getByLabel('Tên món ăn')).toHaveValue('');
  await dialog.getByLabel('Tên món ăn').fill('Bún bò hai');
  await dialog.getByLabel('Mô tả cho người không thấy ảnh').fill('Tô bún bò');
  await dialog.getByRole('button', { name: 'Dùng ảnh này' }).click();
  await expect(dialog).toBeHidden();
  // An uploading image also has a pause button, which the pattern excludes.
  for (const name of [/^(?!Tạm dừng).*Bún bò một/, /^(?!Tạm dừng).*Bún bò hai/])
    await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible();
});

test('P13 an image comes from an address where its site lets others read it', async () => {
  const { page, context } = second;
  const file = { status: 200, contentType: 'image/png', body: buildPng(900, 700) };
  const open = { 'access-control-allow-origin': '*' };
  await context.route('https://anh.example/mo.png', (route) =>
    route.fulfill({ ...file, headers: open }),
  );
  const closed = { 'access-control-allow-origin': 'https://other.example' };
  await context.route('https://anh.example/dong.png', (route) =>
    route.fulfill({ ...file, headers: closed }),
  );
  await context.route('https://anh.example/trang.html', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<p>', headers: open }),
  );
  await page.goto(PAGE);
  await startUpload(page);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Hoặc địa chỉ (URL) của ảnh');
  const get = () => dialog.getByRole('button', { name: 'Lấy ảnh' }).click();
  for (const wrong of ['canh chua', 'javascript:alert(1)', 'https://a:b@anh.example/mo.png']) {
    await field.fill(wrong);
    await get();
    await expect(dialog.getByText('URL không hợp lệ. Vui lòng kiểm tra lại.')).toBeVisible();
  }
  await field.fill('https://anh.example/dong.png');
  await get();
  await expect(dialog.getByText(/^Không thể tải ảnh từ URL này/)).toBeVisible();
  await field.fill('https://anh.example/trang.html');
  await get();
  await expect(dialog.getByText('Vui lòng chọn file ảnh hợp lệ')).toBeVisible();
  await field.fill('http://anh.example/mo.png');
  await field.press('Enter');
  await expect(dialog.getByText('4:3 · 900 × 675 px')).toBeVisible();
  const answer = await page.evaluate(async () => {
    try {
      return (await fetch('https://anh.example/mo.png')).status;
    } catch {
      return 'refused';
    }
  });
  expect(answer).toBe('refused');
});
