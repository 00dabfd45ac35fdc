import { Images } from 'lucide-react';
import { adminImageTexts } from '../../i18n/adminImages';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_IMAGE_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminImages: typeof ADMIN_IMAGE_PATHS;
  }
}

export const adminImages = defineFeature('adminImages', {
  addresses: ADMIN_IMAGE_PATHS,
  pages: [page(ADMIN_IMAGE_PATHS.list, () => import('./ImagesPage'), 'ImagesPage')],
  navigation: [
    {
      path: ADMIN_IMAGE_PATHS.list,
      label: adminImageTexts.nav,
      icon: Images,
      order: 14.5,
      permission: 'manageContent',
    },
  ],
});
