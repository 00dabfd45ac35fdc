// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profile } from '../../../tests/support/profile';
import { kidneys, visit } from '../../../tests/support/verdictPeople';
import { AccountProvider, DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { clientGuidance } from '../../domain/verdict/advice/client';
import type { Client } from '../../domain/records/clients';
import { UiProvider } from '../../ui/Provider';
import { BeforeHandout } from './BeforeHandout';

const TODAY = '2026-11-28';
const VISITS = [
  visit({ potassium: 5.6, egfr: 22 }, { targetNutrition: { calories: 1450, protein: 36 } }),
];

let root: Root;
let client: Client;
const update = vi.fn(async (_id: string, how: (one: Client) => Client) => {
  client = how(client);
  return client;
});
const data = { account: profile(), clients: { update } } as unknown as LocalData;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  client = { ...kidneys().client, dietaryRestrictions: 'Hay đi xem bói' };
  update.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function show(who: Client | undefined = client): Promise<void> {
  const guidance = who && clientGuidance(who, VISITS, TODAY);
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <AccountProvider value={profile()}>
            <BeforeHandout
              handout={{
                client: who,
                ...(guidance ? { guidance } : {}),
              }}
            />
          </AccountProvider>
        </DataProvider>
      </UiProvider>,
    ),
  );
}

const getText = () => document.body.textContent ?? '';
const lines = () =>
  [...document.querySelectorAll('ol > li')].map((line) => line.querySelector('p')?.textContent);
const button = (name: RegExp) => {
  const match = [...document.querySelectorAll('button')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  if (!match) throw new Error(`no button ${String(name)}`);
  return match;
};
const press = (name: RegExp) => act(async () => button(name).click());

it('shows the three lines with their sources, the alarm, and what no plan reckons with', async () => {
  await show();
  expect(lines()).toEqual([
    expect.stringContaining('không bỏ bữa'),
    expect.stringContaining('Ăn rau xanh đều'),
    expect.stringContaining('bỏ nước luộc'),
  ]);
  expect(getText().match(/Nguồn: /g)?.length).toBeGreaterThanOrEqual(3);
  expect(getText()).toMatch(/Nguồn: ADA 2026/u);
  expect(getText()).toMatch(/Kali máu 5,6 mmol\/L.*QĐ 2879\/QĐ-BYT 2006/u);
  expect(getText()).toContain('Không tính đến: Hay đi xem bói');
});

it('a line is left out, and the next one takes its place; it comes back', async () => {
  await show();
  await press(/^Bỏ dòng này: Ăn đúng giờ/u);
  expect(client.advice).toEqual([{ id: 'lowSugar', state: 'off' }]);
  await show();
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toContain('Ăn rau xanh đều');
  await press(/^In lại: /u);
  expect(client.advice).toBeUndefined();
});

it('a line is put into other words, and back into the product’s', async () => {
  await show();
  await press(/^Sửa lời: Ăn rau xanh/u);
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field, 'Mỗi bữa một chén rau luộc.');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(/^Lưu lời$/u);
  expect(client.advice).toEqual([
    { id: 'vitaminK', state: 'changed', text: 'Mỗi bữa một chén rau luộc.' },
  ]);
  await show();
  expect(lines()[1]).toBe('Mỗi bữa một chén rau luộc.');
  expect(getText()).toContain('Lời của phần mềm: Ăn rau xanh đều');
  await press(/^Dùng lại lời của phần mềm$/u);
  expect(client.advice).toBeUndefined();
});

it('is not there for who has nothing to mind', async () => {
  const nobody = { ...client, medicalConditions: [], medicines: [], dietaryRestrictions: '' };
  const { kidney: _kidney, ...healthy } = nobody;
  const guidance = clientGuidance(healthy, [], TODAY);
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <BeforeHandout handout={{ client: healthy, guidance }} />
        </DataProvider>
      </UiProvider>,
    ),
  );
  expect(document.querySelector('section')).toBeNull();
});

it('is not there for a menu of nobody in particular', async () => {
  await act(async () =>
    root.render(
      <UiProvider>
        <BeforeHandout handout={{ client: undefined }} />
      </UiProvider>,
    ),
  );
  expect(document.querySelector('section')).toBeNull();
});
