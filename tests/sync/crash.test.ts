import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordStore } from '../../src/data/store/recordStore';
import type { Client } from '../../src/domain/records/clients';
import type { AccountProfile } from '../../src/domain/accounts/account';
import type { ChangesResponse, WireDocument } from '../../src/domain/protocol/protocol';
import { profile } from '../support/profile';
import { eventually, newClient, openDevice, type Device } from './support/device';
import { FakeServer } from './support/fakeServer';
import { leaveStorageBehind } from './support/storageCopy';

let account: AccountProfile;
let server: FakeServer;
let device: Device;
let cable: { cut: boolean };

function open(): Promise<Device> {
  const own = { cut: false };
  cable = own;
  return openDevice(account, (path, init) =>
    own.cut ? Promise.reject(new TypeError('fetch failed')) : server.fetch(path, init),
  );
}

async function kill(own = cable): Promise<void> {
  own.cut = true;
  await leaveStorageBehind();
}

const synced = (): Promise<unknown> => device.until((status) => status.syncBadge.kind === 'synced');

beforeEach(async () => {
  account = profile();
  server = new FakeServer(account);
  device = await open();
});

afterEach(async () => {
  server.down = false;
  await device.close();
  expect(device.errors.map(String)).toEqual([]);
});

type Write = () => Promise<unknown>;

function aroundWrites(around: (write: Write, ofPage: boolean) => Promise<unknown>): () => void {
  const { store } = device.local;
  const { write } = store;
  // Only writes of pulled pages name the devices that wrote.
  const observed: RecordStore['write'] = (work, writer) =>
    around(() => write(work, writer), writer !== undefined) as never;
  store.write = observed;
  return () => void (store.write = write);
}

const forever = new Promise<never>(() => undefined);

async function killedByPull(when: 'before' | 'behind', begin: () => void): Promise<void> {
  let killed = false;
  let isAnswered = false;
  const end = server.log.workspace.length + 1;
  server.intercept = async (path, answer) => {
    if (path !== '/sync/changes') return answer;
    const { databases } = (await answer.clone().json()) as ChangesResponse;
    isAnswered ||= databases?.workspace?.checkpoint === String(end);
    return answer;
  };
  const stop = aroundWrites(async (write, ofPage) => {
    if (!ofPage || !isAnswered) return write();
    stop();
    if (when === 'behind') await write();
    await kill();
    killed = true;
    return forever;
  });
  begin();
  await eventually(() => killed);
  server.goDown();
  await reopen();
}

async function reopen(): Promise<void> {
  // A killed tab would write to databases that nobody opens again and restart in the middle of another test. Not awaited,
  // because a cut one never ends.
  device.sync.stop().catch(() => undefined);
  device = await open();
}

const inFlight = (): Promise<number> => device.local.store.database.inFlight.count();
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));

const client = (change: Partial<Client> = {}): Client => ({
  ...newClient(device.local, 'Hoa'),
  phone: '0901',
  goals: ['Giảm cân', 'Ngủ ngon'],
  ...change,
});

const wire = (document: Client, change: object = {}): WireDocument => ({
  ...document,
  ...change,
  _deleted: false,
});

const without = (one: Client, goal: string): Client => ({
  ...one,
  goals: one.goals.filter((present) => present !== goal),
});

describe.each(['before', 'behind'] as const)(
  'S02 a tab that is killed %s a page is stored',
  (when) => {
    it('S02 what is taken out of a new document afterwards stays out', async () => {
      await synced();
      const made = client();
      await killedByPull(when, () => server.write('clients', wire(made)));
      if (when === 'before') expect(await device.local.clients.get(made.id)).toBeUndefined();
      else
        await device.local.clients.update(made.id, ({ phone: _phone, ...one }) =>
          without(one, 'Ngủ ngon'),
        );
      server.write('clients', wire(made, { height: 160 }));
      server.down = false;
      await synced();
      expect(await device.local.clients.get(made.id)).toMatchObject({ height: 160 });
      if (when === 'before') return;
      const stored = server.stored('clients', made.id);
      expect(stored).toMatchObject({ goals: ['Giảm cân'], height: 160 });
      expect(stored).not.toHaveProperty('phone');
    });

    it('S02 a new document follows what others do to it', async () => {
      await synced();
      const made = client();
      await killedByPull(when, () => server.write('clients', wire(made)));
      const { phone: _phone, ...later } = without(made, 'Ngủ ngon');
      server.write('clients', wire(later));
      server.down = false;
      await synced();
      await eventually(async () => (await device.local.clients.get(made.id))?.goals.length === 1);
      expect(await device.local.clients.get(made.id)).not.toHaveProperty('phone');
      expect(server.stored('clients', made.id)).not.toHaveProperty('phone');
    });

    it('S02 what is taken out of a changed document afterwards stays out', async () => {
      const made = await device.local.clients.insert(client());
      await synced();
      await killedByPull(when, () =>
        server.write('clients', wire(made, { goals: [...made.goals, 'Ăn rau'], email: 'a@b.vn' })),
      );
      await device.local.clients.update(made.id, ({ email: _email, ...one }) => ({
        ...without(one, 'Ăn rau'),
        height: 160,
      }));
      server.down = false;
      await synced();
      const stored = server.stored('clients', made.id);
      const goals = ['Giảm cân', 'Ngủ ngon', ...(when === 'before' ? ['Ăn rau'] : [])];
      expect(stored).toMatchObject({ goals, height: 160 });
      expect(stored && 'email' in stored).toBe(when === 'before');
    });
  },
);

