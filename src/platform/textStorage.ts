export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
