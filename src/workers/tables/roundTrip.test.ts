import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf } from '../../../tests/support/arbitraryOf';
import { BULK, BULK_KINDS, listFields, type BulkKind } from '../../domain/practice/bulk/kinds';
import { normalise } from '../../domain/text/fold';
import { storedFieldText } from '../../domain/schema/storedFields';
import { readCell } from '../../domain/practice/bulk/cellValues';
import { createBulkService, type BulkFormat } from '../bulkService';

type Fields = Record<string, unknown>;

const onceEach = (value: unknown): unknown =>
  Array.isArray(value) && value.every((one): one is string => typeof one === 'string')
    ? value.filter(
        (one, at) => value.findIndex((other) => normalise(other) === normalise(one)) === at,
      )
    : value;

const pickFilled = (kind: BulkKind, document: Fields): Fields =>
  Object.fromEntries(
    listFields(kind).flatMap((field) => {
      const written = document[field];
      const value = typeof written === 'string' ? storedFieldText(field, written) : written;
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
  const context = { ids: [], clients, allergyAnswers: {}, takesDoubles: true, today: '2200-12-31' };
  return { file, preview: service.preview(file.mapping, context), service };
}

/**
 * What the import refuses is no case of a round trip: figures that no food has (so each nutrient of a food is the same
 * small part of it), and telephone numbers and addresses that nobody can call.
 */
function sound(kind: BulkKind, document: Fields): Fields {
  if (kind === 'clients')
    return {
      ...document,
      ...(document.phone === undefined ? {} : { phone: '0912345678' }),
      ...(document.email === undefined ? {} : { email: 'lan.anh@example.vn' }),
    };
  if (kind !== 'foods') return document;
  const nutrients = Object.entries(document.nutrients as Record<string, number>);
  const [[, first] = ['', 0]] = nutrients;
  return {
    ...document,
    basis: { ...(document.basis as Fields), amount: 100 },
    nutrients: Object.fromEntries(nutrients.map(([name]) => [name, (first % 7) / 7])),
  };
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
      fc.asyncProperty(documents, async (random) => {
        const written = random.map((one) => sound(kind, one as Fields));
        const { file, preview, service } = await there(kind, written, format);
        expect(file.mapping).not.toContain(null);
        expect(preview.rows.filter(({ state }) => state !== 'new')).toEqual([]);
        const read = service.documents(0, 10);
        const pickFields = (document: Fields) => {
          const fields = pickFilled(kind, document);
          return Object.fromEntries(Object.entries(fields).filter(([name]) => !SET.includes(name)));
        };
        expect(read.map(pickFields)).toEqual(
          written.map((one) => pickFields({ ...BULK[kind].defaults, ...one })),
        );
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});

it('P30 opens a file at once, though a cell of its first lines holds a whole article', async () => {
  const service = createBulkService();
  const long = 'ậ"b '.repeat(10_000);
  const file = new TextEncoder().encode(`Tên món,Mô tả\nPhở,"${long.replaceAll('"', '""')}"\n`);
  const started = performance.now();
  const { value } = await service.open('recipes', file, {});
  expect(value).toBeDefined();
  expect(performance.now() - started).toBeLessThan(2_000);
});

it('P30 refuses a figure of endless digits at once', () => {
  const started = performance.now();
  const read = readCell(`${'1'.repeat(29_000)}!`, 'weight', 'number', {
    label: 'Cân nặng',
    unit: 'kg',
  });
  expect(read).toEqual({ problem: 'number' });
  expect(performance.now() - started).toBeLessThan(500);
});
