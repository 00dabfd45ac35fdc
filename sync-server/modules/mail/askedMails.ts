import type { Counters } from '../limits/counters';

/** Mails in an hour to one person that others can cause, of whatever kind and from however many places; so many again for money. */
const MOST = 6;
const HOUR = 3_600_000;

/** Who can cause a mail: anybody who types an address, or who has paid for something. */
export type MailCause = 'anybody' | 'payer';

/** Providers that deliver an address with and without its dots to the same person. */
const WITHOUT_DOTS = /^(?:gmail|googlemail)\.com$/;

/** Addresses that reach the same mailbox count as one person. */
export function normaliseRecipient(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [box = ''] = local.split('+');
  return WITHOUT_DOTS.test(domain)
    ? `${box.replaceAll('.', '')}@gmail.com`
    : `${box || local}@${domain}`;
}

/**
 * Counted over all gateways.
 * @returns whether this one may go; a retried mail counts once
 */
export function createAskedMails(counters: Counters) {
  return async (address: string, id: string, cause: MailCause = 'anybody'): Promise<boolean> => {
    const [tries = 0] = await counters.add([{ key: `asked mail ${id}`, window: HOUR }]);
    if (tries > 1) return true;
    const kind = cause === 'payer' ? 'paid' : 'asked';
    const key = `${kind} mails ${normaliseRecipient(address)}`;
    const [count = 0] = await counters.add([{ key, window: HOUR }]);
    return count <= MOST;
  };
}
