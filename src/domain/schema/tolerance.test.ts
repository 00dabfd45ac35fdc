import { expect, it } from 'vitest';
import { z } from 'zod';
import { readTolerantly } from './tolerance';

const schema = z.strictObject({
  id: z.string(),
  name: z.string().trim().min(1),
  status: z.enum(['active', 'inactive']),
  lines: z.array(z.strictObject({ id: z.string(), unit: z.enum(['g', 'ml']) })).optional(),
});
const known = { id: 'a', name: 'Mai', status: 'active' };

it('S02 reads a document of this version as the schema does', () => {
  expect(readTolerantly(schema, { ...known, name: ' Mai ' })).toEqual({
    ok: true,
    value: known,
    unknown: [],
  });
});

it('S02 keeps fields and words of a newer version, and names them', () => {
  const newer = {
    ...known,
    status: 'paused',
    mood: { word: 'vui' },
    lines: [{ id: 'l', unit: 'oz', cut: 'dày' }],
  };
  const reading = readTolerantly(schema, newer);
  expect(reading).toMatchObject({ ok: true, value: newer });
  expect(reading.ok && reading.unknown).toEqual(
    expect.arrayContaining([
      { kind: 'field', path: ['mood'], value: { word: 'vui' } },
      { kind: 'word', path: ['status'], value: 'paused' },
      { kind: 'word', path: ['lines', 0, 'unit'], value: 'oz' },
      { kind: 'field', path: ['lines', 0, 'cut'], value: 'dày' },
    ]),
  );
});

it('S02 takes nothing known in a wrong form, also beside what it does not know', () => {
  for (const broken of [
    { ...known, mood: 1, name: '' },
    { ...known, status: 7 },
    { id: 'a', name: 'Mai', mood: 1 },
    null,
  ])
    expect(readTolerantly(schema, broken).ok).toBe(false);
});
