import { Bell } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { NOTICE_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    notices: typeof NOTICE_PATHS;
  }
}

export const notices = defineFeature('notices', {
  addresses: NOTICE_PATHS,
  pages: [page(NOTICE_PATHS.list, () => import('./NoticesPage'), 'NoticesPage', { cache: 'idle' })],
  navigation: [{ path: NOTICE_PATHS.list, label: common.nav.notices, icon: Bell, order: 105 }],
});
