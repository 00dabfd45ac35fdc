import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { REJECTIONS } from '../../src/domain/protocol/errors';
import type { PushRequest } from '../../src/domain/protocol/protocol';
import { NEEDED_PROTOCOL } from '../../src/domain/protocol/protocolVersions';
import { openDevice, syncBadge, readyForOffline, signIn, type Device } from '../e2e/support/device';
import { startProduct, type Product } from '../e2e/support/product';
import { addClient, openClient } from '../e2e/support/steps';
import { clearReleases, FORMER, meeting, findProtocol, release } from './support/releases';

const LAN = 'lan@demo.bualanh.local';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

// Two releases are unpacked and started, and devices fill from nothing.
test.describe.configure({ timeout: 480_000 });

let undo: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});
test.afterAll(clearReleases);

async function started(dist: string): Promise<Product> {
  const product = await startProduct({ dist });
  undo.push(product.stop);
  return product;
}

async function createDevice(product: Product, url = product.proxy.url): Promise<Device> {
  const device = await signedIn(url);
  await readyForOffline(device.page);
  return device;
}

async function signedIn(url: string): Promise<Device> {
  const device = await openDevice(url, { viewport: { width: 1440, height: 900 } });
  undo.push(device.dispose);
  await signIn(device.page, LAN);
  return device;
}

async function listNames(product: Product): Promise<unknown[]> {
  const documents = await product.documents('workspace-demo-lan');
  return documents.map(({ body }) => (body as { clientName?: string } | undefined)?.clientName);
}

