import { newId } from '../../platform/ids';

/** Seeds are short, so that a person can read one out. */
export const newSeed = (): string => newId().slice(-6);