describe('S02 a tab that is killed before it hears what became of a push', () => {
  it.each([
    ['a new document', true],
    ['a changed document', false],
  ])('S02 what is taken out of %s afterwards stays out', async (_what, isNew) => {
    const made = client();
    if (!isNew) {
      await device.local.clients.insert(without(made, 'Ngủ ngon'));
      await synced();
    }
    server.loseAnswers = 1;
    if (isNew) await device.local.clients.insert(made);
    else await device.local.clients.update(made.id, () => made);
    await eventually(() => server.loseAnswers === 0);
    server.goDown();
    await kill();
    await reopen();
    await device.local.clients.update(made.id, ({ phone: _phone, ...one }) =>
      without(one, 'Ngủ ngon'),
    );
    server.down = false;
    await synced();
    const stored = server.stored('clients', made.id);
    expect(stored).toMatchObject({ goals: ['Giảm cân'] });
    expect(stored).not.toHaveProperty('phone');
    expect(await inFlight()).toBe(0);
  });
});

const others = { height: 160 };
const arrived = (id: string): Promise<void> =>
  eventually(async () => (await device.local.clients.get(id))?.height === 160);

async function bothTakeOut(made: Client): Promise<void> {
  const { phone: _phone, ...theirs } = without(made, 'Ngủ ngon');
  server.write('clients', wire(theirs, others));
  await reopen();
  await device.local.clients.update(made.id, ({ email: _email, ...one }) =>
    without(one, 'Giảm cân'),
  );
  server.down = false;
  await synced();
  const stored = server.stored('clients', made.id);
  expect(stored).toMatchObject({ goals: [], height: 160 });
  expect(stored).not.toHaveProperty('phone');
  expect(stored).not.toHaveProperty('email');
}

describe('S02 a tab that is killed while another device already has what it sent', () => {
  it('S02 what either takes out of a new document stays out', async () => {
    await synced();
    const made = client({ email: 'hoa@example.vn' });
    server.loseAnswers = 1;
    await device.local.clients.insert(made);
    await eventually(() => server.stored('clients', made.id) !== undefined);
    server.goDown();
    await kill();
    await bothTakeOut(made);
  });
});

describe('S02 a tab that is killed while another device builds on the change that it sent', () => {
  it('S02 what that change had added and is taken out afterwards stays out', async () => {
    const { phone: _phone, ...bare } = client({ goals: ['Giảm cân'] });
    const made = await device.local.clients.insert(bare as Client);
    await synced();
    server.loseAnswers = 1;
    await device.local.clients.update(made.id, (one) => ({
      ...one,
      phone: '0901',
      goals: [...one.goals, 'Ngủ ngon'],
    }));
    await eventually(() => server.stored('clients', made.id)?.phone === '0901');
    server.goDown();
    await kill();
    const taken = server.stored('clients', made.id);
    if (!taken) throw new Error('not taken');
    server.write('clients', { ...taken, ...others });
    await reopen();
    await device.local.clients.update(made.id, ({ phone: _added, ...one }) =>
      without(one, 'Ngủ ngon'),
    );
    server.down = false;
    await synced();
    const stored = server.stored('clients', made.id);
    expect(stored).toMatchObject({ goals: ['Giảm cân'], height: 160 });
    expect(stored).not.toHaveProperty('phone');
    expect(device.status().conflicts).toEqual([]);
  });
});

describe('S02 a tab that is killed before it hears that a new document was taken', () => {
  it('S02 a change in the moment of the merge brings nothing back', async () => {
    await synced();
    const made = client();
    server.loseAnswers = 1;
    await device.local.clients.insert(made);
    await eventually(() => server.stored('clients', made.id) !== undefined);
    server.goDown();
    await kill();
    await reopen();
    await device.local.clients.update(made.id, (one) => without(one, 'Ngủ ngon'));
    server.intercept = async (path, answer) => {
      if (path !== '/sync/push') return answer;
      server.intercept = (_path, one) => one;
      await device.local.clients.update(made.id, ({ phone: _phone, ...one }) => one);
      return answer;
    };
    server.down = false;
    await synced();
    const stored = server.stored('clients', made.id);
    expect(stored).toMatchObject({ goals: ['Giảm cân'] });
    expect(stored).not.toHaveProperty('phone');
  });
});

