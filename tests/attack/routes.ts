import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { Contract } from '../../src/api/contract';
import { pick, type Random } from './random';

export interface Target {
  method: string;
  path: string;
  body?: Shape | undefined;
  query?: Shape | undefined;
}

export interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape | boolean;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
}

const FOLDER = new URL('../../src/api/', import.meta.url);
/** A backup would block the other calls, and streams never end. */
const LEFT_OUT = new Set(['/sync/live', '/api/admin/live', '/api/admin/backup']);

function toShape(schema: unknown): Shape | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

const isContract = (one: unknown): one is Contract =>
  typeof one === 'object' && one !== null && 'callers' in one && 'path' in one;

export async function allTargets(): Promise<Target[]> {
  const files = readdirSync(FOLDER).filter((name) => /^\w+\.ts$/.test(name));
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, FOLDER).href) as Promise<object>),
  );
  return modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(isContract)
    .filter(({ path }) => !LEFT_OUT.has(path))
    .map(({ method, path, body, query }) => ({
      method: method.toUpperCase(),
      path,
      body: toShape(body),
      query: toShape(query),
    }));
}

const FORMATS: Record<string, () => string> = {
  uuid: () => crypto.randomUUID(),
  email: () => 'hanh@example.vn',
  'date-time': () => new Date().toISOString(),
  date: () => '2026-11-27',
};

function buildText(random: Random, { format = '', pattern, minLength = 0 }: Shape): string {
  const made = FORMATS[format]?.();
  if (made !== undefined) return made;
  if (pattern?.includes('\\d{4}')) return pick(random, ['2026-11-27', new Date().toISOString()]);
  if (pattern?.includes('@')) return 'hanh@example.vn';
  return 'a1'.repeat(Math.max(4, minLength)).slice(0, Math.max(8, minLength));
}

export function buildValue(
  random: Random,
  shape: Shape,
  odd: () => [unknown] | undefined,
): unknown {
  const [instead] = odd() ?? [];
  if (instead !== undefined) return instead;
  const { anyOf, oneOf, properties, items } = shape;
  const choices = anyOf ?? oneOf;
  if ('const' in shape) return shape.const;
  if (shape.enum) return pick(random, shape.enum);
  if (choices) return buildValue(random, pick(random, choices), odd);
  const type = Array.isArray(shape.type) ? pick(random, shape.type) : shape.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {})
          .filter(() => random() < 0.93)
          .map(([key, one]) => [key, buildValue(random, one, odd)]),
      );
    case 'array':
      return Array.from({ length: Math.floor(random() * 3) }, () =>
        typeof items === 'object' ? buildValue(random, items, odd) : null,
      );
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, Math.min(shape.maximum ?? 50, 60));
    case 'boolean':
      return true;
    case 'string':
      return buildText(random, shape);
    default:
      return null;
  }
}
