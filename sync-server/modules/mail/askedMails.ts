import type { Counters } from '../limits/counters';

/** Mails in an hour to one person that others can cause, of whatever kind and from however many places; so many again for money. */
const MOST = 6;
const HOUR = 3_600_000;

/** The same for mails that accounts ask for to their own address, which nobody else can use up. */
const MOST_OF_ACCOUNT = 3;
/** Spellings of one mailbox (dots) can be accounts of strangers; all of them together. */
const MOST_OF_ACCOUNTS = 12;

/** Who can cause a mail: anybody who types an address, who has paid for something, or an account, to its own address. */
export type MailCause = 'anybody' | 'payer' | 'account';

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

/** Anybody can register as many of these as they like, all of which reach the mailbox of one person. */
const isTagged = (address: string): boolean => address.split('@')[0]?.includes('+') === true;

/**
 * Counted over all gateways.
 * @returns whether this one may go; a retried mail counts once
 */
export function createAskedMails(counters: Counters) {
  return async (address: string, id: string, cause: MailCause = 'anybody'): Promise<boolean> => {
    const [tries = 0] = await counters.add([{ key: `asked mail ${id}`, window: HOUR }]);
    if (tries > 1) return true;
    const person = normaliseRecipient(address);
    if (cause === 'account' && !isTagged(address)) {
      const [own = 0, all = 0] = await counters.add([
        { key: `own mails ${address.trim().toLowerCase()}`, window: HOUR },
        { key: `own mails of ${person}`, window: HOUR },
      ]);
      return own <= MOST_OF_ACCOUNT && all <= MOST_OF_ACCOUNTS;
    }
    const kind = cause === 'payer' ? 'paid' : 'asked';
    const key = `${kind} mails ${person}`;
    const [count = 0] = await counters.add([{ key, window: HOUR }]);
    return count <= MOST;
  };
}
