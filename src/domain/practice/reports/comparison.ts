import type { ClientsReport } from './clients';
import type { MenusReport } from './menus';
import type { Share } from './source';
import type { VisitsReport } from './visits';

export type ComparedKey =
  | 'visits'
  | 'clients'
  | 'newClients'
  | 'missed'
  | 'towards'
  | 'daysBetween'
  | 'menusWithin';

export interface Compared {
  key: ComparedKey;
  kind: 'count' | 'share' | 'days';
  now?: number;
  before?: number;
  /**
   * Whether chance alone could explain the difference: within 1.96 standard errors, of a count as of a Poisson number, of
   * a share as of a binomial one. Absent where one of the two is not known.
   */
  isUncertain?: boolean;
}

export interface ComparedReports {
  clients: ClientsReport;
  visits: VisitsReport;
  menus: MenusReport;
}

/** Standard errors within which a difference may be chance (95 %). */
const ERRORS = 1.96;

const isCountUncertain = (now: number, before: number): boolean =>
  Math.abs(now - before) <= ERRORS * Math.sqrt(now + before);

const variance = ({ count, of }: Share): number => ((count / of) * (1 - count / of)) / of;

function isShareUncertain(now: Share, before: Share): boolean {
  const difference = Math.abs(now.count / now.of - before.count / before.of);
  return difference <= ERRORS * Math.sqrt(variance(now) + variance(before));
}

const getValue = ({ count, of }: Share): number | undefined => (of > 0 ? count / of : undefined);

function comparedShare(key: ComparedKey, now: Share, before: Share): Compared {
  const isKnown = now.of > 0 && before.of > 0;
  return {
    key,
    kind: 'share',
    now: getValue(now),
    before: getValue(before),
    ...(isKnown ? { isUncertain: isShareUncertain(now, before) } : {}),
  };
}

const judged = ({ clients: { progress } }: ComparedReports): Share => ({
  count: progress.towards,
  of: progress.towards + progress.slow + progress.against,
});

const energyWithin = ({ menus: { fit } }: ComparedReports): Share => ({
  count: fit.within5 + fit.within10,
  of: fit.within5 + fit.within10 + fit.beyond,
});

const missed = ({ visits }: ComparedReports): Share => ({
  count: visits.missed,
  of: visits.appointments,
});

export function comparison(now: ComparedReports, before: ComparedReports): Compared[] {
  const counts = (['visits', 'clients', 'newClients'] as const).map((key): Compared => {
    const [one, other] = [now.visits[key], before.visits[key]];
    return {
      key,
      kind: 'count',
      now: one,
      before: other,
      isUncertain: isCountUncertain(one, other),
    };
  });
  return [
    ...counts,
    comparedShare('missed', missed(now), missed(before)),
    comparedShare('towards', judged(now), judged(before)),
    {
      key: 'daysBetween',
      kind: 'days',
      now: now.visits.daysBetween,
      before: before.visits.daysBetween,
    },
    comparedShare('menusWithin', energyWithin(now), energyWithin(before)),
  ];
}
