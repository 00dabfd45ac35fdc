/**
 * http becomes https: nothing is fetched without encryption, and most sites have the same image with it.
 * @returns undefined where it is no address
 */
export function parseWebAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol === 'http:') url.protocol = 'https:';
  const isWhole = url.protocol === 'https:' && url.hostname !== '';
  return isWhole && url.username === '' && url.password === '' ? url.href : undefined;
}

export function getFileName(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  return last === '' ? 'anh' : last.slice(0, 100);
}
