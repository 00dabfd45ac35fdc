import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COUNTED_NAMES,
  getMaximum,
  type CountedName,
} from '../../src/domain/accounts/access/counted';
import type { WireDocument } from '../../src/domain/protocol/protocol';
import { emptyRecipe } from '../../src/domain/recipes/recipeEditing';
import { emptyValue, newMenu } from '../../src/features/menus/model/editorValue';
import {
  CouchUnavailable,
  workspaceDatabase,
  type StoredDocument,
} from '../../sync-server/couch/client';
import { createDocumentLimit } from '../../sync-server/modules/tierLimits/documentLimit';
import { workspaceKey } from '../../sync-server/modules/accounts/accountRecords';
import { storedId } from '../../sync-server/sync/envelope';
import { connectTestCouch, type TestCouch } from '../support/gateway';
import { startTwoGateways, type TwoGateways } from '../support/twoGateways';
import {
  addPerson,
  createClient,
  created,
  Device,
  startSyncGateway,
  describeVerdicts,
  type Person,
  type SyncGateway,
} from './syncHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const CLAIMS = 'meta:client-claims';

const codes = (answers: Awaited<ReturnType<Device['push']>>[]) => answers.flatMap(describeVerdicts);

describe('S02 client limit through two gateways', () => {
  let both: TwoGateways;
  beforeAll(async () => {
    both = await startTwoGateways();
  }, 120_000);
  afterAll(() => both?.stop());

  async function devices(count: number): Promise<Device[]> {
    const person = await addPerson(both.couch, both.secret, { plan: 'free' });
    const urls = [both.first.url, both.second().url];
    return Promise.all(
      Array.from({ length: count }, (_, index) =>
        new Device(urls[index % 2] ?? '', person).start(),
      ),
    );
  }

  it(
    'S02 20 devices that add the last allowed client at once end with exactly one more',
    { timeout: 120_000 },
    async () => {
      const all = await devices(20);
      const [tablet] = all;
      if (!tablet) throw new Error('no device');
      const present = Array.from({ length: 4 }, () => createClient(tablet.person));
      await tablet.push(present.map((next) => created(next)));
      const attempt = () =>
        Promise.all(all.map((device) => device.push([created(createClient(device.person))])));
      const result = codes(await attempt());
      expect(result.filter((code) => code === 'accepted')).toHaveLength(1);
      expect(result.filter((code) => code === 'client_limit')).toHaveLength(19);
      await expect.poll(() => tablet.pullAll('clients')).toHaveLength(5);

      const [gone] = present;
      await tablet.push([{ ...created({ ...gone, _deleted: true }), assumed: gone ?? null }]);
      const again = codes(await attempt());
      expect(again.filter((code) => code === 'accepted')).toHaveLength(1);
      const live = async () =>
        (await tablet.pullAll('clients')).filter(({ _deleted }) => !_deleted);
      await expect.poll(live).toHaveLength(5);

      const [, next] = present;
      await tablet.push([{ ...created({ ...next, _deleted: true }), assumed: next ?? null }]);
      const meeting = await Promise.all(
        all.map((device, index) =>
          device.push([
            index % 4 === 0
              ? { ...created({ ...gone, _deleted: false }), assumed: { ...gone, _deleted: true } }
              : created(createClient(device.person)),
          ]),
        ),
      );
      expect(meeting.map(({ status }) => status)).toEqual(all.map(() => 200));
      await expect.poll(live).toHaveLength(5);
    },
  );

  it.each(['recipes', 'menus'] as const)(
    'P05 the last %s of the tier goes to one of 6 devices, through either gateway',
    { timeout: 120_000 },
    async (name) => {
      const all = await devices(6);
      const [tablet] = all;
      if (!tablet) throw new Error('no device');
      const most = getMaximum('free', name);
      const there = Array.from({ length: most - 1 }, () => createDocument(tablet.person, name));
      await tablet.push(there.map((one) => created(one, name)));
      const race = await Promise.all(
        all.map((device) => device.push([created(createDocument(device.person, name), name)])),
      );
      const refusal = name === 'recipes' ? 'recipe_limit' : 'menu_limit';
      expect(codes(race).toSorted()).toEqual(['accepted', ...all.slice(1).map(() => refusal)]);
      await expect.poll(() => tablet.pullAll(name)).toHaveLength(most);
    },
  );
});

