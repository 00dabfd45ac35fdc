const COOKIE = 'sidebar_state';
const SEVEN_DAYS = 7 * 24 * 60 * 60;

export function readSideBarOpen(cookies: string): boolean {
  return !cookies.split(/;\s*/).includes(`${COOKIE}=false`);
}

/** Kept for seven days (specification, section 9). */
export function sideBarCookie(open: boolean): string {
  return `${COOKIE}=${open}; path=/; max-age=${SEVEN_DAYS}; SameSite=Lax`;
}

/** Not inside a text that Ctrl+B could set in bold. */
export function isSideBarShortcut(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  const inRichText = event.target instanceof HTMLElement && event.target.isContentEditable;
  return event.key.toLowerCase() === 'b' && !inRichText;
}
