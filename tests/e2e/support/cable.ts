import { test } from 'playwright/test';
import type { TcpProxy } from '../../support/tcpProxy';
import { openDevice, readyForOffline, signIn, type Device } from './device';
import { cableTo, type SharedProduct } from './shared';

/** A device that is signed in and can work without a network, on a cable of its own that is not cut yet. */
export interface CabledDevice {
  device: Device;
  cable: TcpProxy;
  close(): Promise<void>;
}

export async function openOnCable(product: SharedProduct, email: string): Promise<CabledDevice> {
  const cable = await cableTo(product);
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const options = { viewport, hasTouch, isMobile } as Parameters<typeof openDevice>[1];
  const device = await openDevice(`http://127.0.0.1:${cable.port}`, options);
  await signIn(device.page, email);
  await readyForOffline(device.page);
  return {
    device,
    cable,
    close: async () => {
      await device.dispose();
      await cable.close();
    },
  };
}
