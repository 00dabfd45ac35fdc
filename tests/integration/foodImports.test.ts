import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedRow } from '../../src/api/foodImports';
import { getCode } from './accountHelpers';
import { changeEntry, openFoodDesk, type FoodDesk } from './foodDesk';

let desk: FoodDesk;
beforeAll(async () => {
  desk = await openFoodDesk();
});
afterAll(() => desk?.gateway.stop());

const countBy = (rows: readonly { outcome?: string; state?: string }[]) => {
  const counts: Record<string, number> = {};
  for (const { outcome, state } of rows) {
    const key = outcome ?? state ?? '';
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};

describe('P24 tables that staff import', () => {
  const SOURCE = 'Viện Dinh dưỡng, bổ sung 2026';
  type Values = { words: Record<string, string>; nutrients: Record<string, number> };
  const begin = (importId: string) =>
    desk.content.post('/api/admin/food-imports', {
      importId,
      kind: 'food',
      source: SOURCE,
      file: 'bo-sung.xlsx',
    });
  async function plan(rows: Values[]): Promise<PlannedRow[]> {
    const numbered = rows.map((values, at) => ({ line: at + 2, values }));
    const planned: PlannedRow[] = [];
    for (let start = 0; start < numbered.length; start += 200) {
      const part = { kind: 'food', source: SOURCE, rows: numbered.slice(start, start + 200) };
      const { status, body } = await desk.content.post('/api/admin/food-imports/plan', part);
      expect([status, body.code]).toEqual([200, undefined]);
      planned.push(...(body.rows as PlannedRow[]));
    }
    return planned;
  }
  async function write(importId: string, rows: Values[], planned: readonly PlannedRow[]) {
    const results: { line: number; outcome: string }[] = [];
    const chosen = planned.filter(({ state }) => state === 'new' || state === 'change');
    for (let start = 0; start < chosen.length; start += 200) {
      const part = chosen.slice(start, start + 200).map(({ line, entryId, revision }) => ({
        line,
        values: rows[line - 2],
        entryId,
        revision,
      }));
      const { status, body } = await desk.content.post(`/api/admin/food-imports/${importId}/rows`, {
        rows: part,
      });
      expect([status, body.code]).toEqual([200, undefined]);
      results.push(...(body.results as typeof results));
    }
    return results;
  }
  it('P24 5,000 rows of which three are absurd: three are held back, the rest is written and taken back whole', async () => {
    const foods = (await desk.list()).filter(
      ({ potassium, isHidden }) => potassium !== undefined && !isHidden,
    );
    const known: Values[] = foods.slice(0, 400).map(({ id, potassium = 0 }) => ({
      words: { code: id },
      nutrients: { potassium: potassium + 1 },
    }));
    const fresh: Values[] = Array.from({ length: 4_597 }, (_, at) => ({
      words: { code: `T${at}`, name: `Món thử ${at}`, category: 'Trái cây' },
      nutrients: { calories: 50, carbs: 12 },
    }));
    const absurd: Values[] = [
      { words: { name: 'Quá nặng' }, nutrients: { protein: 250 } },
      { words: { code: foods[401]?.id ?? '' }, nutrients: { sodium: -5 } },
      { words: { name: 'Quá nhiều natri' }, nutrients: { sodium: 90_000 } },
    ];
    const rows = [...known, ...absurd, ...fresh];
    const before = new Map((await desk.list()).map((row) => [row.id, row]));
    const planned = await plan(rows);
    expect(countBy(planned)).toEqual({ change: 400, held: 3, new: 4_597 });

    const importId = randomUUID();
    await begin(importId);
    expect(countBy(await write(importId, rows, planned))).toEqual({ changed: 400, added: 4_597 });
    // The whole import sent again, as after lost answers, writes nothing twice.
    expect(countBy(await write(importId, rows, planned))).toEqual({ changed: 400, added: 4_597 });
    const after = await desk.list();
    expect(after).toHaveLength(before.size + 4_597);
    const first = foods[0]?.id ?? '';
    expect((await desk.read(first)).versions[0]).toMatchObject({ importId, reason: SOURCE });

    // Somebody works on with one of them: that stays.
    await changeEntry(desk.other, await desk.read(first), { aliases: ['đổi sau'] });
    const { status, body } = await desk.content.post(`/api/admin/food-imports/${importId}/undo`);
    expect([status, body.code]).toEqual([200, undefined]);
    expect(body).toMatchObject({ restored: 399, removed: 4_597, kept: [foods[0]?.name] });
    const undone = await desk.list();
    expect(undone).toHaveLength(before.size);
    for (const row of undone)
      if (row.id !== first)
        expect([row.id, row.potassium]).toEqual([row.id, before.get(row.id)?.potassium]);
    expect((await desk.read(first)).entry.aliases).toContain('đổi sau');
    const imports = await desk.content.call('GET', '/api/admin/food-imports');
    expect(imports.body.imports).toMatchObject([
      {
        importId,
        added: 4_597,
        changed: 400,
        by: 'Người content',
        undone: { by: 'Người content' },
      },
    ]);
    const late = await desk.content.post(`/api/admin/food-imports/${importId}/rows`, {
      rows: [{ line: 2, values: fresh[0] }],
    });
    expect(getCode(late)).toBe('import_undone');
  }, 240_000);

  it('P24 a row whose food was changed since it was shown is left, and so is an odd one that nobody confirmed', async () => {
    const food = (await desk.list()).find(({ sodium = 0 }) => sodium > 1 && sodium < 50);
    if (!food) throw new Error('no food');
    const importId = randomUUID();
    await begin(importId);
    const rows: Values[] = [{ words: { code: food.id }, nutrients: { vitaminC: 3 } }];
    const planned = await plan(rows);
    await changeEntry(desk.other, await desk.read(food.id), { aliases: ['đổi giữa'] });
    expect(await write(importId, rows, planned)).toEqual([
      { line: 2, outcome: 'changedMeanwhile' },
    ]);
    const odd = { words: { code: food.id }, nutrients: { sodium: (food.sodium ?? 1) * 20 } };
    const [doubtful] = await plan([odd]);
    expect(doubtful?.state).toBe('doubtful');
    const send = (confirmed: boolean) =>
      desk.content.post(`/api/admin/food-imports/${importId}/rows`, {
        rows: [{ line: 9, values: odd, entryId: food.id, revision: doubtful?.revision, confirmed }],
      });
    expect((await send(false)).body.results).toEqual([{ line: 9, outcome: 'held' }]);
    expect((await send(true)).body.results).toEqual([{ line: 9, outcome: 'changed' }]);
  });
});
