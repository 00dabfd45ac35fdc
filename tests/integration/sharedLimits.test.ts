import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCounters } from '../../sync-server/modules/limits/counters';
import type { Couch, StoredDocument } from '../../sync-server/couch/client';
import { connectTestCouch, until, type TestCouch } from '../support/gateway';
import { startTwoGateways, type TwoGateways } from '../support/twoGateways';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';

const MINUTE = 60_000;
const SECRET = new Uint8Array(32);

const countsThree = ({ body }: StoredDocument): boolean =>
  Object.values(body.entries as Record<string, [number]>).some(([count]) => count === 3);

describe('P02 limits of several gateways', () => {
  let both: TwoGateways;
  let urls: string[] = [];
  beforeAll(async () => {
    both = await startTwoGateways();
    urls = [both.first.url, both.second().url];
  });
  afterAll(() => both.stop());

  const counters = (): Promise<StoredDocument[]> =>
    both.couch
      .database('limits')
      .list({ startKey: 'counter:', endKey: 'counter:~', includeDocs: true })
      .then((rows) => rows.flatMap(({ doc }) => (doc ? [doc] : [])));

  it('P02 count wrong passwords together: 20 in a minute, wherever they were tried', async () => {
    const { email } = await putAccount(both.couch, 'mot');
    const statuses: number[] = [];
    for (let call = 0; call < 22; call += 1) {
      const { status } = await new Browser(urls[call % 2]!).login(email, 'một mật khẩu sai');
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
  });

  it('P02 are not written for who signs in, and hold nothing that names a person or a place', async () => {
    const before = await counters();
    const { email } = await putAccount(both.couch, 'hai');
    for (const url of urls)
      expect((await new Browser(url).login(email, PASSWORD)).status).toBe(200);
    const after = await counters();
    expect(after.map(({ _rev }) => _rev)).toEqual(before.map(({ _rev }) => _rev));
    expect(after.length).toBeGreaterThan(0);
    expect(JSON.stringify(after)).not.toMatch(/example\.vn|127\.0\.0|account:|[0-9a-f]{64}/);
  });

  it('P02 count links together: three in an hour, for addresses without an account alike', async () => {
    for (const email of ['hai@example.vn', 'khong-ai@example.vn']) {
      const codes: unknown[] = [];
      for (let call = 0; call < 5; call += 1) {
        const path = '/api/auth/password/forgot';
        codes.push(getCode(await new Browser(urls[call % 2]!).post(path, { email })));
      }
      expect(codes).toEqual([undefined, undefined, undefined, 'try_later', 'try_later']);
    }
  });

  it('P02 hold by each gateway itself while their database is gone', async () => {
    await both.couch.destroy('limits');
    const { email } = await putAccount(both.couch, 'ba');
    const statuses: number[] = [];
    for (let call = 0; call < 21; call += 1) {
      const { status } = await new Browser(urls[0]!).login(email, 'một mật khẩu sai');
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('P02 counts that gateways share', () => {
  let database: TestCouch;
  let couch: Couch;
  beforeAll(async () => {
    database = await connectTestCouch();
    couch = database.couch;
    await couch.ensureDatabase('limits');
  });
  afterAll(() => database.close());

  it('P02 lose none that are written at the same time', async () => {
    const key = { key: 'same', window: MINUTE };
    const gateways = [createCounters(couch, SECRET), createCounters(couch, SECRET)];
    await Promise.all(gateways.flatMap((one) => [one.add([key]), one.add([key]), one.add([key])]));
    // One copy of a cluster may be behind.
    await expect.poll(() => gateways[0]!.read([key])).toEqual([6]);
  });

  it('P02 end with their window, and by no clock later than it', async () => {
    let at = Date.now();
    const here = createCounters(couch, SECRET, () => at);
    const ahead = createCounters(couch, SECRET, () => at + 300_000);
    const key = { key: 'window', window: MINUTE };
    await here.add([key]);
    at += 59_000;
    expect(await here.read([key])).toEqual([1]);
    at += 2_000;
    expect(await here.read([key])).toEqual([0]);
    await ahead.add([key]);
    await here.add([key]);
    at += 61_000;
    expect(await here.read([key])).toEqual([0]);
  });

  it('P02 count on where others have filled the place with counts of one', async () => {
    const one = createCounters(couch, SECRET);
    const person = { key: 'a person', window: MINUTE };
    const limits = couch.database('limits');
    const buckets = async (): Promise<StoredDocument[]> => {
      const rows = await limits.list({ includeDocs: true, startKey: 'counter:' });
      return rows.flatMap(({ doc }) => doc ?? []);
    };
    const before = new Set((await buckets()).map(({ _rev }) => _rev));
    await one.add([person]);
    let bucket: StoredDocument | undefined;
    await until(async () => {
      bucket = (await buckets()).find(({ _rev }) => !before.has(_rev));
      return bucket !== undefined;
    });
    const end = Date.now() + MINUTE;
    const invented = Array.from({ length: 200 }, (_, index) => [`k${index}`, [1, end]]);
    const entries = { ...Object.fromEntries(invented), ...(bucket!.body.entries as object) };
    await limits.put({ ...bucket!, body: { entries } });
    expect([await one.add([person]), await one.add([person])]).toEqual([[2], [3]]);
  });

  it('P02 are bounded, whoever invents keys, and the highest stay', async () => {
    const one = createCounters(couch, SECRET);
    const victim = { key: 'victim', window: MINUTE };
    for (let count = 0; count < 3; count += 1) await one.add([victim]);
    const limits = couch.database('limits');
    let bucket: StoredDocument | undefined;
    // One copy of a cluster may be behind.
    await until(async () => {
      const rows = await limits.list({ includeDocs: true, startKey: 'counter:' });
      bucket = rows.map(({ doc }) => doc!).find(countsThree);
      return bucket !== undefined;
    });
    const end = Date.now() + MINUTE;
    const invented = Array.from({ length: 5_000 }, (_, index) => [`k${index}`, [1, end]]);
    const entries = { ...Object.fromEntries(invented), ...(bucket!.body.entries as object) };
    await limits.put({ ...bucket!, body: { entries } });
    expect(await one.add([victim])).toEqual([4]);
    const left = await limits.get(bucket!._id);
    expect(Object.keys(left?.body.entries as object).length).toBeLessThanOrEqual(200);
  });
});
