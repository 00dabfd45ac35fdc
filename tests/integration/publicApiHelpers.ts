import { randomUUID } from 'node:crypto';
import { createApiKey } from '../../src/api/apiKeys';
import { API_SCOPES, type ApiScope } from '../../src/domain/publicHouse/publicApi/keys';
import { PASSWORD } from './accountHelpers';
import { addPerson, type Person, type PersonOptions, type SyncGateway } from './syncHelpers';

export interface Told {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of many calls, looked at as JSON
  body: any;
}

export async function call(
  url: string,
  method: string,
  path: string,
  token: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Told> {
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

export interface Practice {
  person: Person;
  key: string;
  id: string;
}

export const keyBody = (scopes: readonly ApiScope[] = ['clients:read'], name = 'x') => ({
  name,
  scopes,
  password: PASSWORD,
});

export const named = (name: string = randomUUID()) => ({ 'idempotency-key': name });

type More = { body?: unknown; headers?: Record<string, string> };

export function apiAt(gateway: () => SyncGateway) {
  const api = (
    { key }: Pick<Practice, 'key'>,
    method: string,
    path: string,
    more: More = {},
  ): Promise<Told> => call(gateway().url, method, `/api/v1/${path}`, key, more);
  return {
    api,
    practiceWith: async (
      scopes: readonly ApiScope[] = API_SCOPES,
      options: PersonOptions = {},
    ): Promise<Practice> => {
      const { couch, secret, url } = gateway();
      const person = await addPerson(couch, secret, { password: PASSWORD, ...options });
      const body = keyBody(scopes, 'Phần mềm lễ tân');
      const made = await call(url, 'POST', createApiKey.path, person.token, { body });
      if (made.status !== 200) throw new Error(`no key: ${made.status} ${made.body.code}`);
      return { person, key: made.body.key, id: made.body.id };
    },
    addClient: (of: Practice, clientName: string, headers = named()): Promise<Told> =>
      api(of, 'POST', 'clients', { body: { clientName }, headers }),
  };
}
