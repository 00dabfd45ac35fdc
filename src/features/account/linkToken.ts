/** The token of a mail's link; it stands behind `#`, which no server's log sees. */
export function linkToken(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;
}
