import { BehaviorSubject, of } from 'rxjs';
import { expect, it } from 'vitest';
import { heldBack, NotHere, type Presence, type Presences } from './heldBack';
import { COLLECTION_NAMES, getDatabase } from '../domain/records';
import type { LocalData } from './types';

const repository = {
  watchAll: () => of([]),
  watch: (id: string) => of(id === 'here' ? { id } : undefined),
  all: async () => [],
  get: async () => undefined,
};
const local = {
  ...Object.fromEntries(COLLECTION_NAMES.map((name) => [name, repository])),
  records: { ...repository, of: () => repository },
  sharedImages: repository,
  menuList: of([]),
} as unknown as LocalData;

const all = (presence: Presence): Presences => ({
  workspace: presence,
  published: presence,
  catalogue: presence,
});

function open(first: Presences) {
  const presences = new BehaviorSubject(first);
  return { presences, data: heldBack(local, presences) };
}

type Name = Exclude<(typeof COLLECTION_NAMES)[number], 'menus'>;
const LISTED = COLLECTION_NAMES.filter((name): name is Name => name !== 'menus');

function listen<T>(what: { subscribe: (next: (value: T) => void) => unknown }): T[] {
  const values: T[] = [];
  what.subscribe((value) => values.push(value));
  return values;
}

it('no list of any collection is answered as empty before it has come, and each is then by itself', () => {
  const { presences, data } = open(all('coming'));
  const lists = [
    ...LISTED.map((name) => listen<unknown>(data[name].watchAll())),
    listen<unknown>(data.records.of('consent').watchAll()),
    listen<unknown>(data.sharedImages.watchAll()),
    listen<unknown>(data.menuList),
  ];
  expect(lists.flat()).toEqual([]);
  presences.next(all('here'));
  expect(lists.map((values) => values.length)).toEqual(lists.map(() => 1));
});

it.each(COLLECTION_NAMES)(
  'a document of %s that is here is shown at once; that there is none is said only later',
  (name) => {
    const { presences, data } = open(all('coming'));
    const here = listen<unknown>(data[name].watch('here'));
    const other = listen<unknown>(data[name].watch('other'));
    expect([here, other]).toEqual([[{ id: 'here' }], []]);
    presences.next(all('here'));
    expect([here, other]).toEqual([[{ id: 'here' }], [undefined]]);
  },
);

it.each(LISTED)('without a network %s shows what came of it only where a part answers', (name) => {
  const { data } = open(all('cut'));
  const isOwn = getDatabase(name) === 'workspace';
  expect(listen<unknown>(data[name].watchAll())).toEqual(isOwn ? [[]] : []);
});

it('who reads all of something waits for it, or learns that it cannot be had', async () => {
  const { presences, data } = open(all('coming'));
  const read = data.consultations.all();
  presences.next(all('here'));
  expect(await read).toEqual([]);
  await expect(open(all('cut')).data.consultations.all()).rejects.toThrow(NotHere);
});

it('whether a write was made already is answered at once', async () => {
  expect(await open(all('coming')).data.clients.get('new')).toBeUndefined();
});
