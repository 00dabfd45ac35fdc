import { blockSchema, wordsOfBlock } from '../records/articleBlocks/blocks';
import { imagesIn } from '../records/images/uses';
import { twoWay } from '../records';
import type { Field, KeyedRule, SlotsRule } from '../schema/fields';
import type { PublishedName } from './published';

type Values = Record<string, unknown>;

export interface ContentChange {
  /** Of the field, and of the line or block within it. */
  label: string;
  /** Absent where it is new; the same as `after` where nothing changed. */
  before?: string;
  /** Absent where it was removed. */
  after?: string;
}

export const isChanged = ({ before, after }: ContentChange): boolean => before !== after;

/** What no reader sees, or follows from what stands beside it. */
const UNSEEN = new Set([
  'isPublic',
  'id',
  'workspaceId',
  'expertId',
  'createdAt',
  'updatedAt',
  'status',
  'kind',
]);
const UNSEEN_RULES = new Set(['derived', 'latest', 'greatest']);
const LINE_FIELDS = ['name', 'label', 'title', 'instruction', 'quantity', 'unit', 'notes'] as const;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toRecords = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const numberText = (value: number): string =>
  String(Math.round(value * 100) / 100).replace('.', ',');

function countImages(value: unknown): string[] {
  const ids = new Set([...imagesIn(value)].map(({ imageId }) => imageId.slice(-6)));
  return ids.size === 0 ? [] : [`ảnh ${[...ids].join(', ')}`];
}

function lineText(line: Values): string {
  const block = blockSchema.safeParse(line).data;
  if (block) return [wordsOfBlock(block), ...countImages(block.data)].join(' ').trim();
  const words = LINE_FIELDS.flatMap((field) => {
    const value = line[field];
    if (typeof value === 'number') return [numberText(value)];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return [...words, ...countImages(line)].join(' ');
}

function valueText(value: unknown, { words, unit }: Field): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'có' : 'không';
  if (typeof value === 'number') return `${numberText(value)}${unit ? ` ${unit}` : ''}`;
  if (typeof value === 'string') {
    const [image] = countImages(value);
    return image ?? words?.[value] ?? value;
  }
  if (Array.isArray(value))
    return value.map((one) => (isRecord(one) ? lineText(one) : String(one))).join('; ');
  return isRecord(value) ? lineText(value) : '';
}

function toChange(label: string, before: string, after: string): ContentChange[] {
  if (before === '' && after === '') return [];
  return [{ label, ...(before === '' ? {} : { before }), ...(after === '' ? {} : { after }) }];
}

/** In the order of the present version; what was removed stands at the end. */
function keyedChanges(
  label: string,
  { key }: Pick<KeyedRule, 'key'>,
  before: unknown,
  after: unknown,
): ContentChange[] {
  const former = new Map(toRecords(before).map((line) => [String(line[key]), line]));
  const changes = toRecords(after).flatMap((line, at) => {
    const id = String(line[key]);
    const was = former.get(id);
    former.delete(id);
    return toChange(`${label} ${at + 1}`, was ? lineText(was) : '', lineText(line));
  });
  const removed = [...former.values()].flatMap((line) => toChange(label, lineText(line), ''));
  return [...changes, ...removed];
}

const getMeal = (meals: unknown, slot: string): Values => {
  const meal = isRecord(meals) ? meals[slot] : undefined;
  return isRecord(meal) ? meal : {};
};

const slotChanges = ({ slots }: SlotsRule, before: unknown, after: unknown): ContentChange[] =>
  Object.entries(slots).flatMap(([slot, label]) => {
    const [was, is] = [getMeal(before, slot), getMeal(after, slot)];
    const notes = [was, is].map(({ notes: text }) => (typeof text === 'string' ? text : ''));
    return [
      ...keyedChanges(label, { key: 'lineId' }, was.items, is.items),
      ...toChange(`${label}, ghi chú`, notes[0] ?? '', notes[1] ?? ''),
    ];
  });

function fieldChanges(field: Field, before: unknown, after: unknown): ContentChange[] {
  const { label, merge } = field;
  if (merge?.kind === 'keyed') return keyedChanges(label, merge, before, after);
  if (merge?.kind === 'slots') return slotChanges(merge, before, after);
  return toChange(label, valueText(before, field), valueText(after, field));
}

/**
 * All that readers see of a published thing, line by line, beside what staff saw last.
 * @param before undefined where nobody has looked yet: nothing counts as changed then
 */
export function listContent(
  name: PublishedName,
  before: Values | undefined,
  after: Values,
): ContentChange[] {
  const { fields } = twoWay(name);
  const former = before ?? after;
  return Object.entries(fields).flatMap(([key, field]) =>
    UNSEEN.has(key) || UNSEEN_RULES.has(field.merge?.kind ?? '')
      ? []
      : fieldChanges(field, former[key], after[key]),
  );
}
