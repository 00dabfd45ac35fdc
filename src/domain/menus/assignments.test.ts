import { describe, expect, it } from 'vitest';
import { isShownToClient, withCurrentMenu, withMenuEnded, withMenuGiven } from './assignments';
import type { Client } from '../records/clients';
import { currentPrescription } from '../targets/dayTargets';

const client: Client = {
  id: 'c1',
  workspaceId: 'w1',
  expertId: 'e1',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  clientName: 'Trần Thị Mai',
  goals: [],
  medicalConditions: [],
  allergies: [],
  status: 'active',
  source: 'Khác',
  clientType: 'managed',
  assignedMenus: [],
};
const [FIRST, SECOND] = ['2026-11-02T00:00:00.000Z', '2026-11-03T00:00:00.000Z'];

describe('menus given to a client', () => {
  it('appends what is given, in use and current', () => {
    const once = withMenuGiven(client, 'm1', FIRST, { notes: 'Ăn chậm' });
    const twice = withMenuGiven(once, 'm2', SECOND, {});
    expect(twice.currentMenuId).toBe('m2');
    expect(twice.assignedMenus).toEqual([
      { menuId: 'm1', assignedDate: FIRST, status: 'active', notes: 'Ăn chậm' },
      { menuId: 'm2', assignedDate: SECOND, status: 'active' },
    ]);
  });

  it('gives a menu anew in its place, with what is said now', () => {
    const once = withMenuGiven(client, 'm1', FIRST, { notes: 'Ăn chậm' });
    const ended = withMenuEnded(withMenuGiven(once, 'm2', SECOND, {}), 'm1');
    const again = withMenuGiven(ended, 'm1', SECOND, { goal: 'weight_loss' });
    expect(again.currentMenuId).toBe('m1');
    expect(again.assignedMenus[0]).toEqual({
      menuId: 'm1',
      assignedDate: SECOND,
      status: 'active',
      goal: 'weight_loss',
    });
    expect(again.assignedMenus).toHaveLength(2);
  });

  it('ends the current one and leaves none, ends another and leaves the current', () => {
    const both = withMenuGiven(withMenuGiven(client, 'm1', FIRST, {}), 'm2', SECOND, {});
    const without = withMenuEnded(both, 'm2');
    expect(without).not.toHaveProperty('currentMenuId');
    expect(without.assignedMenus[1]?.status).toBe('inactive');
    expect(withMenuEnded(both, 'm1').currentMenuId).toBe('m2');
  });

  it('takes an ended one up again as the current one, and none that was never given', () => {
    const ended = withMenuEnded(withMenuGiven(client, 'm1', FIRST, {}), 'm1');
    const current = withCurrentMenu(ended, 'm1');
    expect(current.currentMenuId).toBe('m1');
    expect(current.assignedMenus[0]?.status).toBe('active');
    expect(withCurrentMenu(ended, 'm9')).toBe(ended);
  });

  it('never takes an estimate for a prescription', () => {
    const result = withMenuGiven(client, 'm1', FIRST, {
      targetNutrition: { calories: 1500, protein: 60 },
      estimatedTargets: ['calories'],
    });
    const { calories, protein } = currentPrescription(result, []);
    expect(calories).toBeUndefined();
    expect(protein?.value).toBe(60);
  });
});

it('G14 of single menus only those that are given are shown: no draft, none taken back, none archived', () => {
  const statuses = (['published', 'draft', 'archived'] as const).filter((status) =>
    isShownToClient({ status }),
  );
  expect(statuses).toEqual(['published']);
});
