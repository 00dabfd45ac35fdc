import type { NutrientTotal } from '../nutrition/totals';
import { computeBound, shownFigure } from './limit';
import type { VerdictLine } from './types';
import type { Limit } from '../clinical/limitTypes';

export type BoundedTotal = NutrientTotal & { most?: number };

type Judged = Pick<VerdictLine, 'known' | 'share' | 'status' | 'by'>;

const comparedBound = (limit: Limit): number =>
  limit.slack === undefined ? shownFigure(limit.of, limit.value) : computeBound(limit);

/** Rounding of sums is no breach. */
const HAIR = 1e-9;

function isBeyond({ of, side, exclusive, ...limit }: Limit, value: number): boolean {
  const bound = comparedBound({ of, side, ...limit });
  const figure = shownFigure(of, value);
  const beyond = side === 'maximum' ? figure - bound : bound - figure;
  return exclusive ? beyond > -HAIR : beyond > HAIR;
}

/** For a target, the distance to the target as every screen shows it, not to the edge of its band. */
function missedBy(limit: Limit, value: number): number {
  const step = shownFigure(limit.of, value) % 1 === 0 ? 1 : 0.1;
  const from =
    limit.slack === undefined ? comparedBound(limit) : shownFigure(limit.of, limit.value);
  const by = Math.abs(shownFigure(limit.of, value) - from);
  return Math.max(shownFigure(limit.of, by), limit.exclusive ? step : 0);
}

/** Judges one known amount: what is not known is never met, and what is known alone may be too much; nor is what gives way. */
export function judgeAmount(limit: Limit, total: BoundedTotal | undefined): Judged {
  const judged = judgeKept(limit, total);
  return limit.yields ? { ...judged, status: 'yielded' } : judged;
}

function judgeKept(limit: Limit, total: BoundedTotal | undefined): Judged {
  if (!total || (total.uncounted && total.known === 0)) return { share: 0, status: 'unknown' };
  const { known, most } = total;
  const share = total.uncounted ? Math.min(total.share, 0.999) : total.share;
  const base = { known, share };
  if (limit.ifSerumHigh) return { ...base, status: 'unknown' };
  const beyond = isBeyond(limit, known);
  const ceiling = share >= 1 ? known : most;
  if (limit.side === 'maximum') {
    if (beyond) return { ...base, status: 'over', by: missedBy(limit, known) };
    const holds = ceiling !== undefined && !isBeyond(limit, ceiling);
    return { ...base, status: holds ? 'met' : 'unknown' };
  }
  if (!beyond) return { ...base, status: 'met' };
  const isShort = ceiling !== undefined && isBeyond(limit, ceiling);
  return isShort
    ? { ...base, status: 'short', by: missedBy(limit, known) }
    : { ...base, status: 'unknown' };
}
