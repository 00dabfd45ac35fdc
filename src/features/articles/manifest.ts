import { FileText } from 'lucide-react';
import { common } from '../../i18n/common';
import { defineFeature, page } from '../../routing/feature';
import { ARTICLE_PATHS } from './paths';

declare module '../../routing/addresses' {
  interface Addresses {
    articles: typeof ARTICLE_PATHS;
  }
}

const LATER = { cache: 'idle' } as const;
const editor = () => import('./ArticlePages');

export const articles = defineFeature('articles', {
  addresses: ARTICLE_PATHS,
  pages: [
    page(ARTICLE_PATHS.list, () => import('./ArticlesPage'), 'ArticlesPage', LATER),
    page(ARTICLE_PATHS.create, editor, 'NewArticlePage', LATER),
    page(ARTICLE_PATHS.edit(':id'), editor, 'ArticleEditPage', LATER),
    page(
      ARTICLE_PATHS.preview(':id'),
      () => import('./ArticlePreviewPage'),
      'ArticlePreviewPage',
      LATER,
    ),
  ],
  navigation: [{ path: ARTICLE_PATHS.list, label: common.nav.articles, icon: FileText, order: 40 }],
});
