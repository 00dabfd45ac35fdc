import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Menu } from '../../src/domain/records/menus';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { menuDerived } from '../../src/domain/nutrition/totals';
import type { LibrarySearchResponse } from '../../src/api/library';
import type { WireDocument } from '../../src/domain/protocol/protocol';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { rebuildPublished } from '../../sync-server/modules/published/rebuild';
import { until } from '../support/gateway';
import { startTwoGateways, type TwoGateways } from '../support/twoGateways';
import {
  addPerson,
  createClient,
  created,
  Device,
  listWakes,
  describeVerdicts,
  type Person,
} from './syncHelpers';

let both: TwoGateways;
beforeAll(async () => {
  both = await startTwoGateways();
}, 120_000);
afterAll(() => both?.stop());

const newPerson = () => addPerson(both.couch, both.secret);
const onFirst = (person: Person) => new Device(both.first.url, person).start();
const onSecond = (person: Person) => new Device(both.second().url, person).start();

function createMaster(person: Person, changes: Partial<Menu> = {}): Menu & { _deleted: boolean } {
  const at = new Date().toISOString();
  return {
    id: randomUUID(),
    workspaceId: person.workspaceId,
    expertId: person.accountId,
    createdAt: at,
    updatedAt: at,
    kind: 'master',
    name: 'Thực đơn giảm cân',
    description: '',
    isPublic: true,
    status: 'published',
    tags: [],
    meals: emptyMeals(),
    ...menuDerived(emptyMeals(), at),
    _deleted: false,
    ...changes,
  };
}

async function readViews(): Promise<Map<string, unknown>> {
  const rows = await both.couch.database('published').list({ includeDocs: true });
  return new Map(
    rows.flatMap(({ id, doc }) =>
      doc && /^(menus|recipes|articles):/.test(id) && !doc.deleted ? [[id, doc.body]] : [],
    ),
  );
}

const publicId = (menu: Menu): string => `menus:${menu.workspaceId}:${menu.id}`;
const isShown = async (menu: Menu): Promise<boolean> => (await readViews()).has(publicId(menu));

class Shelf {
  readonly entries = new Map<string, WireDocument>();
  private checkpoint: string | null = null;

  constructor(
    readonly device: Device,
    private readonly limit = 1000,
  ) {}

  async pull(): Promise<number> {
    let count = 0;
    for (;;) {
      const library = await this.device.pull('library', this.checkpoint, this.limit);
      for (const document of library.documents)
        if (document._deleted) this.entries.delete(document.id);
        else this.entries.set(document.id, document);
      count += library.documents.length;
      expect(library.checkpoint?.length ?? 0).toBeLessThan(4000);
      this.checkpoint = library.checkpoint;
      if (library.complete) return count;
    }
  }

  names(): string[] {
    return [...this.entries.values()].flatMap(({ menu }) => (menu ? [(menu as Menu).name] : []));
  }
}

async function publish(device: Device, ...menus: Menu[]): Promise<void> {
  const { body } = await device.push(menus.map((menu) => created(menu, 'menus')));
  expect(body.verdicts).toMatchObject(
    menus.map(({ id }) => ({ collection: 'menus', id, verdict: 'accepted' })),
  );
}

