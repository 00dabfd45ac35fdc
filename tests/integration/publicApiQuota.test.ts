import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/api/apiKeys';
import { API_CALLS_A_MINUTE } from '../../src/domain/publicHouse/publicApi/keys';
import { startTwoGateways, type TwoGateways } from '../support/twoGateways';
import { PASSWORD } from './accountHelpers';
import { apiAt, call, keyBody, named, type Practice } from './publicApiHelpers';
import { addPerson, startSyncGateway, type SyncGateway } from './syncHelpers';

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

const { api, practiceWith } = apiAt(() => gateway);

describe('P30 hostile callers', () => {
  const DEEP = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const WRONG: unknown[] = [
    '',
    'null',
    '[]',
    '{"clientName":',
    DEEP,
    '{"__proto__":{"x":1},"clientName":"a"}',
    { clientName: '\ud800' },
    { clientName: { toString: 1 }, meals: [], ingredients: {}, tags: 'x' },
    { meals: { breakfast: { items: [{ lineId: 1 }] } }, kind: 'personal', isPublic: true },
    { ingredients: [null, 5], servings: 'x', length: { valueOf: null } },
    { id: 'x', createdAt: 1, constructor: null, nutrients: { calories: Number.MAX_VALUE } },
  ];
  const PATHS = [
    'clients',
    'consultations',
    'menus',
    'recipes',
    'foods',
    'images',
    'meta',
    'clients/..%2f..%2faccounts',
    'clients/%ff',
    `menus/${'a'.repeat(300)}`,
    'clients?limit=0',
    'clients?limit=1e9&after=%00',
    'clients?after=..%2f..&after=x',
    'clients?after=bWV0YTplcG9jaA',
  ];

  it('P30 get a refusal that says why, and never an error of ours', async () => {
    const practices = await Promise.all(Array.from({ length: 6 }, () => practiceWith()));
    const faults: [string, number, string][] = [];
    let turn = 0;
    for (const path of PATHS)
      for (const [at, body] of WRONG.entries()) {
        const of = practices[(turn += 1) % practices.length] as Practice;
        const method = ['PATCH', 'POST', 'GET', 'DELETE'][at % 4] as string;
        const headers = { 'if-match': '"1-x"', ...named() };
        const response = await api(of, method, path, {
          headers,
          ...(method === 'GET' || method === 'DELETE' ? {} : { body }),
        });
        if (
          response.status >= 500 ||
          (response.status >= 400 && typeof response.body.error !== 'string')
        )
          faults.push([`${method} ${path}`, response.status, response.body.code]);
      }
    expect(faults).toEqual([]);
  });
});

describe('P30 the quota', () => {
  let two: TwoGateways;
  beforeAll(async () => {
    two = await startTwoGateways();
  });
  afterAll(() => two.stop());

  it('P30 of the month and of the minute holds over two gateways at once', async () => {
    const person = await addPerson(two.couch, two.secret, { password: PASSWORD });
    const urls = [two.first.url, two.second().url];
    const make = async (): Promise<string> => {
      const body = keyBody();
      const made = await call(two.first.url, 'POST', createApiKey.path, person.token, { body });
      return made.body.key;
    };
    const keys = [await make(), await make()];
    const tries = API_CALLS_A_MINUTE + 20;
    const begun = Math.floor(Date.now() / 60_000);
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, at) =>
        call(urls[at % 2] ?? '', 'GET', '/api/v1/clients', keys[0] ?? ''),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    const minutes = Math.floor(Date.now() / 60_000) - begun + 1;
    expect(taken).toBeLessThanOrEqual(API_CALLS_A_MINUTE * minutes);
    expect(taken).toBeGreaterThanOrEqual(API_CALLS_A_MINUTE);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['too_many_requests']));
    expect(Number(others[0]?.headers.get('retry-after'))).toBeGreaterThan(0);

    const database = two.couch.database('limits');
    const counted = async () => database.get(`api:${person.workspaceId}`);
    await expect.poll(async () => (await counted())?.body.used).toBe(taken);
    for (;;) {
      const stored = await counted();
      if (!stored) throw new Error('nothing was counted');
      const full = { ...stored, body: { ...stored.body, used: 49_995 } };
      if (
        await database.put(full).then(
          () => true,
          () => false,
        )
      )
        break;
    }
    const last = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call(urls[at % 2] ?? '', 'GET', '/api/v1/clients', keys[1] ?? ''),
      ),
    );
    expect(last.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = last.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['api_quota_reached']));
  });
});
