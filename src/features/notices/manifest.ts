import { Bell } from 'lucide-react';
import { noticeTexts } from '../../i18n/notices';
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
  navigation: [{ path: NOTICE_PATHS.list, label: noticeTexts.nav, icon: Bell, order: 105 }],
});
