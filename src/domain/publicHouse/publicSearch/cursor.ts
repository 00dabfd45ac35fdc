interface CursorPosition {
  at: number;
  id: string;
}

const FORM = /^(\d{1,6})\.([A-Za-z0-9][A-Za-z0-9._-]{0,79})$/;

export const formatCursor = ({ at, id }: CursorPosition): string => `${at}.${id}`;

export function readCursor(text: string): CursorPosition | undefined {
  const [, at, id] = FORM.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** An entry that was removed meanwhile is passed at the place where it was. */
function startBehind(all: readonly { card: { id: string } }[], cursor: string | undefined): number {
  const position = cursor === undefined ? undefined : readCursor(cursor);
  if (!position) return 0;
  const known = all.findIndex(({ card }) => card.id === position.id);
  return known >= 0 ? known + 1 : Math.min(position.at, all.length);
}

export function pageBehind<T extends { card: { id: string } }>(
  all: readonly T[],
  fits: (one: T) => boolean,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): { items: T[]; next?: string } {
  const start = startBehind(all, cursor);
  const matches: T[] = [];
  for (let at = start; at < all.length; at += 1) {
    const one = all[at];
    if (!one || !fits(one)) continue;
    if (matches.length === limit) {
      const last = matches.at(-1);
      const id = last?.card.id ?? '';
      return { items: matches, next: formatCursor({ at: last ? all.indexOf(last) : 0, id }) };
    }
    matches.push(one);
  }
  return { items: matches };
}

export interface ListPage<T> {
  items: T[];
  page: number;
  pages: number;
  previous?: string | undefined;
  next?: string | undefined;
}

/** Old addresses name a page number in place of a cursor. */
export function slicePage<T extends { card: { id: string } }>(
  all: readonly T[],
  { after, page: number = 1 }: { after?: string | undefined; page?: number | undefined },
  size: number,
): ListPage<T> {
  const pages = Math.max(Math.ceil(all.length / size), 1);
  const start =
    after === undefined ? (Math.min(number, pages) - 1) * size : startBehind(all, after);
  const at = start < all.length ? start : (pages - 1) * size;
  const before = (index: number): string => {
    const one = all[index];
    return one ? formatCursor({ at: index, id: one.card.id }) : '';
  };
  return {
    items: all.slice(at, at + size),
    page: Math.min(Math.ceil(at / size) + 1, pages),
    pages,
    previous: at > 0 ? before(at - size - 1) : undefined,
    next: at + size < all.length ? before(at + size - 1) : undefined,
  };
}
