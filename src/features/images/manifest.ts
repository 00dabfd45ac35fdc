import { Images } from 'lucide-react';
import { imagesText } from '../../i18n/images';
import { defineFeature, page } from '../../routing/feature';
import { IMAGE_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    images: typeof IMAGE_PATHS;
  }
}

export const images = defineFeature('images', {
  addresses: IMAGE_PATHS,
  pages: [page(IMAGE_PATHS.library, () => import('./ImagesPage'), 'ImagesPage', { cache: 'idle' })],
  navigation: [{ path: IMAGE_PATHS.library, label: imagesText.nav, icon: Images, order: 60 }],
});
