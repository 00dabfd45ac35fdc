/** Deeper than anything that a person makes; what walks through a document may recurse this far. */
const MOST_DEPTH = 100;
/** Half of a character outside the basic plane, such as an emoji that was cut: no UTF-8 can hold it. */
const BROKEN_TEXT = /\p{Surrogate}/u;

/** A place in a document and why it cannot be kept. */
interface Unsound {
  path: string;
  code: 'too_deep' | 'forbidden_key' | 'broken_text';
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
