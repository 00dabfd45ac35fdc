import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientSchema } from '../../records/clients';
import { TWO_WAY, type TwoWayName } from '../../records';
import { planSchema } from '../../records/plans';
import { recipeSchema } from '../../records/recipes';
import { records } from '../../records/records';
import { ownFoodSchema } from '../../food/ownFoods';
import { storedMenuSchema } from '../../records/menus';
import { MEAL_SLOTS } from '../../food/storedLines';
import { sameValue } from '../../records/equality';
import { applyKept, mergeDocuments, type MergeConflict, type SyncedDocument } from './index';
import { isRecord, segment } from './merged';

/*
 * Three versions of a document drawn from small pools, so that changes meet often. Every property
 * holds for any three versions, whether they descend from each other or not.
 */
const AT = '2026-01-05T08:00:00.000Z';
const own = { id: 'd1', workspaceId: 'w1', expertId: 'e1', createdAt: AT };
const instant = fc.constantFrom(AT, '2026-01-06T08:00:00.000Z', '2026-01-07T08:00:00.000Z');
const opt = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
const text = fc.constantFrom('x', 'y', 'z');
const deleted = fc.constantFrom(false, false, false, true);
const clean = <T extends object>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const tags = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('t.1', 't%2', 't3'), label: text, color: opt(text) }),
  { selector: (tag) => tag.id },
);

const lineFields = {
  lineId: fc.constantFrom('L1', 'L2', 'L3', 'L4'),
  food: fc.constantFrom('F1', 'F2'),
  quantity: fc.constantFrom(1, 2, 3),
  bowl: fc.boolean(),
  calories: fc.constantFrom(50, 60),
  order: fc.constantFrom(1, 2, 3),
  notes: opt(text),
};
const lines = fc
  .uniqueArray(fc.record({ ...lineFields, slot: fc.constantFrom(...MEAL_SLOTS) }), {
    selector: (line) => line.lineId,
  })
  .map((all) =>
    all.map(({ food, bowl, calories, slot, ...rest }) => ({
      slot,
      line: {
        ...rest,
        type: 'food' as const,
        itemId: food,
        name: `Món ${food}`,
        unit: bowl ? 'chén' : 'g',
        unitAmount: bowl ? 200 : 1,
        snapshot: { basis: { amount: 100, unit: 'g' }, nutrients: { calories }, sourceVersion: AT },
      },
    })),
  );
const summary = fc.record({
  calories: fc.constantFrom(1, 2),
  protein: fc.constant(0),
  carbs: fc.constant(0),
  fat: fc.constant(0),
});
const sale = opt(
  fc.record({ price: fc.constantFrom(1, 2), currency: fc.constant('VND'), isActive: fc.boolean() }),
);

