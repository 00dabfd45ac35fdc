// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { profile } from '../../../tests/support/profile';
import type { ClientLink } from '../../api/clientLinks';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import { DataProvider } from '../../data/react';
import { ClientLinkPanel } from '../../features/clients/link/ClientLinkPanel';
import { ServerAnswer, Unreachable } from '../../gateway/calls';
import { UiProvider } from '../../ui/Provider';

const URL = `https://app.example/khach#${'a'.repeat(24)}.${'b'.repeat(43)}`;
const CLIENT = clientWith({ id: 'mai' });

// Test files share modules: none may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const played = vi.hoisted(() => ({
  links: [] as unknown[],
  requests: [] as [path: string, body: unknown][],
  failure: undefined as Error | undefined,
}));
vi.mock('../../gateway/browserSession', () => ({
  gateway: {
    read: async () => {
      if (played.failure) throw played.failure;
      return { success: true, links: played.links };
    },
    ask: async ({ path }: { path: string }, { body }: { body: unknown }) => {
      played.requests.push([path, body]);
      if (played.failure) throw played.failure;
      return { success: true, url: URL };
    },
  },
}));

const link = (linkId: string, change: Partial<ClientLink> = {}): ClientLink => ({
  linkId,
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2999-02-18T03:00:00.000Z',
  ...change,
});

let data: OpenLocalData;
let root: Root;

const seen = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });
const text = () => document.body.textContent ?? '';
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((button) =>
        (button.getAttribute('aria-label') ?? button.textContent ?? '').includes(label),
      )
      ?.click(),
  );
const show = () =>
  act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <ClientLinkPanel client={CLIENT} />
        </DataProvider>
      </UiProvider>,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(played, { links: [], requests: [], failure: undefined });
  data = await openLocalData(profile());
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  await data.close();
  vi.unstubAllGlobals();
});

describe('G14 a client’s links at the client', () => {
  it('G14 a new one is shown this once, to copy or to be scanned', async () => {
    await show();
    await seen(() => expect(text()).toContain('Chưa có liên kết nào.'));
    await press('Tạo liên kết');
    await seen(() => expect(document.querySelector('input')?.value).toBe(URL));
    expect(document.querySelector('[aria-label^="Mã QR"]')).not.toBeNull();
    expect(played.requests).toEqual([['/api/client-links', { clientId: 'mai' }]]);
    await press('Xong');
    expect(document.querySelector('input')).toBeNull();
  });

  it('G14 each says whether it works, was opened and was mailed; one that works can be ended', async () => {
    played.links = [
      link('live', { openedAt: '2026-11-27T03:00:00.000Z', mail: { outcome: 'sent' } }),
      link('waiting', { mail: { outcome: 'waiting' } }),
      link('failed', { mail: { outcome: 'failed', failure: 'refused' } }),
      link('old', { expiresAt: '2026-01-01T00:00:00.000Z' }),
      link('ended', { revokedAt: '2026-11-21T03:00:00.000Z' }),
    ];
    await show();
    await seen(() => expect(document.querySelectorAll('li')).toHaveLength(5));
    const rows = [...document.querySelectorAll('li')].map((row) => row.textContent ?? '');
    expect(rows[0]).toContain('Đang dùng');
    expect(rows[0]).toContain('mở gần nhất 27/11/2026 · đã gửi email');
    expect(rows[1]).toContain('email đang chờ gửi');
    expect(rows[2]).toContain('Máy chủ thư từ chối địa chỉ này.');
    expect(rows[3]).toContain('Hết hạn');
    expect(rows[4]).toContain('Đã thu hồi');
    const ends = document.querySelectorAll('[aria-label^="Thu hồi liên kết"]');
    expect(ends).toHaveLength(2);
    await press('Thu hồi liên kết tạo 20/11/2026');
    expect(played.requests).toEqual([
      ['/api/client-links/revoke', { clientId: 'mai', linkId: 'live' }],
    ]);
  });

  it('G14 a mail whose answer was lost is asked for again under the same name, the next under another', async () => {
    await show();
    played.failure = new Unreachable();
    await press('Gửi qua email');
    await seen(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    played.failure = undefined;
    await press('Gửi qua email');
    await press('Gửi qua email');
    const keys = played.requests.map(([, body]) => (body as { key: string }).key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('G14 says in words why there is none, and shows the diary all the same', async () => {
    played.failure = new ServerAnswer(404, 'client_unknown', null);
    await data.records.of('diaryDay').insert({
      ...data.newBase(),
      kind: 'diaryDay',
      clientId: 'mai',
      date: '2026-11-27',
      ticks: [
        {
          lineId: 'a',
          slot: 'lunch',
          name: 'Canh chua',
          isEaten: true,
          at: '2026-11-27T05:00:00.000Z',
        },
        { lineId: 'b', slot: 'lunch', name: 'Cơm', isEaten: false, at: '2026-11-27T05:00:00.000Z' },
      ],
      weights: [{ entryId: 'w', weight: 62.1, at: '2026-11-27T00:00:00.000Z' }],
    });
    await show();
    await seen(() => expect(text()).toContain('Hồ sơ khách này chưa có trên máy chủ.'));
    await seen(() => expect(text()).toContain('27/11/2026 khách tự cân 62,1 kg · 1 món đã ăn'));
    expect(text()).toContain('Canh chua');
    expect(text()).not.toContain('Cơm');
  });

  it('marks a weight that the client was asked about and kept, and no other', async () => {
    for (const [day, weight] of [
      ['25', 68],
      ['26', 6.8],
      ['27', 67.8],
    ] as const)
      await data.records.of('diaryDay').insert({
        ...data.newBase(),
        kind: 'diaryDay',
        clientId: 'mai',
        date: `2026-11-${day}`,
        ticks: [],
        weights: [{ entryId: `w-${day}`, weight, at: `2026-11-${day}T00:00:00.000Z` }],
      });
    await show();
    await seen(() => expect(text()).toContain('khách tự cân 6,8 kg'));
    const marked = [...document.querySelectorAll('li')]
      .map(({ textContent }) => textContent ?? '')
      .filter((row) => row.includes('Nên hỏi lại khách'));
    expect(marked).toHaveLength(1);
    expect(marked[0]).toContain('26/11/2026');
    expect(marked[0]).toContain('Khác nhiều so với 68,0 kg trước đó, có thể là 68,0 kg');
  });
});
