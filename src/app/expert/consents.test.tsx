// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profile } from '../../../tests/support/profile';
import { saveForm } from '../../blocks/forms/saveForm';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import { DataProvider } from '../../data/react';
import { Consents } from '../../features/clients/consents/Consents';
import { consentForm } from '../../features/clients/consents/consentForm';
import { useConsents } from '../../features/clients/consents/useConsents';
import { localDate } from '../../platform/clock';
import { UiProvider } from '../../ui/Provider';
import { drawToasts, type ToastMessage } from '../../ui/toaster';

const TYPED = {
  ...consentForm.empty,
  purpose: 'ai',
  recipient: 'Gemini, Hoa Kỳ',
  consentDate: '2026-11-20',
  way: 'paper',
  textVersion: ' AI-01 ',
};

let data: OpenLocalData;
let root: Root;
let endToasts: () => void;
const toasts: ToastMessage[] = [];

function Page() {
  const consents = useConsents('mai');
  return consents ? <Consents consents={consents} onAdd={vi.fn()} onEdit={vi.fn()} /> : null;
}

async function save(values = TYPED, clientId = 'mai') {
  const base = data.newBase();
  const draft = { id: base.id, base: consentForm.empty, values };
  await saveForm(data.records.of('consent'), consentForm, draft, (fields) => ({
    ...base,
    kind: 'consent',
    clientId,
    ...fields,
  }));
}

const seen = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });
const text = () => document.body.textContent ?? '';
const press = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  toasts.length = 0;
  endToasts = drawToasts((toast) => toasts.push(toast));
  data = await openLocalData(profile());
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

describe('G12 what a client agreed to', () => {
  it('G12 stands on the page with its proof, of this client alone', async () => {
    await seen(() => expect(text()).toContain('Chưa ghi đồng ý nào.'));
    await save();
    await save({ ...TYPED, purpose: 'showcase', recipient: '' }, 'hung');
    await seen(() => expect(text()).toContain('Dùng AI của bên thứ ba'));
    expect(text()).toContain(
      'đồng ý 20/11/2026 · Giấy có chữ ký · bản AI-01 · gửi cho Gemini, Hoa Kỳ',
    );
    expect(text()).toContain('Còn hiệu lực');
    expect(text()).not.toContain('giới thiệu');
  });

  it('G12 is withdrawn with one press, and deleted; both can be taken back', async () => {
    await save();
    await seen(() => expect(text()).toContain('Còn hiệu lực'));
    await press('Rút lại đồng ý: Dùng AI của bên thứ ba');
    await seen(() => expect(text()).toContain('Đã rút lại'));
    const [withdrawn] = await data.records.of('consent').all();
    expect(withdrawn?.withdrawnDate).toBe(localDate());
    toasts.at(-1)?.action?.onClick();
    await seen(() => expect(text()).toContain('Còn hiệu lực'));
    await press('Xóa đồng ý: Dùng AI của bên thứ ba');
    await seen(() => expect(text()).toContain('Chưa ghi đồng ý nào.'));
    toasts.at(-1)?.action?.onClick();
    await seen(() => expect(text()).toContain('Còn hiệu lực'));
  });
});

describe('G12 the form of a consent', () => {
  it('G12 chooses no purpose and no way by itself', () => {
    expect(consentForm.empty).toMatchObject({ purpose: '', way: '', givenBy: 'client' });
    expect(Object.keys(consentForm.errors(consentForm.empty))).toEqual(
      expect.arrayContaining(['purpose', 'way', 'consentDate', 'textVersion']),
    );
    expect(consentForm.errors(TYPED)).toEqual({});
  });

  it.each([
    [{ recipient: ' ' }, 'recipient'],
    [{ givenBy: 'guardian' }, 'guardianName'],
    [{ consentDate: '2999-01-01' }, 'consentDate'],
    [{ withdrawnDate: '2026-11-19' }, 'withdrawnDate'],
  ])('G12 is no proof with %j', (change, field) => {
    expect(Object.keys(consentForm.errors({ ...TYPED, ...change }))).toEqual([field]);
  });
});
