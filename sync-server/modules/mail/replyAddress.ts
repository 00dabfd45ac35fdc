import type { Config } from '../../config';

type Addresses = Pick<Config, 'contactEmail' | 'mailFrom'>;

export const getReplyAddress = ({ contactEmail, mailFrom }: Addresses): string =>
  contactEmail ?? /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;

export const isUnread = (addresses: Addresses): boolean =>
  /^(?:no|do-?not|khong)-?(?:reply|tra-?loi)|@localhost$/i.test(getReplyAddress(addresses));
