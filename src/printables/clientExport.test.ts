import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '../../tests/support/arbitraryOf';
import type { ClientExport } from '../domain/practice/clientExport';
import { COLLECTIONS } from '../domain/records';
import { CLIENT_COLLECTIONS, KIND_CLIENT_FIELDS } from '../domain/records/clientData';
import { RECORD_KINDS, type RecordKind } from '../domain/records/records';
import { drawClientExport, escapeHtml } from './clientExport';

const exportOf = (collections: ClientExport['collections']): ClientExport => ({
  exportedAt: '2026-11-29T10:00:00.000Z',
  clientId: 'mai',
  clientName: 'Đặng Thị Hoa',
  collections,
  links: [],
  orders: [],
});

/** All that somebody typed or measured, as it has to stand on the page. */
function listLeaves(value: unknown): string[] {
  if (typeof value === 'string')
    return value === '' ? [] : escapeHtml(value).split('\n').filter(Boolean);
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listLeaves);
}

const schemas = [
  ...CLIENT_COLLECTIONS.filter((name) => name !== 'records').map(
    (name) => [name, name, COLLECTIONS[name]] as const,
  ),
  ...(Object.keys(RECORD_KINDS) as RecordKind[])
    .filter((kind) => KIND_CLIENT_FIELDS[kind] !== null)
    .map((kind) => [kind, 'records', RECORD_KINDS[kind].schema] as const),
];

describe('G12 the export of a client for people', () => {
  it.each(schemas)('G12 leaves nothing of %s out', (_name, collection, schema) => {
    fc.assert(
      fc.property(fc.array(arbitraryOf(schema), { minLength: 1, maxLength: 3 }), (documents) => {
        const page = drawClientExport(exportOf({ [collection]: documents }));
        for (const leaf of listLeaves(documents)) expect(page).toContain(leaf);
      }),
      { numRuns: 10 },
    );
  });

  it('G12 keeps fields of a newer version, says labels and units, and runs no markup', () => {
    const page = drawClientExport(
      exportOf({
        clients: [
          {
            clientName: '<img src=x onerror=alert(1)>',
            weight: 61.5,
            gender: 'female',
            later: { x: 'mới' },
          },
        ],
        notices: [],
      }),
    );
    expect(page).toContain('Cân nặng');
    expect(page).toContain('61.5 kg');
    expect(page).toContain('Nữ (female)');
    expect(page).toContain('mới');
    expect(page).not.toContain('<img');
    expect(page).toContain('Không có.');
  });
});
