import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEAF_SIZE, type WireDocument } from '../domain/protocol/protocol';
import { newId } from '../platform/ids';
import { createCatalogueStore, type CatalogueStore } from './catalogue';
import { DeviceStore } from './deviceStore';

let device: DeviceStore;
let catalogue: CatalogueStore;

beforeEach(() => {
  device = new DeviceStore(`test-${newId()}`);
  catalogue = createCatalogueStore(device);
});
afterEach(() => device.close());

const formatId = (index: number): string => `f-${String(index).padStart(4, '0')}`;
const food = (index: number, change: object = {}): WireDocument => ({
  id: formatId(index),
  name: `Cá ${index}`,
  _deleted: false,
  ...change,
});

function buildLeaves(indexes: number[]) {
  const leaves = [];
  for (let start = 0; start < indexes.length; start += LEAF_SIZE) {
    const entries = indexes.slice(start, start + LEAF_SIZE).map((index) => {
      const { _deleted, ...entry } = food(index);
      return entry;
    });
    leaves.push({ first: entries[0]?.id ?? '', text: JSON.stringify(entries) });
  }
  return leaves;
}

const even = (count: number): number[] => Array.from({ length: count }, (_, index) => index * 2);
const at = (checkpoint: string) => ({ epoch: 'e1', checkpoint });
const ids = async (): Promise<string[]> => (await catalogue.all()).map(({ id }) => id);
const sizes = async (): Promise<number[]> =>
  (await device.leaves.toArray()).map(({ text }) => (JSON.parse(text) as unknown[]).length);

describe('P26 the catalogue on the device', () => {
  it('P26 S01 is read whole and by id, frozen, and knows how far it goes', async () => {
    expect(await catalogue.state()).toBeUndefined();
    expect(await catalogue.get('f-0000')).toBeUndefined();
    await catalogue.replace(buildLeaves(even(250)), at('7'));
    expect(await catalogue.state()).toEqual(at('7'));
    expect(await ids()).toEqual(even(250).map(formatId));
    for (const index of [0, 198, 200, 498])
      expect(await catalogue.get(formatId(index))).toMatchObject({ name: `Cá ${index}` });
    for (const id of ['a', formatId(199), formatId(201), 'z'])
      expect(await catalogue.get(id)).toBeUndefined();
    expect(Object.isFrozen(await catalogue.get(formatId(2)))).toBe(true);
    expect(await catalogue.get(formatId(2))).not.toHaveProperty('_deleted');
  });

  it('P26 S02 takes changes in where they belong: newer, new ones at both ends and between, gone ones', async () => {
    await catalogue.replace(buildLeaves(even(250)), at('7'));
    await catalogue.apply(
      [
        food(4, { name: 'Cá bống' }),
        food(201),
        { id: 'a-1', name: 'Trước hết', _deleted: false },
        { id: 'z-1', name: 'Sau cùng', _deleted: false },
        food(198, { _deleted: true }),
        food(497, { _deleted: true }),
      ],
      at('8'),
    );
    const expected = ['a-1', ...even(250).map(formatId), 'f-0201', 'z-1'];
    expect(await ids()).toEqual(expected.filter((id) => id !== 'f-0198').sort());
    expect(await catalogue.get(formatId(4))).toMatchObject({ name: 'Cá bống' });
    expect(await catalogue.get('a-1')).toMatchObject({ name: 'Trước hết' });
    expect(await catalogue.get(formatId(198))).toBeUndefined();
    expect(await catalogue.state()).toEqual(at('8'));
  });

  it('P26 S02 grows from nothing, cuts leaves that grew, and leaves none empty', async () => {
    const many = Array.from({ length: 1234 }, (_, index) => food(index));
    for (let start = 0; start < 1234; start += 400)
      await catalogue.apply(many.slice(start, start + 400).toReversed(), at(String(start)));
    await catalogue.apply(many.slice(0, 400), at('again'));
    expect(await ids()).toEqual(many.map(({ id }) => id));
    expect(Math.max(...(await sizes()))).toBeLessThanOrEqual(2 * LEAF_SIZE);
    await catalogue.apply(
      many.slice(100).map((one) => ({ ...one, _deleted: true })),
      at('fewer'),
    );
    expect(await ids()).toEqual(many.slice(0, 100).map(({ id }) => id));
    expect(Math.min(...(await sizes()))).toBeGreaterThan(0);
  });

  it('P26 S02 tells whoever watches the whole or one entry', async () => {
    await catalogue.replace(buildLeaves([0, 2]), at('1'));
    const lists: string[][] = [];
    const ones: (string | undefined)[] = [];
    const watching = catalogue
      .watchAll()
      .subscribe((all) => lists.push(all.map(({ name }) => name)));
    watching.add(catalogue.watch(formatId(2)).subscribe((entry) => ones.push(entry?.name)));
    await expect.poll(() => [lists.length, ones.length]).toEqual([1, 1]);
    await catalogue.apply([food(2, { name: 'Cá mè' })], at('2'));
    await expect.poll(() => [lists.length, ones.length]).toEqual([2, 2]);
    watching.unsubscribe();
    expect(lists).toEqual([
      ['Cá 0', 'Cá 2'],
      ['Cá 0', 'Cá mè'],
    ]);
    expect(ones).toEqual(['Cá 2', 'Cá mè']);
  });

  it('P26 S02 another catalogue takes the place of the first, whole', async () => {
    await catalogue.replace(buildLeaves(even(300)), at('1'));
    await catalogue.replace(buildLeaves([1, 3]), { epoch: 'e2', checkpoint: '1' });
    expect(await ids()).toEqual([formatId(1), formatId(3)]);
    expect(await catalogue.state()).toEqual({ epoch: 'e2', checkpoint: '1' });
  });
});
