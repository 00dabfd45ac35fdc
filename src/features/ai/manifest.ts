import { Sparkles } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { AI_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    ai: typeof AI_PATHS;
  }
}

export const ai = defineFeature('ai', {
  addresses: AI_PATHS,
  pages: [page(AI_PATHS.panel, () => import('./AiPage'), 'AiPage', { cache: 'idle' })],
  navigation: [{ path: AI_PATHS.panel, label: common.nav.ai, icon: Sparkles, order: 65 }],
});