const client = fc.record({
  clientName: text,
  weight: opt(fc.constantFrom(50, 60, 70)),
  phone: opt(text),
  goals: words,
  medicalConditions: words,
  allergies: words,
  status: fc.constantFrom('active', 'inactive'),
  source: fc.constant('Khác'),
  clientType: fc.constant('managed'),
  assignedMenus: fc.uniqueArray(
    fc.record({
      menuId: fc.constantFrom('m1', 'm2', 'm3'),
      assignedDate: fc.constant(AT),
      status: fc.constantFrom('active', 'inactive'),
      notes: opt(text),
      targetNutrition: opt(
        fc.record({ calories: opt(fc.constantFrom(1, 2)), fat: opt(fc.constantFrom(1, 2)) }),
      ),
    }),
    { selector: (menu) => menu.menuId },
  ),
});
const menu = fc.record({
  kind: fc.constant('master'),
  name: text,
  description: text,
  isPublic: fc.boolean(),
  status: fc.constant('draft'),
  tags,
  notes: opt(text),
  meals: fc.tuple(lines, fc.tuple(opt(text), opt(text))).map(([all, notes]) =>
    Object.fromEntries(
      MEAL_SLOTS.map((slot, index) => [
        slot,
        {
          items: all.filter((entry) => entry.slot === slot).map((entry) => entry.line),
          notes: notes[index],
        },
      ]),
    ),
  ),
  nutritionSummary: summary,
  extendedNutrition: fc.constant({}),
  nutritionMetadata: fc.constant({
    calculatedAt: AT,
    source: 'calculated',
    confidence: 0.9,
    calculationMethod: 'x',
  }),
  sale,
});
const recipe = fc.record({
  title: text,
  description: text,
  isPublic: fc.boolean(),
  status: fc.constant('draft'),
  prepTime: fc.constantFrom(5, 10),
  cookTime: fc.constant(5),
  servings: fc.constantFrom(1, 2),
  tips: opt(words),
  tags,
  ingredients: lines.map((all) => all.map((entry) => entry.line)),
  instructions: fc.uniqueArray(
    fc.record({
      lineId: fc.constantFrom('S1', 'S2', 'S3'),
      order: fc.constantFrom(1, 2),
      instruction: text,
      imageUrls: words,
    }),
    { selector: (step) => step.lineId },
  ),
  nutritionSummary: summary,
  extendedNutrition: fc.constant({}),
  sale,
});
const named = opt(fc.record({ name: text, calories: opt(fc.constantFrom(1, 2)) }));
const plan = fc.record({
  name: text,
  dailyPlans: fc.uniqueArray(
    fc.record({
      lineId: fc.constantFrom('D1', 'D2', 'D3'),
      order: fc.constantFrom(1, 2),
      day: text,
      breakfast: named,
      snacks: words,
    }),
    { selector: (day) => day.lineId },
  ),
  macros: opt(
    fc.record({
      protein: fc.constantFrom(1, 2),
      carbs: fc.constant(1),
      fat: fc.constantFrom(1, 2),
    }),
  ),
});
const food = fc.record({
  kind: fc.constant('food'),
  name: text,
  aliases: words,
  category: text,
  basis: fc.record({ amount: fc.constantFrom(50, 100), unit: fc.constant('g') }),
  nutrients: fc.record({ calories: opt(fc.constantFrom(1, 2)), fat: opt(fc.constantFrom(1, 2)) }),
  servingSize: fc.constant(100),
  unit: fc.constant('g'),
  measures: fc.uniqueArray(
    fc.record({ unit: fc.constantFrom('chén', 'quả'), amount: fc.constantFrom(1, 2) }),
    { selector: (measure) => measure.unit },
  ),
  allergens: words,
  isPublic: fc.boolean(),
  status: fc.constant('active'),
  source: opt(fc.record({ name: text, code: opt(text) })),
});

const consentRecord = fc.record({
  kind: fc.constant('consent'),
  clientId: fc.constant('k1'),
  purpose: fc.constantFrom('sharing', 'ai'),
  recipient: opt(text),
  consentDate: fc.constantFrom('2026-11-01', '2026-11-02'),
  givenBy: fc.constantFrom('client', 'guardian'),
  guardianName: opt(text),
  way: fc.constantFrom('paper', 'call'),
  textVersion: fc.constantFrom('1', '2'),
  withdrawnDate: opt(fc.constantFrom('2026-11-03', '2026-11-04')),
});

type Doc = SyncedDocument & Record<string, unknown>;
const version = (fields: fc.Arbitrary<object>): fc.Arbitrary<Doc> =>
  fc
    .tuple(fields, instant, deleted)
    .map(([rest, updatedAt, _deleted]) => clean({ ...own, updatedAt, ...rest, _deleted }));

const KINDS: [TwoWayName, fc.Arbitrary<Doc>][] = [
  ['clients', version(client)],
  ['menus', version(menu)],
  ['recipes', version(recipe)],
  ['plans', version(plan)],
  ['foods', version(food)],
  ['records', version(consentRecord)],
];

