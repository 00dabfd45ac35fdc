import { randomBytes } from 'node:crypto';
import { isSameSecret } from '../../http/secrets';

/** 192 bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Who holds what opens an order: the device that ordered, or a reader of its mails. */
export type Opener = 'visitor' | 'mail';

/** @returns undefined where a secret opens nothing */
export function openerFor(
  secret: string,
  { token, mailToken }: { token: string; mailToken?: string | undefined },
): Opener | undefined {
  if (isSameSecret(secret, token)) return 'visitor';
  return mailToken !== undefined && isSameSecret(secret, mailToken) ? 'mail' : undefined;
}
