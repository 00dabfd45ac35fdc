// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { clientRows } from '../../domain/person/clientList';
import type { Client } from '../../domain/records/clients';
import type { Consultation } from '../../domain/records/consultations';
import { localDate } from '../../platform/clock';
import { UiProvider } from '../../ui/Provider';
import { VitalLine } from './ClientParts';
import { Facts } from './Facts';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const getText = () => document.body.textContent;

async function show(change: Partial<Client>, visits: Consultation[] = []): Promise<void> {
  const [row] = clientRows([clientWith({ id: 'mai', gender: 'female', ...change })], visits);
  if (!row) throw new Error('no row');
  await act(async () =>
    root.render(
      <UiProvider>
        <VitalLine row={row} visit />
        <Facts row={row} visits={visits} narrow={false} />
      </UiProvider>,
    ),
  );
}

describe('E04 A8 what a client’s page says at a glance', () => {
  it('names celiac disease among what must not be eaten, and a word that no list knows', async () => {
    await show({ allergies: ['Cá', 'vỏ chanhh'], medicalConditions: ['Celiac', 'Gút'] });
    expect(getText()).toContain('Cá, vỏ chanhh, Celiac');
    expect(getText()).toContain('“vỏ chanhh”: không có trong danh sách');
    await show({ allergies: ['Đậu phọng'] });
    expect(getText()).not.toContain('không có trong danh sách');
  });

  it('E04 names the medicines, and the conditions that follow from fields', async () => {
    await show({
      medicines: ['Warfarin', 'Enalapril'],
      medicalConditions: ['Gút'],
      pregnancy: { week: 26, weekDate: localDate(), foetuses: 2 },
      kidney: { stage: 'G3b', dialysis: 'peritoneal' },
    });
    for (const text of [
      'Thuốc đang dùng',
      'Warfarin',
      'Enalapril',
      'Gút',
      'Song thai 26 tuần',
      'CKD 3b',
      'Lọc màng bụng',
    ])
      expect(getText()).toContain(text);
  });

  it('E02 never says "chưa khám" of a client with a visit', async () => {
    const visit = { ...clientWith(), id: 'v', clientId: 'mai', visitDate: '2026-11-18' };
    await show({}, [visit]);
    expect(getText()).toContain('18/11/2026');
    expect(getText()).not.toContain('chưa khám');
    await show({});
    expect(getText()).toContain('chưa khám');
  });
});
