/** A place in a list that goes on while it changes: behind which entry, and where that was. */
interface Place {
  at: number;
  id: string;
}

const FORM = /^(\d{1,6})\.([A-Za-z0-9][A-Za-z0-9._-]{0,79})$/;

/** A place as it stands in an address. */
export const cursorOf = ({ at, id }: Place): string => `${at}.${id}`;

/** @returns undefined for what is no cursor of ours */
export function readCursor(text: string): Place | undefined {
  const [, at, id] = FORM.exec(text) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}

/** Entries that fit behind a cursor, and the cursor of the rest. */
export function pageBehind<T extends { card: { id: string } }>(
  all: readonly T[],
  fits: (one: T) => boolean,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): { found: T[]; next?: string } {
  const place = cursor === undefined ? undefined : readCursor(cursor);
  const known = place ? all.findIndex(({ card }) => card.id === place.id) : -1;
  // An entry that went meanwhile: on from where it was.
  const start = place ? (known >= 0 ? known + 1 : Math.min(place.at, all.length)) : 0;
  const found: T[] = [];
  for (let at = start; at < all.length; at += 1) {
    const one = all[at];
    if (!one || !fits(one)) continue;
    if (found.length === limit) {
      const last = found.at(-1);
      const id = last?.card.id ?? '';
      return { found, next: cursorOf({ at: last ? all.indexOf(last) : 0, id }) };
    }
    found.push(one);
  }
  return { found };
}
