import { array, assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ItemSnapshot } from '../food/storedLines';
import { line } from '../food/lineFixture';
import { figureChanges, newAllergens, newFigures, withNewFigures } from './newFigures';

const now = (fields: Partial<ItemSnapshot> = {}): ItemSnapshot => ({
  basis: { amount: 100, unit: 'g' },
  nutrients: { calories: 150 },
  sourceVersion: '2',
  ...fields,
});

const of = (snapshot: ItemSnapshot) => newFigures([line('a')], () => ({ snapshot })).newer;

function present({ itemId }: { itemId: string }) {
  if (itemId === 'gone') return undefined;
  return { snapshot: itemId === 'same' ? now({ nutrients: { calories: 143 } }) : now() };
}

describe('E11 new figures of a changed catalogue', () => {
  it('E11 finds lines whose source has other figures, and those whose source is gone', () => {
    const lines = [line('a'), line('b', { itemId: 'gone' }), line('c', { itemId: 'same' })];
    const { newer, gone } = newFigures(lines, present);
    expect(newer.map((one) => one.line.lineId)).toEqual(['a']);
    expect(gone.map(({ lineId }) => lineId)).toEqual(['b']);
  });

  it('E11 offers a figure that became known, and an allergen that became known', () => {
    expect(of(now({ nutrients: { calories: 143, sodium: 0 } }))).toHaveLength(1);
    expect(of(now({ nutrients: { calories: 143 }, allergens: ['Gluten'] }))).toHaveLength(1);
    expect(of(now({ nutrients: { calories: 143 }, saltUnknown: ['Mắm'] }))).toHaveLength(1);
  });

  it('E11 offers nothing for the same version, another basis of the same figures, or another unit', () => {
    expect(of(now({ sourceVersion: '1' }))).toEqual([]);
    expect(of(now({ basis: { amount: 10, unit: 'g' }, nutrients: { calories: 14.3 } }))).toEqual(
      [],
    );
    expect(of(now({ basis: { amount: 100, unit: 'ml' } }))).toEqual([]);
    expect(newFigures([line('a')], () => ({}))).toEqual({ newer: [], gone: [] });
  });

  it('E11 takes over the chosen lines only; the amount stays', () => {
    const lines = [line('a'), line('b')];
    const { newer } = newFigures(lines, () => ({ snapshot: now() }));
    const [first] = newer;
    if (!first) throw new Error('one is newer');
    const taken = withNewFigures(lines, [first]);
    expect(taken[0]).toEqual({ ...lines[0], snapshot: now() });
    expect(taken[1]).toBe(lines[1]);
  });

  it('E11 says what changes in the line as it is eaten', () => {
    const [first] = newFigures([line('a', { quantity: 200 })], () => ({
      snapshot: now({ nutrients: { calories: 150, sodium: 3 }, allergens: ['Gluten'] }),
    })).newer;
    if (!first) throw new Error('one is newer');
    expect(figureChanges(first, ['calories', 'protein', 'sodium'])).toEqual([
      { nutrient: 'calories', from: 286, to: 300 },
      { nutrient: 'sodium', to: 6 },
    ]);
    expect(newAllergens(first)).toEqual(['Gluten']);
  });

  it('E11 once all are taken over, nothing is offered any more', () => {
    assert(
      property(
        array(record({ calories: double({ min: 0, max: 900, noNaN: true }) }), {
          maxLength: 8,
        }),
        (figures) => {
          const lines = figures.map((_, index) => line(`l${index}`, { itemId: `f${index}` }));
          const known = ({ itemId }: { itemId: string }) => ({
            snapshot: now({ nutrients: figures[Number(itemId.slice(1))] ?? {} }),
          });
          const { newer } = newFigures(lines, known);
          expect(newFigures(withNewFigures(lines, newer), known).newer).toEqual([]);
        },
      ),
    );
  });
});
