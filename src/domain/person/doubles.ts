import type { Client } from '../records/clients';
import { comparedText } from '../text/fold';

type Known = Pick<Client, 'id' | 'clientName' | 'phone' | 'birthYear'>;

/** Digits of a national number: +84 912… and 0912… are one. */
const digits = (phone = ''): string => phone.replaceAll(/\D/g, '').replace(/^(?:84|0)/, '');

const MIN_DIGITS = 8;

function isSamePhone(a: Known, b: Known): boolean {
  const [one, other] = [digits(a.phone), digits(b.phone)];
  return one.length >= MIN_DIGITS && one === other;
}

/**
 * Records that may be of one person, as two devices make them without a network: one name, and a telephone number or a year
 * of birth. A family shares a number, and a name alone is common.
 */
export function possibleDoubles<T extends Known>(client: Known, all: readonly T[]): T[] {
  const name = comparedText(client.clientName);
  return all.filter(
    (other) =>
      other.id !== client.id &&
      comparedText(other.clientName) === name &&
      (isSamePhone(client, other) ||
        (client.birthYear !== undefined && client.birthYear === other.birthYear)),
  );
}
