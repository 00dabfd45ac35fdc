import { MessagesSquare } from 'lucide-react';
import { adminReviewTexts } from '../../i18n/adminReviews';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_REVIEW_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminReviews: typeof ADMIN_REVIEW_PATHS;
  }
}

export const adminReviews = defineFeature('adminReviews', {
  addresses: ADMIN_REVIEW_PATHS,
  pages: [page(ADMIN_REVIEW_PATHS.list, () => import('./ReviewsPage'), 'ReviewsPage')],
  navigation: [
    {
      path: ADMIN_REVIEW_PATHS.list,
      label: adminReviewTexts.nav,
      icon: MessagesSquare,
      order: 15,
      permission: 'manageContent',
    },
  ],
});
