import { Images } from 'lucide-react';
import { picturesText } from '../../i18n/pictures';
import { defineFeature, page } from '../../routing/feature';
import { PICTURE_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    pictures: typeof PICTURE_PATHS;
  }
}

export const pictures = defineFeature('pictures', {
  addresses: PICTURE_PATHS,
  pages: [
    page(PICTURE_PATHS.library, () => import('./PicturesPage'), 'PicturesPage', { cache: 'idle' }),
  ],
  navigation: [{ path: PICTURE_PATHS.library, label: picturesText.nav, icon: Images, order: 60 }],
});
