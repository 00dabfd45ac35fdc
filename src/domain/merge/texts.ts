/** Fields in which a person writes sentences; two versions of one can stand one below the other. */
const FREE_TEXT = new Set([
  'notes',
  'description',
  'dietaryRestrictions',
  'instruction',
  'summary',
  'message',
  'storageInstructions',
  'usageInstructions',
]);
/** Most characters of a free text, as its schema has it. */
const LONGEST = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys inside a path have their dots and percent signs escaped. */
const segments = (path: string): string[] =>
  path.split('.').map((part) => part.replaceAll('%2E', '.').replaceAll('%25', '%'));

/** Both texts, one below the other. */
export function joinTexts(first: string, second: string): string {
  return `${first.trimEnd()}\n${second.trimStart()}`;
}

/** Whether both values of a conflict can be kept together, as one text. */
export function isFreeText(path: string, shown: unknown, kept: unknown): boolean {
  if (typeof shown !== 'string' || typeof kept !== 'string' || !shown || !kept) return false;
  const field = segments(path).at(-1) ?? '';
  return FREE_TEXT.has(field) && joinTexts(shown, kept).length <= LONGEST;
}

function step(value: unknown, key: string): unknown {
  if (isRecord(value)) return value[key];
  if (!Array.isArray(value)) return undefined;
  return value.find(
    (one) => isRecord(one) && (one.lineId === key || one.id === key || one.menuId === key),
  );
}

/**
 * What a document says now at the place of a conflict; `undefined` where the place holds nothing or is
 * gone. A line of a meal is found wherever it stands now.
 * @param path as `mergeDocuments` reported it
 */
export function valueAt(document: object, path: string): unknown {
  const [first = '', slot, part, ...rest] = segments(path);
  if (first === 'meals' && part === 'items' && isRecord((document as { meals?: unknown }).meals)) {
    const meals = Object.values((document as { meals: Record<string, unknown> }).meals);
    const lines = meals.flatMap((meal) =>
      isRecord(meal) && Array.isArray(meal.items) ? (meal.items as unknown[]) : [],
    );
    return rest.reduce<unknown>(step, lines);
  }
  return [slot, part, ...rest]
    .filter((key) => key !== undefined)
    .reduce<unknown>(step, (document as Record<string, unknown>)[first]);
}
