/** Deeper than anything that a person makes; what walks through a document may recurse this far. */
const MOST_DEPTH = 100;
/**
 * Most values and keys of a document. The largest that people make has some ten thousand; a check of a
 * hundred thousand faults would hold everybody up.
 */
const MOST_VALUES = 100_000;
/** Half of a character outside the basic plane, such as an emoji that was cut: no UTF-8 can hold it. */
const BROKEN_TEXT = /\p{Surrogate}/u;

/** A place in a document and why it cannot be kept. */
interface Unsound {
  path: string;
  code: 'too_deep' | 'forbidden_key' | 'broken_text';
}

/**
 * What would hold up everybody else, or overflow the stack of who walks through it: to be asked before
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
    if (depth >= MOST_DEPTH) return 'too_deep';
    const isList = Array.isArray(value);
    const parts: readonly unknown[] = isList ? (value as unknown[]) : Object.values(value);
    count += isList ? parts.length : parts.length * 2;
    if (count > MOST_VALUES) return 'too_many_values';
    for (const part of parts) note(part, depth + 1);
  }
  return undefined;
}

/**
 * What no schema can say of a document, because some fields hold anything: whether it is stored and
 * handed on as it came. CouchDB refuses a whole batch for half a character, deep nesting overflows
 * the stack of who reads it, and `__proto__` is another thing on each way through JavaScript.
 */
export function unsoundPlace(value: unknown, path: readonly string[] = []): Unsound | undefined {
  if (typeof value === 'string')
    return BROKEN_TEXT.test(value) ? { path: path.join('.'), code: 'broken_text' } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= MOST_DEPTH) return { path: path.slice(0, 3).join('.'), code: 'too_deep' };
  for (const [key, part] of Object.entries(value)) {
    const here = [...path, key];
    if (key === '__proto__') return { path: here.join('.'), code: 'forbidden_key' };
    const found = BROKEN_TEXT.test(key)
      ? { path: path.join('.'), code: 'broken_text' as const }
      : unsoundPlace(part, here);
    if (found) return found;
  }
  return undefined;
}
