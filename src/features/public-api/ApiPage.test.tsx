import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { listApiKeys } from '../../api/apiKeys';
import type { ContractAnswer } from '../../api/contract';
import { publicApiText as texts } from '../../i18n/publicApi';
import { UiProvider } from '../../ui/Provider';
import { ApiPage } from './ApiPage';
import { buildCall, EXAMPLES, findProblem, type TryForm } from './tryForm';

type Answer = ContractAnswer<typeof listApiKeys>;

const server = vi.hoisted(() => ({ answer: null as unknown, error: null as string | null }));
// Test files share modules: none may keep what is mocked here.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../gateway/browserSession', () => ({ gateway: {} }));
vi.mock('../../gateway/useGatewayQuery', () => ({
  useGatewayQuery: () => ({ ...server, isLoading: false, reload: async () => undefined }),
}));
vi.mock('../../routing/addresses', () => ({
  getAddresses: () => ({ own: '/expert/account', tiers: '/expert/dashboard?tab=plans' }),
}));

const key = {
  id: 'k1',
  name: 'Phần mềm lễ tân',
  hint: 'bl_live_…1gEa',
  scopes: ['clients:read', 'consultations:write'],
  createdAt: '2026-11-01T01:00:00.000Z',
  used: 12_408,
} satisfies Answer['keys'][number];
const old = {
  ...key,
  id: 'k2',
  name: 'Khóa cũ',
  revokedAt: '2026-11-02T01:00:00.000Z',
  leaked: true,
};
const call = { at: '2026-11-27T02:00:00.000Z', method: 'GET', path: '/x', keyId: 'k1' };
const business: Answer = {
  success: true,
  isSold: true,
  keys: [{ ...key, lastUsedAt: '2026-11-27T02:00:00.000Z' }, old],
  usage: {
    month: '2026-11',
    used: 41_000,
    most: 50_000,
    days: { 27: 41_000 },
    recent: [
      { ...call, status: 200 },
      { ...call, keyId: 'gone', status: 429, code: 'too_many_requests' },
    ],
  },
};

function drawn(answer: Answer | null, error: string | null = null): string {
  Object.assign(server, { answer, error });
  return renderToString(
    <MemoryRouter>
      <UiProvider>
        <ApiPage />
      </UiProvider>
    </MemoryRouter>,
  );
}

describe('P30 the page of API keys', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('P30 shows keys with what they may and how they were used, and the month', () => {
    vi.stubGlobal('window', { location: { origin: 'https://x.vn' } });
    const html = drawn(business);
    for (const text of [
      texts.keys.count(1, 10),
      'khách: đọc',
      'lần khám: ghi',
      '12.408 lần tháng này',
      texts.keys.leaked,
      '41.000 / 50.000 lần',
      texts.usage.near('9.000'),
      texts.usage.days(texts.usage.day(27, 41_000)),
      texts.recent.refused(1),
      texts.recent.gone,
      texts.keys.create,
      texts.tryIt,
    ])
      expect(html).toContain(text);
    expect(html).toContain(`aria-label="${texts.revoke.of(key.name)}"`);
    expect(html).not.toContain(texts.revoke.of(old.name));
  });

  it('P30 is locked on other tiers, says where it is, and lets keys of before be ended', () => {
    const html = drawn({ ...business, isSold: false, keys: [] });
    expect(html).toContain(texts.locked.title);
    expect(html).toContain('tab=plans');
    for (const text of [texts.keys.create, texts.tryIt, texts.keys.none])
      expect(html).not.toContain(text);
    const lapsed = drawn({ ...business, isSold: false });
    expect(lapsed).toContain(texts.locked.keysNote);
    expect(lapsed).toContain(texts.revoke.of(key.name));
  });

  it('P30 says why nothing is there', () => {
    expect(drawn(null, 'Không có mạng.')).toContain('Không có mạng.');
    expect(drawn(null)).toContain(texts.loading);
  });
});

describe('P30 the page to try the API', () => {
  const form: TryForm = { collection: 'clients', act: 'update', id: '', revision: '', body: '' };

  it('P30 asks for what a call needs', () => {
    expect(findProblem(form)).toBe(texts.test.needId);
    expect(findProblem({ ...form, id: 'c1', body: '{' })).toBe(texts.test.badJson);
    expect(findProblem({ ...form, id: 'c1', body: '5' })).toBe(texts.test.badJson);
    expect(findProblem({ ...form, act: 'list' })).toBeUndefined();
  });

  it('P30 makes the call that is typed', () => {
    const update = { ...form, id: ' c1 ', revision: '1-a', body: '{"phone":null}' };
    expect(buildCall(update, 'n')).toEqual({
      act: 'update',
      collection: 'clients',
      id: 'c1',
      revision: '1-a',
      body: { phone: null },
    });
    const create: TryForm = { ...form, act: 'create', body: EXAMPLES.clients };
    expect(buildCall(create, 'name-of-it')).toMatchObject({ name: 'name-of-it' });
  });
});
