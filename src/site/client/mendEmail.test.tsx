// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PurchasePage } from '../purchase/PurchasePage';
import { purchaseView, type PurchaseSource } from '../purchase/model';
import { bindMendEmail } from './mendEmail';

const SOURCE: PurchaseSource = {
  purchase: {
    type: 'recipes',
    id: 'r1',
    title: 'Cá thu sốt cà chua',
    buyer: { name: 'Hạnh', email: 'hanhh@example.vn' },
  },
  token: 'ma-cua-trang',
  payment: {
    memo: 'BL7K2QX8M4',
    amount: 49_000,
    received: 49_000,
    qr: '',
    bank: { name: 'MB', account: '1', holder: 'BUA LANH' },
    status: 'paid',
    expiresAt: '2026-11-29T03:00:00.000Z',
    isTrial: false,
  },
  opensUntil: new Date('2028-11-29T03:00:00.000Z'),
  isOver: false,
  isWithdrawn: false,
};

const draw = (purchase: Partial<PurchaseSource['purchase']> = {}): void => {
  const view = purchaseView({ ...SOURCE, purchase: { ...SOURCE.purchase, ...purchase } });
  document.body.innerHTML = renderToStaticMarkup(<PurchasePage view={view} />);
  bindMendEmail(document);
};
const form = () => document.querySelector<HTMLFormElement>('[data-mend]');
const problem = () => form()?.querySelector('[data-problem]')?.textContent;

function send(email: string): void {
  const input = form()?.querySelector('input');
  if (input) input.value = email;
  form()?.dispatchEvent(new Event('submit', { cancelable: true }));
}

afterEach(() => void vi.unstubAllGlobals());

it('P11 a mistyped address is mended on the page of the purchase, and a refusal is said', async () => {
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push([path, JSON.parse(body)]);
    return Response.json({ success: false, error: 'Đã sửa ba lần' });
  });
  draw();
  expect(document.body.textContent).toContain('hanhh@example.vn');
  send('hanh@');
  expect(calls).toEqual([]);
  expect(problem()).toContain('Email này chưa đúng');
  send(' hanh@example.vn ');
  await vi.waitFor(() => expect(problem()).toBe('Đã sửa ba lần'));
  expect(calls).toEqual([
    ['/api/purchases/email', { token: 'ma-cua-trang', email: 'hanh@example.vn' }],
  ]);
  expect(form()?.querySelector('button')?.disabled).toBe(false);
});

it.each([
  ['was confirmed', { confirmedAt: '2026-11-29T03:00:00.000Z' }],
  ['was mended three times', { corrections: 3 }],
])('P11 no form stands where the address %s', (_what, purchase) => {
  draw(purchase);
  expect(form()).toBeNull();
});
