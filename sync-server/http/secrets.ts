import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(text).digest());

export const isSameSecret = (input: string, secret: string): boolean =>
  timingSafeEqual(digest(input), digest(secret));
