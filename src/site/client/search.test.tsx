// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menusView } from '../menus/model';
import { MenusPage } from '../menus/MenusPage';
import { readMenuQuery } from '../menus/query';
import { addressOfForm, bindSearch } from './search';

const renderPage = (params: Record<string, unknown>): string =>
  renderToStaticMarkup(
    <MenusPage view={menusView({ menus: [], recipes: [] }, readMenuQuery(params))} />,
  );
const requests: string[] = [];
let isAway = false;

beforeEach(() => {
  requests.length = 0;
  isAway = false;
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    if (isAway) throw new TypeError('Failed to fetch');
    return new Response(renderPage({ q: 'moi' }).replace('0 thực đơn', '7 thực đơn'));
  });
  document.body.innerHTML = renderPage({ loai: 'mon' });
  bindSearch(document);
});
afterEach(() => vi.unstubAllGlobals());

const form = (): HTMLFormElement => document.querySelector('form') as HTMLFormElement;
const count = () => document.querySelector('.found-count')?.textContent;

it('P10 the list follows what is typed, and the address holds it', async () => {
  const words = document.querySelector('input[type=search]') as HTMLInputElement;
  words.value = 'canh chua';
  words.dispatchEvent(new Event('input', { bubbles: true }));
  words.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(count()).toBe('7 thực đơn'));
  expect(requests).toEqual(['/search-menus?loai=mon&q=canh+chua&xep=new']);
  expect(location.pathname + location.search).toBe(requests[0]);
});

it('P10 fields that say nothing are in no address', () => {
  (document.querySelector('select') as HTMLSelectElement).value = '';
  expect(addressOfForm(form())).toBe('/search-menus?loai=mon');
});

it('P10 without a network the list says so and stays', async () => {
  isAway = true;
  const box = document.querySelector('input[type=checkbox]') as HTMLInputElement;
  box.checked = true;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(count()).toMatch(/^Chưa tìm được/));
  expect(document.querySelector('[data-found]')?.hasAttribute('aria-busy')).toBe(false);
});
