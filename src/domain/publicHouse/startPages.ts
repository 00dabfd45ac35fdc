import { isPublicPath } from './publicPaths.ts';

/** The start page of each address; what the gateway and the service worker both answer with. */
export interface StartPages {
  /** By the exact address. */
  exact: Record<string, string>;
  /** By the beginning of the address, the longest first; the last is for all others. */
  under: readonly (readonly [prefix: string, page: string])[];
  /** Hashes of the styles that stand in the pages themselves, as a policy names them. An app of before names none. */
  styles?: readonly string[];
  /** The same for scripts. */
  scripts?: readonly string[];
}

/** Addresses that no start page answers: calls, images, and the public house, which the gateway draws. */
const NO_PAGES = [/^\/images\//, /^\/api\//, /^\/sync\//, /^\/healthz/, /^\/metrics/];

/** @returns the file name of the start page, undefined where the address is not one of the app */
export function startPageOf(
  { exact, under }: Pick<StartPages, 'exact' | 'under'>,
  pathname: string,
): string | undefined {
  if (NO_PAGES.some((pattern) => pattern.test(pathname)) || isPublicPath(pathname))
    return undefined;
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return exact[plain] ?? under.find(([prefix]) => `${plain}/`.startsWith(prefix))?.[1];
}
