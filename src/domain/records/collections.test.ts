import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  getDatabase,
  isReplicated,
  isTwoWay,
  getCollectionLabel,
  TWO_WAY,
  TWO_WAY_NAMES,
  twoWay,
} from '.';
import { isDerivedField } from './equality';
import { LONG_TEXT_LENGTH } from '../schema/primitives';
import { PUBLISHED_NAMES } from '../publicHouse/published';
import { getDocumentTitle } from './titles';
import { RECORD_KINDS } from './records';
import type { Field, Rule, Shape } from '../schema/fields';
import { emptyMeals } from '../food/storedLines';

function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;
}

function getShape(schema: unknown): Record<string, unknown> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodDiscriminatedUnion)
    return Object.assign({}, ...schema.options.map(getShape));
  throw new Error('not a record');
}

const ATOMIC_KINDS = ['atomic', 'derived'];

function fieldMisfits(schema: unknown, field: Field | undefined, path: string): string[] {
  if (!field) return [`${path}: no label`];
  const isLong = schema instanceof z.ZodString && schema.maxLength === LONG_TEXT_LENGTH;
  return [
    ...(field.label.trim() === '' ? [`${path}: empty label`] : []),
    ...(isLong === (field.freeText === true) ? [] : [`${path}: free text or not`]),
    ...misfits(schema, field.merge, path),
  ];
}

function misfits(schema: unknown, rule: Rule | undefined, path: string): string[] {
  if (
    schema instanceof z.ZodArray ||
    schema instanceof z.ZodObject ||
    schema instanceof z.ZodRecord
  ) {
    if (!rule) return [`${path}: no rule`];
    if (ATOMIC_KINDS.includes(rule.kind)) return [];
  }
  if (schema instanceof z.ZodArray) {
    const element = bare(schema.element);
    if (element instanceof z.ZodString) return rule?.kind === 'set' ? [] : [`${path}: not a set`];
    if (rule?.kind !== 'keyed') return [`${path}: not keyed`];
    return element instanceof z.ZodRecord ? [] : shapeMisfits(element, rule.shape, path, rule.key);
  }
  if (schema instanceof z.ZodObject && rule?.kind === 'slots')
    return Object.entries(schema.shape).flatMap(([slot, meal]) => [
      ...(rule.slots[slot] ? [] : [`${path}.${slot}: no name`]),
      ...shapeMisfits(getLineSchema(meal), rule.line, `${path}.${slot}`, 'lineId'),
    ]);
  if (schema instanceof z.ZodObject)
    return rule?.kind === 'object'
      ? shapeMisfits(schema, rule.shape, path)
      : [`${path}: no object`];
  return [];
}

function getLineSchema(meal: unknown): unknown {
  if (!(meal instanceof z.ZodObject)) throw new Error('no meal');
  const items = meal.shape.items;
  if (!(items instanceof z.ZodArray)) throw new Error('no items');
  return items.element;
}

function shapeMisfits(schema: unknown, shape: Shape, path: string, key?: string): string[] {
  const fields = getShape(schema);
  const unknown = [...Object.keys(shape.fields), ...(key === undefined ? [] : [key])]
    .concat(shape.groups.flatMap((group) => [...group.fields, ...group.pivots]))
    .filter((name) => !Object.hasOwn(fields, name));
  return [
    ...unknown.map((name) => `${path}.${name}: rule without a field`),
    ...Object.entries(fields).flatMap(([name, field]) =>
      fieldMisfits(bare(field), shape.fields[name], `${path}.${name}`),
    ),
  ];
}

const DEFINITIONS = [
  ...TWO_WAY_NAMES.map((name) => ({ name, schema: TWO_WAY[name], declared: twoWay(name) })),
  ...Object.entries(RECORD_KINDS).map(([kind, { schema }]) => ({
    name: `records/${kind}`,
    schema,
    declared: twoWay('records', { kind }),
  })),
];

