import { RefreshCw } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { SYNC_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    syncCentre: typeof SYNC_PATHS;
  }
}

export const syncCentre = defineFeature('syncCentre', {
  addresses: SYNC_PATHS,
  pages: [page(SYNC_PATHS.centre, () => import('./SyncCentrePage'), 'SyncCentrePage')],
  navigation: [{ path: SYNC_PATHS.centre, label: common.nav.sync, icon: RefreshCw, order: 110 }],
});
