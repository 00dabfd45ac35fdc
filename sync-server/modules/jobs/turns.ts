import type { OpenJob } from './board';

const IN_FLIGHT = 4;
/** Jobs of one account may all hang; others must run beside them. */
const IN_FLIGHT_OF_ACCOUNT = 2;

interface Waiting {
  open: OpenJob;
  wait: number;
}

const getKey = ({ job }: OpenJob): string => job.subject ?? '';

function byAccount<W extends Waiting>(jobs: readonly W[]): Map<string, W[]> {
  const groups = new Map<string, W[]>();
  const due = jobs.filter(({ wait }) => wait <= 0);
  for (const one of due.toSorted((a, b) => a.wait - b.wait)) {
    const own = groups.get(getKey(one.open));
    if (own) own.push(one);
    else groups.set(getKey(one.open), [one]);
  }
  return groups;
}

export function findSoonest(jobs: readonly Waiting[]): number {
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
  const getCount = (open: OpenJob): number => counts.get(getKey(open)) ?? 0;
  const begin = (open: OpenJob): void => void counts.set(getKey(open), getCount(open) + 1);
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
      if (!next || getCount(first.open) < getCount(next.open)) next = first;
    }
    if (!next) break;
    waiting.get(getKey(next.open))?.shift();
    begin(next.open);
    chosen.push(next);
  }
  return chosen;
}
