import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line } from './lineFixture';
import { copyGroup, copyLine, insertLine, sortedItems, type LineGroups } from './lines';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });
const buildGroups = (lineIds: readonly string[]): LineGroups =>
  lineIds.reduce<LineGroups>((groups, id) => insertLine(groups, 'breakfast', line(id)), {
    breakfast: { items: [] },
    lunch: { items: [{ ...line('rice'), order: 1 }] },
  });
const listIds = (groups: LineGroups, group: string) =>
  sortedItems(groups[group]!).map(({ lineId }) => lineId);

describe('E07 copies of lines', () => {
  it('a copy stands right behind its line and changes no other', () => {
    fc.assert(
      fc.property(ids, fc.nat(), (lineIds, pick) => {
        const at = pick % lineIds.length;
        const before = buildGroups(lineIds);
        const after = copyLine(before, lineIds[at]!, 'copy');
        const expected = [...lineIds.slice(0, at + 1), 'copy', ...lineIds.slice(at + 1)];
        expect(listIds(after, 'breakfast')).toEqual(expected);
        for (const item of before.breakfast!.items) expect(after.breakfast!.items).toContain(item);
      }),
    );
  });

  it('a copy for another group comes to its end; a line that is gone copies nothing', () => {
    const groups = buildGroups(['a', 'b']);
    expect(listIds(copyLine(groups, 'a', 'copy', 'lunch'), 'lunch')).toEqual(['rice', 'copy']);
    expect(copyLine(groups, 'gone', 'copy')).toBe(groups);
  });

  it('a group is copied in its order, under ids of its own', () => {
    let count = 0;
    const groups = buildGroups(['a', 'b', 'c']);
    const after = copyGroup(groups, 'breakfast', 'lunch', () => `n${(count += 1)}`);
    expect(listIds(after, 'lunch')).toEqual(['rice', 'n1', 'n2', 'n3']);
    expect(after.breakfast).toBe(groups.breakfast);
  });
});
