import type { TwoWayName } from '../domain/records';
import type { Field, Shape } from '../domain/schema/fields';
import { findPlace, type MergeTarget } from '../domain/protocol/merge';
import { fieldsText as texts } from '../i18n/fields';
import { formatDate, formatNumber } from './format';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `Cân nặng (kg)` */
export function fieldLabel({ label, unit }: Pick<Field, 'label' | 'unit'>): string {
  return unit === undefined ? label : `${label} (${unit})`;
}

export function getWordLabel({ words }: Pick<Field, 'words'>, word: string): string {
  return words?.[word] ?? word;
}

/**
 * `Lượng, bữa trưa, Phở gà`
 * @param path for example `weight` or `meals.lunch.items.<lineId>.quantity`
 * @param document knows the names of its lines
 */
export function fieldName(collection: TwoWayName, path: string, document?: unknown): string {
  if (path === '_deleted') return texts.deletion;
  const { field, slot, line } = findPlace(collection, document, path);
  const name = field ? fieldLabel(field) : texts.unknown;
  return [name, slot?.toLowerCase(), line].filter(Boolean).join(', ');
}

function shapeWithin({ field, shape, isLine }: MergeTarget): Shape {
  const rule = field?.merge;
  return !isLine && rule && 'shape' in rule ? rule.shape : shape;
}

function recordText(value: Record<string, unknown>, { fields, say }: Shape): string {
  if (say) return say(value) || texts.empty;
  if (typeof value.quantity === 'number') {
    const name = typeof value.name === 'string' ? `${value.name} ` : '';
    return `${name}${formatNumber(value.quantity, 2)} ${String(value.unit ?? '')}`.trim();
  }
  for (const key of ['name', 'label', 'title', 'instruction'])
    if (typeof value[key] === 'string') return value[key];
  return Object.entries(value)
    .filter(([, part]) => part !== undefined && !isRecord(part))
    .map(([key, part]) => {
      const field = fields[key];
      const name = field ? fieldLabel(field) : key;
      return `${name}: ${formatValue(part, field, { fields, groups: [] })}`;
    })
    .join('; ');
}

function formatValue(value: unknown, field: Field | undefined, within: Shape): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return field?.isName ? String(value) : formatNumber(value, 2);
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : getWordLabel(field ?? {}, value);
  if (Array.isArray(value))
    return value.length === 0
      ? texts.empty
      : value.map((part) => formatValue(part, field, within)).join(', ');
  return isRecord(value) ? recordText(value, within) : String(value);
}

export function valueText(
  collection: TwoWayName,
  path: string,
  value: unknown,
  document?: unknown,
): string {
  if (path === '_deleted') return value === true ? texts.deleted : texts.keepRecord;
  const position = findPlace(collection, document, path);
  if (position.isLine && (value === null || value === undefined))
    return position.slot === undefined ? texts.noLine : texts.noItem;
  return formatValue(value, position.field, shapeWithin(position));
}