async function change(device: Device, before: Menu, next: Partial<Menu> & { _deleted?: boolean }) {
  const { body } = await device.push([
    { collection: 'menus', assumed: { ...before, _deleted: false }, next: { ...before, ...next } },
  ]);
  expect(body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
}

describe('S02 two gateways on one database', () => {
  it.each([
    ['the first', onFirst, onSecond],
    ['the second', onSecond, onFirst],
  ])(
    'S02 P18 a save through %s wakes the devices on the other, and not the one that saved',
    async (_, onHere, onThere) => {
      const person = await newPerson();
      const here = await onHere(person);
      const database = both.couch.database(workspaceDatabase(person.workspaceId));
      // Again a second later, where a copy of the database may lag.
      const copies = (await database.copies()) > 1 ? 2 : 1;
      const [own, other] = [await here.connect(), await (await onThere(person)).connect()];
      const wakes = () =>
        [own, other].map(
          (stream) => listWakes(stream).filter((names) => names.includes('clients')).length,
        );
      expect(describeVerdicts(await here.push([created(createClient(person))]))).toEqual([
        'accepted',
      ]);
      await expect.poll(wakes).toEqual([0, copies]);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(wakes()).toEqual([0, copies]);
      own.close();
      other.close();
    },
  );

  it('S02 P18 who pulls only when woken has every save, also where a copy of the database lags', async () => {
    const person = await newPerson();
    const tablet = await onFirst(person);
    const phones = [await onFirst(person), await onSecond(person)];
    const shelves = await Promise.all(
      phones.map(async (phone) => {
        const stream = await phone.connect();
        const [seen, at] = [new Set<string>(), { checkpoint: null as string | null, pulls: 0 }];
        const pullWhenWoken = async (): Promise<number> => {
          for (; at.pulls < listWakes(stream).length; at.pulls += 1) {
            const { documents, checkpoint } = await phone.pull('clients', at.checkpoint);
            at.checkpoint = checkpoint;
            for (const { id } of documents) seen.add(id);
          }
          return seen.size;
        };
        return { stream, pullWhenWoken };
      }),
    );
    for (let saved = 1; saved <= 15; saved += 1) {
      await tablet.push([created(createClient(person))]);
      for (const { pullWhenWoken } of shelves)
        await expect.poll(pullWhenWoken, { interval: 5 }).toBe(saved);
    }
    for (const { stream } of shelves) stream.close();
  });

  it(
    'S02 after a gateway was killed its devices are woken again',
    { timeout: 120_000 },
    async () => {
      const person = await newPerson();
      await both.second().kill('SIGKILL');
      await both.restartSecond();
      const stream = await (await onSecond(person)).connect();
      const tablet = await onFirst(person);
      await tablet.push([created(createClient(person))]);
      await stream.next('wake', undefined, ({ collections }) => collections.includes('clients'));
      stream.close();
    },
  );
});

describe('S02 what is published', () => {
  it('S02 only public masters, by a white list of fields; never a personal menu', async () => {
    const person = await newPerson();
    const device = await onFirst(person);
    const open = createMaster(person, { notes: 'Chị Hoa, 0903', masterMenuId: randomUUID() });
    const hidden = [
      createMaster(person, { isPublic: false }),
      createMaster(person, { status: 'draft' }),
      createMaster(person, { status: 'archived' }),
      createMaster(person, { clientId: randomUUID() }),
    ];
    const personal = [
      createMaster(person, { kind: 'personal', clientId: randomUUID() }),
      createMaster(person, { kind: 'personal' }),
    ];
    const workspace = both.couch.database(workspaceDatabase(person.workspaceId));
    for (const { _deleted: deleted, ...body } of personal)
      await workspace.put({
        _id: `menus:${body.id}`,
        type: 'menus',
        deleted,
        body,
        by: person.accountId,
        device: 'd',
        receivedAt: body.createdAt,
      });
    hidden.push(...personal);
    await publish(device, ...hidden.slice(0, 4), open);
    await until(() => isShown(open));
    const all = await readViews();
    expect(hidden.filter((menu) => all.has(publicId(menu)))).toEqual([]);
    const { notes, masterMenuId, _deleted, ...visible } = open;
    expect([notes, masterMenuId, _deleted]).toHaveLength(3);
    expect(all.get(publicId(open))).toEqual(visible);
  });

  it('S02 making private, unpublishing and deleting take it away, and taking back shows it', async () => {
    const person = await newPerson();
    const device = await onSecond(person);
    const menus = [createMaster(person), createMaster(person), createMaster(person)] as const;
    await publish(device, ...menus);
    for (const menu of menus) await until(() => isShown(menu));
    await change(device, menus[0], { isPublic: false });
    await change(device, menus[1], { status: 'draft' });
    await change(device, menus[2], { _deleted: true });
    for (const menu of menus) await until(async () => !(await isShown(menu)));
    const left = JSON.stringify(await both.couch.database('published').get(publicId(menus[2])));
    expect(left).not.toContain('giảm cân');
    await change(device, { ...menus[0], isPublic: false }, { isPublic: true });
    await until(() => isShown(menus[0]));
  });

  it(
    'S02 a gateway killed right after a save leaves nothing unpublished',
    { timeout: 90_000 },
    async () => {
      const person = await newPerson();
      const device = await onSecond(person);
      const menus = Array.from({ length: 30 }, () => createMaster(person));
      await publish(device, ...menus);
      await both.second().kill('SIGKILL');
      try {
        await until(async () => {
          const all = await readViews();
          return menus.every((menu) => all.has(publicId(menu)));
        });
      } finally {
        await both.restartSecond();
      }
    },
  );

  it('S02 a rebuild finds nothing to do, and mends what was lost, forged or left', async () => {
    const person = await newPerson();
    const device = await onFirst(person);
    const menus = [createMaster(person), createMaster(person), createMaster(person)] as const;
    await publish(device, ...menus);
    for (const menu of menus) await until(() => isShown(menu));
    const before = await readViews();
    const epoch = await both.couch.epoch('published');
    expect((await rebuildPublished(both.couch)).written).toBe(0);
    const published = both.couch.database('published');
    const [lost, forged] = await Promise.all(menus.map((menu) => published.get(publicId(menu))));
    if (!lost || !forged) throw new Error('not shown');
    await published.put({ ...lost, _deleted: true });
    const source = { ...(forged as unknown as { source: object }).source, rev: '99-f' };
    const renamed = { ...forged, body: { ...forged.body, name: 'Giả' }, source };
    await published.put(renamed);
    const ghost = publicId({ ...menus[0], id: 'ghost' });
    const { _rev, ...left } = lost;
    expect(_rev).toBeDefined();
    const alone = { ...left, _id: ghost, source: { ...source, id: 'ghost' } };
    await published.put(alone);
    expect((await rebuildPublished(both.couch)).written).toBe(3);
    expect(await readViews()).toEqual(before);
    expect(await both.couch.epoch('published')).toBe(epoch);
  });

  it(
    'S02 a rebuild of a database that was made anew gives the identical one',
    { timeout: 60_000 },
    async () => {
      const before = await readViews();
      expect(before.size).toBeGreaterThan(30);
      await both.couch.destroy('published');
      await rebuildPublished(both.couch);
      expect(await readViews()).toEqual(before);
    },
  );
});

describe('S02 the library of others', () => {
  it(
    'S02 holds the newest 100 of others, whatever comes and goes',
    { timeout: 240_000 },
    async () => {
      // Five of each practice are shown at most: it takes many to fill a hundred.
      const authors = await Promise.all(Array.from({ length: 22 }, newPerson));
      const reader = await newPerson();
      const begun = Date.now();
      const at = (index: number): string => new Date(begun - 105 + index).toISOString();
      const getAuthor = (index: number): Person => authors[index % 21]!;
      const menus = Array.from({ length: 105 }, (_, index) =>
        createMaster(getAuthor(index), { name: `Số ${index}`, updatedAt: at(index) }),
      );
      const ahead = createMaster(authors[21]!, {
        name: 'Đồng hồ sai',
        updatedAt: '2036-01-01T00:00:00.000Z',
      });
      await publish(
        await onSecond(reader),
        ...Array.from({ length: 5 }, () => createMaster(reader)),
      );
      for (const author of authors) {
        const own = [...menus, ahead].filter(({ expertId }) => expertId === author.accountId);
        await publish(await onFirst(author), ...own);
      }
      await until(() => isShown(ahead));
      const newest = [...menus.slice(6).map(({ name }) => name), 'Đồng hồ sai'];
      const shelves = [new Shelf(await onFirst(reader)), new Shelf(await onSecond(reader), 7)];
      for (const shelf of shelves) {
        const names = async () => (await shelf.pull(), shelf.names().sort());
        // 106 menus of 22 practices: on a cluster their news comes practice by practice.
        await expect.poll(names, { timeout: 60_000 }).toEqual([...newest].sort());
        expect(await shelf.pull()).toBe(0);
      }
      const entry = [...(shelves[0]?.entries.values() ?? [])].find(({ menu }) => menu);
      expect(entry).toMatchObject({ kind: 'master', expertName: 'Lan' });

      const last = menus.at(-1);
      if (!last) throw new Error('no menu');
      const stream = await (await onSecond(reader)).connect();
      await change(await onFirst(getAuthor(104)), last, { isPublic: false });
      await stream.next('wake', undefined, ({ collections }) => collections.includes('library'));
      stream.close();
      for (const shelf of shelves) {
        let moved = 0;
        await until(async () => (moved += await shelf.pull()) >= 2);
        expect(moved).toBe(2);
        expect(shelf.names()).toHaveLength(100);
        expect(shelf.names()).toContain('Số 5');
        expect(shelf.names()).not.toContain(last.name);
      }
    },
  );

  it('S02 more are found by search, accents or not, own ones and private ones never', async () => {
    const [author, reader] = [await newPerson(), await newPerson()];
    const searchedMenu = createMaster(author, {
      name: 'Ăn chay trường kỳ',
      updatedAt: '2020-01-01T00:00:00.000Z',
    });
    const secret = createMaster(author, { name: 'Ăn chay trường kỳ kín', isPublic: false });
    const own = createMaster(reader, { name: 'Ăn chay trường kỳ của tôi' });
    await publish(await onFirst(author), searchedMenu, secret);
    await publish(await onSecond(reader), own);
    await until(async () => (await isShown(searchedMenu)) && (await isShown(own)));
    const device = await onSecond(reader);
    const search = async (q: string, caller: object = device.caller) => {
      const query = new URLSearchParams({ ...caller, q });
      const answer = await fetch(`${device.url}/sync/library/search?${query}`, {
        headers: { authorization: `Bearer ${reader.token}` },
      });
      return { status: answer.status, body: (await answer.json()) as LibrarySearchResponse };
    };
    const { body } = await search('truong ky an chay');
    expect(body.entries.map((entry) => entry.kind === 'master' && entry.menu.name)).toEqual([
      searchedMenu.name,
    ]);
    expect((await search('')).status).toBe(400);
    expect((await search('x', { ...device.caller, workspaceId: author.workspaceId })).status).toBe(
      403,
    );
  });
});
