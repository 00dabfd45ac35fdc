// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Client } from '../../domain/records/clients';
import { localDate } from '../../platform/clock';
import { UiProvider } from '../../ui/Provider';
import { toaster } from '../../ui/toaster';
import type { Alarm } from '../../domain/clinical/limitTypes';
import { Stopped } from './Stopped';

const alarm = (key: string, level: Alarm['level']): Alarm => ({
  key,
  kind: 'potassium',
  level,
  text: `Cảnh báo ${key}`,
  source: { guideline: 'KDIGO', year: 2024 },
});

let root: Root;
let stored: Client;
const update = vi.fn(async (_id: string, how: (client: Client) => Client) => {
  stored = how(stored);
});

async function show(alarms: readonly Alarm[]): Promise<string> {
  const data = { clients: { update } } as unknown as LocalData;
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <Stopped client={stored} alarms={alarms} />
        </DataProvider>
      </UiProvider>,
    ),
  );
  return document.body.textContent ?? '';
}
const buttons = () => [...document.querySelectorAll('button')];
const decide = () => act(async () => buttons()[0]?.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(toaster, 'create').mockReturnValue(undefined);
  update.mockClear();
  stored = clientWith({ id: 'c1', decidedReadings: [{ reading: 'old', date: '2026-01-01' }] });
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('names each alarm with its source, and notes that a doctor has decided about all of them', async () => {
  const words = await show([alarm('k 6.2', 'confirm'), alarm('swallowing', 'confirm')]);
  expect(words).toMatch(/Cảnh báo k 6\.2.*KDIGO 2024.*Cảnh báo swallowing/u);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(2);
  expect(update).not.toHaveBeenCalled();
  await decide();
  const date = localDate();
  expect(stored.decidedReadings).toEqual([
    { reading: 'old', date: '2026-01-01' },
    { reading: 'k 6.2', date },
    { reading: 'swallowing', date },
  ]);
  expect(toaster.create).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }));
});

it('nothing can be decided while one alarm is urgent', async () => {
  const words = await show([alarm('swallowing', 'confirm'), alarm('k 6.8', 'urgent')]);
  expect(buttons()).toEqual([]);
  expect(words).toContain('Cảnh báo k 6.8');
});

it('a note that cannot be written is said', async () => {
  update.mockRejectedValueOnce(new Error('full'));
  await show([alarm('k 6.2', 'confirm')]);
  await decide();
  expect(toaster.create).toHaveBeenCalledTimes(1);
  expect(toaster.create).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
});
