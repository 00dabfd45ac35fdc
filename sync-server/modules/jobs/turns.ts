import type { OpenJob } from './board';

const IN_FLIGHT = 4;
/** Jobs of one account may all hang; others must run beside them. */
const IN_FLIGHT_OF_ACCOUNT = 2;

interface Waiting {
  open: OpenJob;
  wait: number;
}

const keyOf = ({ job }: OpenJob): string => job.subject ?? '';

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

export function soonestOf(jobs: readonly Waiting[]): number {
  return jobs.reduce(
    (soonest, { wait }) => (wait > 0 ? Math.min(soonest, wait) : soonest),
    Number.POSITIVE_INFINITY,
  );
}

/**
 * The account with the fewest running jobs first, then the longest waiting: a thousand failing jobs of one account slow
 * others no more than one does.
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
