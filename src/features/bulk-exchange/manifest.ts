import { ArrowLeftRight } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { BULK_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    bulkExchange: typeof BULK_PATHS;
  }
}

export const bulkExchange = defineFeature('bulkExchange', {
  addresses: BULK_PATHS,
  pages: [page(BULK_PATHS.page, () => import('./BulkPage'), 'BulkPage', { cache: 'idle' })],
  navigation: [
    { path: BULK_PATHS.page, label: common.nav.bulkExchange, icon: ArrowLeftRight, order: 95 },
  ],
});