/** Written independently of the merge, which it checks. */
function leaves(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  if (Array.isArray(value)) {
    for (const entry of value) {
      if (!isRecord(entry)) into.set(`${path}.${String(entry)}`, true);
      else {
        const key = segment(String(entry.lineId ?? entry.menuId ?? entry.id ?? entry.unit));
        into.set(`${path}.${key}`, 'line');
        leaves(entry, `${path}.${key}`, into);
      }
    }
  } else if (isRecord(value)) {
    for (const [key, field] of Object.entries(value))
      if (!UNTYPED.has(key)) leaves(field, path === '' ? key : `${path}.${key}`, into);
  } else into.set(path, value);
  return into;
}
const UNTYPED = new Set([
  'order',
  'updatedAt',
  'nutritionSummary',
  'extendedNutrition',
  'nutritionMetadata',
  '_deleted',
]);
function listLeaves(document: Doc): Map<string, unknown> {
  const result = new Map<string, unknown>();
  for (const [path, value] of leaves(document, '', new Map())) {
    const [, slot, part, rest] = /^meals\.(\w+)\.(items)\.(.*)$/.exec(path) ?? [];
    if (part === undefined) result.set(path, value);
    else {
      result.set(`meals.items.${rest}`, value);
      if (value === 'line') result.set(`meals.items.${rest}.slot`, slot);
    }
  }
  return result;
}

const withoutSlot = (path: string): string => path.replace(/^meals\.\w+\.items\./, 'meals.items.');

function mentionsPath(conflict: MergeConflict, path: string, value: unknown): boolean {
  const at = withoutSlot(conflict.path);
  if (path === at || path.startsWith(`${at}.`)) return true;
  const parent = at.slice(0, at.lastIndexOf('.') + 1);
  const [field = ''] = path.slice(parent.length).split('.');
  if (!path.startsWith(parent) || !isRecord(conflict.kept) || !isRecord(conflict.shown))
    return false;
  if (!(field in conflict.kept)) return false;
  return [conflict.kept, conflict.shown].some((side) => {
    const values = [...leaves(side, '', new Map()).values(), ...Object.values(side)];
    return value === undefined || values.some((held) => sameValue(held, value));
  });
}

const pair = fc.constantFrom(...KINDS.map((_, index) => index)).chain((index) => {
  const [collection, arbitrary] = KINDS[index]!;
  return fc.record({
    collection: fc.constant(collection),
    base: arbitrary,
    mine: arbitrary,
    theirs: arbitrary,
    related: fc.boolean(),
  });
});
const versions = fc.tuple(pair, fc.nat(), fc.nat()).map(([drawn, left, right]) => {
  if (!drawn.related) return drawn;
  const some = (changed: Doc, mask: number): Doc => {
    const keys = new Set([...Object.keys(drawn.base), ...Object.keys(changed)]);
    const entries = [...keys].map((key, index) => [
      key,
      (mask >> (index % 24)) % 4 === 0 ? changed[key] : drawn.base[key],
    ]);
    return clean(Object.fromEntries(entries)) as Doc;
  };
  return { ...drawn, mine: some(drawn.mine, left), theirs: some(drawn.theirs, right) };
});
const RUNS = { numRuns: 400 };

function same(actual: unknown, expected: unknown): void {
  if (!sameValue(actual, expected)) expect(actual).toEqual(expected);
}

