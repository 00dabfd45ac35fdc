import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Uint8Array =>
  new Uint8Array(createHash('sha256').update(text).digest());

/** Whether a caller names a secret; says nothing by the time that it takes, whatever was sent. */
export const isSameSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));