describe('S02 fields of collections', () => {
  it.each(DEFINITIONS)(
    '$name: every field has a label, and every list and record a rule that fits its schema',
    ({ name, schema, declared }) => {
      expect(shapeMisfits(schema, declared, name)).toEqual([]);
    },
  );

  it('notices a new list of which nothing is declared', () => {
    const schema = z.object({ ...TWO_WAY.clients.shape, pets: z.array(z.string()).optional() });
    expect(shapeMisfits(schema, twoWay('clients'), 'clients')).toEqual(['clients.pets: no label']);
  });

  it.each(DEFINITIONS)('$name: derived fields never become a question', ({ schema, declared }) => {
    const requiredKeys = Object.keys(getShape(schema))
      .filter(isDerivedField)
      .filter((key) => !['derived', 'latest'].includes(declared.fields[key]?.merge?.kind ?? ''));
    expect(requiredKeys).toEqual([]);
  });

  it('what is derived in one collection is typed in none', () => {
    const typed = DEFINITIONS.flatMap(({ name, declared }) =>
      Object.entries(declared.fields)
        .filter(([key]) => isDerivedField(key))
        .filter(([, { merge }]) => merge?.kind !== 'derived' && merge?.kind !== 'latest')
        .map(([key]) => `${name}.${key}`),
    );
    expect(typed).toEqual([]);
  });

  it('computes the derived fields of a menu, a recipe and an article, and leaves what it cannot read', () => {
    const recomputed = TWO_WAY_NAMES.filter((name) => twoWay(name).recompute !== null);
    expect(recomputed).toEqual(['menus', 'recipes', 'articles']);
    for (const name of recomputed)
      expect(twoWay(name).recompute?.({ meals: 1, ingredients: 1 })).toEqual({
        meals: 1,
        ingredients: 1,
      });
    const meals = { ...emptyMeals(), lunch: { items: [], mood: 'vui' } };
    expect(twoWay('menus').recompute?.({ meals, updatedAt: '2026-11-01T01:00:00.000Z' })).toEqual({
      meals,
      updatedAt: '2026-11-01T01:00:00.000Z',
      nutritionSummary: { calories: 0, protein: 0, carbs: 0, fat: 0 },
      extendedNutrition: {},
      nutritionMetadata: expect.objectContaining({ source: 'calculated' }),
    });
  });
});

describe('S01 the registry', () => {
  it('says of each collection what it is called, where it lies and who writes it', () => {
    const facts = COLLECTION_NAMES.map((name) => [
      name,
      getCollectionLabel(name),
      getDatabase(name),
      isTwoWay(name) ? 'two-way' : 'pull-only',
      isReplicated(name) ? 'documents' : 'list',
    ]);
    expect(facts.map((fact) => fact.join(' · '))).toEqual([
      'clients · Khách hàng · workspace · two-way · documents',
      'consultations · Lần khám · workspace · two-way · documents',
      'menus · Thực đơn · workspace · two-way · documents',
      'plans · Kế hoạch · workspace · two-way · documents',
      'recipes · Công thức · workspace · two-way · documents',
      'articles · Bài viết · workspace · two-way · documents',
      'images · Hình ảnh · workspace · two-way · documents',
      'foods · Thực phẩm · workspace · two-way · documents',
      'outbox · E-mail · workspace · two-way · documents',
      'practices · Phòng dinh dưỡng · workspace · two-way · documents',
      'records · Ghi nhận · workspace · two-way · documents',
      'notices · Thông báo · workspace · pull-only · documents',
      'catalogue · Danh mục thực phẩm · catalogue · pull-only · list',
      'library · Thư viện · published · pull-only · documents',
    ]);
    expect(Object.keys(COLLECTIONS)).toEqual(COLLECTION_NAMES);
    expect(Object.keys(TWO_WAY)).toEqual(TWO_WAY_NAMES);
    expect(PUBLISHED_NAMES).toEqual(['menus', 'recipes', 'articles']);
  });

  it('says what each kind of record is called, under the word that stands in it', () => {
    const facts = Object.entries(RECORD_KINDS).map(
      ([kind, { label, schema }]) => `${kind} · ${schema.shape.kind.value} · ${label}`,
    );
    expect(facts).toEqual([
      'consent · consent · Đồng ý của khách',
      'diaryDay · diaryDay · Nhật ký của khách',
      'kitchenSheet · kitchenSheet · Phiếu suất ăn',
      'screening · screening · Sàng lọc dinh dưỡng',
    ]);
    const name = getDocumentTitle('records', { kind: 'consent', purpose: 'sharing' });
    expect(name).toBe('Đồng ý: chia sẻ hồ sơ với chuyên gia khác');
    expect(getDocumentTitle('records', { kind: 'dream' })).toBe('Ghi nhận của phiên bản mới hơn');
  });
});