describe('S02 what is noted as being in flight', () => {
  it('S02 is nothing while there is no network', async () => {
    await synced();
    server.goDown();
    await device.local.clients.insert(client());
    for (let starts = 0; starts < 3; starts += 1) {
      await device.until((status) => status.waiting.length === 1);
      await kill();
      await reopen();
    }
    expect(await inFlight()).toBe(0);
    server.down = false;
    await synced();
  });

  it('S02 does not pile up where the same version is sent again and again', async () => {
    await synced();
    // Pulls fail, because a pull would tell that the version was taken.
    server.trouble = (path) => (path === '/sync/changes' ? [503, 'database_unavailable'] : null);
    await device.local.clients.insert(client());
    for (let starts = 0; starts < 3; starts += 1) {
      server.loseAnswers = 1;
      await eventually(() => server.loseAnswers === 0);
      server.goDown();
      await kill();
      await reopen();
      server.down = false;
    }
    expect(await inFlight()).toBe(1);
    server.trouble = () => null;
    await synced();
    await eventually(async () => (await inFlight()) === 0);
  });
});

function killAt(
  nth: number,
  when: 'before' | 'behind',
): { killed: () => boolean; stop: () => void } {
  const own = cable;
  let count = 0;
  let killed = false;
  const stop = aroundWrites(async (write) => {
    count += 1;
    if (count < nth) return write();
    stop();
    if (when === 'behind') await write();
    await kill(own);
    killed = true;
    return forever;
  });
  return { killed: () => killed, stop };
}

const POINTS = [1, 2, 3, 4, 5, 6].flatMap((nth) =>
  (['before', 'behind'] as const).map((when) => [nth, when] as const),
);

describe('S02 a tab that is killed around any of its transactions', () => {
  it.each(POINTS)(
    'S02 transaction %i, %s it: nothing is lost and nothing comes back',
    async (nth, when) => {
      const made = await device.local.clients.insert(client({ goals: ['Giảm cân'] }));
      await synced();
      const { killed, stop } = killAt(nth, when);
      const edit = (): Promise<unknown> =>
        device.local.clients.update(made.id, (one) => ({
          ...one,
          email: 'hoa@example.vn',
          goals: [...one.goals, 'Ngủ ngon'],
        }));
      void edit();
      await pause();
      server.write('clients', wire(server.stored('clients', made.id) as never, { weight: 61 }));
      await pause();
      void device.local.clients.update(made.id, (one) => ({ ...one, height: 160 }));
      await eventually(() => killed() || device.status().syncBadge.kind === 'synced');
      stop();
      server.goDown();
      if (!killed()) await kill();
      const held = server.stored('clients', made.id);
      server.write('clients', wire(held as never, { source: 'Khác' }));
      await reopen();
      const before = await device.local.clients.get(made.id);
      await device.local.clients.update(made.id, ({ email: _email, ...one }) =>
        without(one, 'Ngủ ngon'),
      );
      server.down = false;
      await synced();
      const stored = server.stored('clients', made.id);
      expect(stored).toMatchObject({ weight: 61, source: 'Khác', goals: ['Giảm cân'] });
      expect(stored).not.toHaveProperty('email');
      expect(stored?.height).toBe(before?.height);
      expect(await device.local.clients.get(made.id)).toMatchObject({ weight: 61, source: 'Khác' });
      expect(device.status().conflicts).toEqual([]);
      expect(await inFlight()).toBe(0);
    },
  );
});

describe('S02 a document that changes while a pull stores it', () => {
  it('S02 a save that changes nothing does not keep the new version away', async () => {
    const made = await device.local.clients.insert(client());
    await synced();
    const stop = aroundWrites(async (write, ofPage) => {
      if (!ofPage) return write();
      stop();
      await device.local.clients.update(made.id, (one) => one);
      return write();
    });
    server.write('clients', wire(made, others));
    await arrived(made.id);
    await synced();
  });

  it('S02 a change that is taken back at once does not keep the new version away', async () => {
    const made = await device.local.clients.insert(client());
    await synced();
    const stop = aroundWrites(async (write, ofPage) => {
      if (!ofPage) return write();
      stop();
      await device.local.clients.update(made.id, (one) => ({ ...one, phone: '0902' }));
      await write();
      return device.local.clients.update(made.id, (one) => ({ ...one, phone: made.phone }));
    });
    server.write('clients', wire(made, others));
    await arrived(made.id);
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ ...others, phone: '0901' });
  });

  it('S02 a change that waits and is taken back does not keep the new version away', async () => {
    const made = await device.local.clients.insert(client());
    await synced();
    server.trouble = (path) => (path === '/sync/push' ? [503, null] : null);
    await device.local.clients.update(made.id, (one) => ({ ...one, phone: '0902' }));
    await device.until((status) => status.waiting.length === 1);
    server.write('clients', wire(made, others));
    await device.local.clients.update(made.id, (one) => ({ ...one, phone: made.phone }));
    server.trouble = () => null;
    await arrived(made.id);
    await synced();
    expect(server.stored('clients', made.id)).toMatchObject({ ...others, phone: '0901' });
  });
});
