// @vitest-environment happy-dom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { line } from '../../../domain/food/lineFixture';
import { UiProvider } from '../../../ui/Provider';
import type { AmountPatch } from '../actions';
import { EatersProvider } from './eaters';
import { QuantityControl } from './QuantityControl';

const fixture = line('l', { name: 'Cơm trắng', quantity: 1, unit: 'chén', unitAmount: 156 });
const rice = {
  ...fixture,
  snapshot: { ...fixture.snapshot, measures: [{ unit: 'chén', amount: 156 }] },
};
let taken: AmountPatch = rice;
const onEnter = vi.fn();
let root: Root;

function Control({ from, isNew }: { from: typeof rice; isNew: boolean }) {
  const [item, setItem] = useState(from);
  return (
    <QuantityControl
      line={item}
      onChange={(patch) => {
        taken = patch;
        setItem({ ...item, ...patch });
      }}
      {...(isNew ? { onEnter, heard: 'Hiểu là 1 chén' } : {})}
    />
  );
}

const draw = (isNew: boolean, from = rice, eaters = 1) =>
  act(async () => {
    taken = from;
    root.render(
      <UiProvider>
        <EatersProvider value={eaters}>
          <Control from={from} isNew={isNew} />
        </EatersProvider>
      </UiProvider>,
    );
  });

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  onEnter.mockReset();
  document.body.innerHTML = '<div id="page"></div>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(() => act(async () => root.unmount()));

const box = () => document.querySelector('input') as HTMLInputElement;
const message = () => document.querySelector('.amount-message')?.textContent;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (key: string) =>
  act(async () => {
    box().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const amount = () => [taken.quantity, taken.unit];

describe('E07 an amount as it is typed', () => {
  it.each([
    ['a sum of what goes in', {}, ['phần', 'g nguyên liệu']],
    ['the dish as it was weighed', { servingSize: 113 }, ['phần', 'g']],
  ])('grams of a dish are called what they are: %s', async (_, weighed, units) => {
    const basis = { amount: 1, unit: 'phần' };
    const { measures: _measures, ...snapshot } = rice.snapshot;
    const porridge = {
      ...rice,
      type: 'recipe',
      unit: 'phần',
      unitAmount: 1,
      snapshot: { ...snapshot, basis, weight: 113, ...weighed },
    };
    await draw(false, porridge as never);
    const options = [...document.querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).toEqual(units);
  });

  it('150 of a bowl of rice is 150 g, one Enter on', async () => {
    await draw(true);
    for (const text of ['1', '15', '150']) await type(text);
    expect(amount()).toEqual([150, 'g']);
    expect(message()).toBe('Hiểu là 150 g. Nếu muốn 150 chén, gõ cả “150 chén”.');
    await press('Enter');
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it('on the way back the number counts bowls again', async () => {
    await draw(true);
    await type('15');
    expect(amount()).toEqual([15, 'g']);
    await type('1');
    expect(amount()).toEqual([1, 'chén']);
  });

  it('says how the search was understood until something is typed', async () => {
    await draw(true);
    expect(message()).toBe('Hiểu là 1 chén');
    await type('2');
    expect(message()).toBe('');
  });

  it('an absurd amount asks before Enter passes', async () => {
    await draw(true);
    await type('150 chén');
    await press('Enter');
    expect(onEnter).not.toHaveBeenCalled();
    expect(message()).toContain('nhiều bất thường, có đúng không? Bấm Enter lần nữa để giữ.');
    await press('Enter');
    expect(onEnter).toHaveBeenCalledOnce();
    expect(amount()).toEqual([150, 'chén']);
  });

  it('asks also where the amount came from the search', async () => {
    await draw(true, { ...rice, quantity: 150 });
    await press('Enter');
    expect(onEnter).not.toHaveBeenCalled();
  });

  it('in a row it is not taken before a person says so', async () => {
    await draw(false);
    await type('40 chén');
    expect(amount()).toEqual([1, 'chén']);
    expect(message()).toContain('Vẫn tính 1 chén');
    await act(async () => document.querySelector<HTMLElement>('.amount-meant')?.click());
    expect(amount()).toEqual([40, 'chén']);
    expect(document.querySelector('.amount-meant')).toBeNull();
    await type('30 chén');
    await press('Enter');
    await press('Enter');
    expect(amount()).toEqual([30, 'chén']);
  });

  it('what a recipe for many takes is not absurd', async () => {
    await draw(false, { ...rice, unit: 'g', unitAmount: 1, quantity: 500 }, 10);
    await type('3 kg');
    expect(amount()).toEqual([3, 'kg']);
  });

  it('grams are chosen afterwards, also of 150 bowls', async () => {
    await draw(false, { ...rice, quantity: 150 });
    const select = document.querySelector('select') as HTMLSelectElement;
    expect([...select.options].map(({ disabled }) => disabled)).toEqual([false, false]);
    await act(async () => {
      select.value = 'g';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(amount()).toEqual([150, 'g']);
  });
});
