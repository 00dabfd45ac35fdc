import { GOOGLE_QUERY, startGoogle } from '../../api/google';
import { buildAddress } from '../../api/contract';
import { ERRORS } from '../../domain/protocol/errors';

const searchHere = (): string => (typeof window === 'undefined' ? '' : window.location.search);

export const toldByGoogle = (search = searchHere()): string | null =>
  new URLSearchParams(search).get(GOOGLE_QUERY);

export function googleProblem(googleCode: string): string {
  const known = Object.entries(ERRORS).find(([code]) => code === googleCode)?.[1];
  return (known ?? ERRORS.google_refused)[1];
}

export const googleAddress = (search: string): string =>
  buildAddress(startGoogle, {
    query: { next: new URLSearchParams(search).get('next') ?? undefined },
  });
