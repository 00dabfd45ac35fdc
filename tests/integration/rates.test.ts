import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTestCouch } from '../support/gateway';
import { addPerson, APP, Device, startSyncGateway, type SyncGateway } from './syncHelpers';

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

const newDevice = async (): Promise<Device> =>
  new Device(gateway.url, await addPerson(gateway.couch, gateway.secret)).start();

function call(device: Device, path: string, body: unknown, url = gateway.url): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${device.person.token}`,
      ...APP,
    },
    body: JSON.stringify(body),
  });
}

async function flood(one: () => Promise<Response>, most: number) {
  let count = 0;
  for (let sent = 0; sent < most; sent += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, one));
    const refused = answers.find(({ status }) => status === 429);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    if (refused) return { count, retryAfter: Number(refused.headers.get('retry-after')) };
    count += answers.filter(({ status }) => status !== 503).length;
  }
  return undefined;
}

describe('S05 rates of an account', () => {
  it.each([
    ['push', '/sync/push'],
    ['pull', '/sync/changes'],
  ])('S05 a flood of %s is told to wait; others are not', { timeout: 120_000 }, async (_, path) => {
    const device = await newDevice();
    const { workspace: epoch } = device.epochs;
    const body =
      path === '/sync/push'
        ? { ...device.caller, epoch, rows: [] }
        : { ...device.caller, epochs: device.epochs, since: {}, limit: 10 };
    const refused = await flood(() => call(device, path, body), 6_000);
    expect(refused?.count).toBeGreaterThan(500);
    expect(refused?.retryAfter).toBeGreaterThan(0);
    const other = await newDevice();
    expect((await other.push([])).status).toBe(200);
  });

  it('S05 two gateways on one database let no more through than one', async () => {
    const database = await connectTestCouch();
    const env = {
      COUCHDB_URL: database.address,
      DB_PREFIX: database.prefix,
      SESSION_SECRET: 's'.repeat(40),
      GATEWAYS: '2',
    };
    const pair = [await startSyncGateway(env), await startSyncGateway(env)] as const;
    const [{ url, couch, secret }] = pair;
    const device = await new Device(url, await addPerson(couch, secret)).start();
    const body = { ...device.caller, epoch: device.epochs.workspace, rows: [] };
    const started = performance.now();
    let passed = 0;
    for (const one of pair) {
      const refused = await flood(() => call(device, '/sync/push', body, one.url), 6_000);
      expect(refused).toBeDefined();
      passed += refused?.count ?? 0;
    }
    // A gateway allows 600 at once, then 300 a minute.
    const seconds = (performance.now() - started) / 1000;
    expect(passed).toBeLessThanOrEqual(600 + 5 * seconds);
    for (const one of pair) await one.stop();
    await database.close();
  }, 240_000);

  it('S05 so is a flood of live streams', { timeout: 120_000 }, async () => {
    const device = await newDevice();
    const query = new URLSearchParams(device.caller);
    const open = async (): Promise<Response> => {
      const abort = new AbortController();
      const answer = await fetch(`${gateway.url}/sync/live?${query}`, {
        headers: { authorization: `Bearer ${device.person.token}` },
        signal: abort.signal,
      });
      if (answer.status === 200) abort.abort();
      const { status, headers } = answer;
      return new Response(null, {
        status,
        headers: { 'retry-after': headers.get('retry-after') ?? '' },
      });
    };
    const refused = await flood(open, 1_000);
    expect(refused?.count).toBeLessThanOrEqual(300);
    expect(refused?.retryAfter).toBeGreaterThan(0);
  });
});
