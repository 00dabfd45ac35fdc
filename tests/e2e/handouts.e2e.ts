import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test, type Download, type Page } from 'playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { vietQr } from '../../src/domain/money/vietQr';
import { freePort } from '../support/freePort';
import { openDevice, syncBadge, readyForOffline, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { addFood, noteVisit, openClient, startPersonalMenu } from './support/steps';

const LAN = 'lan@demo.bualanh.local';
const CLIENT = 'Đỗ Thị Bích Ngọc';
const TABLET = { width: 820, height: 1180 };
const ACCOUNT = { bin: '970436', account: '0071000123456' };

test.describe.configure({ mode: 'serial' });

const mails: { to: string[]; raw: string }[] = [];
let mailServer: SMTPServer;
let product: Product;
let tablet: Device;
let menuId: string;
let pdfOfTablet: string;

test.beforeAll(async () => {
  const port = await freePort();
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  mailServer.on('error', () => undefined);
  await new Promise<void>((resolve) => mailServer.listen(port, '127.0.0.1', resolve));
  product = await startProduct({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  tablet = await openDevice(product.proxy.url, { viewport: TABLET, acceptDownloads: true });
});

test.afterAll(async () => {
  await tablet?.dispose();
  await product?.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join('\n').replace(/\s+/g, ' ');
}

async function downloadBy(
  page: Page,
  button: string,
): Promise<{ download: Download; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { download, bytes: new Uint8Array(await readFile(await download.path())) };
}

async function decoded(page: Page): Promise<string | undefined> {
  const image = await page.getByRole('img', { name: /VietQR/ }).evaluate(async (svg) => {
    const image = new Image();
    const size = 300;
    const source = new XMLSerializer().serializeToString(svg);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const at = canvas.getContext('2d')!;
    at.fillStyle = '#fff';
    at.fillRect(0, 0, size, size);
    at.drawImage(image, 0, 0, size, size);
    // One character per pixel: as numbers they take seconds to transfer.
    const { data } = at.getImageData(0, 0, size, size);
    let signs = '';
    for (let red = 0; red < data.length; red += 4) signs += (data[red] ?? 0) < 128 ? '#' : ' ';
    return { size, signs };
  });
  const pixels = [...image.signs].flatMap((sign) =>
    (sign === '#' ? [0, 0, 0] : [255, 255, 255]).concat(255),
  );
  return jsQR(new Uint8ClampedArray(pixels), image.size, image.size)?.data;
}

test('G8 S03 signs in; what draws documents is kept once the browser has nothing else to do', async () => {
  const { page } = tablet;
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(request.url()));
  await signIn(page, LAN);
  await readyForOffline(page);
  expect(requestedPaths.filter((url) => /documents\.worker|jspdf/.test(url))).toEqual([]);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const cache = await caches.open('bualanh-files');
          return (await cache.keys()).some(({ url }) => url.includes('printables.worker'));
        }),
      { timeout: 60_000 },
    )
    .toBe(true);
  await product.proxy.cut();
  await expect(syncBadge(page)).toHaveText('Ngoại tuyến');
});

