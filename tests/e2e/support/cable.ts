import type { PlaywrightTestOptions } from 'playwright/test';
import { startTcpProxy, type TcpProxy } from '../../support/tcpProxy';
import { openPrepared, type Device } from './device';
import type { Product } from './product';

export interface CabledDevice {
  device: Device;
  cable: TcpProxy;
  close(): Promise<void>;
}

export async function openCabled(
  product: Pick<Product, 'url'>,
  use: Partial<PlaywrightTestOptions> = {},
): Promise<CabledDevice> {
  const { viewport, hasTouch, isMobile } = use;
  const cable = await startTcpProxy({
    host: '127.0.0.1',
    port: Number(new URL(product.url).port),
  });
  const device = await openPrepared('lan', cable.url, {
    viewport,
    hasTouch,
    isMobile,
  } as Parameters<typeof openPrepared>[2]);
  return {
    device,
    cable,
    close: async () => {
      await device.dispose();
      await cable.close();
    },
  };
}
