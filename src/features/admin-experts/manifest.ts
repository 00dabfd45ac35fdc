import { UserRoundCheck } from 'lucide-react';
import { adminTexts } from '../../i18n/admin';
import { defineFeature, page } from '../../routing/feature';
import { ADMIN_EXPERT_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    adminExperts: typeof ADMIN_EXPERT_PATHS;
  }
}

export const adminExperts = defineFeature('adminExperts', {
  addresses: ADMIN_EXPERT_PATHS,
  pages: [page(ADMIN_EXPERT_PATHS.list, () => import('./ExpertsPage'), 'ExpertsPage')],
  navigation: [
    {
      path: ADMIN_EXPERT_PATHS.list,
      label: adminTexts.experts.nav,
      icon: UserRoundCheck,
      order: 10,
      permission: 'viewUserProfiles',
    },
  ],
});