async function setPhone(page: Page, phone: string): Promise<void> {
  await page.getByRole('button', { name: 'Sửa', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Số điện thoại', { exact: true }).fill(phone);
  await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

const synced = (page: Page) =>
  expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });

async function refuseOnce(page: Page, protocol: number): Promise<void> {
  await page.route(
    '**/sync/push',
    async (route) => {
      const { rows } = route.request().postDataJSON() as PushRequest;
      const verdicts = rows.map(({ collection, next: { id } }) => ({
        collection,
        id,
        verdict: 'rejected',
        code: 'schema',
        error: REJECTIONS.schema,
      }));
      // An app trusts only an answer that names a protocol with its calls.
      await route.fulfill({ json: { success: true, protocol, verdicts } });
    },
    { times: 1 },
  );
}

for (const former of FORMER)
  test(`S02 the app of ${former} works with this gateway`, async () => {
    const product = await started(await meeting(former, 'present'));
    const old = await createDevice(product);
    const other = await createDevice(product);
    await addClient(old.page, 'Khách Của Bản Cũ');
    await synced(old.page);
    expect(await listNames(product)).toContain('Khách Của Bản Cũ');
    await openClient(other.page, 'Khách Của Bản Cũ');
    await setPhone(other.page, '0900 000 001');
    await synced(other.page);
    await openClient(old.page, 'Khách Của Bản Cũ');
    await expect(old.page.getByText('0900 000 001').first()).toBeVisible();
  });

for (const former of FORMER)
  test(`S02 unsent work, a kept conflict and a refused document of ${former} outlive the update with one tap`, async () => {
    const product = await started(await meeting(former, former));
    const { page } = await createDevice(product);
    const { page: laptop } = await createDevice(product, product.url);
    await addClient(laptop, 'Khách Hai Máy');
    await addClient(laptop, 'Khách Bị Từ Chối');
    await synced(laptop);

    await openClient(page, 'Khách Bị Từ Chối');
    await refuseOnce(page, findProtocol(former));
    await setPhone(page, '0933 333 333');
    await expect(syncBadge(page)).toHaveText('Cần xử lý');

    await openClient(page, 'Khách Hai Máy');
    await openClient(laptop, 'Khách Hai Máy');
    await product.proxy.cut();
    await setPhone(page, '0922 222 222');
    await setPhone(laptop, '0911 111 111');
    await synced(laptop);
    await product.proxy.restore();
    await expect(page.getByText('0911 111 111').first()).toBeVisible();

    await product.proxy.cut();
    await addClient(page, 'Khách Chưa Gửi');
    await product.kill('SIGTERM');
    await product.start({ LEAST_APP: version }, await meeting('present', 'present'));
    await product.proxy.restore();
    const accounts = await product.documents('accounts');
    const stored = { _id: 'meta:version', version: expect.any(Number) as unknown };
    expect(accounts).toContainEqual(expect.objectContaining(stored));
    await expect(syncBadge(page)).toHaveText(/^Cần (xử lý|cập nhật)$/);
    expect(await listNames(product)).not.toContain('Khách Chưa Gửi');

    await lookForUpdate(page);
    await page.getByRole('button', { name: 'Cập nhật', exact: true }).click();
    await expect.poll(() => listNames(product), { timeout: 30_000 }).toContain('Khách Chưa Gửi');

    await page.goto('/expert/sync');
    const conflict = page.getByRole('region', { name: /^Cần bạn quyết định \(1\)/ });
    await expect(conflict).toContainText('0911 111 111');
    await expect(conflict).toContainText('0922 222 222');
    const rejection = page.getByRole('region', { name: /^Máy chủ chưa nhận \(1\)/ });
    await expect(rejection).toContainText('Khách Bị Từ Chối');
    await rejection.getByRole('button', { name: /^Gửi lại/ }).click();
    await conflict.getByRole('button', { name: /^Giữ bản “Bạn nhập trên máy này”/ }).click();
    await synced(page);
    const documents = await product.documents('workspace-demo-lan');
    const phones = documents.map(({ body }) => (body as { phone?: string } | undefined)?.phone);
    expect(phones).toEqual(expect.arrayContaining(['0922 222 222', '0933 333 333']));
  });

/** Pretends to be opened from the home screen, which a test browser cannot be. */
const asInstalled = (): void => {
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    if (query.includes('standalone')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
};

for (const former of FORMER)
  test(`S02 S04 the installed app of ${former} opens the workspace at /, before and after its update, also offline`, async () => {
    const product = await started(await meeting(former, former));
    const { page, context } = await createDevice(product);
    await context.addInitScript(asInstalled);
    const workspaceOpens = async (): Promise<void> => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/expert\/(clients|dashboard)$/);
      await page
        .getByRole('link', { name: /^Khách hàng/ })
        .first()
        .click();
      await expect(page.getByText('Trần Thị Mai').first()).toBeVisible();
    };
    await product.proxy.cut();
    await addClient(page, 'Khách Chưa Gửi');
    await product.kill('SIGTERM');
    await product.start({}, await meeting('present', 'present'));
    await workspaceOpens();
    await product.proxy.restore();
    await workspaceOpens();
    await expect.poll(() => listNames(product), { timeout: 30_000 }).toContain('Khách Chưa Gửi');

    await lookForUpdate(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Cập nhật', exact: true }).click();
    await reloaded;
    await synced(page);
    await readyForOffline(page);
    await workspaceOpens();
    await product.proxy.cut();
    await addClient(page, 'Khách Sau Khi Cập Nhật');
    await workspaceOpens();
    await expect(page.getByText('Khách Sau Khi Cập Nhật').first()).toBeVisible();
    await product.proxy.restore();
    await expect
      .poll(() => listNames(product), { timeout: 30_000 })
      .toContain('Khách Sau Khi Cập Nhật');
  });

/** An old tab asks for the lock only a moment after it is drawn. */
const tabsOfSync = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name?.startsWith('bualanh-sync-')).length;
  });

const listDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      // The key with which signing out seals is not part of the data.
      .filter(({ name }) => name !== 'bualanh.keys')
      .map(({ name, version }) => `${name} ${version}`)
      .toSorted(),
  );

