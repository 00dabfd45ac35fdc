/** Deeper than anything that a person makes; what walks through a document may recurse this far. */
const MAX_DEPTH = 100;
/**
 * Most values and keys of a document. The largest that people make has some ten thousand; a check of a
 * hundred thousand faults would hold everybody up.
 */
const MAX_VALUES = 100_000;
/** Half of a character outside the basic plane, such as an emoji that was cut: no UTF-8 can hold it. */
const BROKEN_TEXT = /\p{Surrogate}/u;

interface MalformedPath {
  path: string;
  code: 'too_deep' | 'forbidden_key' | 'broken_text';
}

/** Must run before anything else reads the document: it could block the event loop or overflow a reader's stack. */
export function exceedsBounds(document: unknown): 'too_deep' | 'too_many_values' | undefined {
  const open: { value: object; depth: number }[] = [];
  const note = (value: unknown, depth: number): void => {
    if (typeof value === 'object' && value !== null) open.push({ value, depth });
  };
  note(document, 0);
  let count = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth >= MAX_DEPTH) return 'too_deep';
    const isList = Array.isArray(value);
    const parts: readonly unknown[] = isList ? (value as unknown[]) : Object.values(value);
    count += isList ? parts.length : parts.length * 2;
    if (count > MAX_VALUES) return 'too_many_values';
    for (const part of parts) note(part, depth + 1);
  }
  return undefined;
}

/**
 * CouchDB refuses a whole batch for one half character, deep nesting overflows the stack of its readers, and `__proto__`
 * changes on each way through JavaScript.
 */
export function findMalformedPath(value: unknown): MalformedPath | undefined {
  const fault = findUnsound(value, 0);
  if (!fault) return undefined;
  const { keys, code } = fault;
  return { path: (code === 'too_deep' ? keys.slice(0, 3) : keys).join('.'), code };
}

/** Keys are collected on the way back, since nearly all documents are sound and need none. */
function findUnsound(
  value: unknown,
  depth: number,
): { keys: string[]; code: MalformedPath['code'] } | undefined {
  if (typeof value === 'string')
    return BROKEN_TEXT.test(value) ? { keys: [], code: 'broken_text' } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { keys: [], code: 'too_deep' };
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return { keys: [key], code: 'forbidden_key' };
    if (BROKEN_TEXT.test(key)) return { keys: [], code: 'broken_text' };
    const fault = findUnsound((value as Record<string, unknown>)[key], depth + 1);
    if (fault) return { ...fault, keys: [key, ...fault.keys] };
  }
  return undefined;
}
