import { describe, expect, it } from 'vitest';
import { emptyMeals } from '../../../domain/food/storedLines';
import { insertLine } from '../../../domain/food/lines';
import { emptyValue, newMenu, valueFromMaster } from './editorValue';
import { findConcerns } from '../../../domain/clinical/allergens/concerns';
import { isAdult, offeredMasters, type Master } from './masters';
import { rateMasters } from './ratedFor';
import { clientWith } from '../../../../tests/support/newClient';
import { fitFor } from '../../../domain/verdict/fitFor';
import { rankBySuitability, type SuitabilityClient } from '../../../domain/targets/suitability';
import { CATALOGUE_WORKSPACE } from '../../../domain/food/catalogue';
import type { LibraryEntry } from '../../../domain/records/library';

const NOVEMBER = { year: 2026, month: 11 };

const AT = '2026-11-20T01:00:00.000Z';

function master(id: string, calories: number, foods: readonly string[]) {
  const meals = foods.reduce(
    (all, name, index) =>
      insertLine(all, index === 0 ? 'breakfast' : 'dinner', {
        lineId: `${id}-${index}`,
        type: 'food',
        itemId: name,
        name,
        quantity: 100,
        unit: 'g',
        unitAmount: 1,
        snapshot: {
          basis: { amount: 100, unit: 'g' },
          nutrients: { calories: index === 0 ? calories : 0, protein: 1 },
          sourceVersion: '1',
        },
      }),
    emptyMeals(),
  );
  const base = { id, workspaceId: 'w', expertId: 'e', createdAt: AT, updatedAt: AT };
  return newMenu(base, { kind: 'master' }, { ...emptyValue('master'), name: id, meals }, 'draft');
}

const slim = { goals: ['Giảm cân'], allergies: ['Tôm'], weight: 60, height: 160 };
const offered = [
  master('shrimp', 1400, ['Cháo', 'Tôm biển']),
  master('heavy', 1900, ['Cơm', 'Thịt gà']),
  master('crab', 1400, ['Cơm', 'Cua bể']),
  master('light', 1400, ['Cơm', 'Thịt gà']),
];

const ids = (masters: readonly Master[]) => masters.map(({ id }) => id);
const rate = (masters: readonly Master[], client: SuitabilityClient) => {
  const whole = clientWith({ ...client, ...prescribed(1400) });
  const fit = fitFor(whole, whole, [], NOVEMBER);
  return rateMasters(masters, rankBySuitability(masters, client), whole, fit);
};
const prescribed = (calories: number) => ({
  currentMenuId: 'm',
  assignedMenus: [
    {
      menuId: 'm',
      assignedDate: AT,
      status: 'active' as const,
      targetNutrition: { calories, protein: 2 },
    },
  ],
});

describe('E06 P26 masters on offer', () => {
  it("keeps the catalogue apart from other experts, and one's own out of the library", () => {
    const menu = master('own-menu', 1500, ['rice']);
    const entry = (id: string, workspaceId: string) => ({
      id,
      kind: 'master' as const,
      workspaceId,
      updatedAt: AT,
      menu,
    });
    const library = [
      entry('sample', CATALOGUE_WORKSPACE),
      entry('theirs', 'x'),
      entry('own-menu', 'w'),
    ];
    const on = offeredMasters([menu], library as unknown as LibraryEntry[], 'w');
    expect([ids(on.own), ids(on.samples), ids(on.library)]).toEqual([
      ['own-menu'],
      ['sample'],
      ['theirs'],
    ]);
  });
});

describe('E06 masters for a client with allergies', () => {
  const rated = rate(offered, slim);

  it('sorts by fit, what must be asked about behind what fits; what offends comes last and stays', () => {
    expect(rated.map(({ master: { id } }) => id)).toEqual(['light', 'crab', 'heavy', 'shrimp']);
    expect(rated.map(({ fit }) => fit.group)).toEqual(['fits', 'adjust', 'avoid', 'avoid']);
    expect(rated.map(({ suitability }) => suitability.score)).toEqual([90, 90, 70, 90]);
    expect(rated.map(({ offends }) => offends)).toEqual([false, false, false, true]);
  });

  it('names each line that concerns an allergy, and how surely', () => {
    expect(rated.map(({ concerns }) => concerns.map(({ name }) => name))).toEqual([
      [],
      ['Cua bể'],
      [],
      ['Tôm biển'],
    ]);
    expect(rated[1]?.concerns[0]?.warnings[0]?.level).toBe('related');
    expect(rated[3]?.concerns[0]).toMatchObject({
      lineId: 'shrimp-1',
      warnings: [{ allergy: 'Tôm', level: 'contains' }],
    });
  });

  it('offers one’s own before another’s that fits as well', () => {
    const mine = master('mine', 1420, ['Cơm', 'Thịt gà']);
    const theirs = { ...master('theirs', 1400, ['Cơm', 'Thịt gà']), expertName: 'Hoa' };
    expect(rate([theirs, mine], slim).map(({ master: { id } }) => id)).toEqual(['mine', 'theirs']);
  });

  it('marks nothing for a client without allergies', () => {
    const free = rate(offered, { ...slim, allergies: [] });
    expect(free.every(({ concerns, offends }) => concerns.length === 0 && !offends)).toBe(true);
    expect(free.at(-1)?.master.id).toBe('heavy');
  });

  it('a copy of a master warns of the same foods', () => {
    const [shrimp] = offered;
    if (!shrimp) throw new Error('no master');
    const copy = valueFromMaster(shrimp, 'Mai', () => 'fresh');
    expect(findConcerns(copy, ['Tôm']).map(({ name }) => name)).toEqual(['Tôm biển']);
  });
});

describe('who is grown up', () => {
  it('E10 is told to the month, and a child until it is known', () => {
    const today = { year: 2026, month: 11 };
    expect(isAdult({ birthYear: 2008, birthMonth: 12 }, today)).toBe(false);
    expect(isAdult({ birthYear: 2008, birthMonth: 11 }, today)).toBe(false);
    expect(isAdult({ birthYear: 2008, birthMonth: 10 }, today)).toBe(true);
    expect(isAdult({ birthYear: 2008 }, today)).toBe(false);
    expect(isAdult({ birthYear: 2007 }, today)).toBe(true);
    expect(isAdult({}, today)).toBe(true);
  });
});
