import { describe, expect, it } from 'vitest';
import { API_COLLECTIONS } from '../../../src/domain/publicHouse/publicApi/keys';
import { openApiDocument } from './openapi';

type Json = Record<string, unknown>;
const document = openApiDocument('https://bualanh.example');
const schemas = (document.components as { schemas: Record<string, Json> }).schemas;

function* walk(value: unknown, path = ''): Generator<[string, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, `${path}/${key}`);
}

describe('P30 the description of the API', () => {
  it('P30 describes each collection: list, creation, reading, change, deletion', () => {
    const paths = document.paths as Record<string, Json>;
    expect(Object.keys(paths).toSorted()).toEqual(
      API_COLLECTIONS.flatMap((name) => [`/api/v1/${name}`, `/api/v1/${name}/{id}`]).toSorted(),
    );
    for (const name of API_COLLECTIONS) {
      expect(Object.keys(paths[`/api/v1/${name}`] ?? {})).toEqual(['get', 'post']);
      expect(Object.keys(paths[`/api/v1/${name}/{id}`] ?? {})).toEqual(['get', 'patch', 'delete']);
    }
  });

  it('P30 names nothing that is not there, and each operation once', () => {
    const refs = [...walk(document)].flatMap(([, value]) =>
      typeof value === 'object' && value !== null && '$ref' in value ? [String(value.$ref)] : [],
    );
    expect(refs.length).toBeGreaterThan(20);
    const known = new Set(Object.keys(schemas).map((name) => `#/components/schemas/${name}`));
    expect(refs.filter((ref) => !known.has(ref))).toEqual([]);
    const operations = [...walk(document.paths)].flatMap(([path, value]) =>
      path.endsWith('/operationId') ? [value] : [],
    );
    expect(new Set(operations).size).toBe(operations.length);
    expect(operations).toHaveLength(25);
  });

  it('P30 asks of a new client its name alone, and of a change nothing', () => {
    expect(schemas.NewClient?.required).toEqual(['clientName']);
    expect(schemas.ClientPatch?.required).toEqual([]);
    const fields = Object.keys(schemas.NewClient?.properties as Json);
    expect(fields).toContain('allergies');
    for (const own of ['id', 'workspaceId', 'expertId', 'createdAt', 'updatedAt'])
      expect(fields).not.toContain(own);
    expect(Object.keys(schemas.Client?.properties as Json)).toContain('updatedAt');
    expect(Object.keys(schemas.NewMenu?.properties as Json)).not.toContain('nutritionSummary');
  });

  it('P30 describes own foods and products side by side', () => {
    const kinds = (schemas.NewFood?.oneOf ?? schemas.NewFood?.anyOf) as Json[];
    expect(kinds).toHaveLength(2);
    for (const kind of kinds) expect(kind.required).toContain('nutrients');
  });
});
