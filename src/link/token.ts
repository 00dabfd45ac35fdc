import { CLIENT_LINK_PATH } from '../domain/publicHouse/clientLink';
import { takeToken } from './store';
import { sync } from './sync';

const TOKEN = /(?:^|#)([\w-]{24}\.[\w-]{43})(?![\w.-])/;

export function openFrom(text: string): boolean {
  const [, token] = TOKEN.exec(text.trim()) ?? [];
  if (token === undefined) return false;
  takeToken(token);
  sync();
  return true;
}

/** Removes the token from the address, so that whoever sees or copies the address does not get it. */
export function takeFromAddress(): void {
  if (!openFrom(location.hash)) return;
  history.replaceState(null, '', CLIENT_LINK_PATH);
}
