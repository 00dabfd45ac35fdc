import type { Config } from '../../config';

type Addresses = Pick<Config, 'contactEmail' | 'mailFrom'>;

/** Where answers to the house's mails go: to somebody who reads them, as far as the settings say who. */
export const replyAddressOf = ({ contactEmail, mailFrom }: Addresses): string =>
  contactEmail ?? /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;

/** Whether nobody reads what is answered: mails say that a consent is withdrawn by an answer. */
export const isUnread = (addresses: Addresses): boolean =>
  /^(?:no|do-?not|khong)-?(?:reply|tra-?loi)|@localhost$/i.test(replyAddressOf(addresses));
