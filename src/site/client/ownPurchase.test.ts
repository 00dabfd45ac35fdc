// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getPublicAddress } from './actions';
import { openPurchase } from './ownPurchase';

const OPENING =
  '<main><section data-opening data-no-token="thiếu" data-failed="hỏng"><output data-problem></output><button data-look hidden></button></section></main>';
const DRAWN =
  '<!doctype html><html><head><title>Canh chua</title><meta name="public-address" content="https://bualanh.example/recipe/canh"></head><body><main><h1>Canh chua</h1></main></body></html>';

const at = (path: string): void => history.replaceState(null, '', path);
const problem = (): string => document.querySelector('[data-problem]')?.textContent ?? '';
let requests: [string, RequestInit | undefined][] = [];
const answer = (give: () => Promise<Response>): void => {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push([path, init]);
    return give();
  });
};

beforeEach(() => {
  requests = [];
  document.head.innerHTML = '';
  document.body.innerHTML = OPENING;
  answer(async () => new Response(DRAWN));
});
afterEach(() => vi.unstubAllGlobals());

it('P11 a link with its token behind # opens what was bought, and tells the token in no address', async () => {
  at('/mua#token=ab%7Ecd');
  const bind = vi.fn();
  openPurchase(bind);
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Canh chua'));
  expect(requests).toEqual([['/mua', { headers: { 'x-token': 'ab~cd' } }]]);
  expect(document.title).toBe('Canh chua');
  expect(bind).toHaveBeenCalledWith(document.querySelector('main'));
});

it('P11 the link of a mail that asks whose address it is opens what was bought, once it was confirmed', async () => {
  at('/mua#xacnhan=ab%7Exy');
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push([path, init]);
    return path === '/mua' ? new Response(DRAWN) : Response.json({ address: '/mua#token=ab%7Ecd' });
  });
  openPurchase(() => undefined);
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Canh chua'));
  expect(requests[0]).toMatchObject(['/api/purchases/confirm', { body: '{"token":"ab~xy"}' }]);
  expect(requests[1]).toEqual(['/mua', { headers: { 'x-token': 'ab~cd' } }]);
  expect(location.hash).toBe('#token=ab%7Ecd');
});

it('P11 sharing, copying and paper give the address that everybody may know', async () => {
  at('/mua#token=ab~cd');
  expect(getPublicAddress()).toBe(`${location.origin}/mua`);
  openPurchase(() => undefined);
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  expect(getPublicAddress()).toBe('https://bualanh.example/recipe/canh');
  dispatchEvent(new Event('beforeprint'));
  expect(location.pathname + location.search + location.hash).toBe('/recipe/canh');
  dispatchEvent(new Event('afterprint'));
  expect(location.pathname + location.hash).toBe('/mua#token=ab~cd');
});

it('P11 the query of an old link moves behind # at once', () => {
  document.body.innerHTML = '<main><h1>Đã vẽ</h1></main>';
  at('/mua?token=ab%7Ecd');
  openPurchase(() => undefined);
  expect(location.pathname + location.search).toBe('/mua');
  expect(new URLSearchParams(location.hash.slice(1)).get('token')).toBe('ab~cd');
  expect(requests).toEqual([]);
});

it('P11 a link without its token, and a network that is away, are said in words', async () => {
  at('/mua');
  openPurchase(() => undefined);
  await vi.waitFor(() => expect(problem()).toBe('thiếu'));
  document.body.innerHTML = OPENING;
  answer(() => Promise.reject(new TypeError('no network')));
  at('/mua#token=ab~cd');
  openPurchase(() => undefined);
  await vi.waitFor(() => expect(problem()).toBe('hỏng'));
  expect(document.querySelector<HTMLElement>('[data-look]')?.hidden).toBe(false);
});

it('P11 no other page of the house asks for anything', () => {
  at('/recipe/canh?token=ab');
  openPurchase(() => undefined);
  expect(requests).toEqual([]);
  expect(location.search).toBe('?token=ab');
});
