import { common } from '../../i18n/common';
import type { SyncBadgeState } from '../../sync/status';

export type KnownSyncBadge = Exclude<SyncBadgeState, { kind: 'unknown' }>;

export function syncBadgeText(syncBadge: KnownSyncBadge): string {
  switch (syncBadge.kind) {
    case 'attention':
      return common.syncBadge.attention;
    case 'outdated':
      return common.syncBadge.outdated;
    case 'waiting':
      return common.syncBadge.waiting(syncBadge.count);
    case 'offline':
      return common.syncBadge.offline;
    case 'synced':
      return common.syncBadge.synced;
  }
}

export const SYNC_BADGE_PALETTE: Record<KnownSyncBadge['kind'], string> = {
  attention: 'chilli',
  outdated: 'turmeric',
  waiting: 'turmeric',
  offline: 'turmeric',
  synced: 'leaf',
};
