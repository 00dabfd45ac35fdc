/**
 * Makes something when it is first asked for, once. For what is dear to make and seldom needed at the start:
 * each `Intl` format costs a start some milliseconds.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
