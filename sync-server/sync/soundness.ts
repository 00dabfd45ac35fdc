/** Deeper than anything that a person makes; what walks through a document may recurse this far. */
const MAX_DEPTH = 100;
/**
 * Most values and keys of a document. The largest that people make has some ten thousand; a check of a
 * hundred thousand faults would hold everybody up.
 */
const MAX_VALUES = 100_000;
/** Half of a character outside the basic plane, such as an emoji that was cut: no UTF-8 can hold it. */
const BROKEN_TEXT = /\p{Surrogate}/u;

/** A place in a document and why it cannot be kept. */
interface Unsound {
  path: string;
  code: 'too_deep' | 'forbidden_key' | 'broken_text';
}

/**
 * Tests for a document that would hold up everybody else, or overflow the stack of its readers: asked before
 * anything else looks into a document. It stops where it has seen enough.
 */
export function unwieldy(document: unknown): 'too_deep' | 'too_many_values' | undefined {
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
 * Tests what no schema can say of a document, because some fields hold anything: whether it is stored and
 * handed on as it came. CouchDB refuses a whole batch for half a character, deep nesting overflows
 * the stack of who reads it, and `__proto__` is another thing on each way through JavaScript.
 */
export function unsoundPlace(value: unknown): Unsound | undefined {
  const found = findUnsound(value, 0);
  if (!found) return undefined;
  const { keys, code } = found;
  return { path: (code === 'too_deep' ? keys.slice(0, 3) : keys).join('.'), code };
}

/** The keys are put together on the way back: nearly all documents are sound, and none is made for them. */
function findUnsound(
  value: unknown,
  depth: number,
): { keys: string[]; code: Unsound['code'] } | undefined {
  if (typeof value === 'string')
    return BROKEN_TEXT.test(value) ? { keys: [], code: 'broken_text' } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { keys: [], code: 'too_deep' };
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return { keys: [key], code: 'forbidden_key' };
    if (BROKEN_TEXT.test(key)) return { keys: [], code: 'broken_text' };
    const found = findUnsound((value as Record<string, unknown>)[key], depth + 1);
    if (found) return { ...found, keys: [key, ...found.keys] };
  }
  return undefined;
}
