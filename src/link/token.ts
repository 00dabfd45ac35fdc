import { CLIENT_LINK_PATH } from '../domain/publicHouse/clientLink';
import { takeToken } from './store';
import { sync } from './sync';

const TOKEN = /(?:^|#)([\w-]{24}\.[\w-]{43})(?![\w.-])/;

/** Takes in the token of an address, or of a pasted text. @returns false where there is none */
export function openFrom(text: string): boolean {
  const [, token] = TOKEN.exec(text.trim()) ?? [];
  if (token === undefined) return false;
  takeToken(token);
  sync();
  return true;
}

/** Takes the token out of the page's address: who is shown the address, or copies it, does not get it. */
export function takeFromAddress(): void {
  if (!openFrom(location.hash)) return;
  history.replaceState(null, '', CLIENT_LINK_PATH);
}
