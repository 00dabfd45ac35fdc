import { readImageAddress } from '../records/images/address';
import { PRINTABLE_LIMITS, type Printable } from '../records/printableModel';

/** The field of a model that names an image; empty where the address is none of ours. */
export function imageField(address: string | undefined): { picture?: string } {
  return address !== undefined && readImageAddress(address) ? { picture: address } : {};
}

/** The images that a printable names, each once, in its order: the first of them, as many as are drawn. */
export function imagesOf({ picture, days }: Printable): string[] {
  const rows = days.flatMap(({ sections }) => sections.flatMap((section) => section.rows));
  const named = [picture, ...rows.map((row) => row.picture)].filter((one) => one !== undefined);
  return [...new Set(named)].slice(0, PRINTABLE_LIMITS.images);
}
