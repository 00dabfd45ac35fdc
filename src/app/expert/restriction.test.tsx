// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { profile } from '../../../tests/support/profile';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import { DataProvider, useLiveOne } from '../../data/react';
import type { Client } from '../../domain/records/clients';
import { useRestriction } from '../../features/clients/privacy/useRestriction';
import { localDate } from '../../platform/clock';
import { UiProvider } from '../../ui/Provider';
import { drawToasts, type ToastMessage } from '../../ui/toaster';

let data: OpenLocalData;
let root: Root;
let endToasts: () => void;
const toasts: ToastMessage[] = [];

function Entry({ client }: { client: Client }) {
  const { label, run } = useRestriction(client);
  return (
    <button type="button" onClick={run}>
      {label}
    </button>
  );
}

function Page() {
  const client = useLiveOne(data.clients, 'mai');
  return client ? <Entry client={client} /> : null;
}

const seen = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  }, 20_000);
const button = () => document.querySelector('button');
const press = () => act(async () => button()?.click());
const since = async () => (await data.clients.get('mai'))?.restrictedSince;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  toasts.length = 0;
  endToasts = drawToasts((toast) => toasts.push(toast));
  data = await openLocalData(profile());
  await data.clients.insert({ ...clientWith(), ...data.newBase(), id: 'mai' });
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <Page />
        </DataProvider>
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  endToasts();
  await data.close();
  vi.unstubAllGlobals();
});

it('G12 a client’s data are restricted from this day on, and the restriction is lifted or taken back', async () => {
  await seen(() => expect(button()?.textContent).toBe('Hạn chế xử lý dữ liệu'));
  await press();
  await seen(() => expect(button()?.textContent).toBe('Bỏ hạn chế xử lý dữ liệu'));
  expect(await since()).toBe(localDate());
  await press();
  await seen(() => expect(button()?.textContent).toBe('Hạn chế xử lý dữ liệu'));
  expect(await since()).toBeUndefined();
  toasts.at(-1)?.action?.onClick();
  await seen(() => expect(button()?.textContent).toBe('Bỏ hạn chế xử lý dữ liệu'));
  expect(await since()).toBe(localDate());
});