function createDocument(person: Person, name: CountedName): WireDocument {
  if (name === 'clients') return createClient(person) as unknown as WireDocument;
  const { id, workspaceId, expertId, createdAt, updatedAt } = createClient(person);
  const base = { id, workspaceId, expertId, createdAt, updatedAt };
  const document =
    name === 'recipes'
      ? { ...emptyRecipe(base), title: 'Canh rau tập tàng' }
      : {
          ...newMenu(base, { kind: 'master' }, emptyValue('master'), 'draft'),
          name: 'Giảm mỡ máu',
        };
  return { ...document, _deleted: false } as unknown as WireDocument;
}

describe('P05 a practice with more than its smaller tier allows', () => {
  let gateway: SyncGateway;
  beforeAll(async () => {
    gateway = await startSyncGateway();
  }, 120_000);
  afterAll(() => gateway?.stop());

  it.each(COUNTED_NAMES)(
    'P05 reads, changes, prints and deletes all its %s; only adding stops',
    { timeout: 120_000 },
    async (name) => {
      const { couch } = gateway;
      const person = await addPerson(couch, gateway.secret, { plan: 'business' });
      const device = await new Device(gateway.url, person).start();
      const most = getMaximum('free', name);
      const all = Array.from({ length: most + 2 }, () => createDocument(person, name));
      expect(codes([await device.push(all.map((one) => created(one, name)))])).toEqual(
        all.map(() => 'accepted'),
      );
      const accounts = couch.database(ACCOUNTS_DATABASE);
      const practice = await accounts.get(workspaceKey(person.workspaceId));
      if (!practice) throw new Error('no practice');
      await accounts.put({ ...practice, body: { ...practice.body, plan: 'free' } });
      const refusal = { clients: 'client_limit', recipes: 'recipe_limit', menus: 'menu_limit' };
      const extra: WireDocument[] = [];
      const tryToAdd = async () => {
        const one = createDocument(person, name);
        const [code] = codes([await device.push([created(one, name)])]);
        if (code === 'accepted') extra.push(one);
        return code;
      };
      const removals = (some: readonly WireDocument[]) =>
        some.map((one) => ({ ...created({ ...one, _deleted: true }, name), assumed: one }));
      // The gateway learns of the tier a moment later.
      await expect.poll(tryToAdd, { timeout: 20_000 }).toBe(refusal[name]);
      if (extra.length > 0) await device.push(removals(extra));

      const live = async () => (await device.pullAll(name)).filter(({ _deleted }) => !_deleted);
      await expect.poll(live).toHaveLength(most + 2);
      const [first, second, third, fourth] = all as [
        WireDocument,
        WireDocument,
        WireDocument,
        WireDocument,
      ];
      const changed = { ...first, updatedAt: new Date().toISOString() };
      const change = { ...created(changed, name), assumed: first };
      expect(codes([await device.push([change])])).toEqual(['accepted']);
      if (name !== 'clients') {
        const what = name === 'recipes' ? 'recipe' : 'daily-menu';
        const printed = await device.post<{ success: boolean }>(`/api/expert/print-${what}`, {
          [name === 'recipes' ? 'recipeId' : 'dailyMenuId']: second.id,
          expertId: person.accountId,
          type: 'print',
        });
        expect(printed).toMatchObject({ status: 200, body: { success: true } });
      }
      const gone = removals([second, third, fourth]);
      expect(codes([await device.push(gone.slice(0, 2))])).toEqual(['accepted', 'accepted']);
      expect(await tryToAdd()).toBe(refusal[name]);
      expect(codes([await device.push(gone.slice(2))])).toEqual(['accepted']);
      expect(await tryToAdd()).toBe('accepted');
    },
  );
});

function buildWrite(id: string): { write: StoredDocument; stored: undefined } {
  const write = {
    _id: storedId('clients', id),
    type: 'clients',
    deleted: false,
    body: { id },
    by: 'a',
    device: 'd',
    receivedAt: new Date().toISOString(),
  };
  return { write, stored: undefined };
}

