import { randomBytes } from 'node:crypto';
import { isSameSecret } from '../../http/secrets';

/** 192 bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** Who holds what opens an order: the device that ordered, or a reader of its mails. */
export type Opener = 'visitor' | 'mail';

interface Secrets {
  token: string;
  mailToken?: string | undefined;
  paidAt?: string | undefined;
}

/** Orders of before had one secret, which their mails carried: whoever read one of them holds it. */
const isMailed = ({ mailToken, paidAt }: Secrets): boolean =>
  mailToken === undefined && paidAt !== undefined;

/** The secret that mails carry from now on; what was mailed before stays one of mails. */
export function withMailToken<T extends Secrets>(order: T): T | undefined {
  if (order.mailToken !== undefined) return undefined;
  if (isMailed(order)) return { ...order, mailToken: order.token, token: newSecret() };
  return { ...order, mailToken: newSecret() };
}

/** @returns undefined where a secret opens nothing */
export function openerFor(secret: string, secrets: Secrets): Opener | undefined {
  const { token, mailToken } = secrets;
  if (isSameSecret(secret, token)) return isMailed(secrets) ? 'mail' : 'visitor';
  return mailToken !== undefined && isSameSecret(secret, mailToken) ? 'mail' : undefined;
}
