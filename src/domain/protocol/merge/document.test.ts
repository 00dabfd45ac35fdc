import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import { clientSchema, type Client } from '../../records/clients';
import { menuSchema, type Menu } from '../../records/menus';
import { emptyMeals, type MenuItem } from '../../food/storedLines';
import type { OwnFood } from '../../food/ownFoods';
import { menuDerived } from '../../nutrition/totals';
import { mergeDocuments } from './document';
import { applyKept } from './resolve';

const AT = '2026-01-05T08:00:00.000Z';
const own = { workspaceId: 'w1', expertId: 'e1', createdAt: AT, updatedAt: AT };

const client = clientWith({
  id: 'c1',
  ...own,
  clientName: 'Trần Thị Hoa',
  weight: 60,
  phone: '0901',
  goals: ['Giảm cân', 'Ngủ ngon'],
  allergies: ['Tôm'],
  assignedMenus: [{ menuId: 'm1', assignedDate: AT, status: 'active' }],
});

function line(lineId: string, quantity: number, order: number): MenuItem {
  return {
    lineId,
    type: 'food',
    itemId: 'vfct-1004',
    name: 'Gạo tẻ',
    quantity,
    unit: 'g',
    unitAmount: 1,
    order,
    snapshot: {
      basis: { amount: 100, unit: 'g' },
      nutrients: { calories: 344, protein: 7.9 },
      sourceVersion: AT,
    },
  };
}

function buildMenu(items: MenuItem[], rest: Partial<Menu> = {}): Menu {
  const meals = { ...emptyMeals(), lunch: { items } };
  return {
    id: 'm1',
    ...own,
    kind: 'personal',
    name: 'Thực đơn thứ hai',
    description: '',
    isPublic: false,
    status: 'draft',
    tags: [],
    meals,
    ...menuDerived(meals, AT),
    ...rest,
  };
}

const lunch = (menu: Menu): MenuItem[] => menu.meals.lunch.items;
const ids = (menu: Menu): string[] => lunch(menu).map((item) => item.lineId);

const assigned = (menuId: string, rest = {}) => ({
  menuId,
  assignedDate: AT,
  status: 'active' as const,
  ...rest,
});
const tag = (label: string) => [{ id: 'bữa.sáng%', label }];

