import { isFirstQueryAnswered, onQueriesSettled } from '../../data/pendingQueries';
import { whenIdle } from '../../platform/idle';

/** A page that asks nothing, or gets no answer, must not delay the rest for ever: milliseconds from the first quiet moment. */
const LONGEST_MS = 2000;

/**
 * Waits for the first page's data, not just for idleness: the browser is idle too while the page waits for the device, and
 * work begun then takes database and processor away from it.
 * @returns cancels it, if it has not begun
 */
export function afterFirstRender(run: () => void): () => void {
  let giveUp: () => void;
  const begin = (): void => {
    giveUp();
    giveUp = whenIdle(run);
  };
  const look = (): void => {
    if (isFirstQueryAnswered()) return run();
    const late = setTimeout(begin, LONGEST_MS);
    const end = onQueriesSettled(begin);
    giveUp = () => {
      clearTimeout(late);
      end();
    };
  };
  giveUp = whenIdle(look);
  return () => giveUp();
}
