import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startEmbedded } from '../../sync-server/couch/embedded/server';
import { startTcpProxy, type TcpProxy } from '../support/tcpProxy';
import { nodeClock, shiftClock } from './support/clock';
import { openDevice, syncBadge, readyForOffline, signIn, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { addClient } from './support/steps';

const LAN = 'lan@demo.bualanh.local';
const TEN_YEARS = 10 * 365.25 * 86_400_000;
const HOUR = 3_600_000;

test.describe.configure({ mode: 'serial' });

let folder: string;
let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let databaseCable: TcpProxy;
let product: Product;
let device: Device;

async function storedNames(): Promise<(string | undefined)[]> {
  const { username, password, url } = embedded;
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const answer = await fetch(`${url}/workspace-demo-lan/_all_docs?include_docs=true`, {
    headers: { authorization },
  });
  const { rows } = (await answer.json()) as {
    rows: { doc: { body?: { clientName?: string } } }[];
  };
  return rows.map((row) => row.doc.body?.clientName);
}

test.beforeAll(async () => {
  const info = test.info();
  folder = await mkdtemp(join(tmpdir(), 'bua-lanh-couch-'));
  embedded = await startEmbedded(folder);
  const { port } = new URL(embedded.url);
  databaseCable = await startTcpProxy({ host: '127.0.0.1', port: Number(port) });
  const { username, password } = embedded;
  product = await startProduct({
    couchUrl: `http://${username}:${password}@127.0.0.1:${databaseCable.port}`,
    // Tokens from an hour ago have expired once the gateway restarts with the right time.
    env: { NODE_OPTIONS: nodeClock(-HOUR) },
  });
  device = await openDevice(product.proxy.url, { viewport: info.project.use.viewport });
  await signIn(device.page, LAN);
  await expect(syncBadge(device.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
  await databaseCable?.close();
  await embedded?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('P02 S02 the access token ends while the app is open: it is renewed and the work goes through', async () => {
  const { page } = device;
  const answers: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    answers.push(`${answer.status()} ${pathname}`);
  });
  await product.kill('SIGTERM');
  await addClient(page, 'Người Của Phiên Cũ');
  await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');
  await product.start();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  expect(answers).toContain('401 /sync/live');
  expect(answers).toContain('200 /api/auth/refresh');
  await expect(page.getByText('Phiên đăng nhập đã kết thúc')).toHaveCount(0);
  expect(await storedNames()).toContain('Người Của Phiên Cũ');
});

test('S02 P18 the database goes away while the app is open: said truly, and sent afterwards', async () => {
  const { page } = device;
  await databaseCable.cut();
  await addClient(page, 'Người Khi Máy Chủ Nghỉ');
  await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');
  await page.reload();
  await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');
  await expect(page.getByText('Máy chủ đang tạm nghỉ.').first()).toBeVisible();
  await expect(page.getByText('Bạn đang offline.')).toHaveCount(0);
  await page.goto('/expert/sync');
  await expect(page.getByRole('heading', { name: 'Đang chờ máy chủ' })).toBeVisible();
  await expect(page.getByText('Khách hàng · Người Khi Máy Chủ Nghỉ')).toBeVisible();
  await databaseCable.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await expect(page.getByText('Máy chủ đang tạm nghỉ.')).toHaveCount(0);
  expect(await storedNames()).toContain('Người Khi Máy Chủ Nghỉ');
});

async function setQuota({ context, page }: Device, bytes?: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: product.proxy.url,
    ...(bytes === undefined ? {} : { quotaSize: bytes }),
  });
}

test('E03 S01 storage is full: saving says so, what is typed stays and is saved later', async () => {
  // Chromium remembers for half a minute how much room there was; a new process does not.
  await device.reopen('about:blank');
  const { page } = device;
  await setQuota(device, 1);
  await page.goto('/expert/clients?new=1');
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Tên khách hàng');
  await name.fill('Người Khi Máy Đầy');
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Máy đã hết chỗ lưu');
  await expect(name).toHaveValue('Người Khi Máy Đầy');
  expect(await storedNames()).not.toContain('Người Khi Máy Đầy');
  await setQuota(device);
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  expect(await storedNames()).toContain('Người Khi Máy Đầy');
});

for (const [year, offset] of [
  ['2036', TEN_YEARS],
  ['2016', -TEN_YEARS],
] as const)
  test(`S02 P02 a clock ten years off (towards ${year}): signs in, works offline, sends all`, async () => {
    const name = `Người Lệch Giờ ${year}`;
    const wrong = await openDevice(product.proxy.url, { viewport: { width: 1280, height: 800 } });
    try {
      await shiftClock(wrong.context, offset);
      await signIn(wrong.page, LAN);
      await readyForOffline(wrong.page);
      await product.proxy.cut();
      await expect(syncBadge(wrong.page)).toHaveText('Ngoại tuyến');
      await addClient(wrong.page, name);
      await wrong.page.reload();
      await expect(syncBadge(wrong.page)).toHaveText('1 chờ đồng bộ');
      await product.proxy.restore();
      await expect(syncBadge(wrong.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
      expect(await storedNames()).toContain(name);
      await device.page.goto('/expert/clients');
      await device.page.getByRole('searchbox').first().fill(name);
      await device.page
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click();
      await device.page.getByRole('button', { name: 'Sửa', exact: true }).click();
      await device.page.getByRole('dialog').getByLabel('Số điện thoại').fill('0900 000 001');
      await device.page
        .getByRole('dialog')
        .getByRole('button', { name: 'Lưu', exact: true })
        .click();
      await wrong.page.getByRole('searchbox').first().fill('0900 000 001');
      await expect(wrong.page.getByText(name).first()).toBeVisible();
    } finally {
      await product.proxy.restore();
      await wrong.dispose();
    }
  });
