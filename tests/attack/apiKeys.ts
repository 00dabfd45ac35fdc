import { randomUUID } from 'node:crypto';
import { createApiKey } from '../../src/api/apiKeys';
import {
  API_CALLS_A_MINUTE,
  API_KEY_PREFIX,
  API_SCOPES,
} from '../../src/domain/publicHouse/publicApi/keys';
import { APP_VERSION_HEADER, LEAST_APP } from '../../src/domain/protocol/protocolVersions';
import { DEMO_PASSWORD } from '../../sync-server/modules/demo/accounts';
import type { Attack } from './cases';
import type { Stage } from './stage';
import { failed, storm } from './strangers';

const BUSINESS = 'ha@demo.bualanh.local';
const KEYS = 2;

const forgedKey = (): string =>
  `${API_KEY_PREFIX}${`${randomUUID()}${randomUUID()}`.replaceAll('-', '').slice(0, 48)}`;

async function post(stage: Stage, path: string, body: object, token = ''): Promise<Response> {
  return fetch(stage.gateway.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [APP_VERSION_HEADER]: LEAST_APP,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
}

async function newKeys(stage: Stage): Promise<string[]> {
  const proof = { password: DEMO_PASSWORD };
  const signedIn = await post(stage, '/api/auth/login', { email: BUSINESS, ...proof });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const keys: string[] = [];
  for (let count = 0; count < KEYS; count += 1) {
    const body = { name: `Khóa ${count}`, scopes: API_SCOPES, ...proof };
    const made = await post(stage, createApiKey.path, body, accessToken);
    if (!made.ok) throw new Error(`no key: ${made.status} ${await made.text()}`);
    keys.push(((await made.json()) as { key: string }).key);
  }
  return keys;
}

const CURSORS = ['bWV0YTplcG9jaA', '..%2f..', '%00', 'YWNjb3VudHM6', 'a'.repeat(199)];
const COLLECTIONS = ['clients', 'menus', 'recipes', 'foods', 'consultations'];
const LARGE = JSON.stringify({ clientName: 'Lan', notes: 'ă'.repeat(500_000) });

const flood: Attack = {
  name: 'a practice whose keys are called without an end',
  prepare: async () => ({
    env: { DEMO: 'on' },
    state: undefined,
    end: () => Promise.resolve(),
  }),
  async run(stage, scale) {
    const keys = await newKeys(stage);
    const begun = Math.floor(Date.now() / 60_000);
    const buildCall = (at: number) => {
      const collection = COLLECTIONS[at % COLLECTIONS.length] ?? '';
      const key = at % 5 === 4 ? forgedKey() : keys[at % KEYS];
      const headers = { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() };
      if (at % 40 === 7) return { path: '/api/v1/clients', body: LARGE, headers };
      const after = at % 3 === 0 ? `&after=${CURSORS[at % CURSORS.length]}` : '';
      return { path: `/api/v1/${collection}?limit=100${after}`, headers };
    };
    const statuses = await storm(
      stage,
      { calls: 6_000 * scale, addressCount: 20, net: 11 },
      buildCall,
    );
    const minutes = Math.floor(Date.now() / 60_000) - begun + 1;
    const faults = failed(statuses);
    const taken = (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0);
    if (taken === 0) faults.push(`nothing was taken: ${[...statuses].join(' ')}`);
    if (taken > KEYS * API_CALLS_A_MINUTE * minutes)
      faults.push(`${taken} calls of ${KEYS} keys were taken in ${minutes} minutes`);
    if ((statuses.get(429) ?? 0) === 0) faults.push('no call was refused for being one too many');
    return faults;
  },
};

export const API_ATTACKS: readonly Attack[] = [flood];
