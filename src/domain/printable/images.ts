import { readImageAddress } from '../records/images/address';
import { PRINTABLE_LIMITS, type Printable } from '../records/printableModel';

export function imageField(address: string | undefined): { picture?: string } {
  return address !== undefined && readImageAddress(address) ? { picture: address } : {};
}

export function listImages({ picture, days }: Printable): string[] {
  const rows = days.flatMap(({ sections }) => sections.flatMap((section) => section.rows));
  const named = [picture, ...rows.map((row) => row.picture)].filter((one) => one !== undefined);
  return [...new Set(named)].slice(0, PRINTABLE_LIMITS.images);
}
