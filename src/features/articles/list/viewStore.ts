import { create } from 'zustand';
import { NO_ARTICLE_FILTER, type ArticleFilter } from '../model/articleList';

interface ArticleView {
  filter: ArticleFilter;
  setFilter: (change: Partial<ArticleFilter>) => void;
}

export const useArticleView = create<ArticleView>((set) => ({
  filter: NO_ARTICLE_FILTER,
  setFilter: (change) => set(({ filter }) => ({ filter: { ...filter, ...change } })),
}));
