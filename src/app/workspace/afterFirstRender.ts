import { isFirstQueryAnswered, onQueriesSettled } from '../../data/pendingQueries';
import { whenIdle } from '../../platform/idle';

/**
 * A page that asks nothing, or never has its answer, must not keep the rest from beginning: milliseconds from
 * the first quiet moment.
 */
const LONGEST_MS = 2000;

/**
 * Runs something once the first page has got its data and is drawn. While it waits for the device the
 * browser is idle, too; what begins then takes database and processor away from it.
 * @returns gives it up, if it has not begun
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