describe('S02 merge of a client', () => {
  it('keeps different fields of both devices', () => {
    const { merged, conflicts, mergedFields } = mergeDocuments<Client>('clients', {
      base: client,
      mine: { ...client, weight: 59, updatedAt: '2026-01-06T08:00:00.000Z' },
      theirs: { ...client, phone: '0902', updatedAt: '2026-01-05T09:00:00.000Z' },
    });
    expect(merged).toMatchObject({ weight: 59, phone: '0902', _deleted: false });
    expect(merged.updatedAt).toBe('2026-01-06T08:00:00.000Z');
    expect(conflicts).toEqual([]);
    expect(mergedFields.sort()).toEqual(['phone', 'weight']);
  });

  it('shows the accepted value and keeps the other when both changed it', () => {
    const { merged, conflicts, mergedFields } = mergeDocuments<Client>('clients', {
      base: client,
      mine: { ...client, weight: 59 },
      theirs: { ...client, weight: 58 },
    });
    expect(merged.weight).toBe(58);
    expect(conflicts).toEqual([{ path: 'weight', shown: 58, kept: 59 }]);
    expect(mergedFields).toEqual([]);
    expect(applyKept('clients', merged, 'weight', 59)?.weight).toBe(59);
  });

  it('has no question when both made the same change', () => {
    const changed = { ...client, weight: 59 };
    expect(
      mergeDocuments<Client>('clients', { base: client, mine: changed, theirs: changed }).conflicts,
    ).toEqual([]);
  });

  it('offers a value that one cleared and the other changed', () => {
    const { weight: _cleared, ...cleared } = client;
    const merged = mergeDocuments<Client>('clients', {
      base: client,
      mine: { ...client, weight: 59 },
      theirs: cleared,
    });
    expect(merged.merged.weight).toBeUndefined();
    expect(merged.conflicts).toEqual([{ path: 'weight', shown: null, kept: 59 }]);
    const other = mergeDocuments<Client>('clients', {
      base: client,
      mine: cleared,
      theirs: { ...client, weight: 59 },
    });
    expect(other.conflicts).toEqual([{ path: 'weight', shown: 59, kept: null }]);
    expect(applyKept('clients', other.merged, 'weight', null)).not.toHaveProperty('weight');
  });

  it('takes additions and removals of sets from both', () => {
    const { merged, conflicts } = mergeDocuments<Client>('clients', {
      base: client,
      mine: { ...client, goals: ['Giảm cân', 'Khỏe', 'Ngủ ngon'] },
      theirs: { ...client, goals: ['Ngủ ngon', 'Ăn đều'] },
    });
    expect(merged.goals).toEqual(['Khỏe', 'Ngủ ngon', 'Ăn đều']);
    expect(conflicts).toEqual([]);
  });

  it('keeps menus that both assigned, and both changes of one assignment', () => {
    const { merged, conflicts } = mergeDocuments<Client>('clients', {
      base: client,
      mine: { ...client, assignedMenus: [assigned('m1', { notes: 'Sáng' }), assigned('m2')] },
      theirs: {
        ...client,
        assignedMenus: [assigned('m1', { status: 'inactive' }), assigned('m3')],
      },
    });
    expect(conflicts).toEqual([]);
    expect(merged.assignedMenus[0]).toEqual(assigned('m1', { notes: 'Sáng', status: 'inactive' }));
    expect(merged.assignedMenus.map((entry) => entry.menuId).sort()).toEqual(['m1', 'm2', 'm3']);
    expect(clientSchema.safeParse({ ...merged, _deleted: undefined }).error?.issues).toEqual([
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['_deleted'] }),
    ]);
  });

  it('merges two ways without an ancestor: united sets, differing values offered', () => {
    const { merged, conflicts } = mergeDocuments<Client>('clients', {
      mine: { ...client, email: 'a@b.vn', weight: 59, allergies: ['Tôm', 'Cua'] },
      theirs: { ...client, weight: 58, allergies: ['Tôm', 'Đậu phộng'] },
    });
    expect(merged.email).toBe('a@b.vn');
    expect([...merged.allergies].sort()).toEqual(['Cua', 'Tôm', 'Đậu phộng']);
    expect(conflicts).toEqual([{ path: 'weight', shown: 58, kept: 59 }]);
    expect(mergeDocuments<Client>('clients', { mine: client, theirs: client }).conflicts).toEqual(
      [],
    );
  });
});

describe('S02 merge of deletions', () => {
  const gone = { ...client, _deleted: true };
  const changed = { ...client, weight: 59, _deleted: false };

  it('deletes what the other side left as it was', () => {
    const later = { ...client, updatedAt: '2027-01-01T00:00:00.000Z', _deleted: false };
    for (const [mine, theirs] of [
      [gone, later],
      [later, gone],
    ] as const) {
      const result = mergeDocuments<Client>('clients', { base: client, mine, theirs });
      expect(result.merged._deleted).toBe(true);
      expect(result.conflicts).toEqual([]);
    }
  });

  it('keeps what the other side changed, and offers the deletion', () => {
    for (const [mine, theirs] of [
      [gone, changed],
      [changed, gone],
    ] as const) {
      const { merged, conflicts } = mergeDocuments<Client>('clients', {
        base: client,
        mine,
        theirs,
      });
      expect(merged).toMatchObject({ _deleted: false, weight: 59 });
      expect(conflicts).toEqual([{ path: '_deleted', shown: false, kept: true }]);
      expect(applyKept('clients', merged, '_deleted', true)?._deleted).toBe(true);
    }
  });

  it('asks nothing about what both deleted', () => {
    const result = mergeDocuments<Client>('clients', {
      base: client,
      mine: { ...gone, weight: 1 },
      theirs: { ...gone, weight: 2 },
    });
    expect(result.merged._deleted).toBe(true);
    expect(result.conflicts).toEqual([]);
  });

  it('lets a deletion be taken back', () => {
    const result = mergeDocuments<Client>('clients', { base: gone, mine: changed, theirs: gone });
    expect(result.merged).toMatchObject({ _deleted: false, weight: 59 });
    expect(result.conflicts).toEqual([]);
  });
});

