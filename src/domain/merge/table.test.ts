import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TWO_WAY, TWO_WAY_NAMES } from '../collections';
import { isDerivedField } from '../equality';
import type { Rule, Shape } from './rules';
import { MERGE_RULES } from './table';

/** The schema under `optional()`. */
function bare(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;
}

/** All fields of a record; of a union, those of all its kinds. */
function shapeOf(schema: unknown): Record<string, unknown> {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodDiscriminatedUnion)
    return Object.assign({}, ...schema.options.map(shapeOf));
  throw new Error('not a record');
}

const ATOMIC_KINDS = ['atomic', 'silent'];

/** Why a rule does not fit its field's schema; empty when it does. */
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
    return shapeMisfits(lineOf(schema), rule.line, path, 'lineId');
  if (schema instanceof z.ZodObject)
    return rule?.kind === 'object'
      ? shapeMisfits(schema, rule.shape, path)
      : [`${path}: no object`];
  return [];
}

function lineOf(meals: z.ZodObject): unknown {
  const meal = bare(meals.shape.breakfast);
  if (!(meal instanceof z.ZodObject)) throw new Error('no meal');
  const items = meal.shape.items;
  if (!(items instanceof z.ZodArray)) throw new Error('no items');
  return items.element;
}

function shapeMisfits(schema: unknown, shape: Shape, path: string, key?: string): string[] {
  const fields = shapeOf(schema);
  const unknown = [...Object.keys(shape.fields), ...(key === undefined ? [] : [key])]
    .concat(shape.groups.flatMap((group) => [...group.fields, ...group.pivots]))
    .filter((name) => !Object.hasOwn(fields, name));
  return [
    ...unknown.map((name) => `${path}.${name}: rule without a field`),
    ...Object.entries(fields).flatMap(([name, field]) =>
      misfits(bare(field), shape.fields[name], `${path}.${name}`),
    ),
  ];
}

describe('S02 merge rules', () => {
  it.each(TWO_WAY_NAMES)('%s: every list and record has a rule that fits its schema', (name) => {
    expect(shapeMisfits(TWO_WAY[name], MERGE_RULES[name], name)).toEqual([]);
  });

  it('notices a new list without a rule', () => {
    const schema = z.object({ ...TWO_WAY.clients.shape, pets: z.array(z.string()).optional() });
    expect(shapeMisfits(schema, MERGE_RULES.clients, 'clients')).toEqual(['clients.pets: no rule']);
  });

  it.each(TWO_WAY_NAMES)('%s: derived fields never become a question', (name) => {
    const asked = Object.keys(shapeOf(TWO_WAY[name]))
      .filter(isDerivedField)
      .filter((key) => !['silent', 'latest'].includes(MERGE_RULES[name].fields[key]?.kind ?? ''));
    expect(asked).toEqual([]);
  });
});
