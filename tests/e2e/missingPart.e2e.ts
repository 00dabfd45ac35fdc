import { expect } from 'playwright/test';
import { openDevice, syncBadge, signIn } from './support/device';
import { test } from './support/shared';

test('S04 a menu whose file cannot be fetched says so and leaves the page; a reload fetches it', async ({
  product,
}, info) => {
  const { viewport, hasTouch, isMobile } = info.project.use;
  // Without a service worker nothing is kept, as in the first seconds after signing in.
  const device = await openDevice(product.url, {
    viewport,
    hasTouch,
    isMobile,
    serviceWorkers: 'block',
  });
  const { page } = device;
  try {
    await page.route(/\/assets\/OpenedAccountMenu-/, (route) => route.abort());
    await signIn(page, 'lan@demo.bualanh.local');
    await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
    const account = page.getByRole('button', { name: /Tài khoản|Nguyễn Thị Lan/ });
    await account.click();
    await expect(page.getByText(/^Phần này chưa được tải về máy/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Khách hàng' })).toBeVisible();
    await page.unroute(/\/assets\/OpenedAccountMenu-/);
    // Chromium keeps a file that failed until the page goes.
    await page.getByRole('button', { name: 'Tải lại trang' }).click();
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'Đăng xuất' })).toBeVisible();
  } finally {
    await device.dispose();
  }
});
