import { describe, expect, it } from 'vitest';
import type { LibraryEntry } from '../records/library';
import { emptyMeals, type MenuItem } from '../food/storedLines';
import { foreignDishes } from './foreignDishes';
import { line } from '../food/lineFixture';

const AT = '2026-11-01T00:00:00.000Z';
const dish = (itemId: string, name: string): MenuItem => ({
  ...line(`line-${itemId}`, { itemId, name, type: 'recipe' }),
  order: 1,
});

function master(id: string, items: MenuItem[], more: object = {}): LibraryEntry {
  return {
    id,
    createdAt: AT,
    updatedAt: AT,
    kind: 'master',
    workspaceId: 'other',
    expertName: 'BS. Hòa',
    menu: { name: id, meals: { ...emptyMeals(), lunch: { items } } },
    ...more,
  };
}

const nothingKnown = () => false;
const names = (dishes: ReturnType<typeof foreignDishes>) => dishes.map(({ item }) => item.name);

describe('E07 extended results', () => {
  it('E07 are the dishes of other experts’ masters with every word, each once, without accents', () => {
    const entries = [
      master('a', [dish('1', 'Bún chả Hà Nội'), dish('2', 'Chả cá')]),
      master('b', [dish('1', 'Bún chả Hà Nội'), dish('3', 'Bún chả cá')]),
    ];
    expect(names(foreignDishes(entries, 'bun cha', nothingKnown))).toEqual([
      'Bún chả Hà Nội',
      'Bún chả cá',
    ]);
  });

  it('E07 leave out what the device has, and say who is not looked at yet', () => {
    const entries = [
      master('a', [dish('1', 'Phở chay'), dish('2', 'Phở gà')], { expertVerified: false }),
    ];
    expect(foreignDishes(entries, 'pho', ({ itemId }) => itemId === '2')).toMatchObject([
      { item: { name: 'Phở chay' }, expertName: 'BS. Hòa', isUnverified: true },
    ]);
  });

  it('E07 are 20 at most; what cannot be read is passed over', () => {
    const many = Array.from({ length: 30 }, (_, index) => dish(`d${index}`, `Món ${index}`));
    const broken = master('x', [], { menu: { meals: { lunch: { items: 7 } } } });
    expect(foreignDishes([broken, master('a', many)], 'mon', nothingKnown)).toHaveLength(20);
  });
});
