import { useNavigate } from 'react-router-dom';
import { createRecordActions, notify } from '../../../blocks/recordList/recordActions';
import { useData } from '../../../data/react';
import { copyArticle, toSlug, uniqueSlug } from '../../../domain/publicHouse/articles/article';
import type { Article } from '../../../domain/records/articles';
import { articlesText } from '../../../i18n/articles';
import { common } from '../../../i18n/common';
import { nowInstant } from '../../../platform/clock';
import { newId } from '../../../platform/ids';
import { toaster } from '../../../ui/toaster';
import { getArticleTitle } from '../model/articleList';
import { ARTICLE_PATHS } from '../paths';

const text = articlesText.list;
const withoutDeletion = ({ deletedAt: _deleted, ...article }: Article): Article => article;

export function useArticleActions() {
  const data = useData();
  const navigate = useNavigate();
  const actions = createRecordActions(data.articles, text, getArticleTitle);
  const restore = ({ id }: Article) => actions.update(id, withoutDeletion);
  return {
    archive: actions.archive,
    duplicate: async (article: Article) => {
      const title = articlesText.copyName(getArticleTitle(article)).slice(0, 300);
      const taken = (await data.articles.all()).map(({ slug }) => slug);
      const changes = { title, slug: uniqueSlug(toSlug(title), taken) };
      const copy = copyArticle(article, data.newBase(), changes, newId);
      const open = () => navigate(ARTICLE_PATHS.edit(copy.id));
      await actions.insertCopy(copy, { label: text.open, run: open });
    },
    /** A draft goes for good, anything else is kept for a while (platform, section 4). */
    remove: async (article: Article) => {
      if (article.status === 'draft') return actions.remove(article);
      const deletedAt = nowInstant();
      if (!(await actions.update(article.id, (now) => ({ ...now, deletedAt })))) return;
      notify(text.removed(getArticleTitle(article)), common.undo, () => restore(article));
    },
    restore: async (article: Article) => {
      if (!(await restore(article))) return;
      toaster.create({ type: 'success', title: text.restored(getArticleTitle(article)) });
    },
  };
}