function canonical(document: Doc): unknown {
  return [...listLeaves(document)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .concat([['_deleted', document._deleted]]);
}

function parses(collection: TwoWayName, { _deleted, ...fields }: Doc): boolean {
  return TWO_WAY[collection].safeParse(fields).success && typeof _deleted === 'boolean';
}

describe('S02 merge, for any three versions', { timeout: 60_000 }, () => {
  it('draws valid documents', () => {
    const schemas = [
      clientSchema,
      storedMenuSchema,
      recipeSchema,
      planSchema,
      ownFoodSchema,
      records.schema,
    ];
    expect(KINDS.map(([name]) => TWO_WAY[name])).toEqual(schemas);
    fc.assert(fc.property(pair, ({ collection, base }) => parses(collection, base)));
  });

  it('equal versions stay as they are; a change of one side is taken whole', () => {
    fc.assert(
      fc.property(versions, ({ collection, base, mine }) => {
        const merge = (b: Doc, m: Doc, t: Doc) =>
          mergeDocuments(collection, { base: b, mine: m, theirs: t });
        same(merge(base, base, base), { merged: base, conflicts: [], mergedFields: [] });
        same(merge(base, mine, mine).merged, mine);
        for (const result of [merge(base, mine, base), merge(base, base, mine)]) {
          same(canonical(result.merged), canonical(mine));
          expect(result.conflicts).toEqual([]);
          expect(result.mergedFields).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  it('without a question the sides may be exchanged', () => {
    fc.assert(
      fc.property(versions, ({ collection, base, mine, theirs }) => {
        fc.pre(!(mine._deleted && theirs._deleted));
        const one = mergeDocuments(collection, { base, mine, theirs });
        const other = mergeDocuments(collection, { base, mine: theirs, theirs: mine });
        expect(other.conflicts.length === 0).toBe(one.conflicts.length === 0);
        expect(other.mergedFields.sort()).toEqual(one.mergedFields.sort());
        if (one.conflicts.length === 0) same(canonical(other.merged), canonical(one.merged));
      }),
      RUNS,
    );
  });

  it('merging the result again changes nothing', () => {
    fc.assert(
      fc.property(versions, fc.boolean(), ({ collection, base, mine, theirs }, known) => {
        const ancestor = known ? base : undefined;
        const { merged } = mergeDocuments(collection, { base: ancestor, mine, theirs });
        const again = mergeDocuments(collection, { base: ancestor, mine: merged, theirs });
        // Places that were spread apart may be spread again; what is said stays.
        same(canonical(again.merged), canonical(merged));
        same(mergeDocuments(collection, { base: theirs, mine: merged, theirs }).merged, merged);
      }),
      RUNS,
    );
  });

  it('nothing typed is lost: every change stands in the result or is offered', () => {
    fc.assert(
      fc.property(versions, fc.boolean(), ({ collection, base, mine, theirs }, known) => {
        const ancestor = known ? base : undefined;
        const result = mergeDocuments(collection, { base: ancestor, mine, theirs });
        if (result.merged._deleted) return;
        const [before, after] = [
          ancestor ? listLeaves(ancestor) : new Map(),
          listLeaves(result.merged),
        ];
        for (const side of [mine, theirs]) {
          const typed = listLeaves(side);
          for (const path of new Set([...before.keys(), ...typed.keys()])) {
            const value = typed.get(path);
            if (before.get(path) === value || after.get(path) === value) continue;
            const isReported = result.conflicts.some((conflict) =>
              mentionsPath(conflict, path, value),
            );
            expect(isReported, `${path} = ${String(value)}`).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  it('a document that either side changed is not deleted without an offer', () => {
    fc.assert(
      fc.property(versions, ({ collection, base, mine, theirs }) => {
        const { merged, conflicts } = mergeDocuments(collection, { base, mine, theirs });
        if (!merged._deleted || (mine._deleted && theirs._deleted)) return;
        const alive = mine._deleted ? theirs : mine;
        same([...listLeaves(alive)].sort(), [...listLeaves(base)].sort());
        expect(conflicts.some((conflict) => conflict.path === '_deleted')).toBe(false);
      }),
      RUNS,
    );
  });

  it('the result is valid, also after each kept value is taken', () => {
    fc.assert(
      fc.property(versions, fc.boolean(), ({ collection, base, mine, theirs }, known) => {
        const result = mergeDocuments(collection, { base: known ? base : undefined, mine, theirs });
        expect(parses(collection, result.merged)).toBe(true);
        for (const { path, kept } of result.conflicts) {
          const taken = applyKept<Doc>(collection, result.merged, path, kept);
          expect(taken && parses(collection, taken)).toBe(true);
          if (path !== '_deleted' && (typeof kept !== 'object' || kept === null)) {
            const value = listLeaves(taken!).get(withoutSlot(path));
            expect(value).toBe(kept === null ? undefined : kept);
          }
        }
      }),
      RUNS,
    );
  });

  it('lines keep distinct, sorted places', () => {
    fc.assert(
      fc.property(versions, ({ collection, base, mine, theirs }) => {
        fc.pre(collection === 'menus');
        const { merged } = mergeDocuments(collection, { base, mine, theirs });
        const isOneSide = [base, mine, theirs].some((side) => sameValue(side.meals, merged.meals));
        if (isOneSide || !isRecord(merged.meals)) return;
        for (const meal of Object.values(merged.meals)) {
          if (!isRecord(meal) || !Array.isArray(meal.items)) throw new Error('no items');
          const orders = meal.items.map((item: { order: number }) => item.order);
          expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b));
        }
      }),
      RUNS,
    );
  });
});
