import { test as base } from 'playwright/test';
import { startTcpProxy, type TcpProxy } from '../../support/tcpProxy';
import { startProduct, type Product } from './product';

export type SharedProduct = Pick<Product, 'url' | 'documents'>;

/**
 * For tests that need a product but not one of their own: files that run in one worker share one, and none of
 * them may end it or cut its cable. Each works for one demo account, so that no two change the same data:
 * Minh is the conflicts' and Lan the others', who at most add to her practice.
 */
export const test = base.extend<object, { product: SharedProduct }>({
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
});

/** A cable of a file's own to a shared product. The caller closes it. */
export function cableTo({ url }: SharedProduct): Promise<TcpProxy> {
  return startTcpProxy({ host: '127.0.0.1', port: Number(new URL(url).port) });
}
