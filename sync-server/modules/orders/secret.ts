import { randomBytes } from 'node:crypto';

/** 192 bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');
