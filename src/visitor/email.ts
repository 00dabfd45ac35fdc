import { meantAddress, readMailAddress } from '../domain/text/mailAddress';

export const isEmail = (text: string): boolean => 'address' in readMailAddress(text);

/** The address that was probably meant, where another one was typed. */
export function meantEmail(text: string): string | undefined {
  const read = readMailAddress(text);
  return 'address' in read ? meantAddress(read.address) : read.meant;
}
