import { z } from 'zod';
import { consent } from './kinds/consent';
import { diaryDay } from './kinds/diaryDay';
import { kitchenSheet } from './kinds/kitchenSheet';
import { screening } from './kinds/screening';
import type { AnyTwoWay, TwoWayDefinition } from '../schema/definition';

export const RECORD_KINDS = { consent, diaryDay, kitchenSheet, screening } as const;

export type RecordKind = keyof typeof RECORD_KINDS;
export type KindRecord<K extends RecordKind> = z.infer<(typeof RECORD_KINDS)[K]['schema']>;

const recordSchema = z.discriminatedUnion('kind', [
  consent.schema,
  diaryDay.schema,
  kitchenSheet.schema,
  screening.schema,
]);

export function isRecordKind(kind: unknown): kind is RecordKind {
  return typeof kind === 'string' && Object.hasOwn(RECORD_KINDS, kind);
}

export function findRecordKind(record: unknown): AnyTwoWay | undefined {
  const kind = typeof record === 'object' && record !== null && 'kind' in record && record.kind;
  return isRecordKind(kind) ? RECORD_KINDS[kind] : undefined;
}

export const records = {
  schema: recordSchema,
  label: 'Ghi nhận',
  database: 'workspace',
  direction: 'two-way',
  title: { field: 'kind', untitled: 'Ghi nhận', of: () => 'Ghi nhận của phiên bản mới hơn' },
  fields: {
    ...consent.fields,
    ...diaryDay.fields,
    ...kitchenSheet.fields,
    ...screening.fields,
    kind: {
      label: 'Loại',
      words: {
        ...consent.fields.kind.words,
        ...diaryDay.fields.kind.words,
        ...kitchenSheet.fields.kind.words,
        ...screening.fields.kind.words,
      },
    },
  },
  groups: [],
  recompute: null,
  /** The projector works by collection, so nothing of a kind may be public. */
  published: null,
} as const satisfies TwoWayDefinition<typeof recordSchema>;
