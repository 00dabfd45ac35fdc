import { useNavigate } from 'react-router-dom';
import { useData } from '../../../data/react';
import type { LocalData } from '../../../data/types';
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

async function written(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    toaster.create({ type: 'error', title: text.failed });
    return false;
  }
}

const notify = (title: string, undo?: () => void): void =>
  toaster.create({
    type: 'success',
    title,
    ...(undo ? { action: { label: common.undo, onClick: undo } } : {}),
  });

const withoutDeletion = ({ deletedAt: _deleted, ...article }: Article): Article => article;

async function duplicate(data: LocalData, article: Article, open: (id: string) => void) {
  const title = articlesText.copyOf(getArticleTitle(article)).slice(0, 300);
  const taken = (await data.articles.all()).map(({ slug }) => slug);
  const changes = { title, slug: uniqueSlug(toSlug(title), taken) };
  const copy = copyArticle(article, data.newBase(), changes, newId);
  if (!(await written(() => data.articles.insert(copy)))) return;
  toaster.create({
    type: 'success',
    title: text.copied(title),
    action: { label: text.open, onClick: () => open(copy.id) },
  });
}

export function useArticleActions() {
  const data = useData();
  const navigate = useNavigate();
  const setStatus = (article: Article, status: Article['status']) =>
    written(() => data.articles.update(article.id, (current) => ({ ...current, status })));
  const restore = (article: Article) =>
    written(() => data.articles.update(article.id, withoutDeletion));
  return {
    duplicate: (article: Article) =>
      duplicate(data, article, (id) => void navigate(ARTICLE_PATHS.edit(id))),
    archive: async (article: Article) => {
      const archived = article.status === 'archived';
      if (!(await setStatus(article, archived ? 'draft' : 'archived'))) return;
      const title = (archived ? text.unarchived : text.archived)(getArticleTitle(article));
      notify(title, () => void setStatus(article, article.status));
    },
    /** A draft goes for good, anything else is kept for a while (platform, section 4). */
    remove: async (article: Article) => {
      const forGood = article.status === 'draft';
      const gone = await written(() =>
        forGood
          ? data.articles.remove(article.id)
          : data.articles.update(article.id, (now) => ({ ...now, deletedAt: nowInstant() })),
      );
      if (!gone) return;
      notify(
        text.removed(getArticleTitle(article)),
        () => void (forGood ? written(() => data.articles.restore(article)) : restore(article)),
      );
    },
    restore: async (article: Article) => {
      if (await restore(article)) notify(text.restored(getArticleTitle(article)));
    },
  };
}