describe('S02 merge of a menu', () => {
  const base = buildMenu([line('a', 100, 1), line('b', 50, 2)]);

  it('keeps lines that both added and computes the totals of the whole', () => {
    const { merged, conflicts } = mergeDocuments('menus', {
      base,
      mine: buildMenu([line('a', 100, 1), line('c', 10, 1.5), line('b', 50, 2)]),
      theirs: buildMenu([line('a', 200, 1), line('b', 50, 2), line('d', 20, 3)]),
    });
    expect(conflicts).toEqual([]);
    expect(ids(merged)).toEqual(['a', 'c', 'b', 'd']);
    // (200 + 10 + 50 + 20) g × 344 kcal ÷ 100 g = 963.2 kcal
    expect(merged.nutritionSummary.calories).toBe(963);
    const { _deleted, ...stored } = merged;
    expect(menuSchema.safeParse(stored).success).toBe(true);
    expect(_deleted).toBe(false);
  });

  it('offers a quantity that both changed, at the path of its line', () => {
    const { merged, conflicts } = mergeDocuments('menus', {
      base,
      mine: buildMenu([line('a', 120, 1), line('b', 50, 2)]),
      theirs: buildMenu([line('a', 150, 1), line('b', 50, 2)]),
    });
    expect(conflicts).toEqual([{ path: 'meals.lunch.items.a.quantity', shown: 150, kept: 120 }]);
    const taken = applyKept('menus', merged, 'meals.lunch.items.a.quantity', 120);
    expect(taken && lunch(taken)[0]?.quantity).toBe(120);
    // 170 g × 3.44 kcal
    expect(taken?.nutritionSummary.calories).toBe(585);
  });

  it('never mixes the quantity of one unit with another unit', () => {
    const bowls = { ...line('a', 2, 1), unit: 'chén', unitAmount: 200 };
    const { merged, conflicts } = mergeDocuments('menus', {
      base,
      mine: buildMenu([bowls, line('b', 50, 2)]),
      theirs: buildMenu([line('a', 150, 1), line('b', 50, 2)]),
    });
    expect(lunch(merged)[0]).toMatchObject({ quantity: 150, unit: 'g', unitAmount: 1 });
    expect(conflicts).toEqual([
      {
        path: 'meals.lunch.items.a.quantity',
        shown: { quantity: 150, unit: 'g', unitAmount: 1 },
        kept: { quantity: 2, unit: 'chén', unitAmount: 200 },
      },
    ]);
    const taken = applyKept('menus', merged, conflicts[0]!.path, conflicts[0]!.kept);
    expect(taken && lunch(taken)[0]).toMatchObject({ quantity: 2, unit: 'chén', unitAmount: 200 });
  });

  it('keeps a line that one removed and the other changed, and offers the removal', () => {
    const { merged, conflicts } = mergeDocuments('menus', {
      base,
      mine: buildMenu([line('b', 50, 2)]),
      theirs: buildMenu([line('a', 150, 1), line('b', 50, 2)]),
    });
    expect(ids(merged)).toEqual(['a', 'b']);
    expect(conflicts).toEqual([
      { path: 'meals.lunch.items.a', shown: line('a', 150, 1), kept: null },
    ]);
    const taken = applyKept('menus', merged, 'meals.lunch.items.a', null);
    expect(taken && ids(taken)).toEqual(['b']);
  });

  it('removes a line that the other side only moved', () => {
    const { merged, conflicts } = mergeDocuments('menus', {
      base,
      mine: buildMenu([line('b', 50, 2)]),
      theirs: buildMenu([line('b', 50, 2), line('a', 100, 3)]),
    });
    expect(ids(merged)).toEqual(['b']);
    expect(conflicts).toEqual([]);
  });

  it('moves and changes a line instead of doubling it', () => {
    const moved = buildMenu([line('b', 50, 2)]);
    moved.meals.dinner = { items: [line('a', 100, 1)] };
    const { merged, conflicts } = mergeDocuments('menus', {
      base,
      mine: moved,
      theirs: buildMenu([line('a', 150, 1), line('b', 50, 2)]),
    });
    expect(conflicts).toEqual([]);
    expect(ids(merged)).toEqual(['b']);
    expect(merged.meals.dinner.items).toEqual([line('a', 150, 1)]);
  });

  it('keeps lines apart that stand in two slots under one id', () => {
    const twice = buildMenu([line('a', 100, 1), line('b', 50, 2)]);
    twice.meals.dinner = { items: [line('a', 70, 1)] };
    const { merged } = mergeDocuments('menus', {
      base,
      mine: twice,
      theirs: buildMenu([line('a', 150, 1), line('b', 50, 2)]),
    });
    expect(lunch(merged)[0]?.quantity).toBe(150);
    expect(merged.meals.dinner.items[0]?.quantity).toBe(70);
  });

  it('leaves room between lines that two devices moved to the same place', () => {
    const { merged } = mergeDocuments('menus', {
      base,
      mine: buildMenu([line('a', 100, 1), line('b', 50, 2), line('c', 1, 3)]),
      theirs: buildMenu([line('a', 100, 1), line('b', 50, 2), line('d', 1, 3), line('e', 1, 4)]),
    });
    expect(ids(merged)).toEqual(['a', 'b', 'c', 'd', 'e']);
    const orders = lunch(merged).map((item) => item.order);
    expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b));
  });

  it('merges notes of different meals', () => {
    const noted = (slot: 'lunch' | 'dinner', notes: string): Menu => ({
      ...base,
      meals: { ...base.meals, [slot]: { ...base.meals[slot], notes } },
    });
    const { merged, conflicts } = mergeDocuments('menus', {
      base,
      mine: noted('lunch', 'Ít muối'),
      theirs: noted('dinner', 'Ăn trước 19 giờ'),
    });
    expect(merged.meals.lunch.notes).toBe('Ít muối');
    expect(merged.meals.dinner.notes).toBe('Ăn trước 19 giờ');
    expect(conflicts).toEqual([]);
  });

  it('takes the totals of the side that alone changed, untouched', () => {
    const theirs = { ...buildMenu([line('a', 1, 1)]), nutritionSummary: base.nutritionSummary };
    expect(mergeDocuments('menus', { base, mine: base, theirs }).merged).toEqual({
      ...theirs,
      _deleted: false,
    });
  });

  it('finds a tag whose id has dots', () => {
    const { merged, conflicts } = mergeDocuments('menus', {
      base: { ...base, tags: tag('Sáng') },
      mine: { ...base, tags: tag('Bữa sáng') },
      theirs: { ...base, tags: tag('Buổi sáng') },
    });
    const [conflict] = conflicts;
    expect(conflict).toMatchObject({ shown: 'Buổi sáng', kept: 'Bữa sáng' });
    const taken = applyKept('menus', merged, conflict!.path, conflict!.kept);
    expect(taken?.tags).toEqual(tag('Bữa sáng'));
  });

  it('says when the place of a kept value is gone', () => {
    expect(applyKept('menus', base, 'meals.lunch.items.zz.quantity', 5)).toBeNull();
    expect(applyKept('menus', base, 'tags.zz.label', 'x')).toBeNull();
  });
});