describe('S02 claims of clients', () => {
  let server: TestCouch;
  let count = 0;
  beforeAll(async () => {
    server = await connectTestCouch();
  });
  afterAll(() => server.close());

  async function fresh() {
    count += 1;
    const database = server.couch.database(workspaceDatabase(`claims-${count}`));
    await database.ensure();
    const taken = async (id: string, at = database) =>
      (
        await createDocumentLimit({ database: at, name: 'clients', most: 1 }).claim([
          buildWrite(id),
        ])
      ).refused.size === 0;
    const age = async (ms: number): Promise<void> => {
      const note = await database.get(CLAIMS);
      if (!note) throw new Error('no claims');
      const { claims } = note as unknown as { claims: { until: number }[] };
      const older = claims.map((claim) => ({ ...claim, until: claim.until - ms }));
      await database.put({ ...note, claims: older } as unknown as StoredDocument);
    };
    return { database, taken, age };
  }

  it('S02 a gateway that died after claiming holds the place for a minute, not for ever', async () => {
    const { taken, age } = await fresh();
    expect(await taken('a')).toBe(true);
    expect(await taken('b')).toBe(false);
    expect(await taken('a')).toBe(true);
    await age(59_000);
    expect(await taken('b')).toBe(false);
    await age(2_000);
    expect(await taken('b')).toBe(true);
  });

  it('S02 what was not written is given back at once; what was is counted once', async () => {
    const { database, taken } = await fresh();
    const limit = createDocumentLimit({ database: database, name: 'clients', most: 1 });
    await limit.claim([buildWrite('a')]);
    await limit.settle(new Map(), [buildWrite('a')]);
    expect(await taken('b')).toBe(true);
    const two = createDocumentLimit({ database: database, name: 'clients', most: 2 });
    expect((await two.claim([buildWrite('c')])).refused.size).toBe(0);
    const { rev } = await database.put(buildWrite('c').write);
    await two.settle(new Map([['clients:c', rev]]), [buildWrite('c')]);
    expect((await two.claim([buildWrite('d')])).count).toBe(2);
  });

  it('S02 a deletion frees the place although its claim is young', async () => {
    const { database, taken } = await fresh();
    const limit = createDocumentLimit({ database: database, name: 'clients', most: 1 });
    await limit.claim([buildWrite('a')]);
    const { rev } = await database.put(buildWrite('a').write);
    await limit.settle(new Map([['clients:a', rev]]), [buildWrite('a')]);
    expect(await taken('b')).toBe(false);
    await database.put({ ...buildWrite('a').write, deleted: true, _rev: rev });
    // In a cluster the list comes from one copy, which may not have the deletion yet.
    await expect.poll(() => taken('b')).toBe(true);
  });

  it('S02 a list that lags behind in a cluster does not make room', async () => {
    const { database, taken } = await fresh();
    const limit = createDocumentLimit({ database: database, name: 'clients', most: 1 });
    await limit.claim([buildWrite('a')]);
    const { rev } = await database.put(buildWrite('a').write);
    await limit.settle(new Map([['clients:a', rev]]), [buildWrite('a')]);
    const lagging = { ...database, list: () => Promise.resolve([]) };
    expect(await taken('b', lagging)).toBe(false);
  });

  it('S02 nor does it take room that a deletion of the same batch has made', async () => {
    const { database } = await fresh();
    const creation = createDocumentLimit({ database: database, name: 'clients', most: 1 });
    const a = buildWrite('a');
    await creation.claim([a]);
    const { rev } = await database.put(a.write);
    await creation.settle(new Map([['clients:a', rev]]), [a]);
    const stored = { ...a.write, _rev: rev };
    for (const before of [[], await database.list({ startKey: 'clients:', includeDocs: true })]) {
      const lagging = { ...database, list: () => Promise.resolve(before) };
      const limit = createDocumentLimit({ database: lagging, name: 'clients', most: 1 });
      expect((await limit.claim([buildWrite('b')])).refused.size).toBe(1);
      const deletion = { write: { ...stored, deleted: true }, stored };
      await limit.claim([deletion]);
      await limit.settle(new Map([['clients:a', '2-deleted']]), [deletion]);
      expect(await limit.claim([buildWrite('b')])).toMatchObject({ count: 0 });
      await limit.settle(new Map(), [buildWrite('b')]);
    }
    const back = await database.put({ ...stored, body: { id: 'a', back: true } });
    await database.put({ ...stored, _rev: back.rev });
    const limit = createDocumentLimit({ database: database, name: 'clients', most: 1 });
    await limit.settle(new Map([['clients:a', '2-deleted']]), [
      { write: { ...stored, deleted: true }, stored },
    ]);
    expect((await limit.claim([buildWrite('b')])).refused.size).toBe(1);
  });

  it('S02 a gateway that hangs between claim and write does not write any more', async () => {
    const { database } = await fresh();
    const limit = createDocumentLimit({ database: database, name: 'clients', most: 1 });
    await limit.claim([buildWrite('a')]);
    expect(() => limit.begin()).not.toThrow();
    const real = performance.now.bind(performance);
    performance.now = () => real() + 20_000;
    try {
      expect(() => limit.begin()).toThrow(CouchUnavailable);
    } finally {
      performance.now = real;
    }
  });
});
