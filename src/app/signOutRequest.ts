import { HOME_PATH, SIGN_OUT_REQUEST } from '../domain/publicHouse/ownPages';
import { ENTRANCE_PATHS } from '../features/account/paths';

let isFromSite = false;

export function takeSignOutRequest(): boolean {
  const isAsked = sessionStorage.getItem(SIGN_OUT_REQUEST) !== null;
  sessionStorage.removeItem(SIGN_OUT_REQUEST);
  isFromSite ||= isAsked;
  return isAsked;
}

export const pageAfterSignOut = (): string => (isFromSite ? HOME_PATH : ENTRANCE_PATHS.login);