for (const former of FORMER)
  test(`S02 data of ${former} are migrated when its last tab is gone, with what it wrote and half-typed meanwhile`, async () => {
    const product = await started(await meeting(former, former));
    const { page, context } = await createDevice(product);
    const [used, idle] = [await context.newPage(), await context.newPage()];
    for (const old of [used, idle]) await old.goto('/expert/clients');
    await expect.poll(() => tabsOfSync(used)).toBe(3);
    const before = await listDatabases(used);
    await product.kill('SIGTERM');
    await product.start({}, await meeting('present', 'present'));
    await lookForUpdate(page);
    const bar = page.getByRole('region', { name: 'Có phiên bản mới' });
    await bar.getByRole('button', { name: 'Cập nhật' }).click();
    const waiting = page.getByText('Một thẻ khác đang mở bản cũ của Bữa Lành', { exact: true });
    await expect(waiting).toBeVisible();

    await addClient(used, 'Khách Của Thẻ Cũ');
    await openClient(used, 'Trần Thị Mai');
    await used.getByRole('button', { name: 'Thêm lần khám' }).first().click();
    await used
      .getByRole('dialog', { name: 'Thêm lần khám' })
      .getByLabel(/^Ghi chú/)
      .fill('Ghi dở ở bản cũ');
    await idle.close();
    // Longer than a migration would take.
    await page.waitForTimeout(2000);
    await expect(waiting).toBeVisible();
    expect(await listDatabases(page)).toEqual(before);
    await used.close();

    const dialog = page.getByRole('dialog', { name: 'Thêm lần khám' });
    await expect(dialog.getByLabel(/^Ghi chú/)).toHaveValue('Ghi dở ở bản cũ');
    expect(await listDatabases(page)).not.toEqual(before);
    await dialog.getByRole('button', { name: 'Lưu', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Ghi dở ở bản cũ').first()).toBeVisible();
    await openClient(page, 'Khách Của Thẻ Cũ');
    await synced(page);
    expect(await listNames(product)).toContain('Khách Của Thẻ Cũ');
  });

for (const former of FORMER.filter((one) => findProtocol(one) < NEEDED_PROTOCOL))
  test(`S02 this app waits without harm for a gateway of ${former}, and goes on by itself when it is replaced`, async () => {
    const product = await started(await meeting('present', former));
    const { page } = await signedIn(product.proxy.url);
    await expect(syncBadge(page)).toHaveText('Ngoại tuyến', { timeout: 30_000 });
    let pushes = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/sync/push')) pushes += 1;
    });
    await addClient(page, 'Khách Chờ Máy Chủ');
    await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');
    await page.getByRole('link', { name: '1 chờ đồng bộ' }).click();
    await expect(page.getByText(/^Máy chủ đang được cập nhật\./)).toBeVisible();
    await expect(page.getByText('Khách Chờ Máy Chủ')).toBeVisible();
    // Longer than several attempts would take.
    await page.waitForTimeout(2000);
    expect(pushes).toBe(0);
    await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');

    await product.kill('SIGTERM');
    await product.start({}, await meeting('present', 'present'));
    await synced(page);
    expect(await listNames(product)).toContain('Khách Chờ Máy Chủ');
  });

test('S02 an outdated app says so, keeps all, updates with one tap, and leaves replication to the new tab', async () => {
  const dist = await meeting('present', 'present');
  const product = await started(dist);
  const { page: first, context } = await createDevice(product);
  const second = await context.newPage();
  await second.goto('/expert/clients');
  await synced(second);

  await release(dist, '9.0.0');
  await product.kill('SIGTERM');
  await product.start({ LEAST_APP: '9.0.0' });
  for (const page of [first, second]) {
    await expect(syncBadge(page)).toHaveText('Cần cập nhật');
    await expect(page.getByText('Cần cập nhật ứng dụng.')).toBeVisible();
  }
  await addClient(second, 'Khách Chờ Cập Nhật');
  await second.getByRole('link', { name: 'Cần cập nhật' }).click();
  await expect(second.getByText('Khách Chờ Cập Nhật')).toBeVisible();
  expect(await listNames(product)).not.toContain('Khách Chờ Cập Nhật');

  await second.getByRole('button', { name: 'Cập nhật', exact: true }).click();
  await synced(second);
  expect(await listNames(product)).toContain('Khách Chờ Cập Nhật');
  await expect(second.getByText('Cần cập nhật ứng dụng.')).toHaveCount(0);
  await addClient(first, 'Khách Của Thẻ Cũ');
  await expect.poll(() => listNames(product)).toContain('Khách Của Thẻ Cũ');
});
