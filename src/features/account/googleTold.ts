import { GOOGLE_QUERY, startGoogle } from '../../api/google';
import { addressOf } from '../../api/contract';
import { ERRORS } from '../../domain/protocol/errors';

/** The build draws pages without an address. */
const searchHere = (): string => (typeof window === 'undefined' ? '' : window.location.search);

/** Result of a way to Google, as the address says it: `ready`, `linked`, or an error's code; null: there was none. */
export const toldByGoogle = (search = searchHere()): string | null =>
  new URLSearchParams(search).get(GOOGLE_QUERY);

/** The sentence for what went wrong; a code of a newer gateway reads like an answer that was refused. */
export function googleProblem(told: string): string {
  const known = Object.entries(ERRORS).find(([code]) => code === told)?.[1];
  return (known ?? ERRORS.google_refused)[1];
}

/** Address that leads to Google, and then to where the person wanted to go. */
export const googleAddress = (search: string): string =>
  addressOf(startGoogle, { query: { next: new URLSearchParams(search).get('next') ?? undefined } });
