/** Milliseconds of one turn of the event loop for them. */
const STRETCH = 10;

/** Lets everything run that has nothing to wait for. */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/**
 * Does pieces of work at once, for some milliseconds of each turn of the event loop; what comes beyond waits for the next turns,
 * in the order in which it came. The calls of a crowd that lie there together were begun, or cut, in one turn, in which nobody
 * else was answered.
 * @param now milliseconds of a clock that only goes forward
 */
export function createTurns(now = () => performance.now()): (piece: () => void) => void {
  const waiting = new Set<() => void>();
  let since: number | undefined;
  const isOver = (): boolean => since !== undefined && now() - since >= STRETCH;

  async function goOn(): Promise<void> {
    since = waiting.size > 0 ? now() : undefined;
    for (const piece of waiting) {
      if (isOver()) break;
      waiting.delete(piece);
      piece();
      await settled();
    }
    if (since !== undefined) setImmediate(() => void goOn());
  }

  return (piece) => {
    if (since === undefined) {
      since = now();
      setImmediate(() => void goOn());
    }
    if (waiting.size > 0 || isOver()) waiting.add(piece);
    else piece();
  };
}

/** Turns of this process's event loop. */
export const inTurn = createTurns();
