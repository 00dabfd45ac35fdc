import { common } from '../../i18n/common';
import type { Pill } from '../../sync/status';

/** A pill that has something true to say. */
export type SaidPill = Exclude<Pill, { kind: 'unknown' }>;

/** The pill's exact words. */
export function pillText(pill: SaidPill): string {
  switch (pill.kind) {
    case 'attention':
      return common.pill.attention;
    case 'outdated':
      return common.pill.outdated;
    case 'waiting':
      return common.pill.waiting(pill.count);
    case 'offline':
      return common.pill.offline;
    case 'synced':
      return common.pill.synced;
  }
}

/** Colour of each state; danger is kept for what a person must decide. */
export const PILL_PALETTE: Record<SaidPill['kind'], string> = {
  attention: 'chilli',
  outdated: 'turmeric',
  waiting: 'turmeric',
  offline: 'turmeric',
  synced: 'leaf',
};
