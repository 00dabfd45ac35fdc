/** The part of `Storage` that is needed; a test gives its own. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
