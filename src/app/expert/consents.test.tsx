// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { profile } from '../../../tests/support/profile';
import { saveForm } from '../../blocks/forms/saveForm';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import { DataProvider, useLiveOne } from '../../data/react';
import { Consents } from '../../features/clients/consents/Consents';
import '../../features/clients/consents/ConsentSheet';
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
  const client = useLiveOne(data.clients, 'mai');
  if (!consents || !client) return null;
  return <Consents client={client} consents={consents} onAdd={vi.fn()} onEdit={vi.fn()} />;
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
  }, 20_000);
const text = () => document.body.textContent ?? '';
const click = (element: Element | undefined) =>
  act(async () => (element as HTMLElement | undefined)?.click());
const button = (label: string, within = 'body') =>
  [...document.querySelectorAll(`${within} button`)].find((one) => one.textContent === label);
const press = (label: string) =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  toasts.length = 0;
  endToasts = drawToasts((toast) => toasts.push(toast));
  data = await openLocalData(profile());
  await data.clients.insert({
    ...clientWith({ clientName: 'Đặng Thị Hoa' }),
    ...data.newBase(),
    id: 'mai',
  });
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

  it('G12 is withdrawn by a later record, and the former one stays', async () => {
    await data.clients.update('mai', (one) => ({ ...one, emailConsentDate: '2026-11-20' }));
    await save({ ...TYPED, purpose: 'mail', recipient: '' });
    await seen(() => expect(text()).toContain('Còn hiệu lực'));
    expect(document.querySelector('[aria-label^="Xóa"]')).toBeNull();
    await press('Rút lại đồng ý: Gửi thực đơn và lời nhắc qua email');
    await seen(() => expect(button('Rút lại', '[role=alertdialog]')).toBeTruthy());
    await click(button('Rút lại', '[role=alertdialog]'));
    await seen(() => expect(text()).not.toContain('Còn hiệu lực'));
    await vi.waitFor(async () => expect(await data.records.of('consent').all()).toHaveLength(2));
    const all = await data.records.of('consent').all();
    const [former] = all.filter(({ answer }) => answer === undefined);
    const [later] = all.filter(({ answer }) => answer === 'withdrawn');
    expect(former).toMatchObject({ consentDate: '2026-11-20', withdrawnDate: localDate() });
    expect(later).toMatchObject({ withdraws: former?.id, withdrawnDate: localDate() });
    await vi.waitFor(async () =>
      expect((await data.clients.get('mai'))?.emailConsentDate).toBeUndefined(),
    );
  });
});

const point = (pad: Element, type: string, clientX: number, clientY: number) =>
  pad.dispatchEvent(
    new PointerEvent(type, { bubbles: true, clientX, clientY, pointerId: 1, button: 0 }),
  );
const draw = (pad: Element) =>
  act(async () => {
    point(pad, 'pointerdown', 100, 100);
    for (let x = 110; x < 600; x += 10) point(pad, 'pointermove', x, 100 + (x % 40));
    point(pad, 'pointerup', 600, 100);
  });

const answer = (purpose: RegExp, word: string) => {
  const group = [...document.querySelectorAll('fieldset')].find((one) =>
    purpose.test(one.getAttribute('aria-label') ?? ''),
  );
  return click(
    [...(group?.querySelectorAll('button') ?? [])].find((one) => one.textContent === word),
  );
};
const pad = () => document.querySelector('[role=dialog] svg[aria-label^="Chữ ký"]');

describe('G12 the tablet in the hands of a client', () => {
  it('G12 signs each purpose by itself, without a network, and ends what is refused now', async () => {
    await save({ ...TYPED, purpose: 'mail', recipient: '' });
    await seen(() => expect(text()).toContain('Đưa máy cho khách ký'));
    await click(button('Đưa máy cho khách ký'));
    await seen(() => expect(pad()).toBeTruthy());
    expect(
      document.querySelectorAll('fieldset[aria-label^="Trả lời"] [aria-pressed=true]'),
    ).toHaveLength(0);
    expect(text()).toContain('Còn 4 việc chưa chọn: giữ hồ sơ sức khỏe để tư vấn dinh dưỡng.');
    await answer(/Giữ hồ sơ/, 'Đồng ý');
    await answer(/email/, 'Không');
    await answer(/bác sĩ/, 'Không');
    await answer(/giới thiệu/, 'Không');
    expect(text()).toContain('Chưa ký.');
    expect(button('Ký và trả máy')).toHaveProperty('disabled', true);
    await draw(pad() as Element);
    await seen(() => expect(button('Ký và trả máy')).toHaveProperty('disabled', false));
    await click(button('Ký và trả máy'));
    await vi.waitFor(
      async () => expect(await data.records.of('consent').all()).toHaveLength(5),
      20_000,
    );
    const all = await data.records.of('consent').all();
    const signed = all.filter(({ signingId }) => signingId !== undefined);
    expect(new Set(signed.map(({ signingId }) => signingId)).size).toBe(1);
    expect(signed.map(({ purpose, answer: said }) => `${purpose} ${said}`).sort()).toEqual([
      'care agreed',
      'mail refused',
      'sharing refused',
      'showcase refused',
    ]);
    for (const one of signed) {
      expect(one).toMatchObject({ way: 'signature', textVersion: 'DY-1', clientId: 'mai' });
      expect(one.signature).toMatch(/^\d+,\d+ /);
    }
    await vi.waitFor(async () => {
      const former = (await data.records.of('consent').all()).find((one) => !one.signingId);
      expect(former?.withdrawnDate).toBe(localDate());
    });
    await seen(() => expect(text()).toContain('Ký tên: đồng ý 1 trên 4 việc'));
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
