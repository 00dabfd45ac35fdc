import { expect, test as base } from 'playwright/test';
import { startTcpProxy, type TcpProxy } from '../../support/tcpProxy';
import { openCabled, type CabledDevice } from './cable';
import { openPrepared, syncBadge, type Device } from './device';
import { startProduct, type Product } from './product';
import { motionIn } from './sizes';

export type SharedProduct = Pick<Product, 'url' | 'documents'>;

/**
 * Files in one worker share a product: none may end it or cut its cable. Minh belongs to the conflict tests, Lan to the
 * others, who at most add to her practice.
 */
export const test = base.extend<
  object,
  { product: SharedProduct; lan: CabledDevice; elsewhere: Device }
>({
  product: [
    // Playwright reads from the pattern that it needs no other fixture.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  lan: [
    async ({ product }, use, { project }) => {
      const lan = await openCabled(product, project.use);
      await use(lan);
      await lan.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  elsewhere: [
    async ({ product }, use) => {
      const viewport = { width: 1280, height: 900 };
      const device = await openPrepared('lanElsewhere', product.url, { viewport });
      await use(device);
      await device.dispose();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

function forgetDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('bualanh:draft:')) localStorage.removeItem(key);
}

export async function takeElsewhere(device: Device): Promise<Device> {
  await device.context.setOffline(false);
  await device.context.unrouteAll();
  const page = await device.context.newPage();
  for (const other of device.context.pages()) if (other !== page) await other.close();
  device.page = page;
  await page.emulateMedia({ reducedMotion: motionIn(test.info().file) });
  await page.goto('/expert/clients');
  await page.evaluate(forgetDrafts);
  await expect(syncBadge(page)).toHaveText('Đã đồng bộ', { timeout: 90_000 });
  return device;
}

export async function takeLan(lan: CabledDevice): Promise<CabledDevice> {
  await lan.cable.restore();
  await takeElsewhere(lan.device);
  return lan;
}

export function cableTo({ url }: SharedProduct): Promise<TcpProxy> {
  return startTcpProxy({ host: '127.0.0.1', port: Number(new URL(url).port) });
}
