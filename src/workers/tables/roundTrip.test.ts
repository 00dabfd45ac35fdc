import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '../../../tests/support/arbitraryOf';
import { BULK, BULK_KINDS, listFields, type BulkKind } from '../../domain/practice/bulk/kinds';
import { createBulkService, type BulkFormat } from '../bulkService';

type Fields = Record<string, unknown>;

const onceEach = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? [...new Set(value)]
    : value;

const pickFilled = (kind: BulkKind, document: Fields): Fields =>
  Object.fromEntries(
    listFields(kind).flatMap((field) => {
      const value = document[field];
      const isNothing =
        value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      return isNothing ? [] : [[field, onceEach(value)]];
    }),
  );

async function there(kind: BulkKind, documents: Fields[], format: BulkFormat) {
  const service = createBulkService();
  const { value: file } = await service.open(kind, service.write(kind, documents, format), {});
  if (!file) throw new Error('unread');
  const clients = documents.map(({ clientId }) => ({ id: String(clientId), clientName: '' }));
  const asked = { ids: [], clients, allergyAnswers: {}, takesDoubles: true, today: '2200-12-31' };
  return { file, preview: service.preview(file.mapping, asked), service };
}

const RUNS = 15;
const CASES = BULK_KINDS.flatMap((kind) =>
  (['csv', 'xlsx', 'json'] as const).map((format) => [kind, format] as const),
);
/** Set by the import itself: nothing is public until the expert says so, and figures are recomputed. */
const SET = ['isPublic', 'updatedAt', 'nutritionSummary', 'extendedNutrition', 'nutritionMetadata'];

describe('P30 a round trip without loss, whatever a document holds', () => {
  it.each(CASES)('P30 %s by %s', async (kind, format) => {
    const documents = fc.uniqueArray(arbitraryOf(BULK[kind].schema), {
      selector: ({ id }) => id,
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(documents, async (written) => {
        const { file, preview, service } = await there(kind, written, format);
        expect(file.mapping).not.toContain(null);
        expect(preview.rows.filter(({ state }) => state !== 'new')).toEqual([]);
        const read = service.documents(0, 10);
        const kept = (document: Fields) => {
          const fields = pickFilled(kind, document);
          return Object.fromEntries(Object.entries(fields).filter(([name]) => !SET.includes(name)));
        };
        expect(read.map(kept)).toEqual(
          written.map((one) => kept({ ...BULK[kind].defaults, ...one })),
        );
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