describe('S02 merge of an own food', () => {
  it('does not put figures of 50 g beside a basis of 100 g', () => {
    const food: OwnFood = {
      id: 'f1',
      ...own,
      kind: 'food',
      name: 'Bánh mì',
      aliases: [],
      category: 'Ngũ cốc',
      basis: { amount: 100, unit: 'g' },
      nutrients: { calories: 249, protein: 7.9 },
      servingSize: 100,
      unit: 'g',
      measures: [],
      allergens: [],
      isPublic: false,
      status: 'active',
    };
    const halved = {
      ...food,
      basis: { amount: 50, unit: 'g' },
      nutrients: { calories: 125, protein: 4 },
    };
    const mended = { ...food, nutrients: { calories: 250, protein: 7.9 } };
    const { merged, conflicts } = mergeDocuments<OwnFood>('foods', {
      base: food,
      mine: mended,
      theirs: halved,
    });
    expect(merged).toMatchObject({ basis: halved.basis, nutrients: halved.nutrients });
    expect(conflicts).toEqual([
      {
        path: 'basis',
        shown: { basis: halved.basis, nutrients: halved.nutrients },
        kept: { basis: food.basis, nutrients: mended.nutrients },
      },
    ]);
    const taken = applyKept('foods', merged, 'basis', conflicts[0]!.kept);
    expect(taken).toMatchObject({ basis: food.basis, nutrients: mended.nutrients });
  });
});
