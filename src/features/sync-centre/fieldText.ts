import { syncText } from '../../i18n/sync';
import { formatDate, formatNumber } from '../../ui/format';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys inside a path have their dots and percent signs escaped (`%2E`, `%25`). */
function segments(path: string): string[] {
  return path.split('.').map((part) => part.replaceAll('%2E', '.').replaceAll('%25', '%'));
}

/**
 * What a person calls the place in a document.
 * @param path for example `weight` or `meals.lunch.items.<lineId>.quantity`
 */
export function fieldName(path: string): string {
  const parts = segments(path);
  const last = parts.at(-1) ?? '';
  const slot = parts[0] === 'meals' ? syncText.words[parts[1] ?? ''] : undefined;
  const name = syncText.fields[last] ?? syncText.fields[parts[0] ?? ''] ?? syncText.unknownField;
  return slot && last !== 'slot' ? `${name}, ${slot.toLowerCase()}` : name;
}

function recordText(value: Record<string, unknown>): string {
  if (typeof value.quantity === 'number')
    return `${formatNumber(value.quantity, 2)} ${String(value.unit ?? '')}`.trim();
  for (const key of ['name', 'label', 'title', 'instruction'])
    if (typeof value[key] === 'string') return value[key];
  return Object.entries(value)
    .filter(([, part]) => !isRecord(part))
    .map(([key, part]) => `${syncText.fields[key] ?? key}: ${valueText(key, part)}`)
    .join('; ');
}

/** A value in the person's words; `path` decides how a boolean reads. */
export function valueText(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return syncText.values.empty;
  if (typeof value === 'boolean') {
    const [yes, no] =
      path === '_deleted'
        ? [syncText.values.deleted, syncText.values.kept]
        : [syncText.values.yes, syncText.values.no];
    return value ? yes : no;
  }
  if (typeof value === 'number')
    return path.endsWith('birthYear') ? String(value) : formatNumber(value, 2);
  if (typeof value === 'string')
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : (syncText.words[value] ?? value);
  if (Array.isArray(value))
    return value.length === 0
      ? syncText.values.empty
      : value.map((part) => valueText(path, part)).join(', ');
  return isRecord(value) ? recordText(value) : String(value);
}
