import { describe, expect, it, vi } from 'vitest';
import { menuSchema, type Menu } from '../../domain/records/menus';
import { planSchema, type Plan } from '../../domain/records/plans';
import type { GeneratedPlan } from '../../domain/generator/types';
import { line } from '../../domain/food/lineFixture';
import { newId } from '../../platform/ids';
import { savePlan } from './savePlan';

const AT = '2026-11-27T01:00:00.000Z';
const plan: GeneratedPlan = {
  seed: 'a15c8f',
  days: 2,
  dishes: [0, 1].map((day) => ({ day, slot: 'lunch', role: 'main', line: line(`${day}-lunch`) })),
  verdict: { days: [], week: [] },
  loosened: [],
  gaps: [],
  repeats: [],
};
const client = { id: 'mai', clientName: 'Trần Thị Mai' };

function writing(fails: boolean) {
  const removed: string[] = [];
  const menus: Menu[] = [];
  const insertPlan = async (document: Plan): Promise<Plan> => {
    if (fails) throw new Error('no room');
    return document;
  };
  return {
    removed,
    stored: menus,
    newBase: () => ({
      id: newId(),
      workspaceId: 'w',
      expertId: 'e',
      createdAt: AT,
      updatedAt: AT,
    }),
    menus: {
      insert: async (menu: Menu) => {
        menus.push(menu);
        return menu;
      },
      remove: async (id: string) => {
        removed.push(id);
      },
    },
    plans: { insert: vi.fn(insertPlan) },
  };
}

describe('G10 saving proposed days', () => {
  it('stores a draft for each day, with lines and figures of its own, and a plan that eats them', async () => {
    const data = writing(false);
    const stored = await savePlan({ plan, client, startDate: '2026-11-30' }, data);
    expect(data.stored.map((menu) => menuSchema.parse(menu))).toEqual(data.stored);
    expect(data.stored.map(({ status, targetDate }) => [status, targetDate])).toEqual([
      ['draft', '2026-11-30'],
      ['draft', '2026-12-01'],
    ]);
    const lines = data.stored.flatMap(({ meals }) => meals.lunch.items);
    expect(lines.map(({ lineId }) => lineId)).not.toContain('0-lunch');
    expect(planSchema.parse(stored)).toMatchObject({ clientId: 'mai', startDate: '2026-11-30' });
    expect(stored.dailyPlans.map(({ menuId }) => menuId)).toEqual(data.stored.map(({ id }) => id));
    // The client reads a plan's notes.
    expect(stored.notes).toBeUndefined();
  });

  it('leaves nothing behind where the plan cannot be stored', async () => {
    const data = writing(true);
    await expect(savePlan({ plan, client, startDate: '2026-11-30' }, data)).rejects.toThrow();
    expect(data.removed).toEqual(data.stored.map(({ id }) => id));
  });
});
