import { syncText } from '../../i18n/sync';
import { formatDate, formatNumber } from '../../ui/format';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys inside a path have their dots and percent signs escaped (`%2E`, `%25`). */
function segments(path: string): string[] {
  return path.split('.').map((part) => part.replaceAll('%2E', '.').replaceAll('%25', '%'));
}

/** The name of a menu's line, wherever in the menu it stands now. */
function lineName(document: unknown, lineId: string): string | undefined {
  if (!isRecord(document) || !isRecord(document.meals)) return undefined;
  const meals = Object.values(document.meals).filter(isRecord);
  const lines = meals.flatMap((meal) => (Array.isArray(meal.items) ? meal.items : []));
  const line: unknown = lines.find((item) => isRecord(item) && item.lineId === lineId);
  return isRecord(line) && typeof line.name === 'string' ? line.name : undefined;
}

/** Whether a path means a whole line of a meal. */
const isLine = (parts: string[]): boolean =>
  parts[0] === 'meals' && parts[2] === 'items' && parts.length === 4;

/**
 * What a person calls the place in a document.
 * @param path for example `weight` or `meals.lunch.items.<lineId>.quantity`
 * @param document the document, which knows the names of its lines
 */
export function fieldName(path: string, document?: unknown): string {
  const parts = segments(path);
  const line = parts[2] === 'items' ? lineName(document, parts[3] ?? '') : undefined;
  const last = parts.at(-1) ?? '';
  const slot = parts[0] === 'meals' ? syncText.words[parts[1] ?? ''] : undefined;
  const own = isLine(parts) ? syncText.fields.itemId : syncText.fields[last];
  const name = own ?? syncText.fields[parts[0] ?? ''] ?? syncText.unknownField;
  const place = slot && last !== 'slot' ? `${name}, ${slot.toLowerCase()}` : name;
  return line ? `${place}, ${line}` : place;
}

function recordText(value: Record<string, unknown>): string {
  if (typeof value.quantity === 'number') {
    const name = typeof value.name === 'string' ? `${value.name} ` : '';
    return `${name}${formatNumber(value.quantity, 2)} ${String(value.unit ?? '')}`.trim();
  }
  for (const key of ['name', 'label', 'title', 'instruction'])
    if (typeof value[key] === 'string') return value[key];
  return Object.entries(value)
    .filter(([, part]) => !isRecord(part))
    .map(([key, part]) => `${syncText.fields[key] ?? key}: ${valueText(key, part)}`)
    .join('; ');
}

/** A value in the person's words; `path` decides how a boolean reads. */
export function valueText(path: string, value: unknown): string {
  if (value === null || value === undefined || value === '')
    return isLine(segments(path)) ? syncText.values.noLine : syncText.values.empty;
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
