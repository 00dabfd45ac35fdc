import type { OpenJob } from './board';

/** Jobs that one gateway runs at a time. */
const IN_FLIGHT = 4;
/** The same of one account: its jobs may all wait for something, and others' run beside them. */
const IN_FLIGHT_OF_ACCOUNT = 2;

/** A job, and milliseconds until it may be run; 0 or less since it may. */
interface Waiting {
  open: OpenJob;
  wait: number;
}

/** Jobs that concern no account are those of the product. */
const keyOf = ({ job }: OpenJob): string => job.subject ?? '';

/** Jobs by account, the longest waiting first; so are the accounts. */
function byAccount<W extends Waiting>(jobs: readonly W[]): Map<string, W[]> {
  const found = new Map<string, W[]>();
  const due = jobs.filter(({ wait }) => wait <= 0);
  for (const one of due.toSorted((a, b) => a.wait - b.wait)) {
    const own = found.get(keyOf(one.open));
    if (own) own.push(one);
    else found.set(keyOf(one.open), [one]);
  }
  return found;
}

/** @returns milliseconds until the next job may be run that may not yet */
export function soonestOf(jobs: readonly Waiting[]): number {
  return jobs.reduce(
    (soonest, { wait }) => (wait > 0 ? Math.min(soonest, wait) : soonest),
    Number.POSITIVE_INFINITY,
  );
}

/**
 * Chooses what is begun now: whose account has the fewest jobs running comes first, then what has waited longest. A
 * thousand jobs of one account, all of which fail and are tried again, take from the others no more than one does.
 * @param running jobs that this gateway runs
 */
export function nextJobs<W extends Waiting>(jobs: readonly W[], running: Iterable<OpenJob>): W[] {
  const counts = new Map<string, number>();
  const countOf = (open: OpenJob): number => counts.get(keyOf(open)) ?? 0;
  const begin = (open: OpenJob): void => void counts.set(keyOf(open), countOf(open) + 1);
  let room = IN_FLIGHT;
  for (const open of running) {
    begin(open);
    room -= 1;
  }
  const waiting = byAccount(jobs);
  const chosen: W[] = [];
  for (; room > 0; room -= 1) {
    let next: W | undefined;
    for (const [key, [first]] of waiting) {
      const isFull = key !== '' && (counts.get(key) ?? 0) >= IN_FLIGHT_OF_ACCOUNT;
      if (!first || isFull) continue;
      if (!next || countOf(first.open) < countOf(next.open)) next = first;
    }
    if (!next) break;
    waiting.get(keyOf(next.open))?.shift();
    begin(next.open);
    chosen.push(next);
  }
  return chosen;
}
