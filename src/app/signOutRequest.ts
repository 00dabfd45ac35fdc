import { HOME_PATH, SIGN_OUT_REQUEST } from '../domain/publicHouse/ownPages';
import { ENTRANCE_PATHS } from '../features/account/paths';

let isFromSite = false;

/** Takes a public page's request to sign out, which this tab keeps. @returns whether there was one */
export function takeSignOutRequest(): boolean {
  const isAsked = sessionStorage.getItem(SIGN_OUT_REQUEST) !== null;
  sessionStorage.removeItem(SIGN_OUT_REQUEST);
  isFromSite ||= isAsked;
  return isAsked;
}

/** Page after an expert's sign-out: the first public one for who came from there, else the next person signs in. */
export const pageAfterSignOut = (): string => (isFromSite ? HOME_PATH : ENTRANCE_PATHS.login);
