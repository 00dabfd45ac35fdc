import { isPublicPath } from './publicPaths.ts';

/** Both the gateway and the service worker answer by it. */
export interface StartPages {
  exact: Record<string, string>;
  under: readonly (readonly [prefix: string, page: string])[];
  /** Hashes of inline styles for the content security policy; absent in older apps. */
  styles?: readonly string[];
  scripts?: readonly string[];
}

const NO_PAGES = [/^\/images\//, /^\/api\//, /^\/sync\//, /^\/healthz/, /^\/metrics/];

/** @returns undefined where the address is not one of the app */
export function findStartPage(
  { exact, under }: Pick<StartPages, 'exact' | 'under'>,
  pathname: string,
): string | undefined {
  if (NO_PAGES.some((pattern) => pattern.test(pathname)) || isPublicPath(pathname))
    return undefined;
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return exact[plain] ?? under.find(([prefix]) => `${plain}/`.startsWith(prefix))?.[1];
}
