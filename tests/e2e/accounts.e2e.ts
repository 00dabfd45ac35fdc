import { expect, test, type Page } from 'playwright/test';
import { expectNoViolationsInBoth } from './support/axe';
import { openDevice, syncBadge, readyForOffline, type Device } from './support/device';
import { startProduct, type Product } from './support/product';
import { addClient, pressEntry } from './support/steps';
import { readOutbox } from '../support/outbox';

const EMAIL = 'thu@benhvien.example';
const FIRST = 'mat-khau-thu-1';
const SECOND = 'mat-khau-thu-2';
const THIRD = 'mat-khau-thu-3';

test.describe.configure({ mode: 'serial' });

let product: Product;
let device: Device;

test.beforeAll(async () => {
  product = await startProduct({ env: { EXPERT_APPROVAL: 'manual', LOG_LEVEL: 'info' } });
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  device = await openDevice(product.proxy.url, { viewport, hasTouch, isMobile });
});

test.afterAll(async () => {
  await device?.dispose();
  await product?.stop();
});

async function clean(page: Page): Promise<void> {
  await expectNoViolationsInBoth(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

async function post(path: string, body: unknown, token?: string): Promise<unknown> {
  const answer = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function decide(decision: string, reason?: string): Promise<void> {
  const admin = { email: 'admin@demo.bualanh.local', password: 'bualanh-demo' };
  const { accessToken } = (await post('/api/auth/login', admin)) as { accessToken: string };
  const list = await fetch(`${product.url}/api/admin/experts`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { experts } = (await list.json()) as { experts: { accountId: string; email: string }[] };
  const id = experts.find((one) => one.email === EMAIL)?.accountId;
  await post(`/api/admin/experts/${id}/${decision}`, reason ? { reason } : {}, accessToken);
}

async function signInAs(page: Page, password: string): Promise<void> {
  await page.goto('/expert/login');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('P02 registration: mistakes in words, a lost network and a reload lose nothing', async () => {
  const { page } = device;
  await page.goto('/expert/login');
  await page.getByRole('link', { name: 'Đăng ký làm chuyên gia' }).click();
  await expect(page.getByText(/quản trị viên xem và duyệt/)).toBeVisible();
  await page.getByRole('button', { name: 'Gửi đăng ký' }).click();
  await expect(page.getByLabel('Họ và tên')).toBeFocused();
  await expect(page.getByText('Hãy nhập họ và tên, ít nhất 2 ký tự.')).toBeVisible();
  await clean(page);
  await page.getByLabel('Họ và tên').fill('Lê Minh Thu');
  await page.getByLabel('Email').fill('thu@');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(FIRST);
  await page.getByLabel('Nơi làm việc').fill('Bệnh viện Ví Dụ');
  await page.getByLabel('Số điện thoại').fill('12');
  await expect(page.getByText(/Hãy nhập một địa chỉ email/)).toBeVisible();
  await expect(page.getByText(/ít nhất 8 chữ số/)).toBeVisible();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Số điện thoại').fill('0912 345 678');
  await product.proxy.cut();
  await page.getByRole('button', { name: 'Gửi đăng ký' }).click();
  await expect(page.getByText(/^Đăng ký cần có mạng/)).toBeVisible();
  await product.proxy.restore();
  await page.reload();
  await expect(page.getByText(/Riêng mật khẩu không được lưu/)).toBeVisible();
  await expect(page.getByLabel('Nơi làm việc')).toHaveValue('Bệnh viện Ví Dụ');
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveValue('');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(FIRST);
  await page.getByRole('button', { name: 'Gửi đăng ký' }).click();
  await expect(heading(page, 'Hồ sơ đang chờ duyệt')).toBeVisible();
});

test('P02 a pending and a rejected expert see where they stand; an approved one enters', async () => {
  const { page } = device;
  await clean(page);
  await page.reload();
  await expect(heading(page, 'Hồ sơ đang chờ duyệt')).toBeVisible();
  await decide('reject', 'Chứng chỉ chưa rõ ràng');
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await expect(heading(page, 'Hồ sơ chưa được duyệt')).toBeVisible();
  await expect(page.getByText('Chứng chỉ chưa rõ ràng')).toBeVisible();
  await clean(page);
  await decide('activate');
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await expect(page).toHaveURL(/\/expert\/dashboard$/);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

test('G15 the first publication says who will read what; a new master is private until then', async () => {
  const { page } = device;
  const isPublic = page.getByRole('checkbox', { name: 'Công khai' });
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await expect(isPublic).not.toBeChecked();
  await page.goto('/expert/articles/create');
  await page.getByRole('textbox', { name: 'Tên bài viết' }).fill('Ăn nhạt mà vẫn ngon');
  await page.locator('.ce-paragraph').first().click();
  await page.keyboard.type('Phần lớn muối đến từ nước mắm.');
  const publish = page.getByRole('button', { name: 'Xuất bản', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Công khai lần đầu?' });
  await publish.click();
  await expect(question.getByText(/ghi chú của bữa/)).toBeVisible();
  await clean(page);
  await question.getByRole('button', { name: 'Chưa công khai' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/articles\/create/);
  await publish.click();
  await question.getByRole('button', { name: 'Công khai', exact: true }).click();
  await expect(page).toHaveURL(/\/expert\/articles$/);
  await page.goto('/expert/daily-menus/create');
  await page.getByRole('button', { name: /Thực đơn gốc/ }).click();
  await expect(isPublic).toBeChecked();
  await readyForOffline(page);
});

test('P02 the signed-in devices: this one is marked, another one is signed out', async () => {
  const { page } = device;
  const lost = await openDevice(product.url, { viewport: { width: 1280, height: 800 } });
  try {
    await signInAs(lost.page, FIRST);
    await expect(syncBadge(lost.page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    await page.getByRole('button', { name: /Tài khoản|Minh Thu/ }).click();
    await pressEntry(page.getByRole('menuitem', { name: 'Tài khoản và thiết bị' }));
    const rows = page
      .getByRole('region', { name: 'Thiết bị đang đăng nhập' })
      .getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Máy này');
    await clean(page);
    await rows.last().getByRole('button').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(rows).toHaveCount(1);
    await expect(lost.page.getByText('Phiên đăng nhập đã kết thúc')).toBeVisible();
  } finally {
    await lost.dispose();
  }
});

test('P02 changing the password: without a network it says so and keeps what was typed', async () => {
  const { page } = device;
  await page.getByLabel('Mật khẩu hiện tại').fill('khong-dung');
  await page.getByLabel('Mật khẩu mới').fill(SECOND);
  const change = page.getByRole('button', { name: 'Đổi mật khẩu' });
  await change.click();
  await expect(page.getByText('Mật khẩu hiện tại không đúng.')).toBeVisible();
  await product.proxy.cut();
  await change.click();
  await expect(page.getByText(/^Đổi mật khẩu cần có mạng/)).toBeVisible();
  await expect(page.getByLabel('Mật khẩu mới')).toHaveValue(SECOND);
  await page.getByLabel('Mật khẩu hiện tại').fill(FIRST);
  await product.proxy.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await change.click();
  await expect(page.getByText(/^Đã đổi mật khẩu\./)).toBeVisible();
});

const sessions = async (): Promise<number> =>
  (await product.documents('accounts')).filter(({ _id }) => String(_id).startsWith('session:'))
    .length;

test('P02 signing out of a shared tablet without a network ends its session at the next contact', async () => {
  const before = await sessions();
  const tablet = await openDevice(product.proxy.url, { viewport: { width: 820, height: 1180 } });
  try {
    const { page } = tablet;
    await signInAs(page, SECOND);
    await readyForOffline(page);
    expect(await sessions()).toBe(before + 1);
    await product.proxy.cut();
    await page.getByRole('button', { name: /Tài khoản|Minh Thu/ }).click();
    await pressEntry(page.getByRole('menuitem', { name: 'Đăng xuất' }));
    await expect(page).toHaveURL(/\/expert\/login/);
    expect(await sessions()).toBe(before + 1);
    await product.proxy.restore();
    await page.reload();
    await expect.poll(sessions).toBe(before);
  } finally {
    await product.proxy.restore();
    await tablet.dispose();
  }
});

const listDatabases = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name = '' }) => name)
      .filter((name) => /bualanh-/.test(name)),
  );

const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // In the page: nothing of this file is there.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const awaitRequest = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('request')));
      });
    const texts = [JSON.stringify(Object.entries(localStorage))];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await awaitRequest(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        texts.push(
          JSON.stringify(
            await awaitRequest(database.transaction(store).objectStore(store).getAll()),
          ),
        );
      database.close();
    }
    return texts.join('\n');
  });

test('P02 what stays after signing out opens for nobody but who signs in, also without a network, and nothing unsent is lost', async () => {
  const tablet = await openDevice(product.proxy.url, { viewport: { width: 820, height: 1180 } });
  try {
    const { page } = tablet;
    await signInAs(page, SECOND);
    await readyForOffline(page);
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    await product.proxy.cut();
    await addClient(page, 'Khách Giữ Kín');
    await expect(page.getByRole('link', { name: /Khách Giữ Kín/ }).first()).toBeVisible();
    const accountText = await page.evaluate(() => localStorage.getItem('bualanh.account') ?? '');
    expect(await storedTexts(page)).toContain('Khách Giữ Kín');
    await page.getByRole('button', { name: /Tài khoản|Minh Thu/ }).click();
    await pressEntry(page.getByRole('menuitem', { name: 'Đăng xuất' }));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Đăng xuất, giữ dữ liệu trên máy' })
      .click();
    await expect(page).toHaveURL(/\/expert\/login/);
    await expect.poll(() => storedTexts(page)).not.toContain('Khách Giữ Kín');

    await page.evaluate((text) => localStorage.setItem('bualanh.account', text), accountText);
    await page.goto('/expert/clients');
    await expect(heading(page, 'Dữ liệu đã khóa khi đăng xuất')).toBeVisible();
    await clean(page);
    await page.getByRole('button', { name: 'Đăng nhập lại' }).click();
    await expect(page).toHaveURL(/\/expert\/login/);

    await signInAs(page, FIRST);
    await expect(page.getByText(/kết nối mạng|có mạng/).first()).toBeVisible();
    await signInAs(page, SECOND);
    await page.getByRole('link', { name: 'Khách hàng', exact: true }).click();
    await expect(page.getByRole('link', { name: /Khách Giữ Kín/ }).first()).toBeVisible();
    await product.proxy.restore();
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    const documents = await product.documents(`workspace-${JSON.parse(accountText).workspaceId}`);
    expect(documents.map(({ body }) => (body as { clientName?: string })?.clientName)).toContain(
      'Khách Giữ Kín',
    );
  } finally {
    await product.proxy.restore();
    await tablet.dispose();
  }
});

test('P02 signing out of a device marked as shared removes what the account left on it', async () => {
  const tablet = await openDevice(product.url, { viewport: { width: 820, height: 1180 } });
  try {
    const { page } = tablet;
    await signInAs(page, SECOND);
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    await page.goto('/expert/account');
    await page.getByText('Máy dùng chung', { exact: true }).click();
    await clean(page);
    expect(await listDatabases(page)).not.toEqual([]);
    await page.getByRole('button', { name: /Tài khoản|Minh Thu/ }).click();
    await pressEntry(page.getByRole('menuitem', { name: 'Đăng xuất' }));
    await expect(page).toHaveURL(/\/expert\/login/);
    await expect.poll(() => listDatabases(page)).toEqual([]);
    await signInAs(page, SECOND);
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    expect(await listDatabases(page)).not.toEqual([]);
  } finally {
    await tablet.dispose();
  }
});

test('P02 a device that was left locks, also over a reload and without a network; the PIN opens it', async () => {
  const { page } = device;
  const locked = heading(page, 'Màn hình đã khóa');
  await page.goto('/expert/account');
  await page.getByLabel('Mã PIN (4–8 chữ số)').fill('12');
  await page.getByRole('button', { name: 'Đặt mã PIN' }).click();
  await expect(page.getByText('Mã PIN gồm 4 đến 8 chữ số.')).toBeVisible();
  await page.getByLabel('Mã PIN (4–8 chữ số)').fill('2468');
  await page.getByRole('button', { name: 'Đặt mã PIN' }).click();
  await expect(page.getByLabel('Khóa màn hình khi không dùng')).toHaveValue('5');
  await clean(page);
  await product.proxy.cut();
  await page.getByRole('button', { name: 'Khóa ngay' }).click();
  await expect(locked).toBeVisible();
  await clean(page);
  await page.goto('/expert/clients');
  await expect(locked).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Mở khóa' });
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await page.getByLabel('Mã PIN').fill('1111');
    await open.click();
    await expect(open).toBeEnabled();
    await expect(
      page.getByText(wrong < 4 ? 'Mã PIN chưa đúng.' : /sai mã PIN nhiều lần/),
    ).toBeVisible();
  }
  await page.getByLabel('Mật khẩu', { exact: true }).fill(SECOND);
  await open.click();
  await expect(heading(page, 'Khách hàng')).toBeVisible({ timeout: 30_000 });
  await product.proxy.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await page.goto('/expert/account');
  await product.proxy.cut();
  for (const [way, typed] of [
    ['Mã PIN', '2468'],
    ['Mật khẩu', SECOND],
  ] as const) {
    await page.getByRole('button', { name: 'Khóa ngay' }).click();
    await expect(locked).toBeVisible();
    if (way === 'Mật khẩu') await page.getByRole('button', { name: 'Dùng mật khẩu' }).click();
    await page.getByLabel(way, { exact: true }).fill(typed);
    await open.click();
    await expect(heading(page, 'Tài khoản')).toBeVisible();
  }
  await page.getByLabel('Khóa màn hình khi không dùng').selectOption('0');
  await product.proxy.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

test('P02 P18 signing out with unsent work warns, waits, and sends it first', async () => {
  const { page } = device;
  await product.proxy.cut();
  await addClient(page, 'Người Chưa Gửi');
  await page.getByRole('button', { name: /Tài khoản|Minh Thu/ }).click();
  await pressEntry(page.getByRole('menuitem', { name: 'Đăng xuất' }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading')).toHaveText('Còn 1 mục chưa gửi');
  await clean(page);
  await dialog.getByRole('button', { name: 'Đợi gửi xong rồi đăng xuất' }).click();
  await expect(dialog.getByText(/Đang đợi mạng/)).toBeVisible();
  await product.proxy.restore();
  await expect(page).toHaveURL(/\/expert\/login/);
  const stored = (await product.databases()).filter((name) => name.startsWith('workspace-'));
  const all = (await Promise.all(stored.map((name) => product.documents(name)))).flat();
  expect(JSON.stringify(all)).toContain('Người Chưa Gửi');
});

test('P02 P18 a suspended expert: the screen locks at once, and unsent work stays', async () => {
  const { page } = device;
  await signInAs(page, SECOND);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await product.proxy.cut();
  await addClient(page, 'Người Bị Giữ Lại');
  await expect(syncBadge(page)).toHaveText('1 chờ đồng bộ');
  await decide('suspend', 'Cần xác minh lại');
  await product.proxy.restore();
  await expect(heading(page, 'Tài khoản đang tạm khóa')).toBeVisible();
  await expect(page.getByText('Cần xác minh lại')).toBeVisible();
  await expect(page.getByText(/^Còn 1 mục chưa gửi\./)).toBeVisible();
  await expect(page.getByText('Người Bị Giữ Lại')).toHaveCount(0);
  await clean(page);
  await page.reload();
  await expect(heading(page, 'Tài khoản đang tạm khóa')).toBeVisible();
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await expect(page.getByText('Tài khoản vẫn đang tạm khóa.')).toBeVisible();
  await decide('activate');
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await expect(page.getByText('Người Bị Giữ Lại').first()).toBeVisible();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await decide('suspend', 'Lần hai');
  await expect(heading(page, 'Tài khoản đang tạm khóa')).toBeVisible();
  await decide('activate');
  await page.getByRole('button', { name: 'Kiểm tra lại' }).click();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});

async function mailedLink(to: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const links = (await readOutbox(product.dataDir)).flatMap(
        ({ text }) =>
          new RegExp(`${to}#token=(?:3D)?([\\w.-]+)`).exec(text.replace(/=\r?\n/g, ''))?.[1] ?? [],
      );
      return (link = links.at(-1) ?? '');
    })
    .not.toBe('');
  return link;
}

test('P02 an address is confirmed by the mailed link; until then the app says what waits for it', async () => {
  const { page } = device;
  await page.goto('/expert/clients');
  await page.getByRole('link', { name: 'Xác nhận' }).click();
  const notice = page.getByRole('region', { name: 'Email chưa được xác nhận' });
  await expect(notice).toBeVisible();
  await clean(page);
  await notice.getByRole('button', { name: 'Tôi đã xác nhận' }).click();
  await expect(page.getByText(/^Chưa thấy xác nhận/)).toBeVisible();
  await product.proxy.cut();
  await notice.getByRole('button', { name: 'Gửi lại thư xác nhận' }).click();
  await expect(notice.getByText(/^Gửi lại thư xác nhận cần có mạng/)).toBeVisible();
  await product.proxy.restore();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await notice.getByRole('button', { name: 'Gửi lại thư xác nhận' }).click();
  await expect(page.getByText(`Đã gửi thư xác nhận tới ${EMAIL}.`)).toBeVisible();
  const token = await mailedLink('confirm-email');
  await page.goto('/expert/confirm-email#token=sai');
  await page.getByRole('button', { name: 'Xác nhận địa chỉ này' }).click();
  await expect(page.getByText(/không đúng hoặc đã hết hạn/)).toBeVisible();
  await clean(page);
  await page.goto('about:blank');
  await page.goto(`/expert/confirm-email#token=${token}`);
  await page.getByRole('button', { name: 'Xác nhận địa chỉ này' }).click();
  await expect(heading(page, 'Đã xác nhận email')).toBeVisible();
  await clean(page);
  await page.getByRole('link', { name: 'Vào Bữa Lành' }).click();
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  await expect(page.getByText('Email của bạn chưa được xác nhận.')).toBeHidden();
  await page.goto('/expert/account');
  await expect(page.getByText(EMAIL).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('P02 a forgotten password: the mailed link sets a new one, once', async () => {
  const { page } = device;
  await page.getByRole('button', { name: /Tài khoản|Minh Thu/ }).click();
  await pressEntry(page.getByRole('menuitem', { name: 'Đăng xuất' }));
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click();
  await clean(page);
  await page.getByLabel('Email').fill(EMAIL);
  await product.proxy.cut();
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
  await expect(page.getByText(/^Gửi liên kết cần có mạng/)).toBeVisible();
  await product.proxy.restore();
  await page.getByRole('button', { name: 'Gửi liên kết' }).click();
  await expect(heading(page, 'Hãy xem hộp thư của bạn')).toBeVisible();
  await clean(page);
  const token = await mailedLink('reset-password');
  await page.goto(`/expert/reset-password#token=${token}`);
  await page.getByLabel('Mật khẩu mới').fill('ngan');
  await page.getByRole('button', { name: 'Đặt mật khẩu mới' }).click();
  await expect(page.getByText('Mật khẩu cần ít nhất 8 ký tự.')).toBeVisible();
  await clean(page);
  await page.getByLabel('Mật khẩu mới').fill(THIRD);
  await page.getByRole('button', { name: 'Đặt mật khẩu mới' }).click();
  await expect(heading(page, 'Đã đặt mật khẩu mới')).toBeVisible();
  await clean(page);
  await page.goto('about:blank');
  await page.goto(`/expert/reset-password#token=${token}`);
  await page.getByLabel('Mật khẩu mới').fill(THIRD);
  await page.getByRole('button', { name: 'Đặt mật khẩu mới' }).click();
  await expect(page.getByText(/đã dùng hoặc hết hạn/)).toBeVisible();
  await signInAs(page, THIRD);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
});