test('G8 E03 E04 E06 without a network: client, visit, personal menu, two lines changed for an allergy', async () => {
  const { page } = tablet;
  await page.goto('/expert/clients');
  await page.getByRole('button', { name: 'Thêm khách hàng' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tên khách hàng').fill(CLIENT);
  await dialog.getByLabel('Email', { exact: true }).fill('ngoc@example.vn');
  await dialog.getByRole('button', { name: /Thông tin chi tiết/ }).click();
  const allergies = dialog.getByLabel(/^Dị ứng/).first();
  await allergies.fill('chuối');
  await allergies.press('Enter');
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
  await openClient(page, CLIENT);
  await noteVisit(page, '61,5', 'Ăn sáng lúc 7 giờ.');
  await startPersonalMenu(page, CLIENT, /Giảm cân/);
  const amount = page.getByLabel(/^Lượng /).first();
  await amount.fill('90');
  await addFood(page, 'chuoi', '100');
  await page.getByRole('button', { name: 'Lưu thực đơn' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Thực đơn có món gây dị ứng' });
  await expect(question).toContainText('Chuối già');
  await question.getByLabel(/Lý do vẫn giao/).fill('Khách thử lại nửa quả, có bác sĩ theo dõi.');
  await question.getByRole('button', { name: 'Vẫn giao, lưu lý do' }).click();
  await expect(page.getByText('Thực đơn đã được gán cho khách hàng')).toBeVisible();
  await page.goto('/expert/daily-menus');
  const link = page.getByRole('link', { name: new RegExp(CLIENT) }).first();
  menuId = /daily-menus\/([^/]+)\/edit/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  expect(menuId).not.toBe('');
});

test('G8 E15 P12 S03 the PDF, the message and the image are made without a network', async () => {
  const { page } = tablet;
  await page.goto(`/expert/daily-menus/${menuId}/edit`);
  await page.getByRole('link', { name: 'In, PDF, chia sẻ' }).click();
  await expect(page.getByRole('main', { name: 'Bản in A4' })).toContainText(CLIENT);
  await expect(page.getByText('DỊ ỨNG, KHÔNG ĂN')).toBeVisible();
  await page.screenshot({ path: 'test-results/print-tablet.png', fullPage: true });
  const { download, bytes } = await downloadBy(page, 'Tải PDF để in');
  await expect(page.getByText('PDF đã được tạo thành công!')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^menu-.*\.pdf$/);
  expect(bytes.length).toBeLessThan(150_000);
  pdfOfTablet = await textOfPdf(bytes.slice());
  expect(pdfOfTablet).toContain(CLIENT);
  expect(pdfOfTablet).toContain('dị ứng chuối');
  const sheetText = (await page.getByRole('main', { name: 'Bản in A4' }).innerText()).replace(
    /\s+/g,
    ' ',
  );
  for (const total of sheetText.match(/[\d.]+ kcal/g) ?? []) expect(pdfOfTablet).toContain(total);
  // Chromium on a desktop has no share sheet: what is shared is downloaded.
  const image = await downloadBy(page, 'Chia sẻ ảnh');
  expect(Buffer.from(image.bytes).toString('latin1', 1, 4)).toBe('PNG');
  await tablet.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Sao chép thành tin nhắn' }).click();
  await expect(page.getByText('Đã sao chép')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(CLIENT);
});

test('G8 E15 the printed page is A4, as it looks', async () => {
  const { page } = tablet;
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocument({ data: new Uint8Array(printed), verbosity: 0 }).promise;
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  const text = await textOfPdf(new Uint8Array(printed));
  // Chromium's PDF sets letters of a word apart, so spaces are ignored.
  expect(text.replaceAll(' ', '')).toContain(CLIENT.replaceAll(' ', ''));
  expect(text).not.toContain('Tải PDF để in');
});

test('G8 E15 an e-mail waits in the outbox', async () => {
  const { page } = tablet;
  await page.getByRole('link', { name: 'Gửi Email' }).click();
  await expect(page.getByLabel('Email người nhận')).toHaveValue('ngoc@example.vn');
  await page.getByLabel('Email người nhận').fill('ngoc@example.vn, hai@example.vn');
  await page.getByRole('button', { name: 'Gửi Email' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Mỗi ô chỉ một địa chỉ');
  await page.getByLabel('Email người nhận').fill('ngoc@example.vn');
  await page.getByLabel(/Lời nhắn/).fill('Chúc chị ăn ngon.');
  await page.getByRole('button', { name: 'Xem trước Email' }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('Chúc chị ăn ngon.')).toBeVisible();
  await page.getByRole('button', { name: 'Quay lại' }).last().click();
  await page.getByRole('button', { name: 'Gửi Email' }).click();
  await expect(page.getByText('Chờ gửi')).toBeVisible();
  await page.screenshot({ path: 'test-results/email-tablet.png', fullPage: true });
  expect(mails).toHaveLength(0);
});

test('P12 the dialog of a menu prints and mails, with a preview in place of the form', async () => {
  const { page } = tablet;
  await page.goto(`/expert/daily-menus/${menuId}/edit`);
  await page.getByRole('button', { name: 'In PDF, gửi Email' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('tab')).toHaveText(['In PDF', 'Gửi Email']);
  const print = dialog.getByRole('tabpanel', { name: 'In PDF' });
  for (const expected of [CLIENT, 'Cả ngày', 'Bữa sáng', 'DỊ ỨNG, KHÔNG ĂN'])
    await expect(print).toContainText(expected);
  await page.screenshot({ path: `test-results/dialog-menu-${test.info().project.name}.png` });
  const { download } = await downloadBy(page, 'Tải PDF để in');
  expect(download.suggestedFilename()).toMatch(/^menu-.*\.pdf$/);
  await page.evaluate(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: ShareData) =>
        Promise.resolve(Object.assign(window, { handedOver: files?.[0]?.name })),
    });
  });
  await dialog.getByRole('button', { name: 'Chia sẻ PDF' }).click();
  await expect.poll(() => page.evaluate('window.handedOver')).toMatch(/^menu-.*\.pdf$/);
  await dialog.getByRole('tab', { name: 'Gửi Email' }).click();
  const mailTab = dialog.getByRole('tabpanel', { name: 'Gửi Email' });
  await expect(mailTab.getByLabel('Tên người nhận')).toHaveValue(CLIENT);
  await expect(mailTab.getByLabel('Tiêu đề')).toHaveValue(/^Thực đơn ngày: /);
  await mailTab.getByLabel(/Lời nhắn/).fill('Nhớ uống đủ nước.');
  await mailTab.getByRole('button', { name: 'Xem trước Email' }).click();
  await expect(mailTab.getByLabel('Tên người nhận')).toBeHidden();
  await expect(dialog.frameLocator('iframe').getByText('Nhớ uống đủ nước.')).toBeVisible();
  await mailTab.getByRole('button', { name: 'Quay lại' }).click();
  await expect(mailTab.getByLabel(/Lời nhắn/)).toHaveValue('Nhớ uống đủ nước.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('P12 what cannot be saved, previewed or kept is said in the specification’s words, and nothing typed is lost', async () => {
  const { page } = tablet;
  await page.getByRole('button', { name: 'In PDF, gửi Email' }).click();
  const dialog = page.getByRole('dialog');
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('no file');
    };
  });
  await dialog.getByRole('button', { name: 'Tải PDF để in' }).click();
  await expect(page.getByText('Có lỗi xảy ra khi tải PDF dự phòng')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Gửi Email' }).click();
  await dialog.getByLabel(/Lời nhắn/).fill('Hẹn chị tuần sau.');
  await page.evaluate(() => {
    Object.assign(String.prototype, {
      normalize: () => {
        throw new Error('broken');
      },
    });
  });
  await dialog.getByRole('button', { name: 'Xem trước Email' }).click();
  await expect(dialog.getByText('Có lỗi xảy ra khi xem trước email')).toBeVisible();
  // Chromium remembers for half a minute how much room there was; a new process does not.
  await tablet.reopen('about:blank');
  const full = tablet.page;
  const devtools = await tablet.context.newCDPSession(full);
  const { url: origin } = product.proxy;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await full.goto(`/expert/daily-menus/${menuId}/edit`);
  await full.getByRole('button', { name: 'In PDF, gửi Email' }).click();
  const form = full.getByRole('dialog');
  await form.getByRole('tab', { name: 'Gửi Email' }).click();
  await expect(form.getByLabel(/Lời nhắn/)).toHaveValue('Hẹn chị tuần sau.');
  await form.getByRole('button', { name: 'Gửi Email' }).click();
  await expect(full.getByText('Có lỗi xảy ra khi gửi email')).toBeVisible();
  await expect(form.getByLabel(/Lời nhắn/)).toHaveValue('Hẹn chị tuần sau.');
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
});

test('G8 the fee’s VietQR is drawn on the device, and another reader reads it', async () => {
  const { page } = tablet;
  await page.goto('/expert/practice');
  await page.getByLabel('Tên phòng dinh dưỡng').fill('Phòng dinh dưỡng Sen Việt');
  await page.getByLabel('Ngân hàng').selectOption(ACCOUNT.bin);
  await page.getByLabel('Số tài khoản').fill(ACCOUNT.account);
  await page.screenshot({ path: 'test-results/practice-tablet.png', fullPage: true });
  await page.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(page.getByText('Đã lưu trên máy')).toBeVisible();
  await page.goto('/expert/fee');
  await page.getByLabel('Số tiền').fill('12');
  await expect(page.getByText(/Số tiền phải là/)).toBeVisible();
  await page.getByLabel('Số tiền').fill('350.000');
  await page.getByLabel('Nội dung chuyển khoản').fill('Phí tư vấn Ngọc');
  const code = vietQr(ACCOUNT, 350_000, 'Phi tu van Ngoc');
  await expect.poll(() => decoded(page)).toBe(code);
  await page.screenshot({ path: 'test-results/fee-tablet.png', fullPage: true });
});

test('G8 the network returns: the mail arrives once, and its PDF says what the tablet showed', async () => {
  const { page } = tablet;
  await page.goto(`/expert/daily-menus/${menuId}/email`);
  await expect(page.getByText('Chờ gửi')).toBeVisible();
  await product.proxy.restore();
  await expect(page.getByText('Đã gửi', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  expect(mails.map(({ to }) => to)).toEqual([['ngoc@example.vn']]);
  const mail = await PostalMime.parse(mails[0]!.raw);
  expect(mail.text).toContain('Chúc chị ăn ngon.');
  const file = new Uint8Array(mail.attachments[0]!.content as ArrayBuffer);
  expect(await textOfPdf(file)).toBe(pdfOfTablet);
  for (const [path, open] of [
    [`/expert/daily-menus/${menuId}/edit`, async () => undefined],
    ['/expert/clients', () => openClient(page, CLIENT)],
  ] as const) {
    await page.goto(path);
    await open();
    await expect(page.getByText(`${CLIENT} · ngoc@example.vn`).first()).toBeVisible();
    await expect(page.getByText('Đã gửi', { exact: true }).first()).toBeVisible();
  }
});
