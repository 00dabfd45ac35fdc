// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { Offer } from '../purchase/Offer';
import type { OfferView } from '../purchase/offer';
import { bindShop } from './shop';

const OFFER: OfferView = {
  type: 'menus',
  id: 'm1',
  title: 'Giảm cân 1500 kcal',
  seller: 'BS. Nguyễn Thị Lan',
  facts: '1.500 kcal',
  price: '59.000 ₫',
  allergens: { contains: ['tôm (Canh bí đao)'], may: [], isPartial: false },
  counts: { lines: 13, steps: 0 },
  groups: [{ heading: 'Bữa trưa', names: ['Canh bí đao', 'Cơm trắng'] }],
  hidden: 11,
};

const one = <T extends HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const findPanel = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<Offer offer={OFFER} />);
  bindShop(document);
});

it('P11 the window opens on the preview: allergens, what is inside, names without amounts', () => {
  const shop = one<HTMLDialogElement>('[data-shop]');
  expect(shop.open).toBe(false);
  one('[data-shop-open]').click();
  expect(shop.open).toBe(true);
  expect(findPanel()).toEqual(['shop-preview']);
  const words = one('#shop-preview').textContent;
  for (const text of [
    'tôm (Canh bí đao)',
    '13 dòng món',
    'Cơm trắng',
    'và 11 dòng nữa',
    'mở sau khi mua',
  ])
    expect(words).toContain(text);
});

it('P11 its three tabs are reached by pressing, by arrows, and by the way on', () => {
  one('[data-shop-open]').click();
  const selected = () => one('[aria-selected=true]').textContent;
  one('[data-tab=pdf]').click();
  expect([selected(), findPanel()]).toEqual(['PDF', ['shop-pdf']]);
  one('[data-tab=pdf]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect([selected(), findPanel()]).toEqual(['Xem trước', ['shop-preview']]);
  one('[data-tab=preview]').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  expect(selected()).toBe('PDF');
  one('[data-shop-foot] [data-go]').click();
  expect([selected(), findPanel()]).toEqual(['Email', ['shop-email']]);
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  expect(
    [...document.querySelectorAll('[role=tab]')].map((tab) => (tab as HTMLElement).tabIndex),
  ).toEqual([-1, 0, -1]);
  one('[data-shop-close]').click();
  expect(one<HTMLDialogElement>('[data-shop]').open).toBe(false);
});

it('P11 names the menu in its form, with and without scripts', () => {
  for (const form of document.querySelectorAll('form'))
    expect(form.querySelector<HTMLInputElement>('[type=hidden]')).toMatchObject({
      name: 'dailyMenuId',
      value: 'm1',
    });
  expect(one('[data-buy]').dataset.buy).toBe('dailyMenuId');
  expect(document.body.innerHTML).toContain(
    '<noscript><form class="buy-form" action="/mua" method="post">',
  );
});
