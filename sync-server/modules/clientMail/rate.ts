import { JobFailed } from '../jobs/kinds';
import type { Counters } from '../limits/counters';
import { normaliseRecipient } from '../mail/askedMails';

const HOUR = 3_600_000;
/** Per hour: mails of one account, and mails of all accounts to one person. */
export const [MAX_OF_ACCOUNT, MAX_TO_PERSON] = [100, 30];
/** The same of one account to one person: it leaves room for other practices of theirs. */
const MAX_OF_ACCOUNT_TO_PERSON = 10;

/**
 * Counted over all gateways and kinds; many accounts reach one person no more often.
 * @throws JobFailed to be tried later
 */
export async function requireMailRate(
  counters: Counters,
  accountId: string,
  address: string,
): Promise<void> {
  const person = normaliseRecipient(address);
  const [ofAccount = 0, ofBoth = 0] = await counters.add([
    { key: `client-mail ${accountId}`, window: HOUR },
    { key: `client mails of ${accountId} to ${person}`, window: HOUR },
  ]);
  if (ofAccount > MAX_OF_ACCOUNT) throw new JobFailed('mail_delayed', 'too many in an hour');
  if (ofBoth > MAX_OF_ACCOUNT_TO_PERSON)
    throw new JobFailed('mail_delayed', 'too many of one account to one person in an hour');
  const [toPerson = 0] = await counters.add([{ key: `client mails to ${person}`, window: HOUR }]);
  if (toPerson > MAX_TO_PERSON)
    throw new JobFailed('mail_delayed', 'too many to one person in an hour');
}
