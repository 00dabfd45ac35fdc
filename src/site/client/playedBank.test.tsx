// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PurchasePage } from '../purchase/PurchasePage';
import { purchaseView, type PurchaseSource } from '../purchase/model';
import { bindPurchase } from './purchase';

const source = (isTrial: boolean): PurchaseSource => ({
  purchase: {
    type: 'recipes',
    id: 'r1',
    title: 'Cá thu sốt cà chua',
    buyer: { name: 'Hạnh', email: 'hanh@example.vn' },
  },
  token: 'ma-cua-trang',
  payment: {
    memo: 'BL7K2QX8M4',
    amount: 49_000,
    received: 9_000,
    qr: '',
    bank: { name: 'MB', account: '1', holder: 'BUA LANH' },
    status: 'pending',
    expiresAt: '2099-11-29T03:00:00.000Z',
    isTrial,
  },
  opensUntil: new Date('2028-11-29T03:00:00.000Z'),
  isOver: false,
  isWithdrawn: false,
});

const draw = (isTrial: boolean): void => {
  const view = purchaseView(source(isTrial));
  document.body.innerHTML = renderToStaticMarkup(<PurchasePage view={view} />);
  bindPurchase(document);
};
const button = () => document.querySelector<HTMLElement>('[data-play]');

afterEach(() => void vi.unstubAllGlobals());

it('P11 a trial installation plays the bank with what is still missing, and a refusal is said', async () => {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push([path, JSON.parse(body)]);
    return Response.json({ success: false, error: 'Hãy thử lại sau ít phút' });
  });
  draw(true);
  expect(document.body.textContent).toContain('Giả ngân hàng báo đã nhận tiền');
  button()?.click();
  await vi.waitFor(() =>
    expect(document.querySelector('[data-wait]')?.textContent).toContain('Hãy thử lại sau ít phút'),
  );
  expect(calls).toEqual([['/api/demo/bank', { memo: 'BL7K2QX8M4', amount: 40_000 }]]);
});

it('P11 where a real bank answers nothing is played', () => {
  draw(false);
  expect(button()).toBeNull();
});
