import type { PrintableDay } from './model';

/** For whom something is written: a dietitian reads limits and codes, a client what to do. */
export type Reader = 'dietitian' | 'client';

/** Who reads a paper: what is made for a client is the client's, unless somebody asks for the dietitian's. */
export const readerOf = (made: { client?: unknown; reader?: Reader | undefined }): Reader =>
  made.reader ?? (made.client ? 'client' : 'dietitian');

/** A day as its reader gets it: for a client no verdict by a code. */
export function dayFor(reader: Reader, day: PrintableDay): PrintableDay {
  if (reader === 'dietitian') return day;
  const { diet: _diet, ...rest } = day;
  return rest;
}
