import type { TwoWayName } from '../../../src/domain/records';
import type { Edit, Stored } from '../support/edits';
import type { Random } from './random';

export const WALKED = ['clients', 'consultations', 'menus'] as const satisfies TwoWayName[];
export type Walked = (typeof WALKED)[number];

type Value = string | number | undefined;

const FIELDS: Record<Walked, Readonly<Record<string, readonly Value[]>>> = {
  clients: {
    status: ['active', 'inactive'],
    source: ['Metropole', 'BVND115', 'Khác'],
    gender: ['male', 'female', undefined],
    workoutFrequency: ['2 buổi', '3 buổi', undefined],
  },
  consultations: {
    goal: ['weight_loss', 'maintenance', undefined],
    visitDate: ['2026-03-05', '2026-03-06'],
    targetWeight: [50, 60, undefined],
  },
  menus: { status: ['draft', 'archived'], goal: ['weight_loss', 'weight_gain', 'maintenance'] },
};
const WORDS = ['đậu phộng', 'tôm', 'sữa'] as const;
const TAGS = ['ăn chay', 'ít muối'] as const;

export const editTo = (field: string, value: Value): Edit =>
  value === undefined ? { kind: 'unset', field } : { kind: 'set', field, value };

export interface FieldEdit {
  field: string;
  value: Value;
  edit: Edit;
}

export function repeatedField(random: Random, collection: Walked, document: Stored): FieldEdit {
  const fields = FIELDS[collection];
  const field = random.pick(Object.keys(fields));
  const value = random.pick((fields[field] ?? []).filter((one) => one !== document[field]));
  return { field, value, edit: editTo(field, value) };
}

export function repeatedEdit(random: Random, collection: Walked): Edit {
  if (collection === 'clients' && random.chance(0.4))
    return { kind: 'toggleWord', field: 'allergies', word: random.pick(WORDS) };
  if (collection === 'menus' && random.chance(0.4))
    return { kind: 'toggleTag', name: random.pick(TAGS) };
  return repeatedField(random, collection, {}).edit;
}

const isOne = (list: readonly string[], value: string): boolean => list.includes(value);

export const isRepeatedWord = (value: string): boolean => isOne(WORDS, value) || isOne(TAGS, value);

interface Slot {
  items: readonly { lineId: string }[];
}

export function repeatedValues(key: string, document: Stored | null): Map<string, unknown> {
  const collection = key.slice(0, key.indexOf(':')) as Walked;
  const values = new Map<string, unknown>();
  if (!document) return values;
  for (const field of Object.keys(FIELDS[collection] ?? {})) values.set(field, document[field]);
  if (collection === 'clients')
    for (const word of WORDS)
      values.set(`allergies ${word}`, (document.allergies as string[]).includes(word));
  if (collection !== 'menus') return values;
  const tags = document.tags as { id: string }[];
  for (const tag of TAGS)
    values.set(
      `tags ${tag}`,
      tags.some(({ id }) => id === tag),
    );
  for (const [slot, { items }] of Object.entries(document.meals as Record<string, Slot>))
    for (const { lineId } of items) values.set(`meals ${lineId}`, slot);
  return values;
}
